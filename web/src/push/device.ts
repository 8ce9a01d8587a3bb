/** Notifications on this device: what the browser allows, and switching them on and off. */

import { call, get, Problem } from "../api/http.ts";
import type { PushState, PushSubscriptionData } from "../wire.ts";

/** "insecure" and "unsupported" are for good; "blocked" is up to the person, in the browser's settings. */
export type Standing = "insecure" | "unsupported" | "blocked" | "off" | "on";

export const WORKER = "./sw.js";
const MINE = "/api/notices/push";

/** What the browser allows, before anybody is asked. */
export function possible(where: Window & typeof globalThis = window): "insecure" | "unsupported" | "blocked" | "yes" {
  if (!where.isSecureContext) return "insecure";
  const able = "serviceWorker" in where.navigator && "PushManager" in where && "Notification" in where;
  if (!able) return "unsupported";
  return where.Notification.permission === "denied" ? "blocked" : "yes";
}

/** How things stand: on only where the server and the browser agree. */
export async function standing(told: PushState): Promise<Standing> {
  const can = possible();
  if (can !== "yes") return can;
  return told.here && Notification.permission === "granted" && (await subscription()) ? "on" : "off";
}

export function told(): Promise<PushState> {
  return get<PushState>(MINE);
}

/** Ask the person, then the browser, then tell the server. What an earlier person here had is given up first. */
export async function turnOn({ key }: PushState): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return told();
  await (await subscription())?.unsubscribe();
  const made = await subscribe(key);
  if (!made) throw new Problem("push_failed", "");
  return call<PushState>("PUT", MINE, plain(made));
}

export async function turnOff(): Promise<PushState> {
  await (await subscription())?.unsubscribe();
  return call<PushState>("DELETE", MINE);
}

/** The browser may have made a new subscription by itself, or lost it: then another one is made. The server is told. */
export async function keep(now: PushState): Promise<PushState> {
  if (!now.here || possible() !== "yes") return now;
  if (Notification.permission !== "granted") return call<PushState>("DELETE", MINE);
  const mine = (await subscription()) ?? (await subscribe(now.key));
  return mine ? call<PushState>("PUT", MINE, plain(mine)) : now;
}

/** The same at the start of the page, which waits for nothing of it. */
export async function keepUp(): Promise<void> {
  if (possible() === "yes" && Notification.permission === "granted") await told().then(keep);
}

/** Null if the browser cannot have one now. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function plain(made: PushSubscription): PushSubscriptionData {
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}

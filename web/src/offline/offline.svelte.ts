/** Playing without a network, the page as an app of its own, and newer builds: what the service worker does, as the page sees it. */

import { version } from "../local/here.ts";
import type { FromKeeper, ToKeeper } from "./messages.ts";

/** What Chromium offers when a page can be installed. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const WORKER = "./sw.js";
const OFTEN = 60_000; // milliseconds between two looks for a newer build
const SOMETIMES = 3_600_000;

export const offline = $state({
  /** Whether this browser can keep the page. */
  able: false,
  /** Everything for a game without a network is here. */
  kept: false,
  /** How many bytes that is on its way here. */
  total: 0,
  /** It is being fetched, or could not be. */
  work: null as null | "loading" | "failed",
  loaded: 0,
  /** There is something to load the page anew for: a newer build, or a part that could not be had. */
  news: null as null | "newer" | "missing",
  /** The page says already that the server is away, and offers to play without it. */
  told: false,
  /** The page can be installed. */
  offer: null as Offer | null,
});

let registration: ServiceWorkerRegistration | null = null;
let looked = 0;
let wanted = false;
const asks = () => void ask().catch(() => {}); // away: another time
const home = new URL(".", document.baseURI).href;
/** The first script: another build, another name. */
const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.replace(home, "") ?? "";

/** At the start of the page; nothing waits for it. */
export function beginOffline(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is offered in the lobby
    offline.offer = event as Offer;
  });
  addEventListener("appinstalled", () => {
    offline.offer = null;
    void keepAll();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 400));
  const start = () => later(() => void register().catch(() => {})); // the page is whole without it
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => {
    const coming = registration?.installing;
    coming?.addEventListener("statechange", asks);
  });
  navigator.serviceWorker.addEventListener("controllerchange", asks);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  addEventListener("online", look);
  setInterval(look, SOMETIMES);
  looked = Date.now();
  await navigator.serviceWorker.ready;
  offline.able = true;
  await ask();
  const names = performance.getEntriesByType("resource").map(({ name }) => name.replace(home, ""));
  registration.active?.postMessage({ kind: "keep", names } satisfies ToKeeper);
  if (wanted) await keepAll();
}

/** Look whether there is a newer build. */
export function look(): void {
  if (!registration || Date.now() - looked < OFTEN) return;
  looked = Date.now();
  registration.update().catch(() => {}); // away: another time
}

/** Say something to a worker; `hear` is told each answer. */
function say(worker: ServiceWorker, message: ToKeeper, hear: (answer: FromKeeper) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<FromKeeper>) => hear(data);
  worker.postMessage(message, [port2]);
}

/** How things stand with a worker: what it has kept, and whether this page is of its build. */
function how(worker: ServiceWorker): Promise<Extract<FromKeeper, { kind: "how" }>> {
  return new Promise((resolve) => say(worker, { kind: "how", version, entry }, (answer) => answer.kind === "how" && resolve(answer)));
}

/** What is kept, and whether there is a newer build: that of the worker that waits, or of one that another page has let in. */
async function ask(): Promise<void> {
  const { active, waiting } = registration!;
  if (active) {
    const { whole, coming, total, same } = await how(active);
    Object.assign(offline, { kept: whole, total });
    if (coming) void keepAll(); // another page has asked for it, and may be gone
    if (same && !waiting) return;
  }
  if (waiting) {
    if (!(await how(waiting)).same) offline.news = "newer";
  } else if (!registration!.installing) {
    await registration!.update(); // or this page is the newer one, and its worker is still to come
    if (!registration!.installing && !registration!.waiting) offline.news = "newer";
  }
}

/** Keep everything for a game without a network. */
export function keepAll(): Promise<void> {
  const active = registration?.active;
  wanted ||= !active; // then as soon as there is a worker
  if (!active || offline.kept || offline.work === "loading") return Promise.resolve();
  Object.assign(offline, { work: "loading", loaded: 0 });
  return new Promise((resolve) => {
    say(active, { kind: "whole" }, (answer) => {
      if (answer.kind === "loading") {
        offline.loaded = answer.loaded;
        return;
      }
      offline.kept = answer.kind === "done";
      offline.work = answer.kind === "done" ? null : "failed";
      resolve();
    });
  });
}

/** The person wants the page anew: of the newer build, if there is one. */
export function renew(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ kind: "now" } satisfies ToKeeper);
}

export async function install(): Promise<void> {
  const { offer } = offline;
  offline.offer = null; // a browser lets it be asked once
  await offer?.prompt();
}

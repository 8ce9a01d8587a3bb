/**
 * What is pushed is shown, a press on it leads to its table, and a new subscription is told to the server. A service worker calls `listen(self)`. The
 * server writes the message (src/ruinous/server/notices/push.py); nothing else of the page may be imported here.
 */

interface Pushed {
  title: string;
  body: string;
  /** Where a press leads. */
  url: string;
  /** A newer one with the same tag takes its place. */
  tag: string;
  language: string;
}

interface Shown extends NotificationOptions {
  data: { url: string };
}

/** As much of a service worker as is used here. */
export interface Worker {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: Shown): Promise<void>;
    pushManager: Pick<PushManager, "getSubscription" | "subscribe">;
  };
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Not in every browser. */
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What a message says; a message that nobody can read still says that there is something. */
export function pushed(text: string | undefined): Pushed {
  const plain: Pushed = { title: "Ruinous", body: "", url: "", tag: "", language: "" };
  try {
    return { ...plain, ...(JSON.parse(text ?? "") as Partial<Pushed>) };
  } catch {
    return plain;
  }
}

export async function show(worker: Worker, { title, body, url, tag, language }: Pushed): Promise<void> {
  await worker.registration.showNotification(title, { body, tag, lang: language, icon: "icon-192.png", data: { url } });
}

/** The page that shows this address comes to the front, else one of ours goes there, else a new one opens. */
export async function lead(worker: Worker, told: string): Promise<void> {
  const url = ours(worker.location.origin, told);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  if (there) return void (await there.focus());
  const other = pages.find((page) => new URL(page.url).origin === worker.location.origin);
  try {
    if (!other) throw new Error("no page of ours");
    await other.focus();
    await other.navigate(url);
  } catch {
    await worker.clients.openWindow(url); // also where a page may not be led elsewhere
  }
}

/** An address of this server; whatever else is told leads to its front door. */
export function ours(origin: string, told: string): string {
  try {
    const { hash } = new URL(told, origin);
    return `${origin}/${hash}`;
  } catch {
    return `${origin}/`;
  }
}

const MINE = "/api/notices/push";

/**
 * The browser has taken this device's subscription away, and may have made another one: the server is told the new one.
 * A worker that cannot read cookies leaves that to the page, when it is opened next (device.ts).
 */
export async function renew(worker: Worker, made?: PushSubscription | null): Promise<void> {
  const csrf = (await worker.cookieStore?.get("ruinous_csrf"))?.value;
  if (!csrf) return;
  const told = (await (await worker.fetch(MINE)).json()) as { here?: boolean; key?: string };
  if (!told.here) return;
  const { pushManager } = worker.registration;
  const mine = made ?? (await pushManager.getSubscription()) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: told.key! }));
  const { endpoint, keys } = mine.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  await worker.fetch(MINE, { method: "PUT", headers: { "content-type": "application/json", "x-ruinous-csrf": csrf }, body });
}

interface PushEvent extends Event {
  data: { text(): string } | null;
  waitUntil(done: Promise<unknown>): void;
}

interface ClickEvent extends Event {
  notification: { data?: { url?: string }; close(): void };
  waitUntil(done: Promise<unknown>): void;
}

interface ChangeEvent extends Event {
  newSubscription?: PushSubscription | null;
  waitUntil(done: Promise<unknown>): void;
}

/** Called by the service worker with itself. */
export function listen(worker: Worker & Pick<EventTarget, "addEventListener">): void {
  worker.addEventListener("push", (event) => {
    const { data, waitUntil } = event as PushEvent;
    waitUntil.call(event, show(worker, pushed(data?.text())));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { notification } = event as ClickEvent;
    notification.close();
    (event as ClickEvent).waitUntil(lead(worker, notification.data?.url ?? ""));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as ChangeEvent;
    change.waitUntil(renew(worker, change.newSubscription));
  });
}

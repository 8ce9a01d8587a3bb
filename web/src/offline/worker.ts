/** The service worker's part in playing without a network. Without a list of parts before it (in a checkout) it keeps nothing. */

import { Keeper, type Build } from "./keeper.ts";
import type { FromKeeper, ToKeeper } from "./messages.ts";

interface Later extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Later {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Later {
  data: ToKeeper;
  ports: readonly MessagePort[];
}
interface Scope extends Pick<EventTarget, "addEventListener"> {
  ruinous?: Build;
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

export function keep(scope: Scope): void {
  if (!scope.ruinous) return;
  const keeper = new Keeper(scope.ruinous, { home: new URL(scope.registration.scope), caches, fetch: (address, init) => fetch(address, init), digest });
  scope.addEventListener("install", (event) => (event as Later).waitUntil(keeper.install()));
  scope.addEventListener("activate", (event) => (event as Later).waitUntil(keeper.tidy().then(() => scope.clients.claim())));
  scope.addEventListener("fetch", (event) => {
    const asked = event as Asked;
    const answer = keeper.answer(asked.request, (work) => asked.waitUntil(work));
    if (answer) asked.respondWith(answer());
  });
  scope.addEventListener("message", (event) => {
    const { data, ports } = event as Told;
    const tell = (message: FromKeeper) => ports[0]?.postMessage(message);
    (event as Later).waitUntil(obey(scope, keeper, data, tell).catch((error: unknown) => tell({ kind: "failed", detail: String(error) })));
  });
}

async function obey(scope: Scope, keeper: Keeper, data: ToKeeper, tell: (message: FromKeeper) => void): Promise<void> {
  switch (data.kind) {
    case "now":
      return scope.skipWaiting();
    case "keep":
      return keeper.keep(data.names);
    case "how":
      return tell({ kind: "how", coming: keeper.isComing, whole: await keeper.isWhole(), total: keeper.bytes, same: keeper.made(data) });
    case "whole":
      await keeper.whole((loaded, total) => tell({ kind: "loading", loaded, total }));
      tell({ kind: "done" });
  }
}

/** The beginning of a SHA-256 in hexadecimal, as the list of parts has it. */
async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

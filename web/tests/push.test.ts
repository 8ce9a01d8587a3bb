import { afterEach, describe, expect, it, vi } from "vitest";
import { playAt, server, type Transport } from "../src/api/http.ts";
import { keep, possible } from "../src/push/device.ts";
import { lead, listen, ours, pushed, renew, show, type Worker } from "../src/push/worker.ts";

const HOME = "https://play.example.org";
const TOLD = { title: "Your turn: Friday", body: "Khorne, round 3", url: `${HOME}/#table=t1`, tag: "t1/your_turn", language: "en" };

function subscription(endpoint: string) {
  return { toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: "BP", auth: "AU" } }) } as unknown as PushSubscription;
}

function worker(urls: string[] = [], navigable = true) {
  const done: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => done.push(`focus ${url}`),
    navigate: async (to: string) => {
      if (!navigable) throw new TypeError("not controlled");
      done.push(`navigate ${to}`);
    },
  }));
  const made: Worker = {
    location: { origin: HOME },
    registration: {
      showNotification: async (title, shown) => void done.push(`show ${title} ${JSON.stringify(shown)}`),
      pushManager: { getSubscription: async () => null, subscribe: async () => subscription("anew") },
    },
    fetch: async (path, { method = "GET", body } = {}) => {
      done.push(`${method} ${path}${body ? ` ${(JSON.parse(String(body)) as { endpoint: string }).endpoint}` : ""}`);
      return new Response(JSON.stringify({ here: true, key: "BK" }));
    },
    cookieStore: { get: async (name) => ({ value: `the ${name}` }) },
    clients: { matchAll: async () => pages, openWindow: async (url) => done.push(`open ${url}`) },
  };
  return { made, done };
}

describe("what is pushed", () => {
  it("is shown with its tag, so that a newer one takes its place", async () => {
    const { made, done } = worker();
    await show(made, pushed(`${JSON.stringify(TOLD)}    `));
    expect(done).toHaveLength(1);
    expect(done[0]).toContain("show Your turn: Friday");
    expect(JSON.parse(done[0]!.slice(done[0]!.indexOf("{")))).toMatchObject({
      body: "Khorne, round 3",
      tag: "t1/your_turn",
      lang: "en",
      data: { url: TOLD.url },
    });
  });

  it("is shown even if it cannot be read: a browser wants something shown for every message", () => {
    for (const text of [undefined, "", "words", "null"]) expect(pushed(text).title).toBe("Ruinous");
  });
});

describe("a press on it", () => {
  it("brings the page of the table to the front", async () => {
    const { made, done } = worker([`${HOME}/`, TOLD.url]);
    await lead(made, TOLD.url);
    expect(done).toEqual([`focus ${TOLD.url}`]);
  });

  it("leads a page of ours there, or opens one", async () => {
    const page = worker(["https://other.example/", `${HOME}/#settings`]);
    await lead(page.made, TOLD.url);
    expect(page.done).toEqual([`focus ${HOME}/#settings`, `navigate ${TOLD.url}`]);
    const foreign = worker(["https://other.example/"]);
    await lead(foreign.made, TOLD.url);
    const stubborn = worker([`${HOME}/`], false);
    await lead(stubborn.made, TOLD.url);
    expect([foreign.done.at(-1), stubborn.done.at(-1)]).toEqual([`open ${TOLD.url}`, `open ${TOLD.url}`]);
  });

  it("leads to nobody else's address", () => {
    expect(ours(HOME, "https://evil.example/x#table=t1")).toBe(`${HOME}/#table=t1`);
    expect(ours(HOME, "javascript:alert(1)")).toBe(`${HOME}/`);
    expect(ours(HOME, "")).toBe(`${HOME}/`);
    expect(ours(HOME, "http://[")).toBe(`${HOME}/`);
  });
});

describe("a subscription that the browser has changed", () => {
  const ASKED = "GET /api/notices/push";

  it("is told to the server: the one that it has made, else one that is made now", async () => {
    const { made, done } = worker();
    await renew(made, subscription("theirs"));
    await renew(made, null);
    expect(done).toEqual([ASKED, "PUT /api/notices/push theirs", ASKED, "PUT /api/notices/push anew"]);
  });

  it("is left to the page where a worker cannot prove who it is, and to nobody where push is off", async () => {
    const { made, done } = worker();
    await renew({ ...made, cookieStore: undefined });
    expect(done).toEqual([]);
    await renew({ ...made, fetch: async (path) => (done.push(path), new Response('{"here": false}')) });
    expect(done).toEqual(["/api/notices/push"]);
  });
});

it("a service worker listens and waits for what it does", async () => {
  const heard: Record<string, (event: unknown) => void> = {};
  const { made, done } = worker();
  listen(Object.assign(made, { addEventListener: (name: string, heed: never) => (heard[name] = heed) }) as never);
  const waits: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void waits.push(one);
  heard["push"]!({ data: { text: () => JSON.stringify(TOLD) }, waitUntil });
  heard["notificationclick"]!({ notification: { data: { url: TOLD.url }, close: () => done.push("close") }, waitUntil });
  await Promise.all(waits);
  heard["pushsubscriptionchange"]!({ waitUntil });
  await Promise.all(waits);
  expect(done.map((one) => one.split(" ")[0])).toEqual(["show", "close", "open", "GET", "PUT"]);
});

it("what the browser allows is known before anybody is asked", () => {
  const able = { isSecureContext: true, navigator: { serviceWorker: {} }, PushManager: {}, Notification: { permission: "default" } };
  const told = (changes: object) => possible({ ...able, ...changes } as never);
  expect(told({})).toBe("yes");
  expect(told({ isSecureContext: false })).toBe("insecure");
  expect(told({ navigator: {} })).toBe("unsupported");
  expect(told({ Notification: { permission: "denied" } })).toBe("blocked");
});

describe("at the start of the page, where push is on", () => {
  const now = { key: "BK", here: true, target: "", devices: 1, ended: false };

  /** What the server is told, when the browser has a subscription, or can or cannot make one. */
  async function told(has: PushSubscription | null, makes: PushSubscription | null, permission = "granted"): Promise<string[]> {
    const done: string[] = [];
    const call = async (method: string, path: string, body?: { endpoint: string }) => (done.push([method, path, body?.endpoint].join(" ")), now);
    playAt({ call } as unknown as Transport);
    const subscribe = async () => makes ?? Promise.reject(new Error("no push service"));
    const registration = { pushManager: { getSubscription: async () => has, subscribe } };
    const serviceWorker = { getRegistration: async () => registration, register: async () => registration, ready: Promise.resolve() };
    vi.stubGlobal("navigator", { serviceWorker });
    vi.stubGlobal("Notification", { permission });
    vi.stubGlobal("window", { isSecureContext: true, navigator: { serviceWorker }, PushManager: {}, Notification: { permission } });
    await keep(now);
    return done;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    playAt(server);
  });

  it("the server is told what the browser has, and one that was lost is made anew", async () => {
    expect(await told(subscription("mine"), null)).toEqual(["PUT /api/notices/push mine"]);
    expect(await told(null, subscription("anew"))).toEqual(["PUT /api/notices/push anew"]);
  });

  it("nothing is given up where the browser cannot have one now, but where it may not any more", async () => {
    expect(await told(null, null)).toEqual([]);
    expect(await told(null, null, "default")).toEqual(["DELETE /api/notices/push "]);
    expect(await told(subscription("mine"), null, "denied")).toEqual([]);
  });
});

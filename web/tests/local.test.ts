import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem, type Transport } from "../src/api/http.ts";
import type { FromWorker, ToWorker } from "../src/local/messages.ts";
import type { Owner } from "../src/local/store.ts";
import type { Summary } from "../src/wire.ts";
import { full, fresh, request, resized } from "../src/pages/new-table.ts";

const kept = vi.hoisted(() => ({ owner: null as Owner | null, rows: [] as Summary[], error: null as unknown }));
vi.mock("../src/local/store.ts", async (original) => ({
  ...(await original<typeof import("../src/local/store.ts")>()),
  owner: () => (kept.error ? Promise.reject(kept.error) : Promise.resolve(kept.owner)),
  keepOwner: async (owner: Owner) => void (kept.owner = owner),
  keepForGood: async () => true,
  rows: async () => kept.rows,
  remove: async (id: string) => void (kept.rows = kept.rows.filter((row) => row.id !== id)),
}));
vi.mock("../src/local/here.ts", () => ({ inTab: true, version: "of-today" })); // what a page says of itself
const workers: FakeWorker[] = [];
class FakeWorker {
  said: ToWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: unknown = null;
  ended = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToWorker): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}

const { answer, mine, NOT_MINE } = await import("../src/local/desk.ts");
const { brought, ended } = await import("../src/local/brought.ts");
const { fromServer } = await import("../src/local/files.ts");
const { whyNot } = await import("../src/local/store.ts");
const home = new URL("https://games.example/ruinous/");
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  Object.assign(kept, { owner: null, rows: [], error: null });
  workers.length = 0;
  vi.stubGlobal("document", { baseURI: "https://games.example/ruinous/tab", documentElement: { lang: "en" }, querySelector: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.doUnmock("../src/local/store.ts");
  vi.doUnmock("../src/local/here.ts");
});

describe("the desk", () => {
  it("knows who plays here once they have a name", async () => {
    await expect(answer(home, "GET", "/api/identity", undefined)).rejects.toMatchObject({ code: "not_signed_in" });
    await answer(home, "POST", "/api/identity", { name: "  Anna " });
    const made = kept.owner!;
    await answer(home, "POST", "/api/identity", { name: "Boris" });
    expect(kept.owner).toEqual(made);
    const changed = await answer(home, "PATCH", "/api/identity", { name: "", settings: { interface: { theme: "dark" } } });
    expect(changed).toMatchObject({ id: made.id, name: "?", tag: "", settings: { interface: { theme: "dark" } } });
  });

  it("gives a name by plain http too, where a browser leaves a page less of its cryptography", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await answer(home, "POST", "/api/identity", { name: "Anna" });
    expect(kept.owner!.id).toMatch(/^tab-\w{24}$/);
  });

  it("leaves what needs a game to the table, and has nothing that only a server has", async () => {
    expect(await answer(home, "GET", "/api/tables/abc", undefined)).toBe(NOT_MINE);
    expect(await answer(home, "GET", "/api/notices/settings", undefined)).toBe(NOT_MINE);
    expect(await answer(home, "GET", "/api/tables?state=open", undefined)).toEqual({ tables: [] });
  });

  it("shows the games that wait first, then the last played, and forgets one", async () => {
    const row = (id: string, at: number, awaited = {}) => ({ id, at, awaited }) as unknown as Summary;
    kept.rows = [row("old", 1), row("new", 3), row("waits", 2, { me: "decision" })];
    expect((await mine()).map((table) => table.id)).toEqual(["waits", "new", "old"]);
    await answer(home, "DELETE", "/api/tables/new", undefined);
    expect((await mine()).map((table) => table.id)).toEqual(["waits", "old"]);
  });
});

describe("files", () => {
  it("tells a record and a position by their text, with their Powers", () => {
    const record = "ruinous record 2\nedition 2 0.2.0\npowers khorne nurgle slaanesh\nresult running\n";
    expect(brought(record)).toMatchObject({ kind: "record", powers: ["khorne", "nurgle", "slaanesh"] });
    expect(ended(brought(record)!)).toBe(false);
    expect(ended(brought(record.replace("running", "fifty_vp khorne"))!)).toBe(true);
    expect(brought('name = "x"\n[position]\nround = 2')).toMatchObject({ kind: "scenario", powers: ["khorne", "nurgle", "tzeentch", "slaanesh"] });
    expect(brought('[position]\npowers = ["khorne",\n "horned_rat", "nurgle"]')?.powers).toEqual(["khorne", "nurgle", "horned_rat"]);
    for (const other of ["", "Dear diary", '{"ruinous": "games 1"}']) expect(brought(other)).toBeNull();
  });

  it("knows a page that a server gave out", () => {
    expect([fromServer("/tab"), fromServer("/games/tab"), fromServer("/"), fromServer("/tab/")]).toEqual([true, true, false, false]);
  });
});

describe("a new table in a tab", () => {
  it("has no free seats, and several of mine make it one for several people", () => {
    const draft = fresh(false);
    expect(full(draft)).toBe(true);
    expect(full(resized(draft, 5))).toBe(true);
    expect(request(draft)).toMatchObject({ start: true, options: { hot_seat: false } });
    expect(request({ ...draft, places: ["me", "me", "novice", "novice"] })).toMatchObject({ options: { hot_seat: true } });
    expect(full(fresh())).toBe(false);
  });
});

describe("storage", () => {
  it("says why something was not kept", () => {
    const named = (name: string) => Object.assign(new Error(), { name });
    expect([named("QuotaExceededError"), named("VersionError"), named("AbortError"), null].map(whyNot)).toEqual(["full", "newer", "refused", "refused"]);
  });
});

describe("the socket into the worker", () => {
  const opened = async () => {
    vi.resetModules();
    const tab: Transport = (await import("../src/local/tab.ts")).tab;
    const socket = tab.connect();
    let lost = 0;
    socket.onclose = () => (lost += 1);
    workers[0]!.onmessage!({ data: { kind: "ready", quick: false } });
    return { tab, socket, worker: workers[0]!, lost: () => lost };
  };

  it("loses itself rather than a message", async () => {
    const { socket, worker, lost } = await opened();
    kept.error = new Error("no storage");
    socket.send("hello");
    await settle();
    expect(worker.said).toEqual([]);
    expect(lost()).toBe(1);
  });

  it("sends on when it has known who plays: then the worker says what is wrong", async () => {
    kept.owner = { id: "a", name: "Anna", created: 0, settings: {} };
    const { socket, worker, lost } = await opened();
    socket.send("one");
    await settle();
    kept.error = new Error("gone");
    socket.send("two");
    await settle();
    expect(worker.said).toEqual([
      { kind: "say", text: "one", me: { id: "a", name: "Anna" } },
      { kind: "say", text: "two", me: { id: "a", name: "Anna" } },
    ]);
    expect(lost()).toBe(0);
  });

  it("tells everybody who waits that the engine has stopped, and begins anew", async () => {
    kept.owner = { id: "a", name: "Anna", created: 0, settings: {} };
    const { tab, worker, lost } = await opened();
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const asked = tab.call("GET", "/api/tables/abc").catch((problem: Problem) => problem.code);
    await settle();
    worker.onmessage!({ data: { kind: "failed", why: "broken", detail: "x" } });
    expect(await asked).toBe("tab");
    expect([worker.ended, lost(), warned.mock.calls.length]).toEqual([true, 1, 1]);
    tab.connect();
    expect(workers.length).toBe(2);
  });
});

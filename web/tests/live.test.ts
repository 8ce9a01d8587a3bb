import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/api/http.ts";
import { LiveSocket, type SocketLike } from "../src/api/live.ts";
import { WatchedTable, type Batch } from "../src/api/table.svelte.ts";
import type { TableMessage, TableState } from "../src/wire.ts";

/** A socket whose other end is the test. */
class FakeSocket implements SocketLike {
  readyState = 0;
  sent: Record<string, any>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006, reason: "" });
  }
  of(type: string): Record<string, any>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

let sockets: FakeSocket[];
let live: LiveSocket;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ lines: [] })));
  vi.stubGlobal("document", { cookie: "" });
  sockets = [];
  live = new LiveSocket(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function state(version: number, more: object = {}): TableState {
  return { table: { id: "t", version, places: [] }, game: null, ask: null, undo: 0, ...more } as unknown as TableState;
}
function told(version: number, more: object = {}): object {
  return { type: "state", table: "t", version, seat: null, state: state(version), events: [], present: [], ...more };
}

describe("LiveSocket", () => {
  it("sends nothing before it is open, then everything in order", async () => {
    const first = live.do("t", { do: "start" });
    const second = live.do("t", { do: "say", text: "hello" });
    expect(last().sent).toEqual([]);
    last().open();
    const commands = last().of("do");
    expect(commands.map((message) => message.command.do)).toEqual(["start", "say"]);
    expect(commands[0]!.command.key).not.toBe(commands[1]!.command.key);
    last().say({ type: "done", id: commands[1]!.id, version: 4 });
    last().say({ type: "done", id: commands[0]!.id, version: 3 });
    expect((await first).version).toBe(3);
    expect((await second).version).toBe(4);
  });

  it("sends an unanswered command again with the same key after a break, and an answered one not", async () => {
    const lost = live.do("t", { do: "play", action: "pass", version: 7 });
    last().open();
    const done = live.do("t", { do: "say", text: "hi" });
    last().say({ type: "done", id: last().of("do")[1]!.id, version: 8 });
    await done;
    const key = last().of("do")[0]!.command.key;
    last().break();
    expect(live.status).toBe("waiting");
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets.length).toBe(2);
    last().open();
    const again = last().of("do");
    expect(again.length).toBe(1);
    expect(again[0]!.command).toMatchObject({ do: "play", key });
    last().say({ type: "done", id: again[0]!.id, version: 8, repeated: true });
    expect((await lost).repeated).toBe(true);
    expect(live.waiting).toBe(0);
  });

  it("waits longer after each failure, and not at all when hurried", async () => {
    live.start();
    last().break();
    await vi.advanceTimersByTimeAsync(600);
    expect(sockets.length).toBe(2);
    last().break();
    await vi.advanceTimersByTimeAsync(550);
    expect(sockets.length).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets.length).toBe(3);
    for (let n = 0; n < 9; n++) {
      last().break();
      live.hurry();
    }
    expect(sockets.length).toBe(12);
    last().break();
    await vi.advanceTimersByTimeAsync(7_000); // never longer than about 5 seconds
    expect(sockets.length).toBe(13);
  });

  it("leaves a connection that does not answer a ping", async () => {
    live.start();
    last().open();
    await vi.advanceTimersByTimeAsync(20_100);
    expect(last().of("ping").length).toBe(1);
    last().say({ type: "pong", id: last().of("ping")[0]!.id, now: Date.now() + 5000 });
    expect(live.skew).toBe(5000);
    await vi.advanceTimersByTimeAsync(20_100);
    expect(last().of("ping").length).toBe(2);
    await vi.advanceTimersByTimeAsync(8_100);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets.length).toBe(2);
  });

  it("rejects what is refused, and repeats what may pass", async () => {
    live.start();
    last().open();
    const stale = live.do("t", { do: "undo", version: 1 });
    last().say({ type: "refused", id: last().of("do")[0]!.id, code: "stale", sentence: "The table has moved on." });
    await expect(stale).rejects.toMatchObject({ code: "stale", sentence: "The table has moved on." });
    const busy = live.do("t", { do: "start" });
    const id = last().of("do")[1]!.id;
    last().say({ type: "refused", id, code: "too_many", sentence: "…" });
    await vi.advanceTimersByTimeAsync(1100);
    expect(last().of("do").filter((message) => message.id === id).length).toBe(2);
    last().say({ type: "done", id, version: 2 });
    expect((await busy).version).toBe(2);
  });

  it("hears why an action is not legal as a fact, and a refusal as well", async () => {
    live.start();
    last().open();
    const asked = live.why("t", "Kw1>emp");
    const why = { id: "why.out_of_reach", args: { region: "empire", rule: "R6.6" } };
    last().say({ type: "why", id: last().of("why")[0]!.id, action: "Kw1>emp", sentence: "You have no figure there.", fact: why });
    expect(await asked).toEqual({ sentence: "You have no figure there.", why });
    const legal = live.why("t", "pass");
    last().say({ type: "why", id: last().of("why")[1]!.id, action: "pass", sentence: "", fact: null });
    expect(await legal).toEqual({ sentence: "", why: null });
    const done = live.do("t", { do: "start" });
    last().say({ type: "refused", id: last().of("do")[0]!.id, code: "illegal", sentence: "No.", fact: why });
    await expect(done).rejects.toMatchObject({ fact: why });
  });

  it("stops hearing of a table that is left", () => {
    const heard: TableMessage[] = [];
    const stop = live.watch("t", { wish: () => ({ seat: "mine", since: 0, steps: true }), hear: (m) => heard.push(m), refused: () => {} });
    last().open();
    last().say(told(1));
    stop();
    last().say(told(2));
    expect(heard.length).toBe(1);
    expect(last().of("unwatch").length).toBe(1);
  });
});

describe("WatchedTable", () => {
  function open(me = "p1"): WatchedTable {
    const table = new WatchedTable("t", live, () => me);
    table.open();
    last().open();
    return table;
  }

  it("asks for the whole log first, and after a break for what it missed", async () => {
    const table = open();
    expect(last().of("watch")[0]).toMatchObject({ table: "t", seat: "mine", since: 0 });
    last().say(told(4, { events: [{ what: "a", text: "A" }] }));
    expect(table.log.length).toBe(1);
    last().break();
    await vi.advanceTimersByTimeAsync(1000);
    last().open();
    expect(last().of("watch")[0]).toMatchObject({ since: 4 });
    const batches: Batch[] = [];
    table.onstep((batch) => batches.push(batch));
    last().say(told(6, { events: [{ what: "b", text: "B" }] }));
    expect(table.log.map((event) => event.what)).toEqual(["a", "b"]);
    expect(batches).toMatchObject([{ was: 4, version: 6, undone: false }]);
  });

  it("carries out updates in order", () => {
    const table = open();
    last().say(told(4));
    last().say({ type: "update", table: "t", version: 5, was: 4, changes: [[["undo"], 2]], events: [{ what: "x", text: "X" }] });
    expect(table.version).toBe(5);
    expect(table.state?.undo).toBe(2);
    expect(table.log.length).toBe(1);
  });

  it("knows that the bots are busy until they have answered", () => {
    const table = open();
    last().say(told(4));
    expect(table.bots).toBeNull();
    last().say({ type: "bots", table: "t", ahead: 12, seconds: 3, hasty: true });
    expect(table.bots).toMatchObject({ ahead: 12, hasty: true });
    last().say({ type: "update", table: "t", version: 5, was: 4, changes: [], events: [] });
    expect(table.bots).toBeNull();
  });

  it("watches again when an update is missing, and takes none twice", () => {
    const table = open();
    last().say(told(4));
    last().say({ type: "update", table: "t", version: 4, was: 3, changes: [[["undo"], 9]], events: [] });
    expect(table.state?.undo).toBe(0);
    expect(last().of("watch").length).toBe(1);
    last().say({ type: "update", table: "t", version: 7, was: 6, changes: [], events: [] });
    expect(last().of("watch").length).toBe(2);
    expect(last().of("watch")[1]).toMatchObject({ since: 4 });
  });

  it("cuts the log where decisions were taken back", () => {
    const table = open();
    const event = (what: string) => ({ what, text: what });
    last().say(told(4, { events: ["a", "b", "c"].map(event) }));
    last().say({ type: "update", table: "t", version: 5, was: 4, changes: [], events: [event("d")], kept: 1 });
    expect(table.log.map((one) => one.what)).toEqual(["a", "d"]);
  });

  it("reads the whole log again when it is seen from another seat or the server was restored", () => {
    const table = open();
    last().say(told(4, { events: [{ what: "a", text: "A" }] }));
    last().say(told(5, { seat: "khorne" }));
    expect(last().of("watch").at(-1)).toMatchObject({ since: 0 });
    last().say(told(5, { seat: "khorne", events: [{ what: "k", text: "K" }] }));
    expect([table.seat, table.log.length]).toEqual(["khorne", 1]);
    last().say(told(2, { seat: "khorne" }));
    expect(last().of("watch").at(-1)).toMatchObject({ since: 0 });
  });

  it("looks from its seat as soon as it has one", () => {
    open();
    last().say(told(1));
    const places = [{ power: "nurgle", person: { id: "p1", name: "Anna" }, bot: null, late: false, bank: 0 }];
    const changes = [[["table", "places"], places], [["game"], { players: {} }]];
    last().say({ type: "update", table: "t", version: 2, was: 1, changes, events: [] });
    expect(last().of("watch").at(-1)).toMatchObject({ seat: "mine", since: 0 });
  });

  it("keeps a refusal that is final, and looks again after any other", async () => {
    const table = open();
    last().say({ type: "refused", id: last().of("watch")[0]!.id, code: "not_found", sentence: "There is no such table." });
    expect(table.problem).toBeInstanceOf(Problem);
    table.retry();
    expect(table.problem).toBeNull();
    const id = last().of("watch").at(-1)!.id;
    last().say({ type: "refused", id, code: "fault", sentence: "…" });
    expect(table.problem).toBeNull();
    await vi.advanceTimersByTimeAsync(1600);
    expect(last().of("watch").at(-1)!.id).not.toBe(id);
  });

  it("takes each line of talk once", async () => {
    const table = open();
    last().say(told(1));
    const line = (number: number) => ({ number, at: 0, identity: "p2", name: "Bo", text: `${number}` });
    last().say({ type: "talk", table: "t", line: line(1) });
    last().say({ type: "talk", table: "t", line: line(1) });
    last().say({ type: "talk", table: "t", line: line(2) });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.talk.map((one) => one.number)).toEqual([1, 2]);
  });
});

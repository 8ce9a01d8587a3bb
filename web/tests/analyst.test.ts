import { afterEach, describe, expect, it, vi } from "vitest";
import type { Problem } from "../src/api/http.ts";
import { answer } from "../src/local/analyst.ts";
import type { FromWorker, ToWorker } from "../src/local/messages.ts";
import { say } from "../src/words/pages.ts";

/** A worker that does what it is told to. */
class Hands {
  said: ToWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  postMessage(message: ToWorker): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromWorker): void {
    this.onmessage!({ data });
  }
}

const me = { id: "a", name: "Anna" };
let hands: Hands[] = [];
const start = (): Worker => {
  hands.push(new Hands());
  return hands.at(-1) as unknown as Worker;
};
const ask = (method: "GET" | "POST" | "DELETE", id: string) => answer(method, `/api/analyses/${id}?language=en`, start, me, "en");

afterEach(() => {
  for (const id of ["three", "two", "one"]) ask("DELETE", id); // nothing is left over for the next
  hands = [];
  vi.restoreAllMocks();
});

const worked = (hand: Hands) => hand.said.map((message) => message.kind === "ask" && message.path);

describe("analyses in a tab", () => {
  it("are worked at one after the other, by one worker", () => {
    expect(ask("GET", "one")).toEqual({ state: "none" });
    expect(ask("POST", "one")).toEqual({ state: "running", progress: 0 });
    expect(ask("POST", "two")).toEqual({ state: "waiting", ahead: 1 });
    hands[0]!.tell({ kind: "heard", text: '{"progress": 0.5}' });
    expect(ask("GET", "one")).toEqual({ state: "running", progress: 0.5 });
    hands[0]!.tell({ kind: "answer", n: 1, text: JSON.stringify({ body: '{"state": "done"}' }) });
    expect([ask("GET", "one"), ask("GET", "two")]).toEqual([{ state: "done" }, { state: "running", progress: 0 }]);
    expect(hands.map(worked)).toEqual([["/api/analyses/one", "/api/analyses/two"]]);
  });

  it("do not wait for one that nobody wants any more", () => {
    for (const id of ["one", "two", "three"]) ask("POST", id);
    ask("DELETE", "two");
    ask("DELETE", "one");
    expect(hands[0]!.ended).toBe(true);
    expect(hands.map(worked)).toEqual([["/api/analyses/one"], ["/api/analyses/three"]]);
    expect([ask("GET", "one"), ask("GET", "three")]).toEqual([{ state: "none" }, { state: "running", progress: 0 }]);
  });

  it.each([
    ["not_loaded", (hand: Hands) => hand.tell({ kind: "failed", why: "not_loaded", detail: "files.json: 404" })],
    ["not_loaded", (hand: Hands) => hand.onerror!({ message: "SyntaxError" })],
    ["broken", (hand: Hands) => hand.tell({ kind: "failed", why: "broken", detail: "RuntimeError" })],
  ] as const)("say in words why there is none (%s), and the next is worked at all the same", (why, fails) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const id of ["one", "two"]) ask("POST", id);
    fails(hands[0]!);
    expect(() => ask("GET", "one")).toThrowError(expect.objectContaining({ code: "tab", sentence: say(`tab.${why}`) }) as Problem);
    expect(warned).toHaveBeenCalledOnce();
    expect(ask("GET", "one")).toEqual({ state: "none" }); // and can be asked for again
    expect(hands.map(worked)).toEqual([["/api/analyses/one"], ["/api/analyses/two"]]);
  });
});

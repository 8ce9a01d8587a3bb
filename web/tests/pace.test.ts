/** How long things are looked at: great ones longest, nothing that says nothing, faster when much is waiting. */

import { describe, expect, it } from "vitest";
import { hurried, tooMuch, usual } from "../src/play/pace.ts";
import type { GameEvent } from "../src/wire.ts";

const event = (what: GameEvent["what"], parts: object = {}): GameEvent => ({ what, text: "", cause: null, ...parts });

describe("an event", () => {
  it("is passed over if nothing is said of it", () => {
    expect(usual(event("counters_back"), false)).toBe(0);
    expect(usual(event("counters_back"), true)).toBeGreaterThan(0);
  });

  it("is looked at the longer the more it matters", () => {
    const long = (["pass", "kill", "dominate", "ruin"] as const).map((what) => usual(event(what), true));
    expect(long).toEqual([...long].sort((a, b) => a - b));
  });

  it("of dice lasts until the last has landed", () => {
    const few = usual(event("roll", { dice: [3] }), true);
    expect(usual(event("roll", { dice: [3, 2, 5, 1, 4] }), true)).toBeGreaterThan(few);
    expect(usual(event("roll", { dice: [] }), true)).toBeGreaterThan(0);
  });
});

describe("the speed", () => {
  it("goes from slow to at once", () => {
    const long = (["slow", "normal", "fast", "at_once"] as const).map((speed) => hurried(1000, speed, 0));
    expect(long).toEqual([...long].sort((a, b) => b - a));
    expect([long[1], long[3]]).toEqual([1000, 0]);
  });

  it("rises when much is waiting, until the beginning is left out", () => {
    expect(hurried(1000, "normal", 20_000)).toBe(1000);
    expect(hurried(1000, "normal", 40_000)).toBe(500);
    expect(hurried(1000, "slow", 80_000)).toBeGreaterThan(0);
    expect([tooMuch(80_000), tooMuch(100_000)]).toEqual([false, true]);
  });
});

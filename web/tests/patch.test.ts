import { describe, expect, it } from "vitest";
import { BadChange, patched } from "../src/api/patch.ts";

describe("patched", () => {
  const state = { a: 1, b: { c: 2, d: { e: [1, 2] } }, f: { g: 3 } as Record<string, number> };

  it("puts, replaces and takes away", () => {
    const made = patched<Record<string, unknown>>(state, [[["b", "c"], 5], [["f", "g"]], [["h"], null], [["b", "d", "e"], [3]]]);
    expect(made).toEqual({ a: 1, b: { c: 5, d: { e: [3] } }, f: {}, h: null });
  });

  it("leaves the old state alone and shares what did not change", () => {
    const before = structuredClone(state);
    const made = patched(state, [[["b", "c"], 5]]);
    expect(state).toEqual(before);
    expect(made.f).toBe(state.f);
    expect(made.b.d).toBe(state.b.d);
    expect(made.b).not.toBe(state.b);
  });

  it("changes what an earlier change has put", () => {
    const put = { k: { v: 1 } };
    const made = patched<Record<string, unknown>>(state, [[["x"], put], [["x", "k", "v"], 2]]);
    expect(made.x).toEqual({ k: { v: 2 } });
    expect(put).toEqual({ k: { v: 1 } });
  });

  it("tells null from nothing", () => {
    expect(patched<Record<string, unknown>>({ a: 1 }, [[["a"], null]])).toEqual({ a: null });
    expect(patched<Record<string, unknown>>({ a: 1 }, [[["a"]]])).toEqual({});
  });

  it("refuses a path that is not there", () => {
    expect(() => patched(state, [[["a", "x"], 1]])).toThrow(BadChange);
    expect(() => patched(state, [[["b", "d", "e", "0"], 1]])).toThrow(BadChange);
    expect(() => patched(state, [[[], 1]])).toThrow(BadChange);
  });
});

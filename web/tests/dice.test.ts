import { describe, expect, it } from "vitest";
import { firstDice, landings } from "../src/table/dice.ts";

describe("dice", () => {
  it("finds how many were rolled before sixes spawned more", () => {
    expect(firstDice([])).toBe(0);
    expect(firstDice([4, 5])).toBe(2);
    expect(firstDice([6, 2, 3])).toBe(2);
    expect(firstDice([6, 6, 1])).toBe(1);
    expect(firstDice([1, 6, 6, 6, 2, 3])).toBe(3);
  });

  it("gives every die a time, later waves after earlier ones", () => {
    const times = landings([6, 2, 6, 6, 1, 3], 3);
    expect(times).toHaveLength(6);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times[3]! - times[2]!).toBeGreaterThan(times[1]! - times[0]!);
  });
});

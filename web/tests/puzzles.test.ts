import { expect, test } from "vitest";
import { dayOf, longest, puzzleOf, streak } from "../src/puzzles/days.ts";

test("all puzzles come before one comes again, however many there are", () => {
  for (const count of [1, 2, 67, 134, 150, 187]) {
    const seen = new Set(Array.from({ length: count }, (_, day) => puzzleOf(day + 20_000, count)));
    expect(seen.size).toBe(count);
  }
});

test("a day begins for everybody at the same moment", () => {
  expect(dayOf(Date.parse("2026-11-19T23:59:59Z")) + 1).toBe(dayOf(Date.parse("2026-11-20T00:00:00Z")));
});

test("a streak lasts until a day has gone by without a solution", () => {
  expect(streak([], 9)).toBe(0);
  expect(streak([7, 8, 9], 9)).toBe(3);
  expect(streak([9, 7, 8], 10)).toBe(3); // today is not over
  expect(streak([7, 8, 9], 11)).toBe(0);
  expect(streak([5, 8, 9], 9)).toBe(2);
  expect(longest([1, 2, 3, 8, 9])).toBe(3);
  expect(longest([])).toBe(0);
});

/** Where only one answer is legal, the page gives it: once, never at once, and not what was just taken back. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Answering } from "../src/play/answering.svelte.ts";
import type { Choice, Question } from "../src/play/choosing.ts";

const pass: Choice = { do: "pass", kind: "pass", text: "Pass" };
const move: Choice = { do: "Kw1>nor", kind: "move", text: "Summon a Bloodletter" };
const question = (...actions: Choice[]): Question => ({ seat: "khorne", kind: "turn", group: "turn", cause: null, actions });

let answered: string[];
let lot: number;
let answering: Answering;

beforeEach(() => {
  vi.useFakeTimers();
  answered = [];
  lot = 0.5;
  answering = new Answering(
    (choice) => answered.push(choice.do),
    () => lot,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

it("answers once, after a pause that is drawn by lot", () => {
  answering.asked(question(pass), 7);
  expect(answering.choice).toEqual(pass);
  vi.advanceTimersByTime(1449);
  answering.asked(question(pass), 7);
  expect(answered).toEqual([]);
  vi.advanceTimersByTime(1);
  answering.asked(question(pass), 7);
  vi.advanceTimersByTime(9000);
  expect(answered).toEqual(["pass"]);
  expect(answering.choice).toBeNull();
});

it.each([
  [0, 900],
  [1, 2000],
])("waits between 0.9 and 2 seconds (%s)", (drawn, pause) => {
  lot = drawn;
  answering.asked(question(pass), 7);
  vi.advanceTimersByTime(pause - 1);
  expect(answered).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(answered).toEqual(["pass"]);
});

it("leaves a choice to the player", () => {
  answering.asked(question(pass, move), 7);
  vi.advanceTimersByTime(9000);
  expect([answered, answering.choice]).toEqual([[], null]);
});

it("stops when the question is gone, and begins anew with the next", () => {
  answering.asked(question(pass), 7);
  vi.advanceTimersByTime(500);
  answering.asked(null, 7);
  vi.advanceTimersByTime(9000);
  expect(answered).toEqual([]);
  answering.asked(question(move), 8);
  vi.advanceTimersByTime(9000);
  expect(answered).toEqual(["Kw1>nor"]);
});

it("leaves to the player what was taken back, until it is answered", () => {
  answering.asked(question(pass), 7);
  vi.advanceTimersByTime(9000);
  answering.leave(7);
  answering.asked(question(pass), 7);
  vi.advanceTimersByTime(9000);
  expect(answered).toEqual(["pass"]);
  answering.asked(null, 8);
  answering.asked(question(pass), 9);
  vi.advanceTimersByTime(9000);
  expect(answered).toEqual(["pass", "pass"]);
});

it("says nothing any more when the table is left", () => {
  answering.asked(question(pass), 7);
  answering.close();
  vi.advanceTimersByTime(9000);
  expect([answered, answering.choice]).toEqual([[], null]);
});

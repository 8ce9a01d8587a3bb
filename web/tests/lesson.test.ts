/** The lessons: one step after the other, each with its words. */

import { expect, it } from "vitest";
import { COURSES, current, ofRound, STEPS, stepsOf } from "../src/guide/lesson.ts";
import type { GameEvent } from "../src/wire.ts";
import "../src/words/guide.ts";
import { has } from "../src/words/voice.svelte.ts";

it.each(Object.entries(COURSES))("%s goes from step to step and ends", (_, course) => {
  const steps = stepsOf(course!);
  const marks: Record<string, string> = {};
  for (const step of steps) {
    expect(current(steps, marks)).toBe(step);
    marks[step.id] = "done";
  }
  expect(current(steps, marks)).toBeNull();
});

it("teaches magic and Heroes", () => {
  expect(stepsOf(COURSES.round!)).toEqual(STEPS);
  expect(stepsOf(COURSES.first!).map((step) => step.id)).not.toContain("hero");
});

it("has words for every step", () => {
  for (const step of STEPS) {
    const parts = ["title", "text", ...(step.came ? ["yes", "no"] : ["goal"]), ...(step.done ? ["done"] : [])];
    expect(parts.filter((part) => !has(`guide.lesson.${step.id}.${part}`)), step.id).toEqual([]);
  }
});

it("looks only at the round of the lesson", () => {
  const phase = (round: number): GameEvent => ({ what: "phase", round, text: "", cause: null });
  const other = (number: number): GameEvent => ({ what: "kill", number, text: "", cause: null });
  const log = [phase(2), other(1), phase(3), other(2), phase(3), other(3), phase(4), other(4)];
  expect(ofRound(log, COURSES.round!.round).filter((event) => event.what === "kill").map((event) => event.number)).toEqual([2, 3]);
});

import { describe, expect, it } from "vitest";
import { pointsOf, stepOn } from "../src/guide/taught.ts";
import type { Action, Ask, LessonStep, LessonTold } from "../src/wire.ts";

const step = (id: string, rest: Partial<LessonStep> = {}): LessonStep => ({ id, rule: "R6.5", task: false, wait: false, point: [], do: [], ...rest });
const task = (id: string, ...patterns: string[]): LessonStep => step(id, { task: true, do: patterns });
const ask = (...actions: Action[]): Ask => ({ seat: "khorne", kind: "turn", group: "turn", cause: null, actions });
const action = (rest: Pick<Action, "do" | "kind"> & Partial<Action>): Action => ({ text: "", ...rest });

describe("a step of a lesson", () => {
  const told = (done: number): LessonTold => ({ name: "khorne", seat: "khorne", done, met: false, steps: [step("dial"), task("first"), step("race"), task("last")] });

  it("is read once, and a task is on until it is done", () => {
    expect(stepOn(told(0), {})?.id).toBe("dial");
    expect(stepOn(told(0), { dial: "done" })?.id).toBe("first");
    expect(stepOn(told(1), { dial: "done" })?.id).toBe("race");
    expect(stepOn(told(1), { dial: "done", race: "done" })?.id).toBe("last");
    expect(stepOn(told(2), {})).toBeNull();
  });

  it("marks what leads to an action that serves it, and to no other", () => {
    const summon = action({ do: "Kw3>kis", kind: "move", figure: "Kw3", from: "reserve", region: "kislev" });
    const other = action({ do: "Kw1>kis", kind: "move", figure: "Kw1", from: "norsca", region: "kislev" });
    const points = pointsOf(task("summon", "Kw[3-6]>kis"), ask(summon, other));
    expect(points).toContain('.piece.can[data-drag="Kw3"]');
    expect(points).toContain('[data-land="kislev"]');
    expect(points.join()).not.toContain("Kw1");
    expect(points.some((one) => one.includes(".drawer"))).toBe(true);
    const words = pointsOf(task("skip", "done", "-?@*"), ask(action({ do: "done", kind: "done" }), action({ do: "done.", kind: "done" })));
    expect(words).toContain('[data-do="done"]');
    expect(words.join()).not.toContain("done.");
  });

  it("marks what is carried where it lies, and its region on a small map", () => {
    const carry = action({ do: "noble>emp", kind: "carry", token: "noble", region: "empire" });
    const points = pointsOf(task("noble", "noble>emp"), { ...ask(carry), about: { from: "norsca" } });
    expect(points).toContain(':is([data-region="norsca"], [data-sheet="norsca"]) [data-token="noble"].can');
    expect(points).toContain('path.land.can[data-land="norsca"]');
  });

  it("points at what is to be read", () => {
    expect(pointsOf(step("look", { point: ["region kislev", "track"] }), null)).toEqual(['[data-land="kislev"]', "[data-track]"]);
  });
});

import { describe, expect, it } from "vitest";
import { hurts, type Choice, type Question } from "../src/play/choosing.ts";

const choice = (kind: Choice["kind"], more: Partial<Choice> = {}): Choice => ({ do: kind, kind, text: "", ...more });
const asked = (actions: Choice[], more: Partial<Question> = {}): Question => ({ seat: "khorne", kind: "turn", group: "turn", cause: null, actions, ...more });

describe("what gives something away", () => {
  const pass = choice("pass");
  const summon = choice("move", { figure: "Kw1", cost: 2, last: true });
  const free = ["a", "a", "b"].map((card) => choice("play", { card, cost: 0 }));
  const dear = choice("play", { card: "c", cost: 2, last: true });
  const turn = asked([pass, summon, ...free, dear], { about: { power: 2 } });

  it("is the last power, with the free cards that could come first", () => {
    expect(hurts(summon, turn)).toEqual({ why: "last", free: 2 });
    expect(hurts(dear, turn)).toEqual({ why: "last", free: 2 });
    expect(hurts(free[0]!, turn)).toBeNull();
  });

  it("is to pass with power left, but not where nothing else can be done", () => {
    expect(hurts(pass, turn)).toEqual({ why: "pass", free: 2 });
    expect(hurts(pass, asked([pass], { about: { power: 2 } }))).toBeNull();
  });

  it("is to decline what may be done", () => {
    const done = choice("done");
    const move = choice("move", { figure: "Kw1" });
    expect(hurts(done, asked([done, move], { kind: "move_many", group: "move" }))?.why).toBe("done");
    expect(hurts(done, asked([done, choice("discard")], { kind: "discard_first", group: "discard" }))).toBeNull();
  });

  it("is to remove one's own token where another's could be", () => {
    const mine = choice("cleanse", { power: "khorne" });
    const theirs = choice("cleanse", { power: "nurgle" });
    const question = (actions: Choice[]) => asked(actions, { kind: "cleanse", group: "remove" });
    expect(hurts(mine, question([mine, theirs]))?.why).toBe("own");
    expect(hurts(theirs, question([mine, theirs]))).toBeNull();
    expect(hurts(mine, question([mine]))).toBeNull();
  });
});

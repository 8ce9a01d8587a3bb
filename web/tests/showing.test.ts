/** One moment after the other: nothing runs ahead, nothing is lost, whoever looks back misses nothing. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patched } from "../src/api/patch.ts";
import type { Batch } from "../src/api/table.svelte.ts";
import { lookup, type Lookup } from "../src/lib/content.ts";
import { choose } from "../src/play/options.svelte.ts";
import { Showing } from "../src/play/showing.svelte.ts";
import type { GameEvent, Passage, Step, TableState } from "../src/wire.ts";

const look = lookup({
  cards: [],
  powers: [{ id: "khorne", name: "Khorne", letter: "K", followers: [] }],
  regions: [{ id: "norsca", name: "Norsca" }],
  board: { tokens: [], ruination: [], limits: {}, names: {} },
  rules: { rulings: [] },
} as unknown as Lookup["reference"]);

let reduced: boolean;
let page: { hidden: boolean; documentElement: object };
let showing: Showing;
let log: GameEvent[];

/** A state in which only the round and what is asked matter. */
const stand = (round: number, kind = "turn"): TableState =>
  ({ table: { decisions: round }, game: { round, phase: "summoning" }, ask: { seat: "khorne", kind, group: "turn" }, undo: 0 }) as unknown as TableState;
/** An event that raises the round; a score is looked at for 800 milliseconds. */
const step = (round: number, what: GameEvent["what"] = "score", text = "said"): Step => ({
  event: { what, text, power: "khorne", points: round, cause: { for: "dial" } },
  changes: [[["game", "round"], round]],
});
const said = (round: number) => `Khorne scores ${round} VP (dial).`;
const round = () => showing.state!.game!.round;

/** Steps that lead from the present of the table to a state in which something else is asked. */
function batch(...steps: Step[]): Batch {
  const before = latest;
  const after = { ...steps.reduce<TableState>((state, { changes }) => patched(state, changes), before), ask: { ...before.ask!, kind: "next" } };
  latest = after;
  log = [...log, ...steps.map(({ event }) => event)];
  return { was: 1, version: 2, before, after, events: steps.map(({ event }) => event), steps, undone: false };
}
let latest: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  page = { hidden: false, documentElement: { dataset: {} } };
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  choose("speed", "normal");
  showing = new Showing(() => look);
  log = [];
  latest = stand(0);
  showing.jump(latest, log);
});
afterEach(() => {
  showing.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("steps", () => {
  it("are shown one after the other, and only then is asked", () => {
    const told = batch(step(1), step(2), step(3));
    showing.add(told, log);
    for (const now of [1, 2, 3]) {
      expect([round(), showing.log.length, showing.busy, showing.caption?.text]).toEqual([now, now, true, said(now)]);
      expect([showing.state!.ask!.kind, showing.moment?.event]).toEqual(["turn", log[now - 1]]);
      vi.advanceTimersByTime(799);
      expect(round()).toBe(now);
      vi.advanceTimersByTime(1);
    }
    expect(showing.state).toBe(told.after);
    expect([showing.busy, showing.moment, showing.caption]).toEqual([false, null, null]);
    expect(showing.announced).toBe(`${said(1)} ${said(2)} ${said(3)}`);
  });

  it("that say nothing go with the next one", () => {
    showing.add(batch(step(1, "counters_back", ""), step(2), step(3, "counters_back", "")), log);
    expect([round(), showing.log.length]).toEqual([2, 2]);
    vi.advanceTimersByTime(800);
    expect([round(), showing.log.length, showing.busy]).toEqual([3, 3, false]);
  });

  it("that come meanwhile wait for those before them", () => {
    showing.add(batch(step(1)), log);
    const second = batch(step(2), step(3));
    showing.add(second, log);
    expect(round()).toBe(1);
    vi.advanceTimersByTime(800);
    expect(round()).toBe(2);
    vi.advanceTimersByTime(1600);
    expect(showing.state).toBe(second.after);
    expect(showing.log).toEqual(log);
  });

  it("can be skipped: everything is there at once, and nothing is left to come", () => {
    const told = batch(step(1), step(2), step(3));
    showing.add(told, log);
    showing.skip();
    expect([showing.state, showing.busy, showing.flights]).toEqual([told.after, false, []]);
    expect(showing.log).toEqual(log);
    vi.advanceTimersByTime(9000);
    expect(showing.state).toBe(told.after);
  });

  it("hurry when many are waiting; of too many the first are not looked at, but none is missing", () => {
    showing.add(batch(...Array.from({ length: 200 }, (_, n) => step(n + 1))), log);
    expect(round()).toBeGreaterThan(1);
    vi.advanceTimersByTime(800);
    expect(round()).toBeGreaterThan(89);
    vi.advanceTimersByTime(200_000);
    expect([round(), showing.busy]).toEqual([200, false]);
    expect(showing.log).toEqual(log);
  });

  it.each([
    ["with less motion", () => (reduced = true)],
    ["at once, if one wants it so", () => choose("speed", "at_once")],
    ["in a page that nobody sees", () => (page.hidden = true)],
  ])("come all together %s, and are announced", (_, arrange) => {
    arrange();
    const told = batch(step(1), step(2));
    showing.add(told, log);
    expect([showing.state, showing.busy, showing.announced]).toEqual([told.after, false, `${said(1)} ${said(2)}`]);
    expect(showing.log).toEqual(log);
  });

  it("end where decisions are taken back", () => {
    showing.add(batch(step(1), step(2)), log);
    const undone: Batch = { ...batch(), after: stand(0), events: [], steps: null, undone: true };
    showing.add(undone, []);
    vi.advanceTimersByTime(9000);
    expect([round(), showing.log, showing.busy, showing.canLookBack]).toEqual([0, [], false, false]);
  });
});

describe("looking back", () => {
  beforeEach(() => {
    showing.add(batch(step(1), step(2), step(3)), log);
    showing.skip();
  });

  it("goes step by step and returns to the present", () => {
    const present = showing.state;
    showing.lookBack(-1);
    expect([round(), showing.state!.ask, showing.log.length]).toEqual([3, null, 3]);
    showing.lookBack(-1);
    expect(round()).toBe(2);
    showing.lookBack(-1);
    showing.lookBack(-1);
    expect([round(), showing.past?.at]).toEqual([1, 0]);
    showing.lookBack(1);
    showing.lookBack(1);
    showing.lookBack(1);
    expect([showing.past, showing.state]).toEqual([null, present]);
  });

  it("lets what comes wait, and then shows it", () => {
    showing.lookAtLine(0);
    const told = batch(step(4), step(5));
    showing.add(told, log);
    vi.advanceTimersByTime(9000);
    expect([round(), showing.log.length, showing.busy]).toEqual([1, 3, true]);
    showing.toPresent();
    expect([round(), showing.log.length]).toEqual([4, 4]);
    vi.advanceTimersByTime(9000);
    expect(showing.state).toBe(told.after);
  });

  it("stops what is being shown, and goes on with it", () => {
    showing.add(batch(step(4), step(5)), log);
    showing.lookBack(-1);
    vi.advanceTimersByTime(9000);
    expect([round(), showing.log.length]).toEqual([4, 4]);
    showing.toPresent();
    vi.advanceTimersByTime(9000);
    expect([round(), showing.log, showing.busy]).toEqual([5, log, false]);
  });

  it("finds a line that was not kept in the part of the game that wrote it", () => {
    const present = showing.state;
    const story: Passage = { begin: 6, end: 7, of: 9, game: stand(6).game!, steps: [step(7), step(8)], line: 0 };
    expect(showing.lookAtLine(7)).toBe(false);
    showing.lookInto(story, 1);
    expect([round(), showing.past?.at]).toEqual([8, 1]);
    showing.lookInto({ ...story, begin: 0, end: 0, steps: [], line: 3 }, 2);
    expect([round(), showing.state!.ask]).toEqual([6, null]);
    showing.toPresent();
    expect(showing.state).toBe(present);
  });
});

it("tells a part that was missed, from its beginning to the present", () => {
  const present = stand(5, "now");
  showing.jump(present, [1, 2, 3, 4, 5].map((n) => step(n).event));
  showing.tell({ begin: 3, end: 5, of: 5, game: stand(3).game!, steps: [step(4), step(5)], line: 3 }, present);
  expect([round(), showing.log.length, showing.busy]).toEqual([4, 4, true]);
  vi.advanceTimersByTime(800);
  expect([round(), showing.log.length]).toEqual([5, 5]);
  vi.advanceTimersByTime(800);
  expect([showing.state, showing.busy]).toEqual([present, false]);
});

import { describe, expect, it } from "vitest";
import { Alarm, gravest, ranked } from "../src/danger/danger.ts";
import type { Danger, PowerId, Way } from "../src/wire.ts";

const way = (power: PowerId, id: string): Way => ({ id, args: { power }, stops: [] });
const one = (...ways: Way[]) => ({ points: 9, gain: 0, ticks: 2, counters: 0, most: 2, ways, possible: [] });
const danger = (powers: Danger["powers"]): Danger => ({ end: null, ruins: 3, rounds: 2, falling: [], nearly: [], powers });

describe("danger", () => {
  it("puts the gravest first", () => {
    const now = danger({ khorne: one(), nurgle: one(way("nurgle", "dial.reach")), tzeentch: one(way("tzeentch", "points.reach"), way("tzeentch", "dial.course")) });
    expect(gravest(now.powers.tzeentch)).toBe("course");
    expect(ranked(now, ["khorne", "nurgle", "tzeentch"])).toEqual(["tzeentch", "nurgle", "khorne"]);
  });

  it("tells a danger once a round, and again when it grows", () => {
    const alarm = new Alarm();
    const calm = danger({ khorne: one() });
    const near = danger({ khorne: one(way("khorne", "dial.reach")) });
    const sure = danger({ khorne: one(way("khorne", "dial.course")) });
    const ids = (now: Danger, round: number) => alarm.news(now, round).map(({ id }) => id);
    expect(ids(calm, 4)).toEqual([]);
    expect(ids(near, 4)).toEqual(["dial.reach"]);
    expect(ids(calm, 4)).toEqual([]);
    expect(ids(near, 4)).toEqual([]);
    expect(ids(sure, 4)).toEqual(["dial.course"]);
    expect(ids(near, 4)).toEqual([]);
    expect(ids(near, 5)).toEqual(["dial.reach"]);
  });

  it("says nothing of what was there when one came", () => {
    expect(new Alarm().news(danger({ khorne: one(way("khorne", "dial.reach")) }), 4)).toEqual([]);
  });
});

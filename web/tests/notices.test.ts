import { describe, expect, it } from "vitest";
import { holds, newest } from "../src/app/notices.svelte.ts";
import { asked, jumpsOf } from "../src/replay/playback.svelte.ts";
import type { Decision, NoticeData, Summary } from "../src/wire.ts";

const notice = (number: number, kind: NoticeData["kind"], table = "a"): NoticeData => ({ number, table, kind, text: "", id: `notice.${kind}`, args: {}, at: number, read: false });
const table = (id: string, awaited: Summary["awaited"]) => ({ id, awaited }) as Summary;

describe("notices", () => {
  it("shows the newest of each table and kind", () => {
    const list = [notice(5, "your_turn"), notice(4, "vote"), notice(3, "your_turn"), notice(2, "your_turn", "b"), notice(1, "vote")];
    expect(newest(list).map((one) => one.number)).toEqual([5, 4, 2]);
  });

  it("knows which still ask for something", () => {
    const mine = [table("a", { me: "decision" }), table("b", {}), table("c", { me: "vote" })];
    expect(holds(notice(1, "your_turn", "a"), mine, "me")).toBe(true);
    expect(holds(notice(1, "vote", "a"), mine, "me")).toBe(true); // both may be wanted at once
    expect(holds(notice(1, "your_turn", "b"), mine, "me")).toBe(false);
    expect(holds(notice(1, "your_turn", "c"), mine, "me")).toBe(false);
    expect(holds(notice(1, "vote", "c"), mine, "me")).toBe(true);
    expect(holds(notice(1, "vote", "gone"), mine, "me")).toBe(false);
    expect(holds(notice(1, "game_over", "gone"), mine, "me")).toBe(true);
    expect(holds(notice(1, "your_turn", "a"), null, "me")).toBe(true); // my tables are not known yet
  });
});

describe("the replay", () => {
  it.each([
    ["?at=31&seat=khorne", { at: 31, seat: "khorne" }],
    ["/?at=2", { at: 2, seat: null }],
    ["", { at: 0, seat: null }],
    ["?at=-4", { at: 0, seat: null }],
    ["?at=x", { at: 0, seat: null }],
  ])("reads “%s”", (rest, wanted) => {
    expect(asked(rest)).toEqual(wanted);
  });

  it("finds where phases begin", () => {
    const steps = (["1 summoning", "1 summoning", "1 battle", "2 summoning", "2 summoning"] as const).map((text, number) => {
      const [round, phase] = text.split(" ");
      return { number, seat: "khorne", action: null, round: Number(round), phase: phase! } as Decision;
    });
    expect(jumpsOf(steps).map((jump) => jump.at)).toEqual([0, 2, 3]);
    expect(jumpsOf([])).toEqual([]);
  });
});

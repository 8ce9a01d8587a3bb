import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cuesOf, summary } from "../src/sound/cues.ts";
import { isQuiet } from "../src/sound/quiet.ts";
import { rollTimes } from "../src/table/dice.ts";
import { POWERS, type GameEvent } from "../src/wire.ts";

const event = (what: GameEvent["what"], more: Partial<GameEvent> = {}): GameEvent => ({ what, cause: null, text: "", ...more }) as GameEvent;
const files = new Set(readdirSync(new URL("../src/sound", import.meta.url)).filter((name) => name.endsWith(".mp3")).map((name) => name.slice(0, -4)));

describe("what is heard of an event", () => {
  it("has a timbre for each Power, and a file for each sound", () => {
    const events = [
      ...POWERS.map((power) => event("summon", { power })),
      event("roll", { dice: [6, 2] }), event("kill"), event("corrupt", { count: 3 }), event("ruin"), event("tick"), event("score"), event("play"),
      event("dominate"), event("move"), event("phase"), event("game_end"),
    ];
    const heard = events.map((one) => cuesOf(one, 1000).map(({ sound }) => sound));
    expect(heard.every((sounds) => sounds.length > 0)).toBe(true);
    expect(new Set(POWERS.map((_, n) => heard[n]![0])).size).toBe(POWERS.length);
    expect(heard.flat().filter((sound) => !files.has(sound))).toEqual([]);
    expect([...files].filter((name) => !heard.flat().includes(name as never)).sort()).toEqual(["ambience", "card", "turn"].filter((name) => !heard.flat().includes(name as never)));
  });

  it("hears each die when it lands, and sixes flare", () => {
    const dice = [6, 4, 6, 2, 5];
    const [shake, ...landing] = cuesOf(event("roll", { dice }), 1600);
    expect(shake).toEqual({ sound: "shake" });
    expect(landing.map(({ sound }) => sound)).toEqual(["six", "die", "six", "die", "die"]);
    expect(landing.map(({ after }) => after)).toEqual(rollTimes(dice, 1600));
    expect(cuesOf(event("roll", { dice: [] }), 1600)).toEqual([]);
  });

  it("never outlasts its moment, and much at once stays little", () => {
    for (const count of [1, 2, 5, 12]) {
      const cues = cuesOf(event("corrupt", { count }), 900);
      expect(cues.length).toBeLessThanOrEqual(4);
      expect(Math.max(...cues.map(({ after = 0 }) => after))).toBeLessThan(900);
    }
  });

  it("says the weightiest of what is there at once", () => {
    const events = [event("phase"), event("move"), event("summon", { power: "nurgle" }), event("ruin"), event("kill"), event("move")];
    expect(summary(events).map(({ sound }) => sound)).toEqual(["ruin", "fall", "nurgle"]);
    expect(summary([event("pass")])).toEqual([]);
  });
});

describe("quiet hours", () => {
  const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

  it("are silent from their beginning until their end, over midnight too", () => {
    const night = { from: "22:00", to: "07:30", zone: "UTC" };
    expect(["21:59", "22:00", "02:00", "07:29", "07:30", "12:00"].map((time) => isQuiet(night, at(time)))).toEqual([false, true, true, true, false, false]);
    const noon = { from: "12:00", to: "13:00", zone: "UTC" };
    expect(["11:59", "12:00", "13:00"].map((time) => isQuiet(noon, at(time)))).toEqual([false, true, false]);
    expect(isQuiet(null, at("02:00"))).toBe(false);
  });

  it("count by the clock of their zone", () => {
    expect(isQuiet({ from: "22:00", to: "07:00", zone: "Asia/Tokyo" }, at("14:00"))).toBe(true); // 23:00 there
    expect(isQuiet({ from: "22:00", to: "07:00", zone: "America/New_York" }, at("14:00"))).toBe(false);
    expect(isQuiet({ from: "23:30", to: "00:30", zone: "UTC" }, at("00:10"))).toBe(true);
  });
});

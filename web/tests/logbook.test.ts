/** The log in groups: phases, in them turns or regions; the last lines of it. */

import { describe, expect, it, vi } from "vitest";
import { lookup, type Lookup } from "../src/lib/content.ts";
import { groupsOf, type Group } from "../src/play/logbook.ts";
import type { GameEvent } from "../src/wire.ts";

vi.stubGlobal("document", { documentElement: {} });
const look = lookup({
  cards: [],
  powers: [
    { id: "khorne", name: "Khorne", letter: "K", followers: [{ id: "khorne.cultist", rank: "cultist", figures: ["Kc1"] }] },
    { id: "nurgle", name: "Nurgle", letter: "N", followers: [{ id: "nurgle.cultist", rank: "cultist", figures: ["Nc1"] }] },
  ],
  regions: ["norsca", "kislev"].map((id) => ({ id, name: id })),
  board: { tokens: [], ruination: [], limits: {}, names: {} },
  rules: { rulings: [] },
} as unknown as Lookup["reference"]);

const event = (what: GameEvent["what"], parts: object = {}, text: string = what): GameEvent => ({ what, text, cause: null, ...parts });
const phase = (id: string) => event("phase", { phase: id, round: 1 });
const summons = (power: string) => event("summon", { power, figure: `${power[0]!.toUpperCase()}c1`, region: "norsca", from: "reserve", cost: 1, cause: { for: "turn", power } });
const inRegion = (what: GameEvent["what"], region: string) => event(what, { region, number: 0 });

const LOG = [
  phase("summoning"), // 0
  summons("khorne"), // 1
  event("power", { power: "khorne" }, ""), // 2: another event says it
  summons("khorne"), // 3
  summons("nurgle"), // 4
  event("draw", { power: "nurgle", count: 1 }), // 5: belongs to the turn it happens in
  phase("battle"), // 6
  inRegion("battle", "norsca"), // 7
  event("score", { power: "khorne", points: 1, cause: { for: "battle", region: "norsca" } }), // 8
  inRegion("battle", "kislev"), // 9
  event("pass", { power: "nurgle" }), // 10: of no region
  phase("end"), // 11
  event("pass", { power: "nurgle" }), // 12: of no region, though it comes first
];

/** A group in a few words: its heading and the numbers of its lines. */
const brief = (group: Group) =>
  `${group.phase ? `phase ${group.phase.n}` : (group.power ?? group.region ?? "-")}: ${group.lines.map((line) => line.n).join(" ")}`.trim();
const groups = (most = 99, only: "" | "khorne" = "") => groupsOf(LOG, look, most, only).map(brief);

describe("groups", () => {
  it("open with a phase, and hold the turn of a Power or what happens in a region", () => {
    expect(groups()).toEqual(["phase 0:", "khorne: 1 3", "nurgle: 4 5", "phase 6:", "norsca: 7 8", "kislev: 9", "-: 10", "phase 11:", "-: 12"]);
  });

  it("keep the last lines, with what they belong to", () => {
    expect(groups(6)).toEqual(["norsca: 7 8", "kislev: 9", "-: 10", "phase 11:", "-: 12"]);
    expect(groups(9)).toEqual(["nurgle: 4 5", "phase 6:", "norsca: 7 8", "kislev: 9", "-: 10", "phase 11:", "-: 12"]);
  });

  it("of one Power tell what concerns it, and the phases", () => {
    expect(groups(99, "khorne")).toEqual(["phase 0:", "khorne: 1 3", "phase 6:", "norsca: 8", "phase 11:"]);
  });

  it("have keys that stay when lines are added", () => {
    const keys = (log: GameEvent[]) => groupsOf(log, look, 99).map((group) => group.key);
    expect(keys(LOG).slice(0, 4)).toEqual(keys(LOG.slice(0, 8)).slice(0, 4));
    expect(new Set(keys(LOG)).size).toBe(keys(LOG).length);
  });

  it("of an empty log are none", () => {
    expect(groupsOf([], look, 80)).toEqual([]);
  });
});

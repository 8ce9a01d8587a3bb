import { describe, expect, it } from "vitest";
import { regionText, spaceText } from "../src/board/describe.ts";
import type { Lookup } from "../src/lib/content.ts";
import type { Figure, RegionView, View } from "../src/wire.ts";

const NAMES: Record<string, string> = { khorne: "Khorne", slaanesh: "Slaanesh", noble: "Noble", warpstone: "Warpstone" };
const followers = [{ rank: "warrior", name: "Bloodletter", plural: "Bloodletters" }];
const look = {
  limits: { ruin: 12, vp: 50, power: 12, hand: 3 },
  region: () => ({ name: "Estalia", value: 4, populous: true }),
  power: (id: string) => ({ name: NAMES[id], followers }),
  token: (id: string) => ({ name: NAMES[id] }),
  chaos: () => ({ name: "Battle Cry" }),
} as unknown as Lookup;

const warrior: Omit<Figure, "id"> = {
  owner: "khorne",
  rank: "warrior",
  name: "Bloodletter",
  controller: "khorne",
  marks: [],
  hits: {},
};

function told(more: Partial<RegionView>): string {
  const region: RegionView = {
    figures: [],
    tokens: {},
    corruption: {},
    ruin_count: 0,
    spaces: [null, null],
    ruin: null,
    face_up: false,
    resistance: 4,
    conquest: 4,
    magic: 0,
    domination: {},
    dominator: null,
    dice: {},
    parts: {},
    stats: {},
    ...more,
  };
  return regionText("estalia", { regions: { estalia: region } } as View, look);
}

describe("a region in sentences", () => {
  it("tells that it is empty", () => {
    expect(told({})).toBe(
      "Estalia, value 4, Populous, Resistance 4, Conquest 4. Right now, no one dominates. No figures. No corruption.",
    );
  });

  it("tells who would dominate, what stands there and what lies there", () => {
    const text = told({
      figures: [
        { ...warrior, id: "Kw1" },
        { ...warrior, id: "Kw2" },
        { ...warrior, id: "Kw3", marks: ["shield"] },
      ],
      tokens: { noble: 1, warpstone: 1 },
      corruption: { slaanesh: 2 },
      ruin_count: 3,
      conquest: 5,
      domination: { khorne: 6, slaanesh: 1 },
      dominator: "khorne",
      spaces: [{ card: "khorne.battle_cry", owner: "khorne", silenced: true, dead: [] }, null],
    });
    for (const part of [
      "Khorne is ahead by 2 and would score 5 VP.",
      "Figures: Khorne: 2 Bloodletters and Khorne: 1 Bloodletter (shielded).",
      "Corruption 3 of 12: Slaanesh 2 and Warpstone 1.",
      "Tokens: 1 Noble and 1 Warpstone.",
      "Cards: left card space: Battle Cry (Khorne), no effect right now.",
    ])
      expect(text).toContain(part);
  });

  it("tells of ruin instead of values", () => {
    expect(told({ ruin: 2, face_up: true })).toBe(
      "Estalia: ruined (ruination card 2). It will be scored at the end of the round. No figures.",
    );
  });

  it("names an empty card space", () => {
    expect(spaceText("estalia", "r", null, look)).toBe("Estalia, right card space: empty");
  });
});

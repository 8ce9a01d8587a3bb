/** What owners of cards fill in becomes a corrections file and a report. */

import { describe, expect, it } from "vitest";
import "../src/words/owner.ts";
import { has } from "../src/words/voice.svelte.ts";
import { corrections, fields, ready, recall, remember, report, value, verdict } from "../src/pages/help/owner.ts";
import type { AnyCard, ChaosCard, OldWorldCard, Upgrade } from "../src/wire.ts";

const shared = { set: "morrslieb" as const, number: 1, original: null, rulings: [] as string[], changed: null, weakest: "reconstructed" as const };
const lure: ChaosCard = {
  ...shared,
  id: "khorne_m.lure_of_battle",
  kind: "chaos",
  slug: "lure_of_battle",
  power: "khorne",
  name: "Lure of Battle",
  text: "Move up to four enemy figures here.",
  rule: "Optional.",
  when: "on_play",
  copies: 2,
  cost: 4,
  magic: false,
  params: { figures: 4 },
  provenance: { name: "reported", copies: "reconstructed", cost: "printed", magic: "reported", effect: "reported", match: "reconstructed" },
};
const thirster: Upgrade = {
  ...shared,
  id: "khorne_m.bloodthirster",
  kind: "upgrade",
  power: "khorne",
  of: "greater_daemon",
  name: "Bloodthirster",
  text: "Attack 6.",
  rule: "",
  stats: [3, 6, 3],
  power_bonus: 0,
  pair: null,
  pair_bonus: 0,
  slug: "bloodthirster",
  params: {},
  provenance: { name: "printed", stats: "reconstructed", effect: "printed", amount: "printed" },
};
const wardens: OldWorldCard = {
  ...shared,
  id: "old_world.road_wardens",
  kind: "old_world",
  set: "base",
  name: "Road Wardens",
  text: "Place 1 Hero in each of three regions.",
  persistent_text: "Two Heroes stay.",
  copies: 1,
  comet: false,
  after: "track",
  immediate: [{ place: "hero", choose: 3, from: "populous" }],
  end: [{ remove_tokens_down_to: 2, token: "hero" }],
  constant: [],
  switch: {},
  slug: "road_wardens",
  provenance: { name: "printed", copies: "printed", comet: "reported", after: "reported", immediate: "printed", persistent: "reconstructed" },
};

describe("the fields", () => {
  it("ask for exactly what is not known from print", () => {
    expect(fields(lure).map((field) => field.key)).toEqual(["name", "copies", "magic", "params.figures", "text"]);
    expect(fields(thirster).map((field) => field.key)).toEqual(["stats.cost", "stats.attack", "stats.defense"]);
    expect(fields(wardens).map((field) => field.key)).toEqual(["comet", "after", "persistent_text", "end", "constant"]);
    const printed = Object.fromEntries(Object.keys(lure.provenance).map((key) => [key, "printed"])) as ChaosCard["provenance"];
    expect(fields({ ...lure, provenance: printed })).toEqual([]);
  });
  it("carry the weaker label of an effect and its parts", () => {
    expect(Object.fromEntries(fields(lure).map((field) => [field.key, field.label]))).toMatchObject({ name: "reported", text: "reconstructed", "params.figures": "reconstructed" });
  });
  it("all have a name in every language", () => {
    for (const card of [lure, thirster, wardens] as AnyCard[]) {
      for (const field of fields(card)) expect(has(`owner.field.${field.key}`), field.key).toBe(true);
    }
  });
  it("what corrections of a host may not touch is not asked", () => {
    const corrected = { ...lure, provenance: { ...lure.provenance, name: "corrected" } } as ChaosCard;
    expect(fields(corrected).map((field) => field.key)).not.toContain("name");
  });
});

describe("the corrections file", () => {
  it("holds what was filled in, and nothing else", () => {
    expect(corrections(lure, {})).toBe("");
    expect(corrections(lure, { copies: " " })).toBe("");
    expect(corrections(lure, { copies: "3", magic: "true", "params.figures": "3", text: 'Say "three"\n figures. ' })).toBe(
      '[chaos."khorne_m.lure_of_battle"]\ncopies = 3\nmagic = true\ntext = "Say \\"three\\" figures."\nparams = { figures = 3 }\n',
    );
  });
  it("gives all three numbers of a figure", () => {
    expect(corrections(thirster, { "stats.attack": "5" })).toBe('[upgrades."khorne_m.bloodthirster"]\nstats = [3, 5, 3]\n');
  });
  it("takes what a card does as it stands", () => {
    const end = fields(wardens).find((field) => field.key === "end")!.ours;
    expect(end).toBe('[{ remove_tokens_down_to = 2, token = "hero" }]');
    expect(corrections(wardens, { end, after: "discard", comet: "false" })).toBe(
      `[old_world."old_world.road_wardens"]\ncomet = false\nafter = "discard"\nend = ${end}\n`,
    );
    expect(value({ choose: [[{ draw: 1 }], []] })).toBe("{ choose = [[{ draw = 1 }], []] }");
  });
  it("joins all cards in their order", () => {
    const made = ready([lure, thirster, wardens], { copy: "", cards: { [wardens.id]: { comet: "true" }, [lure.id]: { copies: "3" } } });
    expect(made.n).toBe(2);
    expect(made.file.match(/^\[.*\]$/gm)).toEqual(['[chaos."khorne_m.lure_of_battle"]', '[old_world."old_world.road_wardens"]']);
  });
});

describe("the report", () => {
  it("tells what the card says, what we have, and what was not compared", () => {
    expect(report(lure, { copies: "3", name: "Lure of Battle" })).toBe(
      [
        "Card: khorne_m.lure_of_battle",
        "- name: as Ruinous has it (reported): Lure of Battle",
        "- copies: 3",
        "  Ruinous has (reconstructed): 2",
        "- Not compared: magic, params.figures, text",
        "",
      ].join("\n"),
    );
    expect(report(lure, {})).toBe("");
    expect(report(wardens, { comet: "true" })).toContain("- comet: true\n  Ruinous has (reported): false\n");
  });
  it("ends with where the copy comes from", () => {
    const cards = { [lure.id]: { copies: "3" } };
    expect(ready([lure], { copy: " French,\n2010 ", cards }).report).toMatch(/\nMy copy: French, 2010\n$/);
    expect(ready([lure], { copy: "", cards }).report).toMatch(/\nMy copy: not given\n$/);
    expect(ready([lure], { copy: "French", cards: {} }).report).toBe("");
  });
  it("knows a confirmation from a difference", () => {
    const name = fields(lure)[0]!;
    expect([{}, { name: "Lure of  Battle " }, { name: "Lure" }].map((answers) => verdict(name, answers as Record<string, string>))).toEqual(["open", "confirmed", "differs"]);
  });
});

describe("what was filled in", () => {
  it("is kept on the device", () => {
    const shelf = new Map<string, string>();
    const storage = { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, text: string) => void shelf.set(key, text) };
    expect(recall(storage)).toEqual({ copy: "", cards: {} });
    const kept = { copy: "mine", cards: { [lure.id]: { copies: "3" } } };
    remember(storage, kept);
    expect(recall(storage)).toEqual(kept);
    shelf.set("ruinous.owner", "{broken");
    expect(recall(storage)).toEqual({ copy: "", cards: {} });
  });
  it("is not needed", () => {
    const closed = { getItem: () => { throw new Error("closed"); }, setItem: () => { throw new Error("closed"); } }; // prettier-ignore
    expect(recall(closed)).toEqual({ copy: "", cards: {} });
    expect(() => remember(closed, { copy: "", cards: {} })).not.toThrow();
  });
});

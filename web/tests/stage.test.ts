/** What goes on stage: the right act for each event, and the sides of a battle with their fallen. */

import { describe, expect, it } from "vitest";
import { lookup, type Lookup } from "../src/lib/content.ts";
import { sceneOf } from "../src/play/scene.ts";
import { actOf } from "../src/stage/acts.ts";
import { sidesOf } from "../src/stage/sides.ts";
import type { GameEvent, RegionView, TableState, View } from "../src/wire.ts";

const look = lookup({
  cards: [],
  powers: [
    { id: "khorne", name: "Khorne", letter: "K", followers: [{ rank: "warrior", name: "Bloodletter", figures: ["Kw1", "Kw2"] }] },
    { id: "nurgle", name: "Nurgle", letter: "N", followers: [{ rank: "cultist", name: "Leper", figures: ["Nc1", "Nc10"] }] },
  ],
  regions: [],
  board: { tokens: [], ruination: [], limits: {}, names: {} },
  rules: { rulings: [] },
} as unknown as Lookup["reference"]);

const region = (parts: Partial<RegionView> = {}): RegionView =>
  ({ figures: [], tokens: {}, corruption: {}, ruin: null, domination: {}, dominator: null, dice: {}, ...parts }) as RegionView;
const ids = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"];
const view = (special: Record<string, Partial<RegionView>> = {}): View =>
  ({
    powers: ["khorne", "nurgle"],
    regions: Object.fromEntries(ids.map((id) => [id, region(special[id])])),
    players: { khorne: { dial: 2, counters: 3 } },
  }) as unknown as View;
const event = (what: GameEvent["what"], parts: object = {}): GameEvent => ({ what, text: "", cause: null, ...parts });
const act = (one: GameEvent, now = view()) => actOf({ event: one, before: { game: view() } as unknown as TableState }, now);
const figure = (id: string, controller: string, marks: string[] = []) => ({
  id, owner: controller, controller, marks, hits: {}, name: id, rank: id[1] === "w" ? "warrior" : "cultist",
});

describe("an act", () => {
  it("calls out what points are for, where it is known", () => {
    const cause = { for: "ruiner", region: "tilea", ruination: 2 };
    expect(act(event("score", { power: "khorne", points: 4, cause }))).toEqual({ act: "score", power: "khorne", points: 4, region: "tilea", reason: "ruiner" });
    expect(act(event("score", { power: "khorne", points: 1 }))).toMatchObject({ region: null, reason: null });
  });

  it("of the domination step names the regions that nobody takes", () => {
    const now = view({
      tilea: { domination: { khorne: 3, nurgle: 3 } },
      empire: { domination: { khorne: 6 }, dominator: "khorne" },
      norsca: { domination: { khorne: 1 }, ruin: 1 },
    });
    expect(act(event("phase", { phase: "domination", round: 2 }), now)).toMatchObject({ undecided: ["tilea"] });
    expect(act(event("phase", { phase: "corruption", round: 2 }), now)).toMatchObject({ undecided: [] });
  });

  it("of a dial begins where the dial was", () => {
    expect(act(event("tick", { power: "khorne", position: 3 }))).toEqual({ act: "tick", power: "khorne", from: 2, position: 3, counters: 3 });
  });

  it("is nothing for what the board shows by itself", () => {
    expect(act(event("move", { figure: "Kw1", from: "reserve", to: "tilea" }))).toBeNull();
  });
});

describe("the sides of a battle", () => {
  it("keep their fallen, lying or gone, in their places", () => {
    const scene = sceneOf([
      event("battle", { region: "tilea", number: 0 }),
      event("roll", { power: "khorne", region: "tilea", dice: [6, 4] }),
      event("kill", { power: "khorne", figure: "Nc1", region: "tilea", to: "reserve" }),
    ])!;
    const now = view({ tilea: { figures: [figure("Nc10", "nurgle"), figure("Kw1", "khorne", ["tipped"])] as RegionView["figures"], dice: { khorne: 2 } } });
    const [khorne, nurgle] = sidesOf(scene, now, look);
    expect(khorne).toMatchObject({ power: "khorne", dice: 2, fighters: [{ id: "Kw1", fallen: true }] });
    expect(khorne!.rolls.map((roll) => roll.dice)).toEqual([[6, 4]]);
    expect(nurgle!.fighters.map(({ id, fallen }) => [id, fallen])).toEqual([["Nc1", true], ["Nc10", false]]);
  });
});

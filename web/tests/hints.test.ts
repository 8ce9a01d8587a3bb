/** Hints: each has its words, is told once, at its moment, and a question goes first. */

import { describe, expect, it } from "vitest";
import { askedHint, HINTS, type Facts } from "../src/guide/hints.ts";
import { Noticing } from "../src/guide/noticing.svelte.ts";
import "../src/words/guide.ts";
import { has } from "../src/words/voice.svelte.ts";
import type { Lookup } from "../src/lib/content.ts";
import { type GameEvent, POWERS, REGIONS, type View } from "../src/wire.ts";

const look = { power: () => ({ dial: Array(10) }), limits: { vp: 50 }, chaos: () => undefined } as unknown as Lookup;

function facts(more: Partial<Facts> = {}, view: Partial<View> = {}): Facts {
  const region = () => ({ figures: [], tokens: {}, spaces: [null, null], ruin: null, ruin_count: 0, resistance: 1, dominator: null, domination: {} });
  const players = Object.fromEntries(POWERS.slice(0, 4).map((power) => [power, { power: 6, vp: 0, dial: 0 }]));
  const regions = Object.fromEntries(REGIONS.map((id) => [id, region()]));
  return { power: "nurgle", look, ask: null, view: { powers: POWERS.slice(0, 4), phase: "end", regions, players, ...view } as unknown as View, ...more };
}
const event = (what: string, more = {}): GameEvent => ({ what, text: "", cause: null, ...more }) as GameEvent;
const ask = (group: string, actions: object[] = []) => ({ seat: "nurgle", kind: group, group, actions }) as unknown as Facts["ask"];

/** What is read one after the other. */
function reading(noticing: Noticing, now: Facts): string[] {
  const ids: string[] = [];
  for (let told = noticing.told(now); told; told = noticing.told(now)) {
    ids.push(told.hint.id);
    noticing.done(told);
  }
  return ids;
}

it("has words for every hint", () => {
  for (const { id } of HINTS) expect(["title", "text"].filter((part) => !has(`guide.hint.${id}.${part}`)), id).toEqual([]);
  expect(new Set(HINTS.map((hint) => hint.id)).size).toBe(HINTS.length);
});

describe("what has happened", () => {
  it("is told once, the oldest first", () => {
    const noticing = new Noticing();
    const log = [event("phase", { phase: "old_world" }), event("old_world", { card: "x" }), event("tick", { power: "khorne" })];
    noticing.look(facts(), log);
    noticing.look(facts(), [...log, event("tick", { power: "khorne" }), event("hero", { power: "khorne" })]);
    expect(reading(noticing, facts())).toEqual(["goal", "old_world", "tick", "hero"]);
    noticing.look(facts(), [...log, ...log, ...log]);
    expect(reading(noticing, facts())).toEqual([]);
  });

  it("counts from the round in which the reader came", () => {
    const noticing = new Noticing();
    noticing.look(facts(), [event("ruin"), event("phase", { phase: "old_world" }), event("battle")]);
    expect(reading(noticing, facts())).toEqual(["goal", "battle"]);
  });

  it("is a counter only if it is mine, and magic only for Tzeentch", () => {
    const log = [event("counter", { power: "khorne" }), event("place", { token: "warpstone" })];
    const mine = new Noticing();
    mine.look(facts(), log);
    expect(reading(mine, facts())).toEqual(["goal"]);
    const tzeentch = new Noticing();
    tzeentch.look(facts({ power: "tzeentch" }), [...log, event("counter", { power: "tzeentch" })]);
    expect(reading(tzeentch, facts({ power: "tzeentch" }))).toEqual(["goal", "magic", "counter"]);
  });
});

describe("what is so", () => {
  const said = (view: Partial<View>) => {
    const noticing = new Noticing();
    noticing.look(facts({}, view), []);
    return reading(noticing, facts()).slice(1);
  };
  const one = (more: object) => ({ ...facts().view.regions, kislev: { ...facts().view.regions.kislev, ...more } }) as View["regions"];

  it("is a tie only in its phase, above the Resistance, for the highest value", () => {
    const tied = one({ domination: { khorne: 3, nurgle: 3, slaanesh: 1 } });
    expect(said({ phase: "domination", regions: tied })).toEqual(["tie"]);
    expect(said({ phase: "corruption", regions: tied })).toEqual([]);
    expect(said({ phase: "domination", regions: one({ domination: { khorne: 1, nurgle: 1 } }) })).toEqual([]);
    expect(said({ phase: "domination", regions: one({ domination: { khorne: 4, nurgle: 3, slaanesh: 3 }, dominator: "khorne" }) })).toEqual([]);
  });

  it("is a region near its ruin, full spaces, an end that is near", () => {
    expect(said({ regions: one({ ruin_count: 9 }) })).toEqual(["near_ruin"]);
    expect(said({ regions: one({ ruin_count: 12, ruin: 1 }) })).toEqual([]);
    expect(said({ regions: one({ spaces: [{ card: "a" }, { card: "b" }] }) })).toEqual(["full"]);
    const calm = { end: null, ruins: 3, rounds: 4, falling: [], nearly: [], powers: { khorne: { ways: [] } } } as unknown as View["danger"];
    expect(said({ danger: calm })).toEqual([]);
    expect(said({ danger: { ...calm!, end: { condition: "five_ruined", winners: [] } } })).toEqual(["near_end"]);
    const reach = { khorne: { ways: [{ id: "dial.reach", args: {}, stops: [] }] } };
    expect(said({ danger: { ...calm!, powers: reach } as unknown as View["danger"] })).toEqual(["near_end"]);
  });
});

describe("what is asked", () => {
  it("goes before what has happened; advice comes last", () => {
    const noticing = new Noticing();
    noticing.look(facts(), [event("battle")]);
    expect(reading(noticing, facts({ ask: ask("hits") }))).toEqual(["assign", "goal", "battle"]);
    const turn = facts({ ask: ask("turn", [{ kind: "move", do: "x", cost: 1 }]) });
    const other = new Noticing();
    other.look(turn, []);
    expect(reading(other, turn)).toEqual(["goal", "turn.figure"]);
  });

  it("warns of the last power when a card could be played for nothing", () => {
    const free = { kind: "play", do: "a", cost: 0 };
    const dear = { kind: "move", do: "b", cost: 6, last: true };
    const hint = (...actions: object[]) => askedHint(facts({ ask: ask("turn", actions) }), new Set())?.id;
    expect(hint(free, dear)).toBe("last_power");
    expect(hint(dear)).toBeUndefined();
    expect(hint(free, { ...dear, last: undefined })).toBeUndefined();
  });

  it("tells what the token of an Old World card does", () => {
    const now = facts({ ask: ask("place", [{ kind: "place", do: "+warpstone@kis", token: "warpstone" }]) }, { phase: "old_world" });
    const hint = askedHint(now, new Set())!;
    expect([hint.id, hint.more?.(now)]).toEqual(["asked", "token.warpstone"]);
  });
});

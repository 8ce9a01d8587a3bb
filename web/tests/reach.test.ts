/** Whatever is legal can be chosen with the board, the sheets and the hand alone, on a phone too. */

import { describe, expect, test } from "vitest";
import type { WatchedTable } from "../src/api/table.svelte.ts";
import type { Lookup } from "../src/lib/content.ts";
import type { Touch } from "../src/lib/types.ts";
import { isTarget } from "../src/board/touching.ts";
import { choicesIn, listingOf, targetsOf, wordsOf, type Choice, type Question } from "../src/play/choosing.ts";
import { Deciding } from "../src/play/deciding.svelte.ts";
import type { Showing } from "../src/play/showing.svelte.ts";
import asked from "./asks.json";
import { POWERS, type RegionId, REGIONS, SPACES, TOKENS, type View } from "../src/wire.ts";

interface Case {
  ask: Question;
  regions: Record<string, { figures: { id: string }[]; tokens: Record<string, number>; corruption: Record<string, number> }>;
  hand: string[];
  reserve: string[];
}
const cases = asked as unknown as Case[];

/** Somebody before the table; what they do is told to `done`. */
function sitDown({ ask, regions }: Case, small: boolean, done: (action: string) => void): Deciding {
  const table = { sending: 0, version: 1, state: { ask }, play: async (action: string) => done(action), why: async () => "no" };
  const look = { region: (id: string) => ({ code: id }), chaos: () => undefined, reference: { regions: [{ code: "nor" }] } };
  return new Deciding({
    table: table as unknown as WatchedTable,
    showing: { busy: false, skip() {} } as unknown as Showing,
    look: () => look as unknown as Lookup,
    view: () => ({ regions, players: {} }) as unknown as View,
    mine: () => ask,
    small: () => small,
  });
}

/** Everything in a region that can be touched. */
function things(id: RegionId, { regions }: Case): Touch[] {
  return [
    ...regions[id]!.figures.map(({ id: figure }): Touch => ({ kind: "figure", region: id, figure, stack: [figure] })),
    ...TOKENS.map((token): Touch => ({ kind: "token", region: id, token })),
    ...POWERS.map((power): Touch => ({ kind: "corruption", region: id, power })),
    ...SPACES.map((space): Touch => ({ kind: "space", region: id, space })),
  ];
}

/** What the page offers now: a name for it, and the doing of it. */
function offers(at: Deciding, one: Case, small: boolean): [string, (now: Deciding) => void][] {
  const { ask } = one;
  const targets = targetsOf(ask, at.held);
  const list: Choice[] = at.several ?? listingOf(ask) ?? choicesIn(ask, at.open);
  const touches: Touch[] = REGIONS.map((region) => ({ kind: "region", region }));
  // On the small map there is nothing but regions; what is in an open one lies on its sheet.
  const shown = small ? (at.open ? [at.open] : []) : REGIONS;
  if (!small || !at.several) touches.push(...shown.flatMap((id) => things(id, one)).filter((touch) => isTarget(targets, touch)));
  return [
    ...[...(at.held ? [] : wordsOf(ask)), ...list].map((choice): [string, (now: Deciding) => void] => [choice.do, (now) => now.act(choice)]),
    ...touches.map((touch): [string, (now: Deciding) => void] => [JSON.stringify(touch), (now) => now.touched(touch)]),
    ...one.hand.map((card): [string, (now: Deciding) => void] => [card, (now) => now.pickedCard(card)]),
    ...one.reserve.map((figure): [string, (now: Deciding) => void] => [figure, (now) => now.pickedFigure(figure)]),
  ];
}

/** All actions that somebody can get to, by trying everything. */
function reached(one: Case, small: boolean): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const again = (steps: ((now: Deciding) => void)[]): Deciding => {
    const now = sitDown(one, small, (action) => found.add(action));
    for (const step of steps) step(now);
    if (now.confirming) found.add(now.confirming.choice.do);
    return now;
  };
  const ways: ((now: Deciding) => void)[][] = [[]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const now = again(way);
    const where = JSON.stringify([now.held, now.open, now.several]);
    if (seen.has(where)) continue;
    seen.add(where);
    for (const [, does] of offers(now, one, small)) ways.push([...way, does]);
  }
  return found;
}

describe.each([
  ["on a phone", true],
  ["on a desk", false],
])("%s", (_, small) => {
  test.each(cases.map((one) => [`${one.ask.kind}: ${[...new Set(one.ask.actions!.map(({ kind }) => kind))].join(", ")}`, one] as const))(
    "%s",
    (_name, one) => {
      const found = reached(one, small);
      expect(one.ask.actions!.map((action) => action.do).filter((action) => !found.has(action))).toEqual([]);
    },
  );
});

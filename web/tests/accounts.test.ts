/** The ledger opens by itself when a round has been shown to its end, and at no other time. */

import { expect, it } from "vitest";
import { Opening } from "../src/accounts/opening.svelte.ts";
import type { GameEvent } from "../src/wire.ts";

const event = (what: string, rest: object = {}): GameEvent => ({ what, text: what, cause: null, ...rest }) as GameEvent;
const round = (n: number): GameEvent[] => [event("phase", { round: n }), event("battle"), event("score"), event("round_over", { round: n })];

it("opens at the end of a round that was followed", () => {
  const opening = new Opening();
  opening.follow(round(1), true);
  expect(opening.round).toBeNull(); // who comes to a table has not seen how the round ended
  opening.follow([...round(1), event("phase", { round: 2 })], true);
  expect(opening.round).toBeNull();
  opening.follow([...round(1), ...round(2)], true);
  expect(opening.round).toBe(2);
  opening.close();
  opening.follow([...round(1), ...round(2), event("phase", { round: 3 })], true);
  expect(opening.round).toBeNull();
});

it("stays closed when it is not wanted, and in the middle of a battle", () => {
  const opening = new Opening();
  opening.follow([], true);
  opening.follow(round(1), false);
  expect(opening.round).toBeNull();
  opening.follow([...round(1), ...round(2), event("phase", { round: 3 }), event("battle")], true);
  expect(opening.round).toBeNull();
});

it("opens again when a round that was taken back ends once more", () => {
  const opening = new Opening();
  opening.follow([], true);
  opening.follow(round(1), true);
  expect(opening.round).toBe(1);
  opening.close();
  opening.follow(round(1).slice(0, 2), true);
  expect(opening.round).toBeNull();
  opening.follow(round(1), true);
  expect(opening.round).toBe(1);
});

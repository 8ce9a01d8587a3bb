/** Which pictures there are: one chunk for each deck, fetched when a card of it is first shown. */

import type { Items } from "../engraving.ts";

export type Deck = Record<string, () => Items>;

/** By what stands before the point in the id of a card. */
export const DECKS: Record<string, () => Promise<{ deck: Deck }>> = {
  khorne: () => import("./khorne.ts"),
  khorne_m: () => import("./khorne_m.ts"),
  nurgle: () => import("./nurgle.ts"),
  nurgle_m: () => import("./nurgle_m.ts"),
  tzeentch: () => import("./tzeentch.ts"),
  tzeentch_m: () => import("./tzeentch_m.ts"),
  slaanesh: () => import("./slaanesh.ts"),
  slaanesh_m: () => import("./slaanesh_m.ts"),
  horned_rat: () => import("./horned_rat.ts"),
  old_world: () => import("./old_world.ts"),
  old_world_x: () => import("./old_world_x.ts"),
  portrait: () => import("./portrait.ts"),
};

export { print } from "../engraving.ts";

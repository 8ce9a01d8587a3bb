/** What can be explained. A subject says only what is meant; the words are made when they are wanted (accounts.ts). */

import type { Stack } from "../board/reading.ts";
import type { Lookup } from "../lib/content.ts";
import type { PhaseId, PowerId, RankId, RegionId, SpaceId, TokenId, View } from "../wire.ts";

interface OfRegion {
  region: RegionId;
}
interface OfPower {
  power: PowerId;
}

interface Things {
  /** Everything that can be said of a region as a whole. */
  region: OfRegion;
  plate: OfRegion;
  ring: OfRegion;
  banner: OfRegion;
  figures: OfRegion & { stack: Stack };
  token: OfRegion & { token: TokenId };
  space: OfRegion & { space: SpaceId };
  player: OfPower;
  dial: OfPower;
  power: OfPower;
  hand: OfPower;
  deck: OfPower;
  peasants: OfPower;
  vp: OfPower;
  reserve: OfPower & { rank: RankId };
  /** A card by its id: a Chaos card, an upgrade, an Old World card. */
  card: { card: string };
  /** A space of the Old World track. */
  track: { space: number };
  phase: { phase: PhaseId };
  vp_track: object;
  pile: object;
}

/** The position it is part of. */
export interface At {
  view: View;
  look: Lookup;
}

export type What = keyof Things;
export type Only<W extends What> = { what: W } & Things[W] & At;
export type Subject = { [W in What]: Only<W> }[What];

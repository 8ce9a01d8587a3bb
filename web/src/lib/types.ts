/** Touching the board. */

import type { PowerId, RegionId, SpaceId, TokenId } from "../wire.ts";

/** Something on the board that a player has clicked, tapped or chosen by key. */
export type Touch =
  | { kind: "region"; region: RegionId }
  | { kind: "figure"; region: RegionId; figure: string; stack: string[] }
  | { kind: "space"; region: RegionId; space: SpaceId }
  | { kind: "token"; region: RegionId; token: TokenId }
  | { kind: "corruption"; region: RegionId; power: PowerId };

/** The legal targets. Spaces, tokens and corruption are written "empire.l", "empire.noble", "empire.khorne". */
export interface Targets {
  regions?: ReadonlySet<string>;
  figures?: ReadonlySet<string>;
  spaces?: ReadonlySet<string>;
  tokens?: ReadonlySet<string>;
  corruption?: ReadonlySet<string>;
}

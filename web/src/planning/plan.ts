/** What a legal action would do, as the server works it out (rules/planning.py). */

import type { PowerId, RegionId, SideOdds } from "../lib/types.ts";

export interface NowThen<T> {
  now: T;
  then: T;
}

export interface RegionPlan {
  /** Then dice and odds alone matter. */
  ruined: boolean;
  domination: Partial<Record<PowerId, number>>;
  dominator: PowerId | null;
  resistance: number;
  conquest: number;
  ruin_count: number;
  /** The ruin count at the next check as things stand, and whether it ruins the region. */
  coming: number;
  falls: boolean;
  dice: Partial<Record<PowerId, number>>;
  odds: Partial<Record<PowerId, SideOdds>>;
}

export interface Plan {
  action: string;
  power: NowThen<number>;
  /** Points and counters of the seat this round, as things stand. */
  gain: NowThen<number>;
  counters: NowThen<number>;
  regions: Partial<Record<RegionId, NowThen<RegionPlan>>>;
  /** What follows that is not settled yet. */
  open: "question" | "chance" | null;
}

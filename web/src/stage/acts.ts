/** What a moment puts on stage. Everything in it comes from the event and from the views before and after it. */

import type { Moment } from "../play/showing.svelte.ts";
import {
  type GameEvent,
  type PhaseId,
  type PowerId,
  type RegionId,
  REGIONS,
  type RegionView,
  type View,
} from "../wire.ts";

/** What somebody scores for, where it is called out. */
export type Reason = "ruiner" | "first" | "tied_first" | "second" | "tied_second" | "domination" | "dial";
const REASONS: readonly string[] = ["ruiner", "first", "tied_first", "second", "tied_second", "domination", "dial"];

export type Act =
  | { act: "phase"; phase: PhaseId; round: number; undecided: RegionId[] }
  | { act: "card"; card: string }
  | { act: "dominate"; power: PowerId; region: RegionId; before: RegionView }
  | { act: "score"; power: PowerId; points: number; region: RegionId | null; reason: Reason | null }
  | { act: "corrupt"; power: PowerId; region: RegionId; count: number; before: RegionView }
  | { act: "ruin"; region: RegionId; ruination: number; before: RegionView }
  | { act: "counter"; power: PowerId; region: RegionId | null }
  | { act: "tick"; power: PowerId; from: number; position: number; counters: number }
  | { act: "hero"; power: PowerId; region: RegionId };

/** The act of a moment; null for what the board shows well enough by itself. */
export function actOf({ event, before }: Pick<Moment, "event" | "before">, now: View): Act | null {
  const was = before.game as View | null;
  const power = event.power as PowerId;
  const region = regionOf(event);
  if (!was) return null;
  switch (event.what) {
    case "phase": {
      const phase = event.phase as PhaseId;
      const none = phase === "domination" ? REGIONS.filter((id) => undecided(now.regions[id])) : [];
      return { act: "phase", phase, round: event.round as number, undecided: none };
    }
    case "old_world":
      return { act: "card", card: event.card as string };
    case "dominate":
      return region && { act: "dominate", power, region, before: was.regions[region] };
    case "score": {
      const reason = event.cause && REASONS.includes(event.cause.for) ? (event.cause.for as Reason) : null;
      return { act: "score", power, points: event.points as number, region, reason };
    }
    case "corrupt":
      return region && { act: "corrupt", power, region, count: event.count as number, before: was.regions[region] };
    case "ruin":
      return region && { act: "ruin", region, ruination: event.ruination as number, before: was.regions[region] };
    case "counter":
      return { act: "counter", power, region };
    case "tick": {
      const player = was.players[power];
      return player ? { act: "tick", power, from: player.dial, position: event.position as number, counters: player.counters } : null;
    }
    case "hero":
      return region && { act: "hero", power, region };
    default:
      return null;
  }
}

/** Where an event happens, or what it happens for. */
export function regionOf({ region, cause }: GameEvent): RegionId | null {
  const place = region ?? cause?.region;
  return REGIONS.find((id) => id === place) ?? null;
}

/** Whether some have a value in a region that still stands, and nobody dominates it: no event will tell that. */
export function undecided(region: RegionView): boolean {
  return !region.ruin && !region.dominator && Object.values(region.domination).some((value) => value > 0);
}

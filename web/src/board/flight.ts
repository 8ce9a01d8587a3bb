/** Something that travels over the map: where it came from and where it goes. */

import { HEIGHT, PLACES, WIDTH, type Point } from "./geometry.ts";
import type { PowerId, RankId, RegionId, TokenId } from "../wire.ts";

export type Flight = {
  key: string;
  /** A region, or "off": the reserve, the stock, the player's sheet. */
  from: RegionId | "off";
  to: RegionId | "off";
  /** Milliseconds until it sets out, and how long it travels. */
  wait?: number;
  lasts?: number;
} & (
  | { kind: "figure"; id: string; power: PowerId; rank: RankId }
  | { kind: "token"; token: TokenId }
  | { kind: "corruption"; power: PowerId }
);

/** Where things of that kind lie in a region. */
export function restingPlace(flight: Flight, region: RegionId): Point {
  const { figures, tokens, ring } = PLACES[region];
  if (flight.kind === "figure") return [figures.x + figures.w / 2, figures.y + figures.h * 0.7];
  return flight.kind === "token" ? [tokens.x + 18, tokens.y] : ring;
}

/** From beside the sheet, on the side that is nearer. */
function beside([x, y]: Point): Point {
  return [x < WIDTH / 2 ? -60 : WIDTH + 60, Math.min(Math.max(y, 80), HEIGHT - 80)];
}

/** How heavy it is: the heavier, the lower it is carried and the harder it is set down. */
export function weightOf(flight: Flight): number {
  if (flight.kind !== "figure") return 0.5;
  return { cultist: 0.7, warrior: 1, greater_daemon: 1.6 }[flight.rank];
}

/** Start, top of the arc, and end. */
export function course(flight: Flight): readonly [Point, Point, Point] {
  const end = flight.to === "off" ? null : restingPlace(flight, flight.to);
  const start = flight.from === "off" ? beside(end ?? [0, 0]) : restingPlace(flight, flight.from);
  const last = end ?? beside(start);
  const high = Math.min(80, Math.hypot(last[0] - start[0], last[1] - start[1]) / 3.5) / Math.sqrt(weightOf(flight));
  return [start, [(start[0] + last[0]) / 2, (start[1] + last[1]) / 2 - high], last];
}

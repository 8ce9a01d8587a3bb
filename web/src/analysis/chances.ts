/** Chances over a game as lines with bands: how unsure they are belongs to them. */

import type { Analysis, Chance, Look, PowerId } from "../wire.ts";

/** With the hands as players knew them, or all open. */
export type Hands = "known" | "open";
export type Point = Chance | null;

export const WIDE = 2; // standard errors to each side: so it is nineteen times of twenty

/** The chances of every Power before the first decision and after each. */
export function pointsOf(found: Analysis, hands: Hands): Record<string, Point[]> {
  return Object.fromEntries(
    found.powers.map((power) => [power, [hands === "known" ? (found.start[power] ?? null) : null, ...found.looks.filter((look) => look.action !== null).map((look) => look[hands][power] ?? null)]]),
  );
}

const bound = (value: number): number => Math.min(1, Math.max(0, value));

/** The line of the means; where there are none it goes on from the last one. */
export function linePath(points: readonly Point[], width: number, height: number): string {
  const step = width / Math.max(1, points.length - 1);
  return points
    .flatMap((point, n) => (point ? [`${(n * step).toFixed(1)} ${(height * (1 - bound(point.mean))).toFixed(1)}`] : []))
    .map((place, n) => (n ? "L" : "M") + place)
    .join("");
}

/** The band around it. */
export function bandPath(points: readonly Point[], width: number, height: number): string {
  const step = width / Math.max(1, points.length - 1);
  const known = points.flatMap((point, n) => (point ? [{ x: (n * step).toFixed(1), ...point }] : []));
  if (!known.length) return "";
  const y = (value: number) => (height * (1 - bound(value))).toFixed(1);
  const upper = known.map(({ x, mean, error }) => `${x} ${y(mean + WIDE * error)}`);
  const lower = known.map(({ x, mean, error }) => `${x} ${y(mean - WIDE * error)}`).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}

export const percent = (chance: number): number => Math.round(100 * chance);
/** How far it may be off: the error, never told as none where there is some. */
export const margin = ({ error }: Chance): number => (error ? Math.max(1, Math.round(100 * WIDE * error)) : 0);

/** The decisions of each round, in order. */
export function roundsOf(looks: readonly Look[]): { round: number; looks: Look[] }[] {
  const rounds: { round: number; looks: Look[] }[] = [];
  for (const look of looks) {
    if (rounds.at(-1)?.round !== look.round) rounds.push({ round: look.round, looks: [] });
    rounds.at(-1)!.looks.push(look);
  }
  return rounds;
}

/** The chances at a moment: after the decision before it. */
export function chanceAt(points: Record<string, Point[]>, power: PowerId, at: number): Point {
  return points[power]?.[at] ?? null;
}

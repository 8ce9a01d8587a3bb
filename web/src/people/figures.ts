/** Figures of people as they are read: shares, means, ratings. */

import { language } from "../words/voice.svelte.ts";
import { tell } from "../words/people.ts";
import type { Estimate } from "../wire.ts";

export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** With one digit behind the point. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A figure with its bounds, in words. */
export function ranged(estimate: Estimate, write: (value: number) => string): string {
  return tell("range", { value: write(estimate.value), low: write(estimate.low), high: write(estimate.high) });
}

/** Where a value stands between two others, in per cent. */
export function along(value: number, least: number, most: number): number {
  return (100 * (Math.min(Math.max(value, least), most) - least)) / (most - least);
}

/** A quarter of a year, as "2026-4", by its months. */
export function seasonName(season: string): string {
  const [year = 0, quarter = 1] = season.split("-").map(Number);
  const format = new Intl.DateTimeFormat(language(), { month: "long", year: "numeric", timeZone: "UTC" });
  return format.formatRange(Date.UTC(year, quarter * 3 - 3, 1), Date.UTC(year, quarter * 3 - 1, 1));
}

/** Round numbers between which values lie, with a line for each of them. */
export function scale(low: number, high: number): number[] {
  const step = [20, 50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 5) ?? 2000;
  const first = Math.floor(low / step) * step;
  const many = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: many + 1 }, (_, n) => first + n * step);
}

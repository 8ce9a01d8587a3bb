/** Figures of a game over its decisions, as the server tells them, and lines made of them. */

import type { Chart, PowerId } from "../wire.ts";

export type Series = "vp" | "threat" | "corruption";
export type Value = number | null;

/** One figure of every Power over the game; null where there is none: a dial at Victory has no Threat. */
export function linesOf(chart: Chart, series: Series, dialOf: (power: PowerId) => readonly { threat: number | null }[]): Record<string, Value[]> {
  if (series !== "threat") return chart[series];
  return Object.fromEntries(
    powersIn(chart).map((power) => {
      const stops = dialOf(power);
      return [power, chart.threat[power]!.map((threat, n) => (stops[chart.dial[power]![n]!]?.threat === null ? null : threat))];
    }),
  );
}

/** The rounds whose numbers have room below the line. */
export function named(starts: readonly { round: number; at: number }[], x: (at: number) => number, room: number): Set<number> {
  const out = new Set<number>();
  let end = -Infinity;
  for (const { round, at } of starts) {
    if (x(at) - end < room) continue;
    out.add(round);
    end = x(at);
  }
  return out;
}

/** Where each round begins, by the number of decisions. */
export function roundStarts(rounds: readonly number[]): { round: number; at: number }[] {
  return rounds.flatMap((round, at) => (at === 0 || rounds[at - 1] !== round ? [{ round, at }] : []));
}

/** Above the scale, where there is no value. */
export const BEYOND = -8;

/** The steps of a line as a path: values hold until they change. */
export function stepPath(values: readonly Value[], width: number, height: number, most: number): string {
  if (!values.length) return "";
  const x = (n: number) => ((n / Math.max(1, values.length - 1)) * width).toFixed(1);
  const y = (value: Value) => (value === null ? BEYOND : height - (value / Math.max(1, most)) * height).toFixed(1);
  let path = `M0 ${y(values[0] ?? null)}`;
  for (let n = 1; n < values.length; n++) {
    if (values[n] !== values[n - 1]) path += `H${x(n)}V${y(values[n] ?? null)}`;
  }
  return `${path}H${width}`;
}

/** The greatest value of all lines, rounded up to something that can be read and halved. */
export function top(lines: Record<string, Value[]>): number {
  const most = Math.max(1, ...Object.values(lines).flatMap((line) => line.map((value) => value ?? 0)));
  const step = most > 8 ? 10 : 2;
  return Math.ceil(most / step) * step;
}

export const powersIn = (chart: Chart): PowerId[] => Object.keys(chart.vp) as PowerId[];

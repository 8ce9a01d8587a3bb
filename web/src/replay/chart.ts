/** Figures of a game over its decisions, as the server tells them, and lines made of them. */

import type { PhaseId, PowerId } from "../lib/types.ts";

export interface Chart {
  decisions: number;
  rounds: number[];
  phases: PhaseId[];
  vp: Record<string, number[]>;
  dial: Record<string, number[]>;
  threat: Record<string, number[]>;
  corruption: Record<string, number[]>;
  ruined: number[];
  dice: Record<string, { rolled: number; hits: number; sixes: number }>;
}

export type Series = "vp" | "threat" | "corruption";

/** Where each round begins, by the number of decisions. */
export function roundStarts(rounds: readonly number[]): { round: number; at: number }[] {
  return rounds.flatMap((round, at) => (at === 0 || rounds[at - 1] !== round ? [{ round, at }] : []));
}

/** The steps of a line as a path: values hold until they change. */
export function stepPath(values: readonly number[], width: number, height: number, most: number): string {
  if (!values.length) return "";
  const x = (n: number) => ((n / Math.max(1, values.length - 1)) * width).toFixed(1);
  const y = (value: number) => (height - (value / Math.max(1, most)) * height).toFixed(1);
  let path = `M0 ${y(values[0]!)}`;
  for (let n = 1; n < values.length; n++) {
    if (values[n] !== values[n - 1]) path += `H${x(n)}V${y(values[n]!)}`;
  }
  return `${path}H${width}`;
}

/** The greatest value of all lines, rounded up to something that can be read and halved. */
export function top(lines: Record<string, number[]>): number {
  const most = Math.max(1, ...Object.values(lines).flat());
  const step = most > 8 ? 10 : 2;
  return Math.ceil(most / step) * step;
}

export const powersIn = (chart: Chart): PowerId[] => Object.keys(chart.vp) as PowerId[];

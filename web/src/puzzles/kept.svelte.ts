/** Which puzzles have been solved, and on which days the day's. This device remembers it. */

import { dayOf } from "./days.ts";

/** One puzzle: answers that were wrong, when it was first solved, whether the answer was looked at before that. */
export interface Kept {
  wrong?: number;
  solved?: number;
  shown?: true;
}

interface All {
  puzzles: Readonly<Record<string, Kept>>;
  /** Days whose puzzle was solved on the day, by their numbers. */
  days: readonly number[];
}

const KEY = "ruinous.puzzles";

function read(): All {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<All>;
    return { puzzles: found.puzzles ?? {}, days: Array.isArray(found.days) ? found.days : [] };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

let all = $state.raw(read());

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) all = read(); // another tab has gone on
  });
}

export const kept = (id: string): Kept => all.puzzles[id] ?? {};
export const solvedDays = (): readonly number[] => all.days;

function keep(now: All): void {
  all = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // then it holds until the page is left
  }
}

function change(id: string, now: Kept): void {
  const before = read();
  keep({ ...before, puzzles: { ...before.puzzles, [id]: now } });
}

export const missed = (id: string): void => change(id, { ...kept(id), wrong: (kept(id).wrong ?? 0) + 1 });

export function shown(id: string): void {
  if (!kept(id).solved) change(id, { ...kept(id), shown: true });
}

/** Solved; `daily`: it is the puzzle of this day. Whoever has looked at the answer has solved it no more today. */
export function solved(id: string, daily: boolean, now = Date.now()): void {
  const { shown: looked, solved: before, ...rest } = kept(id);
  change(id, { ...rest, ...(looked ? { shown: looked } : {}), solved: before ?? now });
  const today = dayOf(now);
  if (daily && !looked && !all.days.includes(today)) keep({ ...all, days: [...all.days, today] });
}

/** When each was solved, of those that are. */
export const done = (): Record<string, number> =>
  Object.fromEntries(Object.entries(all.puzzles).flatMap(([id, { solved }]) => (solved ? [[id, solved]] : [])));

/** What has been solved on other devices; with `instead`, and nothing here. */
export function learn(times: Readonly<Record<string, number>>, days: readonly number[], instead: boolean): void {
  const before: All = instead ? { puzzles: {}, days: [] } : read();
  const theirs = Object.entries(times).map(([id, solved]) => [id, { ...before.puzzles[id], solved }] as const);
  keep({ puzzles: { ...before.puzzles, ...Object.fromEntries(theirs) }, days: [...new Set([...before.days, ...days])] });
}

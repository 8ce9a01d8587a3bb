/** The puzzles there are, the one of the day, and how one is opened at a table. */

import { call, get, transport } from "../api/http.ts";
import { ensureMe, loadMine } from "../api/session.svelte.ts";
import { goTo } from "../app/route.svelte.ts";
import { language } from "../words/voice.svelte.ts";
import { dayOf, puzzleOf } from "./days.ts";
import { kept } from "./kept.svelte.ts";
import type { Made, PuzzleListed, PuzzleSolution } from "../wire.ts";

const PREFIX = "puzzle.";
/** The puzzle of a table, by what it teaches. */
export const puzzleAt = (lesson: string): string => (lesson.startsWith(PREFIX) ? lesson.slice(PREFIX.length) : "");

let listed: Promise<PuzzleListed[]> | null = null;

export function learnPuzzles(): Promise<PuzzleListed[]> {
  listed ??= get<PuzzleListed[]>("/api/tables/puzzles");
  listed.catch(() => (listed = null));
  return listed;
}

export const solutionOf = (id: string): Promise<PuzzleSolution> => get<PuzzleSolution>(`/api/tables/puzzles/${id}?language=${language()}`);

export const ofToday = (puzzles: readonly PuzzleListed[], now = Date.now()): PuzzleListed => puzzles[puzzleOf(dayOf(now), puzzles.length)]!;

/** The first one after this that has not been solved: of its kind, else of all. */
export function nextPuzzle(puzzles: readonly PuzzleListed[], after: string): PuzzleListed | null {
  const at = puzzles.findIndex(({ id }) => id === after);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].filter(({ id }) => !kept(id).solved);
  return order.find(({ kind }) => kind === puzzles[at]?.kind) ?? order[0] ?? null;
}

const TABLE = "ruinous.puzzles.table";

/** Open a puzzle at a table of its own. The table of the one before is put away: nobody goes on there. */
export async function openPuzzle(name: string, id: string): Promise<void> {
  await ensureMe(name);
  const made = await call<Made>("POST", "/api/tables/lesson", { lesson: PREFIX + id });
  const before = localStorage.getItem(TABLE);
  localStorage.setItem(TABLE, made.table);
  if (before) void putAway(before);
  goTo(`#table=${made.table}`);
}

async function putAway(table: string): Promise<void> {
  try {
    await transport().putAway(table);
    await loadMine();
  } catch {
    // then it stays among the tables
  }
}

/** The bots by their titles, as soon as the server has told them. */

import { loadLevels } from "../api/reference.ts";
import type { BotLevel } from "../wire.ts";

/** The weakest first. */
export const STRENGTHS = [1, 2, 3, 4, 5, 6] as const;
/** For a first game. */
export const EASY = "novice";

const known = $state<{ levels: BotLevel[] }>({ levels: [] });

/** Ask for them; it is no harm if that fails, their ids are shown then. */
export async function learnLevels(): Promise<void> {
  try {
    known.levels = await loadLevels();
  } catch {
    // asked again by the next page
  }
}

export function levels(): readonly BotLevel[] {
  return known.levels;
}

export function levelName(id: string): string {
  return known.levels.find((level) => level.name === id)?.title ?? id;
}

/** What to expect of a bot; nothing for a person. */
export function levelAbout(id: string): string {
  return known.levels.find((one) => one.name === id)?.about ?? "";
}

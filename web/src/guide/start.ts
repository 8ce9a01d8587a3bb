/** How a newcomer begins: a prepared position with lessons, and then a whole game against easy bots. */

import { call } from "../api/http.ts";
import { ensureMe } from "../api/session.svelte.ts";
import { goTo } from "../app/route.svelte.ts";
import { choose } from "../play/options.svelte.ts";
import { begun } from "./kept.svelte.ts";
import type { Made, PowerId } from "../wire.ts";

/** A good Power to begin with: its dial asks for what every Power does anyway. */
export const FIRST_POWER: PowerId = "nurgle";

/** A lesson by its name; the first one, a whole round, if none is given. */
export async function startLesson(name: string, lesson = "round"): Promise<void> {
  await ensureMe(name);
  const made = await call<Made>("POST", "/api/tables/lesson", { lesson });
  begun(lesson, made.table);
  choose("guide", true);
  goTo(`#table=${made.table}`);
}

/** A whole game with the same Power, with hints beside the board. */
export async function startGame(power: PowerId): Promise<void> {
  const made = await call<Made>("POST", "/api/tables/quick", { power, level: "novice" });
  choose("guide", true);
  goTo(`#table=${made.table}`);
}

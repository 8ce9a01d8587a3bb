/** What to try next time: two short pieces of advice for a Power that has lost. */

import { book } from "../words/voice.svelte.ts";
import type { PowerId } from "../wire.ts";

const WAYS = ["max_threat", "fifty_vp", "five_ruined", "deck_empty"] as const;
const next = await book("next");

/** `condition` is how the game ended, as its result tells it; nothing is said of a game that was abandoned. */
export function nextTime(power: PowerId, condition: string): string[] {
  const way = WAYS.find((one) => one === condition);
  return way ? ([1, 2] as const).map((n) => next(`next.${power}.${way}.${n}`)) : [];
}

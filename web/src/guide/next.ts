/** What to try next time: two short pieces of advice for a Power that has lost. */

import { book } from "../i18n/book.svelte.ts";
import { en } from "../i18n/next.en.ts";
import type { PowerId } from "../lib/types.ts";

export type NextKey = keyof typeof en;

const WAYS = ["max_threat", "fifty_vp", "five_ruined", "deck_empty"] as const;

const next = book<NextKey>(en, {
  fr: async () => (await import("../i18n/next.fr.ts")).fr,
  ja: async () => (await import("../i18n/next.ja.ts")).ja,
});

/** `condition` is how the game ended, as its result tells it; nothing is said of a game that was abandoned. */
export function nextTime(power: PowerId, condition: string): string[] {
  const way = WAYS.find((one) => one === condition);
  return way ? ([1, 2] as const).map((n) => next(`next.${power}.${way}.${n}`)) : [];
}

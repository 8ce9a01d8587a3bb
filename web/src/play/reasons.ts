/** A bot's reason in the language of the page, and which lines of the log a bot can be asked about. */

import type { GameEvent, Place } from "../api/types.ts";
import { explain, type WhyKey } from "../i18n/why.svelte.ts";
import type { Lookup } from "../lib/content.ts";
import type { PowerId, RegionId } from "../lib/types.ts";
import { cardName } from "./tell.ts";
import { inEnglish } from "./words.svelte.ts";

export interface BotReason {
  id: string;
  params: Record<string, string | number>;
}

/** One sentence. */
export function reasonOf({ id, params }: BotReason, look: Lookup): string {
  const filled: Record<string, string | number> = { ...params };
  if (params.power) filled.power = look.power(params.power as PowerId).name;
  if (params.region) filled.region = regionIn(look.region(params.region as RegionId).name);
  if (params.card) filled.card = cardName(params.card, look);
  if (params.upgrade) filled.upgrade = cardName(params.upgrade, look);
  if (params.ruin) filled.ruin = explain(`nth.${Math.min(Number(params.ruin), 5)}` as WhyKey);
  const text = explain(`because.${id}` as WhyKey, filled);
  return params.chance === undefined ? text : `${text} ${explain("chance", filled)}`;
}

/** A region's name inside a sentence. */
function regionIn(name: string): string {
  return inEnglish() ? name.replace(/^The /, "the ") : name;
}

/** What somebody decides. A figure that is summoned is told by its move. */
const CHOSEN = new Set(["move", "play", "pass", "option", "upgrade", "discard", "hit", "peasant", "named", "fetch"]);

/** Whether a line tells of something that a bot has done, as far as one can see. */
export function byBot(log: readonly GameEvent[], n: number, places: readonly Place[]): boolean {
  const event = log[n]!;
  if (!CHOSEN.has(event.what)) return false;
  const before = log[n - 1];
  const power = event.what === "move" ? (before?.what === "summon" ? before.power : null) : event.power;
  return !!power && places.some((place) => place.power === power && !!place.bot);
}

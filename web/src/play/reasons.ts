/** A bot's reason in the language of the page, and which lines of the log a bot can be asked about. */

import type { GameEvent, Place } from "../api/types.ts";
import { explain, type WhyKey } from "../i18n/why.svelte.ts";
import type { Lookup } from "../lib/content.ts";
import type { PowerId, RegionId } from "../lib/types.ts";
import { cardName, inside, regionIn } from "./tell.ts";

export interface BotReason {
  id: string;
  params: Record<string, string | number>;
}

/** One sentence. */
export function reasonOf({ id, params }: BotReason, look: Lookup): string {
  const filled: Record<string, string | number> = { ...params };
  if (params.power) filled.power = inside(params.power as PowerId, look.power(params.power as PowerId).name);
  if (params.region) filled.region = regionIn(params.region as RegionId, look);
  if (params.card) filled.card = cardName(params.card, look);
  if (params.upgrade) filled.upgrade = cardName(params.upgrade, look);
  if (params.ruin) filled.ruin = explain(`nth.${Math.min(Number(params.ruin), 5)}` as WhyKey);
  const text = explain(`because.${id}` as WhyKey, filled);
  return params.chance === undefined ? text : `${text} ${explain("chance", filled)}`;
}

/** What somebody decides. */
const CHOSEN = new Set(["summon", "play", "pass", "option", "upgrade", "discard", "hit", "peasant", "named", "fetch"]);

/** Whether a line tells of something that a bot has done, as far as one can see. */
export function byBot(event: GameEvent, places: readonly Place[]): boolean {
  return CHOSEN.has(event.what) && places.some((place) => place.power === event.power && !!place.bot);
}

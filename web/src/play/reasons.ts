/** A bot's reason in the language of the page, and which lines of the log a bot can be asked about. */

import type { Lookup } from "../lib/content.ts";
import { open, text } from "../words/voice.svelte.ts";
import { filled } from "./tell.ts";
import type { Because, GameEvent, Place } from "../wire.ts";

await open("reasons");

/** One sentence, and the chance to win if the bot has worked one out. */
export function reasonOf({ id, params }: Because, look: Lookup): string {
  const values = filled(params, look);
  const reason = text(`reason.${id}`, values);
  return params.chance === undefined ? reason : `${reason} ${text("reason.chance", values)}`;
}

/** What somebody decides. */
const CHOSEN = new Set(["summon", "play", "pass", "option", "upgrade", "discard", "hit", "peasant", "named", "fetch"]);

/** Whether a line tells of something that a bot has done, as far as one can see. */
export function byBot(event: GameEvent, places: readonly Place[]): boolean {
  return CHOSEN.has(event.what) && places.some((place) => place.power === event.power && !!place.bot);
}

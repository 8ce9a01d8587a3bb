/** How long each thing is looked at. */

import { firstDice, landings } from "../table/dice.ts";
import type { Speed } from "./options.svelte.ts";
import type { GameEvent } from "../wire.ts";

/** In milliseconds at normal speed. What is not named here is seen in passing. */
const LONG: Record<string, number> = {
  phase: 1000, old_world: 3200, move: 380, fallen: 160, remove: 360, kill: 480, place: 320, take: 320, carry: 380,
  peasant: 420, cleanse: 380, play: 700, pass: 260, battle: 1000, battle_over: 300, dominate: 1700, score: 800,
  ruin: 3200, ruin_over: 400, tick: 1700, upgrade: 900, hero: 1000, counter: 600, game_end: 1200, control: 420, shield: 320,
  hits_lost: 420, hit: 420, round_over: 300, leaves_game: 400, track: 400,
};
/** Points that are called out with what they are for. */
const CALLED: Record<string, number> = { domination: 1000, ruiner: 1400, first: 1400, tied_first: 1400, second: 1400, tied_second: 1400 };
const TOKENS = [420, 110] as const; // for the ring, and for each token that comes
const IN_PASSING = 60;
const TUMBLE = 950;
const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, at_once: 0 };
/** How much may wait to be shown before everything goes faster, and how much at all. */
const PATIENCE = 20_000;
const MOST = 90_000;

/** How long an event takes at normal speed. `told`: there are words for it. */
export function usual(event: GameEvent, told: boolean): number {
  if (event.what === "roll") {
    const dice = event.dice as number[];
    return TUMBLE + (landings(dice, firstDice(dice)).at(-1) ?? 0);
  }
  if (event.what === "score") return CALLED[event.cause?.for ?? ""] ?? LONG.score!;
  if (event.what === "corrupt") return TOKENS[0] + TOKENS[1] * (event.count as number);
  return LONG[event.what] ?? (told ? IN_PASSING * 2 : 0);
}

/** What a time becomes at a speed, when so much has to be shown. */
export function hurried(ms: number, speed: Speed, pending: number): number {
  return ms * FACTOR[speed] * (pending > PATIENCE ? PATIENCE / pending : 1);
}

/** Whether it is too much to be shown: then the beginning is left out. */
export const tooMuch = (pending: number): boolean => pending > MOST;

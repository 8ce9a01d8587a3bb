/** Danger as the page shows it: how grave it is, in words, and what is new of it. The facts are the server's. */

import { open, text } from "../words/voice.svelte.ts";
import type { Lookup } from "../lib/content.ts";
import { filled, sentence } from "../play/tell.ts";
import type { Danger, DangerFact, PowerDanger, PowerId, Way } from "../wire.ts";

await open("danger");

export type Level = "course" | "reach" | "calm";
const GRAVE: readonly Level[] = ["course", "reach", "calm"];

export const levelOf = (way: DangerFact): Level => way.id.split(".")[1] as Level;

/** The gravest of a Power's ways to win. */
export function gravest(one: PowerDanger | undefined): Level {
  return GRAVE.find((level) => one?.ways.some((way) => levelOf(way) === level)) ?? "calm";
}

/** The Powers, the most dangerous first; those alike in Power order. */
export function ranked(danger: Danger, powers: readonly PowerId[]): PowerId[] {
  const rank = (power: PowerId) => GRAVE.indexOf(gravest(danger.powers[power]));
  return [...powers].sort((a, b) => rank(a) - rank(b));
}

export function tellWay(way: DangerFact, look: Lookup): string {
  return sentence(text(`danger.${way.id}`, filled(way.args, look)));
}

export function tellStop(stop: DangerFact, look: Lookup): string {
  return sentence(text(`stop.${stop.id}`, filled(stop.args, look)));
}

/** Remembers which dangers were there, and says which are new. A danger is new once in a round. */
export class Alarm {
  private round = 0;
  private known = new Set<string>();

  /** The ways to win that have come up since the last look; none at the first look, and none that only fade. */
  news(danger: Danger, round: number): Way[] {
    const first = this.round === 0;
    if (round !== this.round) this.known.clear();
    this.round = round;
    const fresh: Way[] = [];
    for (const one of Object.values(danger.powers)) {
      for (const way of one.ways) {
        const [kind, level] = way.id.split(".");
        const key = `${way.args.power}.${kind}`;
        if (this.known.has(`${key}.${level}`) || this.known.has(`${key}.course`)) continue;
        this.known.add(`${key}.${level}`);
        fresh.push(way);
      }
    }
    return first ? [] : fresh;
  }
}

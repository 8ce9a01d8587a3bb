/** What is heard of an event, and when in its moment. It tells nothing that is not to be read. */

import { BEGIN } from "../lib/motion.ts";
import { rollTimes } from "../table/dice.ts";
import type { GameEvent, PowerId } from "../wire.ts";

/** The set, as tools/sounds.py makes it. */
export type SoundName =
  | PowerId
  | "die" | "shake" | "six" | "piece" | "fall" | "card" | "phase" | "dial" | "points" | "corrupt"
  | "domination" | "ruin" | "turn" | "victory" | "ambience";

export interface Cue {
  sound: SoundName;
  /** Milliseconds from now. */
  after?: number;
  /** 1 is as it was made. */
  loud?: number;
}

/** What a moment of so many milliseconds sounds like. */
export function cuesOf(event: GameEvent, ms: number): Cue[] {
  switch (event.what) {
    case "summon":
      return [{ sound: event.power as PowerId }, { sound: "piece", after: ms * BEGIN.landed }];
    case "move":
    case "place":
    case "carry":
      return [{ sound: "piece", after: ms * BEGIN.landed }];
    case "take":
    case "remove":
    case "peasant":
    case "hit":
      return [{ sound: "piece", loud: 0.6 }];
    case "kill":
    case "hero":
      return [{ sound: "fall" }];
    case "play":
    case "old_world":
    case "upgrade":
    case "discard":
      return [{ sound: "card" }];
    case "phase":
    case "battle":
      return [{ sound: "phase" }];
    case "corrupt":
      return Array.from({ length: Math.min(event.count as number, 4) }, (_, n) => ({
        sound: "corrupt", after: ms * (BEGIN.tokens + (BEGIN.tokensLast * n) / (event.count as number)), loud: n ? 0.6 : 1,
      }));
    case "cleanse":
      return [{ sound: "corrupt", loud: 0.5 }];
    case "roll": {
      const faces = event.dice as number[];
      const landing = rollTimes(faces, ms).map((after, n) => ({ sound: faces[n] === 6 ? "six" : "die", after }) as const);
      return faces.length ? [{ sound: "shake" }, ...landing] : [];
    }
    case "dominate":
      return [{ sound: "domination", after: ms * BEGIN.banner }];
    case "score":
    case "counter":
      return [{ sound: "points", after: ms * BEGIN.arrived }];
    case "tick":
      return [{ sound: "dial", after: ms * BEGIN.click }];
    case "ruin":
      return [{ sound: "ruin" }];
    case "game_end":
      return [{ sound: "victory" }];
    default:
      return [];
  }
}

/** The weightiest first: what is told where nothing is staged, because all of it is there at once. */
const WEIGHT: readonly GameEvent["what"][] = ["game_end", "ruin", "dominate", "kill", "roll", "summon", "play", "old_world", "corrupt", "tick", "phase", "move"];
const TOLD = 3;
const APART = 260; // milliseconds

export function summary(events: readonly GameEvent[]): Cue[] {
  const kinds = new Map(events.map((event) => [event.what, event]));
  return WEIGHT.flatMap((what) => {
    const event = kinds.get(what);
    return event ? [{ ...cuesOf(event, 0)[0]!, after: 0 }] : [];
  })
    .slice(0, TOLD)
    .map((cue, n) => ({ ...cue, after: n * APART }));
}

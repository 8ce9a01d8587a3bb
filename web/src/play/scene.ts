/** A battle as it goes on: who rolled what, who was hit, who died. Made from the events alone. */

import type { GameEvent, PowerId, RegionId } from "../wire.ts";

export type Blow =
  | { kind: "hit"; power: PowerId; figure: string; hits: number }
  | { kind: "kill"; power: PowerId | null; figure: string }
  | { kind: "peasant"; power: PowerId }
  | { kind: "lost"; power: PowerId; hits: number };

export interface Roll {
  key: number;
  power: PowerId;
  dice: number[];
  blows: Blow[];
}

export interface Scene {
  region: RegionId;
  /** Battles before this one in the region; -1: early dice, before the battles. */
  number: number;
  rolls: Roll[];
}

let key = 0;

/** The battle after an event; null when there is none to show. */
export function after(scene: Scene | null, event: GameEvent): Scene | null {
  const region = event.region as RegionId;
  const power = (event.power ?? null) as PowerId | null;
  switch (event.what) {
    case "phase":
    case "game_end":
      return null;
    case "battle":
      return { region, number: event.number as number, rolls: [] };
    case "roll": {
      const here = scene && scene.region === region ? scene : { region, number: -1, rolls: [] };
      return { ...here, rolls: [...here.rolls, { key: ++key, power: power!, dice: event.dice as number[], blows: [] }] };
    }
    case "hit":
      return struck(scene, region, power, { kind: "hit", power: power!, figure: event.figure as string, hits: event.hits as number });
    case "kill":
      return struck(scene, region, power, { kind: "kill", power, figure: event.figure as string });
    case "peasant":
      return struck(scene, region, power, { kind: "peasant", power: power! });
    case "hits_lost":
      return struck(scene, region, power, { kind: "lost", power: power!, hits: event.hits as number });
    default:
      return scene;
  }
}

/** What a blow came of: the last roll of that Power, or the last one there was. */
function struck(scene: Scene | null, region: RegionId, power: PowerId | null, blow: Blow): Scene | null {
  if (!scene || scene.region !== region || !scene.rolls.length) return scene;
  let at = scene.rolls.findLastIndex((roll) => roll.power === power);
  if (at < 0) at = scene.rolls.length - 1;
  const rolls = scene.rolls.map((roll, n) => {
    if (n !== at) return roll;
    // "kill" follows the "hit" that did it: one line for both
    const before = roll.blows.at(-1);
    const same = blow.kind === "kill" && before?.kind === "hit" && before.figure === blow.figure;
    return { ...roll, blows: [...(same ? roll.blows.slice(0, -1) : roll.blows), blow] };
  });
  return { ...scene, rolls };
}

/** The battle that stands at the end of a log. */
export function sceneOf(log: readonly GameEvent[]): Scene | null {
  const start = log.findLastIndex((event) => event.what === "phase");
  return log.slice(Math.max(0, start)).reduce<Scene | null>((scene, event) => after(scene, event), null);
}

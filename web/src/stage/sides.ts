/** The two or more sides of a battle: who stands, who has fallen, what was rolled. From the view and the events alone. */

import type { Lookup } from "../lib/content.ts";
import type { Blow, Roll, Scene } from "../play/scene.ts";
import { figureOf } from "../play/tell.ts";
import { type PowerId, type RankId, RANKS, type View } from "../wire.ts";

export interface Fighter {
  id: string;
  /** Whose figure it is; it may fight for another. */
  owner: PowerId;
  rank: RankId;
  name: string;
  fallen: boolean;
  /** Hits that lie on it. */
  hits: number;
}

export interface Side {
  power: PowerId;
  /** Dice it would roll as things stand. */
  dice: number;
  rolls: Roll[];
  fighters: Fighter[];
}

export function sidesOf(scene: Scene, view: View, look: Lookup): Side[] {
  const region = view.regions[scene.region];
  const dead = killed(scene).filter((id) => !region.figures.some((figure) => figure.id === id));
  return view.powers.flatMap((power) => {
    const standing = region.figures
      .filter((figure) => figure.controller === power)
      .map(({ id, owner, rank, name, marks, hits }) => ({
        id, owner, rank, name,
        fallen: marks.includes("tipped"),
        hits: Object.values(hits).reduce((sum, n) => sum + n, 0),
      }));
    const gone = dead.flatMap((id) => {
      const { power: owner, rank, name } = figureOf(id, look);
      return owner === power ? [{ id, owner, rank, name, fallen: true, hits: 0 }] : [];
    });
    const rolls = scene.rolls.filter((roll) => roll.power === power);
    const fighters = [...standing, ...gone].sort(byRank);
    return fighters.length || rolls.length ? [{ power, dice: region.dice[power] ?? 0, rolls, fighters }] : [];
  });
}

/** Whoever was killed in the battle so far. */
function killed(scene: Scene): string[] {
  const blows: Blow[] = scene.rolls.flatMap((roll) => roll.blows);
  return blows.flatMap((blow) => (blow.kind === "kill" ? [blow.figure] : []));
}

/** The greatest first; a figure keeps its place when it falls. */
function byRank(a: Fighter, b: Fighter): number {
  return RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank) || a.id.localeCompare(b.id, "en", { numeric: true });
}

/** The last game against bots that was begun on this device: whoever comes back finds it chosen again. */

import { type PowerId, POWERS } from "../wire.ts";

export interface LastGame {
  /** Empty: left to chance. */
  power: PowerId | "";
  level: string;
  rat: boolean;
}

const KEY = "ruinous.quick";

/** Null for somebody new. */
export function lastGame(): LastGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<LastGame> | null;
    if (!kept || typeof kept.level !== "string") return null;
    const power = POWERS.find((one) => one === kept.power) ?? "";
    return { power, level: kept.level, rat: kept.rat === true };
  } catch {
    return null;
  }
}

export function keepGame(game: LastGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // then it is chosen anew
  }
}

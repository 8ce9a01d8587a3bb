/** The log in groups: a phase, and in it the turn of a Power or what happens in a region. */

import type { Lookup } from "../lib/content.ts";
import { powersOf, tellEvent } from "./tell.ts";
import type { GameEvent, PowerId, RegionId } from "../wire.ts";

export interface Line {
  /** Its number in the log. */
  n: number;
  event: GameEvent;
  text: string;
}
export interface Group {
  key: string;
  /** The event that opens a phase. */
  phase: Line | null;
  power: PowerId | null;
  region: RegionId | null;
  lines: Line[];
}

/** Phases in which one region after the other is dealt with. */
const BY_REGION = new Set(["battle", "domination", "corruption"]);

function regionOf(event: GameEvent): RegionId | null {
  return ((event.region ?? event.cause?.region) as RegionId | undefined) ?? null;
}

/** The last lines, at most so many; of one Power only, if one is named. */
export function groupsOf(log: readonly GameEvent[], look: Lookup, most: number, only: PowerId | "" = ""): Group[] {
  const lines: Line[] = [];
  for (let n = log.length - 1; n >= 0 && lines.length < most; n--) {
    const event = log[n]!;
    if (only && event.what !== "phase" && !powersOf(event, look).has(only)) continue;
    const text = tellEvent(event, look);
    if (text) lines.push({ n, event, text });
  }
  const groups: Group[] = [];
  let phase = phaseBefore(log, lines.at(-1)?.n ?? 0);
  let place: string | null = null; // none yet
  for (const line of lines.reverse()) {
    const { event, n } = line;
    if (event.what === "phase") {
      phase = event.phase as string;
      place = null;
      groups.push({ key: `p${n}`, phase: line, power: null, region: null, lines: [] });
      continue;
    }
    const region = BY_REGION.has(phase) ? regionOf(event) : null;
    const turn = phase === "summoning" && event.cause?.for === "turn" ? (event.cause.power ?? null) : null;
    const here: string = region ? `region.${region}` : turn ? `turn.${turn}` : phase === "summoning" ? (place ?? "") : "";
    if (here !== place) groups.push({ key: `g${n}`, phase: null, power: turn, region, lines: [] });
    place = here;
    groups.at(-1)!.lines.push(line);
  }
  return groups;
}

function phaseBefore(log: readonly GameEvent[], n: number): string {
  return (log.slice(0, n).findLast((event) => event.what === "phase")?.phase as string | undefined) ?? "";
}

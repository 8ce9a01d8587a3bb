/** Files that games are brought with: saved games, a record, a position. */

import { call, Problem, transport } from "../api/http.ts";
import { loadMine } from "../api/session.svelte.ts";
import { say } from "../words/pages.ts";
import { type Made, type PowerId, POWERS, type Restored } from "../wire.ts";

/** How a file of saved games is known. */
export const SAVES = "games 1";
const FOUR = POWERS.slice(0, 4);

/** A record or a position that has been read. Somebody must still say who plays on. */
export interface Brought {
  kind: "record" | "scenario";
  text: string;
  powers: PowerId[];
}
/** Who plays a Power: "me", or the level of a bot. */
export type Player = string;

/** What a text is: a record or a position, with its Powers; null if it is neither. Whether it holds true is not asked here. */
export function brought(text: string): Brought | null {
  const known = (names: readonly string[]) => POWERS.filter((power) => names.includes(power));
  if (text.startsWith("ruinous record")) {
    return { kind: "record", text, powers: known((/^powers (.*)$/m.exec(text)?.[1] ?? "").split(" ")) };
  }
  if (/^\s*\[position[.\]]/m.test(text)) {
    const named = /^\s*powers\s*=\s*\[([^\]]*)\]/m.exec(text)?.[1];
    return { kind: "scenario", text, powers: named === undefined ? FOUR : known(named.match(/\w+/g) ?? []) };
  }
  return null;
}

/** Whether a record tells of a game that is over: there is nothing to play, so nobody need be asked who plays. */
export function ended({ kind, text }: Brought): boolean {
  return kind === "record" && !/^result running$/m.test(text);
}

/** Take in what was brought, for these players in the order of its Powers; the game that is here now. */
export async function take({ kind, text }: Brought, players: readonly Player[]): Promise<string> {
  const places = players.map((player) => (player === "me" ? { me: true } : { bot: player }));
  const made = await call<Made>("POST", `/api/tables/${kind}`, { [kind]: text, places });
  await loadMine();
  return made.table;
}

/** Take in a file as far as the tables here do: the games that are here now; or what somebody must still be asked about. */
export async function read(file: File): Promise<string[] | Brought> {
  const { takes } = transport();
  const text = await file.text();
  const found = brought(text);
  if (found && takes.includes(found.kind)) return ended(found) ? [await take(found, [])] : found;
  if (!takes.includes("saves")) throw new Problem("bad_request", say("lobby.bring.none"));
  const saves = parsed(text);
  if (saves?.ruinous !== SAVES) throw new Problem("bad_request", say("tab.not_a_file"));
  const { tables } = await call<Restored>("POST", "/api/tables/saves", saves);
  await loadMine();
  return tables;
}

function parsed(text: string): { ruinous?: unknown } | null {
  try {
    return JSON.parse(text) as { ruinous?: unknown } | null;
  } catch {
    return null;
  }
}

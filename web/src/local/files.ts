/** Games as files: all of this device, one of them, a record; and back, or to the server that the page came from. */

import { call, get, newKey, Problem, server } from "../api/http.ts";
import { loadMine, session } from "../api/session.svelte.ts";
import { say } from "../words/pages.ts";
import { type Made, type PowerId, POWERS, type Restored, type Shown, type Summary } from "../wire.ts";
import { mine } from "./desk.ts";

interface Save {
  table: string;
  entries: string[];
}
const SAVES = "games 1";
const FOUR = POWERS.slice(0, 4);

/** A record or a position that has been read. Somebody must still say who plays on. */
export interface Brought {
  kind: "record" | "scenario";
  text: string;
  powers: PowerId[];
}
/** Who plays a Power: "me", or the level of a bot. */
export type Player = string;

function offer(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Save games to a file: these, or all. */
export async function save(tables?: readonly string[]): Promise<void> {
  const wanted = tables ?? (await mine()).map((table) => table.id);
  const games: Save[] = [];
  for (const table of wanted) games.push(await get<Save>(`/api/tables/${table}/save`));
  offer(`${tables?.length === 1 ? tables[0] : "games"}.ruinous.json`, JSON.stringify({ ruinous: SAVES, games }));
}

/** Save the record of a game: any Ruinous can verify it, look at it and go on from it. */
export async function saveRecord(table: string): Promise<void> {
  offer(`${table}.ruinous`, await get<string>(`/api/tables/${table}/record`));
}

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

/** Take in a file of games: those that are here now; or what somebody must still be asked about. */
export async function read(file: File): Promise<string[] | Brought> {
  const text = await file.text();
  const found = brought(text);
  if (found) return ended(found) ? [await take(found, [])] : found;
  let saves: unknown;
  try {
    saves = JSON.parse(text);
  } catch {
    saves = null;
  }
  if ((saves as { ruinous?: unknown } | null)?.ruinous !== SAVES) throw new Problem("bad_request", say("tab.not_a_file"));
  const { tables } = await call<Restored>("POST", "/api/tables/saves", saves);
  await loadMine();
  return tables;
}

export async function forget(table: string): Promise<void> {
  await call("DELETE", `/api/tables/${table}`);
  await loadMine();
}

// --- to a server ------------------------------------------------------------------------------------------------------

/** Whether a server has given out this page: a site of plain files is a folder. */
export const fromServer = (path = location.pathname): boolean => path.endsWith("/tab");

/** Let a game go on at the server, with the same people and bots; the address of its table there. */
export async function toServer(table: Summary): Promise<string> {
  const record = await get<string>(`/api/tables/${table.id}/record`);
  const { state } = await get<Shown>(`/api/tables/${table.id}`);
  const seats = state.table.places;
  const places = brought(record)!.powers.map((power) => {
    const seat = seats.find((place) => place.power === power);
    return seat?.person || !seat?.bot ? { me: true } : { bot: seat.bot };
  });
  await known(session.me?.name ?? say("quick.guest"));
  const made = await server.call<Made>("POST", "/api/tables/record", { record, places, key: newKey() });
  return `./#table=${made.table}`;
}

/** Be somebody at the server. */
async function known(name: string): Promise<void> {
  try {
    if (!server.known()) throw new Problem("not_signed_in", "");
    await server.call("GET", "/api/identity");
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "not_signed_in") throw error;
    await server.call("POST", "/api/identity", { name });
  }
}

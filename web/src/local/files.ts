/** Games as files: all of this device, one of them, a record; and back. */

import { call, get, Problem } from "../api/http.ts";
import { loadMine } from "../api/session.svelte.ts";
import { say } from "../words/pages.ts";
import type { Made, Restored } from "../wire.ts";
import { mine } from "./desk.ts";

interface Save {
  table: string;
  entries: string[];
}
const SAVES = "games 1";

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

/** Take in a file of games, or a record; the games that are here now. */
export async function read(file: File): Promise<string[]> {
  const text = await file.text();
  let tables: string[];
  if (text.startsWith("ruinous record")) {
    tables = [(await call<Made>("POST", "/api/tables/record", { record: text })).table];
  } else {
    let saves: unknown;
    try {
      saves = JSON.parse(text);
    } catch {
      saves = null;
    }
    if ((saves as { ruinous?: unknown } | null)?.ruinous !== SAVES) throw new Problem("bad_request", say("tab.not_a_file"));
    tables = (await call<Restored>("POST", "/api/tables/saves", saves)).tables;
  }
  await loadMine();
  return tables;
}

export async function forget(table: string): Promise<void> {
  await call("DELETE", `/api/tables/${table}`);
  await loadMine();
}

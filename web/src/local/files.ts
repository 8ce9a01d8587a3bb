/** Games as files: all of this device, one of them, a record; or to the server that the page came from. */

import { call, get, newKey, offer, Problem, server } from "../api/http.ts";
import { loadMine, session } from "../api/session.svelte.ts";
import { say } from "../words/pages.ts";
import type { Made, Shown, Summary } from "../wire.ts";
import { brought, SAVES } from "./brought.ts";
import { mine } from "./desk.ts";

interface Save {
  table: string;
  entries: string[];
}

function offerText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  offer(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Save games to a file: these, or all. */
export async function save(tables?: readonly string[]): Promise<void> {
  const wanted = tables ?? (await mine()).map((table) => table.id);
  const games: Save[] = [];
  for (const table of wanted) games.push(await get<Save>(`/api/tables/${table}/save`));
  offerText(`${tables?.length === 1 ? tables[0] : "games"}.ruinous.json`, JSON.stringify({ ruinous: SAVES, games }));
}

/** Save the record of a game: any Ruinous can verify it, look at it and go on from it. */
export async function saveRecord(table: string): Promise<void> {
  offerText(`${table}.ruinous`, await get<string>(`/api/tables/${table}/record`));
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

/** What a page asks for that needs no game: who plays here, which games there are, what is printed on the cards. */

import type { Method } from "../api/http.ts";
import { newKey, Problem } from "../api/http.ts";
import type { Device, Listed, Myself, Summary } from "../wire.ts";
import { version } from "./here.ts";
import { keepForGood, keepOwner, owner, remove, rows, type Owner } from "./store.ts";

/** Parts of the reference, by their paths at a server; written by `ruinous site`. */
const SAID: Record<string, string> = {
  "/api/reference": "all",
  "/api/reference/options": "options",
  "/api/reference/powers": "powers",
  "/api/reference/rules": "rules",
  "/api/tables/levels": "levels",
  "/api/tables/lessons": "lessons",
  "/api/tables/puzzles": "puzzles",
};

export const NOT_MINE = Symbol("a question for the table");

export async function answer(home: URL, method: Method, path: string, body: unknown): Promise<unknown> {
  const address = new URL(path, home);
  const place = address.pathname;
  if (place.startsWith("/api/identity")) return identity(method, place, body);
  if (method === "GET" && SAID[place]) return said(home, SAID[place], address.searchParams.get("language") ?? "en");
  if (place === "/api/tables/mine") return { tables: await mine() } satisfies Listed;
  if (method === "GET" && place === "/api/tables") return { tables: [] } satisfies Listed;
  if (method === "DELETE" && place.startsWith("/api/tables/")) return remove(place.split("/")[3]!);
  return NOT_MINE;
}

async function said(home: URL, part: string, language: string): Promise<unknown> {
  const answer = await fetch(new URL(`tab/said/${language}/${part}.json?${version}`, home)).catch(() => null);
  if (!answer?.ok) throw new Problem("gone", "");
  return answer.json();
}

/** Those that wait for me first, then those that were played last. */
export async function mine(): Promise<Summary[]> {
  const waits = (table: Summary) => Number(Object.keys(table.awaited).length > 0);
  return (await rows()).sort((a, b) => waits(b) - waits(a) || b.at - a.at);
}

// --- who plays here -------------------------------------------------------------------------------------------------

function myself({ id, name, created, settings }: Owner): Myself {
  const language = document.documentElement.lang;
  return { id, name, tag: "", created, has_passphrase: false, has_recovery: false, language, settings };
}

async function identity(method: Method, place: string, body: unknown): Promise<unknown> {
  const known = await owner();
  const wish = (body ?? {}) as { name?: string; settings?: Record<string, unknown> };
  if (method === "POST" && place === "/api/identity") {
    const made = known ?? { id: `tab-${newKey()}`, name: named(wish.name), created: Date.now(), settings: {} };
    await keepOwner(made);
    void keepForGood().catch(() => {}); // then it is kept as long as there is room
    return { id: made.id, name: made.name, tag: "", token: "", recovery: null, recovery_link: null } satisfies Device;
  }
  if (!known) throw new Problem("not_signed_in", "");
  if (method === "PATCH") {
    const name = wish.name === undefined ? known.name : named(wish.name);
    const changed = { ...known, name, settings: { ...known.settings, ...wish.settings } };
    await keepOwner(changed);
    return myself(changed);
  }
  if (method === "GET" && place === "/api/identity") return myself(known);
  throw new Problem("not_found", "");
}

const named = (name: string | undefined): string => (name ?? "").trim().slice(0, 32) || "?";

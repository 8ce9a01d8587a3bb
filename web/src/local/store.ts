/** The games of this device, in IndexedDB: the log of each table, entry by entry, and a line for the lobby. */

import type { Summary } from "../wire.ts";

const NAME = "ruinous";
const VERSION = 1;

/** One entry of a log, and the line of the lobby that it makes true. */
export interface Write {
  table: string;
  version: number;
  entry: string;
  summary: string;
}
interface Row {
  id: string;
  version: number;
  summary: Summary;
}
/** Who plays here. */
export interface Owner {
  id: string;
  name: string;
  created: number;
  settings: Record<string, unknown>;
}
export type Kept = "kept" | "stale" | "full" | "refused" | "newer";

/** Why something could not be kept. A newer page may have changed the storage: then this one must be loaded anew. */
export function whyNot(error: unknown): Exclude<Kept, "kept" | "stale"> {
  const name = (error as DOMException | null)?.name;
  return name === "QuotaExceededError" ? "full" : name === "VersionError" ? "newer" : "refused";
}

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("entries"); // by [table, version]
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("device");
    };
    asked.onsuccess = () => {
      const database = asked.result;
      const forget = () => {
        opening = null; // whoever needs it opens it again
      };
      database.onversionchange = () => {
        forget();
        database.close(); // a newer page wants it otherwise, or it is deleted
      };
      database.onclose = forget; // the browser has cleared it
      resolve(database);
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("blocked"));
  });
  opening.catch(() => (opening = null));
  return opening;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All of one table: every key that begins with its code. */
const all = (table: string, after = 0) => IDBKeyRange.bound([table, after + 1], [table, Infinity]);

/** Write all of it or nothing, and lastingly. Stale: another tab has gone on, or deleted the table. */
export async function append(writes: readonly Write[]): Promise<Kept> {
  let stale = false;
  try {
    const database = await open();
    const transaction = database.transaction(["entries", "tables"], "readwrite", { durability: "strict" });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const entries = transaction.objectStore("entries");
    const first = writes[0]!;
    const before = first.version === 1 ? null : entries.getKey([first.table, first.version - 1]);
    const put = () => {
      for (const { table, version, entry, summary } of writes) {
        entries.add(entry, [table, version]).onerror = (event) => {
          stale ||= (event.target as IDBRequest).error?.name === "ConstraintError";
        };
        transaction.objectStore("tables").put({ id: table, version, summary: JSON.parse(summary) } satisfies Row);
      }
    };
    if (!before) put();
    else {
      before.onsuccess = () => {
        if (before.result !== undefined) return put();
        stale = true;
        transaction.abort();
      };
    }
    await ended;
    return "kept";
  } catch (error) {
    if (stale) return "stale";
    return whyNot(error);
  }
}

/** The log of a table after a version. */
export async function entries(table: string, after: number): Promise<string[]> {
  const store = (await open()).transaction("entries").objectStore("entries");
  return (await done(store.getAll(all(table, after)))) as string[];
}

/** The lines of the lobby. */
export async function rows(): Promise<Summary[]> {
  const store = (await open()).transaction("tables").objectStore("tables");
  return ((await done(store.getAll())) as Row[]).map((row) => row.summary);
}

/** Forget a table for good. */
export async function remove(table: string): Promise<void> {
  const transaction = (await open()).transaction(["entries", "tables"], "readwrite");
  transaction.objectStore("entries").delete(all(table));
  await done(transaction.objectStore("tables").delete(table));
}

export async function owner(): Promise<Owner | null> {
  const store = (await open()).transaction("device").objectStore("device");
  return ((await done(store.get("owner"))) as Owner | undefined) ?? null;
}

export async function keepOwner(owner: Owner): Promise<void> {
  const store = (await open()).transaction("device", "readwrite").objectStore("device");
  await done(store.put(owner, "owner"));
}

/** Ask the browser not to clear what is kept here when room gets scarce. It may say no; games are kept all the same. */
export async function keepForGood(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) || ((await navigator.storage?.persist?.()) ?? false);
}

/** What one tab tells the others: that it has written to a table. */
export const CHANNEL = "ruinous.tables";

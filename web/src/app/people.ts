/** Names of people at a table. Two guests may have the same one: then their tags tell them apart. */

import type { Sitter, TableInfo } from "../wire.ts";
import { say } from "../words/pages.ts";

const TAG = 4; // letters at the end of an id, as in the settings: Anna#k3f9

/** A name as it is read; one who left for good has none. */
export function nameOf({ name }: { name: string }): string {
  return name || say("left");
}

/** The name of somebody among others, with the tag if another one there has the same name. */
export function nameAmong({ id, name }: Sitter, others: Iterable<Sitter>): string {
  if (!name) return nameOf({ name });
  for (const other of others) {
    if (other.id !== id && other.name.toLowerCase() === name.toLowerCase()) return `${name}#${id.slice(-TAG)}`;
  }
  return name;
}

/** Everybody who sits at a table, and its host. */
export function peopleAt(table: Pick<TableInfo, "host" | "places">): Sitter[] {
  return [table.host, ...table.places.flatMap((place) => place.person ?? place.kept ?? [])];
}

/** The name of somebody at a table. */
export function nameAt(person: Sitter, table: Pick<TableInfo, "host" | "places">): string {
  return nameAmong(person, peopleAt(table));
}

/** The name of one who talks at a table: players, spectators, and all who have talked before. */
export function speaker(line: { identity: string; name: string }, table: TableInfo, talk: readonly { identity: string; name: string }[]): string {
  const others = talk.map(({ identity, name }) => ({ id: identity, name }));
  return nameAmong({ id: line.identity, name: line.name }, [...peopleAt(table), ...others]);
}

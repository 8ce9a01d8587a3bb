/** Names of people at a table. Two guests may have the same one: then their tags tell them apart. */

import type { Person, TableInfo } from "../api/types.ts";

const TAG = 4; // letters at the end of an id, as in the settings: Anna#k3f9

/** The name of somebody among others, with the tag if another one there has the same name. */
export function nameAmong({ id, name }: Person, others: Iterable<Person>): string {
  for (const other of others) {
    if (other.id !== id && other.name.toLowerCase() === name.toLowerCase()) return `${name}#${id.slice(-TAG)}`;
  }
  return name;
}

/** Everybody who sits at a table, and its host. */
export function peopleAt(table: Pick<TableInfo, "host" | "places">): Person[] {
  return [table.host, ...table.places.flatMap((place) => place.person ?? [])];
}

/** The name of somebody at a table. */
export function nameAt(person: Person, table: Pick<TableInfo, "host" | "places">): string {
  return nameAmong(person, peopleAt(table));
}

/** The name of one who talks at a table: players, spectators, and all who have talked before. */
export function speaker(line: { identity: string; name: string }, table: TableInfo, talk: readonly { identity: string; name: string }[]): string {
  const others = talk.map(({ identity, name }) => ({ id: identity, name }));
  return nameAmong({ id: line.identity, name: line.name }, [...peopleAt(table), ...others]);
}

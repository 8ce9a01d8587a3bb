/** The changes of an update, carried out upon a state. */

import type { Change } from "../wire.ts";

type Tree = Record<string, unknown>;

export class BadChange extends Error {}

/** The new state. The old one is left alone; what did not change is shared by both. */
export function patched<T extends object>(state: T, changes: readonly Change[]): T {
  const made = { ...state } as Tree;
  const fresh = new Set<unknown>([made]);
  for (const change of changes) {
    const way = change[0];
    let here = made;
    for (const key of way.slice(0, -1)) {
      let next = here[key];
      if (typeof next !== "object" || next === null || Array.isArray(next)) {
        throw new BadChange(`There is nothing at ${way.join(".")} to change.`);
      }
      if (!fresh.has(next)) {
        next = { ...next };
        fresh.add(next);
        here[key] = next;
      }
      here = next as Tree;
    }
    const last = way.at(-1);
    if (last === undefined) throw new BadChange("A change without a path.");
    if (change.length > 1) here[last] = change[1];
    else delete here[last];
  }
  return made as T;
}

/** Names and texts that the server gives in English, in the language chosen as far as they are known. */

import { book, tongue } from "./book.svelte.ts";

const nothing: Record<string, string> = {};
const known = book<string>(nothing, {
  fr: async () => (await import("./content.fr.ts")).content,
  ja: async () => (await import("./content.ja.ts")).content,
});

/** The name of something by its kind and id: `named("card", "khorne.battle_cry", "Battle Cry")`. */
export function named(kind: string, id: string, english: string): string {
  return translated(kind, id) ?? english;
}

/** The name in the language chosen, or nothing if only the English one is known. */
export function translated(kind: string, id: string): string | undefined {
  if (tongue.language === "en") return undefined;
  return known(`${kind}:${id}`) || undefined;
}

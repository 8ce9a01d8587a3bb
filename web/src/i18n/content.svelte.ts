/** Names and texts that the server gives in English, in the language chosen as far as they are known. */

import { book, tongue } from "./book.svelte.ts";

const nothing: Record<string, string> = {};
const known = book<string>(nothing, {
  fr: async () => whole((await import("./content.fr.ts")).content, await import("./cards.fr.ts")),
  ja: async () => whole((await import("./content.ja.ts")).content, await import("./cards.ja.ts")),
});

type Texts = Record<string, string>;
const kept = (kind: string, texts: Texts): Texts => Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${kind}:${id}`, text]));

/** Titles of ours stand beside those of the rulebook, and are known as ours. */
function whole(content: Texts, { titles, texts }: { titles: Texts; texts: Texts }): Texts {
  return { ...content, ...kept("card", titles), ...kept("ours", titles), ...kept("text", texts) };
}

/** The name of something by its kind and id: `named("card", "khorne.battle_cry", "Battle Cry")`. */
export function named(kind: string, id: string, english: string): string {
  return translated(kind, id) ?? english;
}

/** The name in the language chosen, or nothing if only the English one is known. */
export function translated(kind: string, id: string): string | undefined {
  if (tongue.language === "en") return undefined;
  return known(`${kind}:${id}`) || undefined;
}

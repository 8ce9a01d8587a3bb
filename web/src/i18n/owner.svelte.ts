/** The words of the form for owners of a card: `own("title")`. */

import { book } from "./book.svelte.ts";
import { owner } from "./owner.en.ts";

export type OwnerKey = keyof typeof owner;

export const own = book<OwnerKey>(owner, {
  fr: async () => (await import("./owner.fr.ts")).owner,
  ja: async () => (await import("./owner.ja.ts")).owner,
});

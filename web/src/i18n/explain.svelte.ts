/** The words with which things on the table explain themselves: `e("ring.full", { most: 12 })`. */

import { book } from "./book.svelte.ts";
import { explain } from "./explain.en.ts";

export type ExplainKey = keyof typeof explain;

export const e = book<ExplainKey>(explain, {
  fr: async () => (await import("./explain.fr.ts")).explain,
  ja: async () => (await import("./explain.ja.ts")).explain,
});

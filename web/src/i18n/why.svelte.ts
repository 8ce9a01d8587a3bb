/** The words for why a bot did something: `explain("ask")`. */

import { book } from "./book.svelte.ts";
import { why } from "./why.en.ts";

export type WhyKey = keyof typeof why;

export const explain = book<WhyKey>(why, {
  fr: async () => (await import("./why.fr.ts")).why,
  ja: async () => (await import("./why.ja.ts")).why,
});

/** The words of the pages around the table: `say("lobby.mine")`. */

import { book } from "./book.svelte.ts";
import { pages } from "./pages.en.ts";

export type PageKey = keyof typeof pages;

export const say = book<PageKey>(pages, {
  fr: async () => (await import("./pages.fr.ts")).pages,
  ja: async () => (await import("./pages.ja.ts")).pages,
});

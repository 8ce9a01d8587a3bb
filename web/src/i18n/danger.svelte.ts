/** The words of danger and planning: `d("title")`. */

import { book } from "./book.svelte.ts";
import { danger } from "./danger.en.ts";

export type DangerKey = keyof typeof danger;

export const d = book<DangerKey>(danger, {
  fr: async () => (await import("./danger.fr.ts")).danger,
  ja: async () => (await import("./danger.ja.ts")).danger,
});

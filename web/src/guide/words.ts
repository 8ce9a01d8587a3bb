/** The words of the guide. */

import { book } from "../i18n/book.svelte.ts";
import { en } from "../i18n/guide.en.ts";

export type GuideKey = keyof typeof en;

export const g = book<GuideKey>(en, {
  fr: async () => (await import("../i18n/guide.fr.ts")).fr,
  ja: async () => (await import("../i18n/guide.ja.ts")).ja,
});

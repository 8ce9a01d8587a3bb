/** The words of the table page. `p("key", { n: 2 })` gives them in the language chosen. */

import { book, tongue } from "../i18n/book.svelte.ts";
import type { Values } from "../i18n/index.svelte.ts";
import { en } from "../i18n/play.en.ts";

export type PlayKey = keyof typeof en;

export const p = book<PlayKey>(en, {
  fr: async () => (await import("../i18n/play.fr.ts")).fr,
  ja: async () => (await import("../i18n/play.ja.ts")).ja,
});

/** Sentences for events, actions and questions by their names. English has none: the server speaks it. */
const nothing: Record<string, string> = {};
const sentences = book<string>(nothing, {
  fr: async () => (await import("../i18n/told.fr.ts")).fr,
  ja: async () => (await import("../i18n/told.ja.ts")).ja,
});

/** The sentence for something that is told by name; undefined if the language has none. */
export function told(key: string, values: Values = {}): string | undefined {
  return inEnglish() ? undefined : sentences(key, values) || undefined;
}

export function inEnglish(): boolean {
  return tongue.language === "en";
}

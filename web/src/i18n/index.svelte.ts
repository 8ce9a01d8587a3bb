/** The words of the table. `t("key", { n: 2 })` gives them in the language chosen. */

import { en } from "./en.ts";

export type Key = keyof typeof en;
export type Dictionary = Record<Key, string>;
export type Values = Record<string, string | number>;

const words = $state<{ language: string; dictionary: Dictionary }>({ language: "en", dictionary: en });

export function speak(language: string, dictionary: Dictionary): void {
  words.language = language;
  words.dictionary = dictionary;
}

/** Fill `{name}` and choose among `{n|one|more}`; the parts of a choice may hold `{n}` again. */
export function fill(text: string, values: Values, language = "en"): string {
  return text.replace(/\{(\w+)(?:\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*))?\}/g, (_, name, one, more) => {
    const value = values[name] ?? "";
    if (one === undefined) return Number.isInteger(value) || typeof value === "string" ? String(value) : new Intl.NumberFormat(language).format(value);
    const single = new Intl.PluralRules(language).select(Number(value)) === "one";
    return fill(single ? one : more, values, language);
  });
}

export function t(key: Key, values: Values = {}): string {
  return fill(words.dictionary[key], values, words.language);
}

/** "a, b and c". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);
}

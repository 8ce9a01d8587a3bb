/** Words in three languages. Each part of the page has its book; a language is fetched when it is chosen. */

import { fill, speak, type Dictionary, type Values } from "./index.svelte.ts";
import { en as table } from "./en.ts";

export const LANGUAGES = { en: "English", fr: "Français", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;
type Other = Exclude<Language, "en">;
type Words = Record<string, string>;

/** `language` is the one that is shown; all books follow it. */
export const tongue = $state({ language: "en" as Language });

let wanted: Language = "en";
const books: ((language: Language) => Promise<() => void>)[] = [];
let turning: Promise<void> = Promise.resolve();

/** Give every book in a language, all at the same moment. If it cannot be had, the page stays as it is. */
export function turnTo(language: Language): Promise<void> {
  wanted = language;
  turning = turn(language);
  return turning;
}

async function turn(language: Language): Promise<void> {
  try {
    const ready = await Promise.all(books.map((load) => load(language)));
    if (wanted !== language) return;
    for (const show of ready) show();
    tongue.language = language;
    document.documentElement.lang = language;
  } catch {
    wanted = tongue.language;
  }
}

/** When every book that was opened so far can be read. */
export function settled(): Promise<void> {
  return turning;
}

function register(load: (language: Language) => Promise<() => void>): void {
  books.push(load);
  if (wanted !== "en") void turnTo(wanted);
}

/** A book: English is at hand, the others are fetched. */
export function book<K extends string>(
  en: Readonly<Record<K, string>>,
  others: Record<Other, () => Promise<Readonly<Record<K, string>>>>,
): (key: K, values?: Values) => string {
  let words = $state.raw<Readonly<Record<K, string>>>(en);
  register(async (language) => {
    const found = language === "en" ? en : await others[language]();
    return () => (words = found);
  });
  return (key, values = {}) => fill(words[key] ?? "", values, tongue.language);
}

// The words of the table itself.
const tables = import.meta.glob<Words>(["./fr.ts", "./ja.ts"]);
register(async (language) => {
  const found = await tables[`./${language}.ts`]?.();
  const dictionary = (found?.[language] ?? table) as Dictionary;
  return () => speak(found ? language : "en", dictionary);
});

/** The language to begin with: the one chosen before, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, browser: readonly string[]): Language {
  const spoken = (tag: string): tag is Language => tag in LANGUAGES;
  if (chosen && spoken(chosen)) return chosen;
  for (const tag of browser) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (spoken(base)) return base;
  }
  return "en";
}

/** No string is missing in a language, none is left over, and all languages fill in the same things. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/book.svelte.ts";

const SRC = join(import.meta.dirname, "../src");
const I18N = join(SRC, "i18n");
type Words = Record<string, string>;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = files(SRC)
  .filter((path) => !path.startsWith(I18N) && !path.includes("gallery"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** The only word list that a module exports. */
async function words(path: string): Promise<Words | null> {
  try {
    const found = Object.values((await import(path)) as Record<string, Words>);
    return found[0] ?? null;
  } catch {
    return null;
  }
}

/** Keys are used as they are, or by a template that can make them. */
const templates = [...new Set([...sources.matchAll(/`((?:[a-z_.]|\$\{[^{}`]*\})*)`/g)].map((found) => found[1]!))]
  .filter((text) => text.includes("${") && text.replace(/\$\{[^}]*\}/g, "").includes("."))
  .map((text) => new RegExp(`^${text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\.")).join("[\\w.]+")}$`));

function used(key: string): boolean {
  return sources.includes(`"${key}"`) || templates.some((template) => template.test(key));
}

/** What is filled in, but for numbers that only choose between one and more. */
function holes(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]!));
}

/** The same, in whatever form a language needs it: `{in_region}` (play/tell.ts). */
function allHoles(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(?:(?:in|of|the)_)?(\w+)/g)].map((hole) => hole[1]!));
}

const names = readdirSync(I18N);
const books = names.filter((name) => /^(\w+\.)?en\.ts$/.test(name)).map((name) => name.replace(/en\.ts$/, ""));
const others = Object.keys(LANGUAGES).filter((language) => language !== "en");

describe.each(books)("the book “%s”", (book) => {
  it("has no string that nobody uses", async () => {
    const english = (await words(join(I18N, `${book}en.ts`))) ?? {};
    expect(Object.keys(english).filter((key) => !used(key))).toEqual([]);
  });

  it.each(others)("is whole in %s", async (language) => {
    const english = (await words(join(I18N, `${book}en.ts`))) ?? {};
    const theirs = await words(join(I18N, `${book}${language}.ts`));
    expect(theirs, `${book}${language}.ts`).not.toBeNull();
    expect(Object.keys(theirs!).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) {
      if (text) expect(theirs![key], key).toBeTruthy();
      const theirText = theirs![key] ?? "";
      expect([...holes(text)].filter((hole) => !allHoles(theirText).has(hole)), key).toEqual([]);
      expect([...allHoles(theirText)].filter((hole) => !allHoles(text).has(hole)), key).toEqual([]);
    }
  });
});

it("knows the same things by name in every language, but for cards, Powers and their forms", async () => {
  const lists = await Promise.all(others.map((language) => words(join(I18N, `content.${language}.ts`))));
  const keys = lists.map((list) => Object.keys(list ?? {}).filter((key) => !/^(card|power|followers|short):/.test(key)).sort());
  expect(keys[0]?.length).toBeGreaterThan(50);
  for (const list of keys) expect(list).toEqual(keys[0]);
});

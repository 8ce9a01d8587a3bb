/**
 * The words of the page: Project Fluent's files in src/ruinous/words, the same that the server and the terminal read, one
 * folder for each language. Only the files that are opened are fetched, in one language. An id of the rules is the id of
 * its message with hyphens for points; names of the game have forms (`region-empire` with `in`, `of` …), which a message
 * takes with `{ IN($region) }`. The same is done in Python by words/voice.py.
 */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type Message, type Scope } from "@fluent/bundle";
import shared from "../../../src/ruinous/words/kinds.json";
import type { Books } from "./ids.ts";

export type Value = string | number | Thing;
export type Values = Readonly<Record<string, Value>>;

const files = import.meta.glob<string>(
  "../../../src/ruinous/words/*/{names,table,play,pages,people,groups,help,guide,lessons,puzzles,next,explain,danger,accounts,study,owner,reasons,questions,actions,events,why,story}.ftl",
  { query: "?raw", import: "default" },
);
const path = (language: string, file: string): string => `../../../src/ruinous/words/${language}/${file}.ftl`;

/** Every language there is a folder for, English first. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(files).map((one) => one.split("/").at(-2)!))].sort(
  (a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b),
);

/** A language as those who speak it call it: Français. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The language to begin with: the one chosen before, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, browser: readonly string[]): string {
  const tags = [chosen ?? "", ...browser].map((tag) => tag.toLowerCase().split("-")[0]!);
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function begin(): string {
  if (typeof document === "undefined") return "en";
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("ruinous.language");
  } catch {
    // nothing is kept here
  }
  return (document.documentElement.lang = firstLanguage(chosen, navigator.languages));
}

let wanted = begin();
/** The language that is shown, and its messages. */
let shown = $state.raw({ language: wanted, bundle: empty(wanted) });
const opened = new Map<string, Promise<void>>();

export function language(): string {
  return shown.language;
}

async function read(bundle: FluentBundle, language: string, file: string): Promise<void> {
  const load = files[path(language, file)];
  if (!load) throw new Error(`There are no words in ${language}/${file}.`);
  bundle.addResource(new FluentResource(await load()));
}

/** Fetch a file of words, in the language that is wanted, unless it is there. */
export function open(...names: readonly string[]): Promise<unknown> {
  return Promise.all(names.map((name) => opened.get(name) ?? first(name)));
}

function first(name: string): Promise<void> {
  const reading = read(shown.bundle, shown.language, name).catch((error) => {
    opened.delete(name);
    throw error;
  });
  opened.set(name, reading);
  return reading;
}

/** Show everything in a language, all at the same moment. If it cannot be had, the page stays as it is. */
export async function turnTo(language: string): Promise<void> {
  wanted = language;
  const bundle = empty(language);
  try {
    let known = 0;
    while (known < opened.size) {
      const names = [...opened.keys()].slice(known); // a part of the page may open its words meanwhile
      known += names.length;
      await Promise.all(names.map((name) => read(bundle, language, name)));
    }
    if (wanted !== language) return;
    shown = { language, bundle };
    if (typeof document !== "undefined") document.documentElement.lang = language;
  } catch {
    if (wanted === language) wanted = shown.language;
  }
}

// --- messages --------------------------------------------------------------------------------------------------

const key = (id: string): string => id.replaceAll(/[.:]/g, "-");
const message = (id: string): Message | undefined => shown.bundle.getMessage(key(id));

export function has(id: string): boolean {
  return message(id) !== undefined;
}

const LARGE = 1000; // a version, a port: its figures are not grouped
const plain = ([key, value]: [string, Value]): [string, Value | FluentNumber] => [key, typeof value === "number" && value >= LARGE ? new FluentNumber(value, { useGrouping: false }) : value];

function formatted(pattern: NonNullable<Message["value"]>, values: Values): string {
  const errors: Error[] = [];
  const text = shown.bundle.formatPattern(pattern, Object.fromEntries(Object.entries(values).map(plain)), errors);
  if (errors[0] && import.meta.env.DEV) throw errors[0];
  return text;
}

/** The words of an id; empty if there are none. */
export function text(id: string, values: Values = {}): string {
  const pattern = message(id)?.value;
  return pattern ? formatted(pattern, values) : "";
}

/** An attribute of a message; empty if it has none of this name. */
export function attribute(id: string, name: string, values: Values = {}): string {
  const pattern = message(id)?.attributes[name];
  return pattern ? formatted(pattern, values) : "";
}

/** The name of something by itself, or one of its forms if it has it: `name("region", "empire", "short")`. */
export function name(kind: string, id: string, form = ""): string {
  return (form && attribute(`${kind}.${id}`, form)) || text(`${kind}.${id}`);
}

/** "a, b and c". */
export function list(words: readonly string[]): string {
  const rest = words.slice(0, -1).reduce((first, next) => (first ? text("list.next", { first, next }) : next), "");
  return rest ? text("list.last", { first: rest, last: words.at(-1)! }) : (words[0] ?? "");
}

/** One file of words; each part of the page has its own: `const t = await book("table")`. */
export async function book<B extends keyof Books>(file: B, prefix: string = file): Promise<(key: Books[B], values?: Values) => string> {
  await open("names", file);
  return (key, values = {}) => text(`${prefix}.${key}`, values);
}

// --- things of the game in a sentence ------------------------------------------------------------------------------

/** Something of the game, or several of a kind. `own`: what the host of the table calls them. */
export class Thing extends FluentType<string> {
  readonly ids: readonly string[];
  /** A list of cards sets each apart; a message does so itself with a single one. */
  readonly quoted: boolean;

  constructor(
    readonly kind: string,
    ids: string | readonly string[],
    readonly own: Readonly<Record<string, string>> = {},
  ) {
    super(String(ids));
    this.ids = typeof ids === "string" ? [ids] : ids;
    this.quoted = kind === "card" && typeof ids !== "string";
  }

  form(form: string): string {
    return list(this.ids.map((id) => this.one(id, form)));
  }

  one(id: string, form: string): string {
    return this.own[id] ?? name(this.kind, id, form);
  }

  toString(_scope?: Scope): string {
    if (!this.quoted) return this.form("inside");
    return list(this.ids.map((id) => text("card.among", { card: this.one(id, "inside") })));
  }
}

function formed(form: string): FluentFunction {
  return ([thing]) => (thing instanceof Thing ? thing.form(form) : (thing ?? ""));
}

function empty(language: string): FluentBundle {
  const functions: Record<string, FluentFunction> = { ORDINAL: ([number]) => text(`ordinal.${Number(number?.valueOf())}`) };
  for (const form of shared.forms) functions[form.toUpperCase()] = formed(form);
  return new FluentBundle(language, { functions, useIsolating: false });
}

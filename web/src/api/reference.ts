/** The parts of the reference, each asked for once. */

import { lookup, type Lookup } from "../lib/content.ts";
import type { PowerData, Reference } from "../lib/types.ts";
import { language } from "../words/voice.svelte.ts";
import { get } from "./http.ts";
import type { Level, OptionData } from "./types.ts";

const asked = new Map<string, Promise<unknown>>();

/** In the language of the page. */
function once<T>(address: string): Promise<T> {
  const path = `${address}?language=${language()}`;
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    answer.catch(() => asked.delete(path)); // so that the next one tries again
    asked.set(path, answer);
  }
  return answer;
}

const looked = new WeakMap<Reference, Lookup>();

/** Everything that never changes, ready for looking up. */
export async function loadLookup(): Promise<Lookup> {
  const reference = await once<Reference>("/api/reference");
  const look = looked.get(reference) ?? lookup(reference);
  looked.set(reference, look);
  return look;
}

export const loadLevels = () => once<Level[]>("/api/tables/levels");
export const loadOptions = () => once<OptionData[]>("/api/reference/options");
export const loadPowers = () => once<PowerData[]>("/api/reference/powers");

export interface Rule {
  id: string;
  text: string;
  [more: string]: unknown;
}
export interface Rulebook {
  sections: { id: string; title: string; rules: Rule[] }[];
  rulings: { id: string; text: string; reason: string }[];
  switches: { id: string; name: string; title: string; text: string; values: string[]; default?: string }[];
  examples: { id: string; text: string; [more: string]: unknown }[];
}
export const loadRules = () => once<Rulebook>("/api/reference/rules");

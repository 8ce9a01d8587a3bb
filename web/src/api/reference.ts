/** The parts of the reference, each asked for once. */

import { lookup, type Lookup } from "../lib/content.ts";
import { language } from "../words/voice.svelte.ts";
import { get } from "./http.ts";
import type { BotLevel, OptionData, PowerData, Reference, Rulebook } from "../wire.ts";

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

export const loadLevels = () => once<BotLevel[]>("/api/tables/levels");
export const loadOptions = () => once<OptionData[]>("/api/reference/options");
export const loadPowers = () => once<PowerData[]>("/api/reference/powers");

export const loadRules = () => once<Rulebook>("/api/reference/rules");

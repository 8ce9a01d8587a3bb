/** The pictures of cards and Powers, printed once each: their decks are fetched when one of them is first shown. */

import type { Press } from "./engraving.ts";
import type { Deck } from "./vignettes/index.ts";

interface Printer {
  deck: Deck;
  print: typeof import("./engraving.ts").print;
}

/** By what stands before the point in an id; null: there is no such deck, or it could not be fetched. */
let printers = $state.raw<Record<string, Printer | null>>({});
const asked = new Set<string>();
const printed = new Map<string, string>();

async function fetchDeck(name: string): Promise<void> {
  let printer: Printer | null = null;
  try {
    const { DECKS, print } = await import("./vignettes/index.ts");
    printer = DECKS[name] ? { deck: (await DECKS[name]()).deck, print } : null;
  } catch {
    asked.delete(name); // the next picture of it tries again
  }
  printers = { ...printers, [name]: printer };
}

/** The inside of the picture's <svg>; empty while it is on its way, null if nobody has drawn one. */
export function picture(id: string, press: Press): string | null {
  const name = id.split(".")[0]!;
  const found = printers[name];
  if (!found) {
    if (!asked.has(name)) {
      asked.add(name);
      void fetchDeck(name);
    }
    return found === null ? null : "";
  }
  const make = found.deck[id];
  if (!make) return null;
  const key = `${press} ${id}`;
  let text = printed.get(key);
  if (text === undefined) printed.set(key, (text = found.print(make(), press)));
  return text;
}

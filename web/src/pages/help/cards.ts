/** Finding cards. */

import type { Lookup } from "../../lib/content.ts";
import type { AnyCard, Label, PowerId, Rulebook } from "../../wire.ts";

export interface Filter {
  query: string;
  set: string;
  power: PowerId | "";
  kind: AnyCard["kind"] | "";
  label: Label | "";
}
export const NO_FILTER: Filter = { query: "", set: "", power: "", kind: "", label: "" };

/** A text as people type it: in small letters, with a straight apostrophe. */
export function typed(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/** The English title is searched too. */
export function chosen(cards: readonly AnyCard[], filter: Filter): AnyCard[] {
  const words = typed(filter.query).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (filter.set && card.set !== filter.set) return false;
    if (filter.kind && card.kind !== filter.kind) return false;
    if (filter.power && (card.kind === "old_world" || card.power !== filter.power)) return false;
    if (filter.label && card.weakest !== filter.label) return false;
    const rule = "rule" in card ? card.rule : (card.persistent_text ?? "");
    const text = typed(`${card.name} ${card.original ?? ""} ${card.text} ${rule}`);
    return words.every((word) => text.includes(word));
  });
}

/** The whole reference holds the switches of the rules too. */
export function switches(look: Lookup): Rulebook["switches"] {
  return look.reference.rules.switches;
}

/** Single keys that do things at the table, and the help that tells of them. */

import type { PlayKey } from "../words/play.ts";

export const KEYS: readonly (readonly [key: string, what: PlayKey])[] = [
  ["a", "keys.all"],
  ["1–9", "keys.number"],
  ["Esc", "keys.escape"],
  ["u", "keys.undo"],
  ["␣", "keys.skip"],
  ["b", "keys.back"],
  ["q", "keys.prompt"],
  ["m", "keys.map"],
  ["+ − 0", "keys.zoom"],
  ["h", "keys.hand"],
  ["l", "keys.log"],
  ["r", "ledger.key"],
  ["g", "keys.hint"],
  ["?", "keys.help"],
  ["i", "keys.explain"],
  ["s", "keys.sound"],
];

/** What keys can ask for. */
export interface Keyed {
  /** Whether single letters count; Escape always does. */
  letters(): boolean;
  letGo(): void;
  /** The action with that number in the list before us. */
  number(n: number): void;
  all(): void;
  undo(): void;
  skip(): void;
  /** The last step once more. */
  back(): void;
  help(): void;
  /** Sound on or off. */
  sound(): void;
  /** What the round has brought. */
  ledger(): void;
}

const PLACES: Record<string, string> = {
  m: "[data-land]",
  h: ".hand button:not(:disabled)",
  q: "#question",
  l: "#tab-log",
};

/** Where the space bar presses something. */
const pressable = (target: EventTarget | null) => target instanceof Element && !!target.closest("button, a, summary, [role=button], [role=tab]");

export function pressed(event: KeyboardEvent, does: Keyed): void {
  const typing = event.target instanceof HTMLElement && !!event.target.closest("input, textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === "Escape") {
    does.letGo();
    return;
  }
  if (!does.letters()) return;
  if (/^[1-9]$/.test(key)) {
    does.number(Number(key));
    return;
  }
  if (key === "a" || key === "/") does.all();
  else if (key === "u") does.undo();
  else if (key === " " && !pressable(event.target)) does.skip();
  else if (key === "b") does.back();
  else if (key === "?") does.help();
  else if (key === "r") does.ledger();
  else if (key === "s") does.sound();
  else if (key in PLACES) document.querySelector<HTMLElement | SVGElement>(PLACES[key]!)?.focus();
  else return;
  event.preventDefault();
}

/** Single keys that do things at the table, and the help that tells of them. */

import type { PlayKey } from "./words.svelte.ts";

export const KEYS: readonly (readonly [key: string, what: PlayKey])[] = [
  ["a", "keys.all"],
  ["1–9", "keys.number"],
  ["Esc", "keys.escape"],
  ["u", "keys.undo"],
  ["s", "keys.skip"],
  ["q", "keys.prompt"],
  ["m", "keys.map"],
  ["h", "keys.hand"],
  ["l", "keys.log"],
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
  help(): void;
}

const PLACES: Record<string, string> = {
  m: "[data-land]",
  h: ".hand button:not(:disabled)",
  q: "#question",
  l: "#tab-log",
};

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
  else if (key === "s") does.skip();
  else if (key === "?") does.help();
  else if (key in PLACES) document.querySelector<HTMLElement | SVGElement>(PLACES[key]!)?.focus();
  else return;
  event.preventDefault();
}

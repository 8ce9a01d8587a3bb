/** The help, read at the table: where it stands open, and how it came there. */

import { cardLink, parse, type Route } from "../app/route.svelte.ts";

const opened = $state<{ way: string[] }>({ way: [] });

export const help = {
  /** The page that is open; null while the help is closed. */
  get route(): Route | null {
    const at = opened.way.at(-1);
    return at ? parse(at) : null;
  },
  /** There is a page before this one. */
  get further(): boolean {
    return opened.way.length > 1;
  },
};

/** Open the help, or go to another page of it. */
export function openHelp(at = "#/help"): void {
  if (opened.way.at(-1) !== at) opened.way.push(at);
}

/** A card in place. */
export function openCard(id: string): void {
  openHelp(cardLink(id));
}

export function goBack(): void {
  opened.way.pop();
}

export function closeHelp(): void {
  opened.way = [];
}

/** From the legal list to what can be touched, and from what was touched to the action meant. */

import type { Targets, Touch } from "../lib/types.ts";
import { type Action, type Ask, type RegionId, type SpaceId, type SpaceName, SPACES, type TokenId, type View } from "../wire.ts";

/** An answer that can be chosen. */
export type Choice = Action;
export type Question = Ask;

/** What has been chosen so far, before the action is whole. */
export type Held =
  | { kind: "figure"; figure: string }
  | { kind: "card"; card: string }
  | { kind: "token"; token: TokenId; region: RegionId };

/** Actions that need nothing on the board: buttons in the prompt bar. */
export const WORDS = new Set(["pass", "done", "roll", "wait", "keep"]);

const SPACE_OF: Record<SpaceId, SpaceName> = { l: "left", r: "right", t: "third" };
const LETTER_OF: Record<string, SpaceId> = { left: "l", right: "r", third: "t" };

export const spaceLetter = (space: string): SpaceId => LETTER_OF[space] ?? "l";

export function choicesOf(ask: Ask | null): Choice[] {
  return ask?.actions ?? [];
}

export function wordsOf(ask: Ask | null): Choice[] {
  return choicesOf(ask).filter((choice) => WORDS.has(choice.kind));
}

/** The region an action happens in: where it goes, or where the figure stands that it is about. */
export function placeOf(choice: Choice, ask: Question): RegionId | undefined {
  if (choice.region) return choice.region;
  if (choice.from && choice.from !== "reserve" && choice.from !== "laid") return choice.from;
  if (choice.kind === "stand" || choice.kind === "peasant" || choice.kind === "carry") return ask.about?.region ?? undefined;
  return undefined;
}

function fits(choice: Choice, touch: Touch, ask: Question): boolean {
  switch (touch.kind) {
    case "figure":
      return choice.figure !== undefined && touch.stack.includes(choice.figure);
    case "region":
      return placeOf(choice, ask) === touch.region;
    case "space":
      return placeOf(choice, ask) === touch.region && choice.space === SPACE_OF[touch.space];
    case "token":
      if (choice.kind === "peasant") return touch.token === "peasant" && touch.region === ask.about?.region;
      if (choice.kind === "carry") return choice.token === touch.token && source(ask) === touch.region;
      return choice.kind === "take" && choice.token === touch.token && choice.region === touch.region;
    case "corruption":
      return choice.kind === "cleanse" && choice.power === touch.power && choice.region === touch.region;
  }
}

/** Where the tokens lie that a question moves. */
function source(ask: Question): RegionId | undefined {
  return ask.about?.from ?? ask.about?.region ?? undefined;
}

function fitsHeld(choice: Choice, held: Held | null): boolean {
  if (!held) return true;
  if (held.kind === "figure") return choice.figure === held.figure;
  if (held.kind === "card") return choice.card === held.card;
  return choice.kind === "carry" && choice.token === held.token;
}

export function matching(ask: Ask | null, held: Held | null, touch: Touch | null = null): Choice[] {
  if (!ask) return [];
  return choicesOf(ask).filter(
    (choice) => !WORDS.has(choice.kind) && fitsHeld(choice, held) && (!touch || fits(choice, touch, ask)),
  );
}

/** Actions that first need a figure, a card or a token, and then a place. */
const TWO_STEPS = new Set(["move", "trade", "play", "become", "carry"]);

export function targetsOf(ask: Ask | null, held: Held | null): Targets {
  if (!ask) return {};
  const regions = new Set<string>();
  const figures = new Set<string>();
  const spaces = new Set<string>();
  const tokens = new Set<string>();
  const corruption = new Set<string>();
  for (const choice of matching(ask, held)) {
    const place = placeOf(choice, ask);
    if (!held && TWO_STEPS.has(choice.kind)) {
      if (choice.figure && choice.from !== "reserve") figures.add(choice.figure);
      if (choice.kind === "carry" && choice.token) tokens.add(`${source(ask)}.${choice.token}`);
      continue;
    }
    switch (choice.kind) {
      case "move":
      case "trade":
      case "place":
      case "corrupt":
      case "carry":
        if (choice.region) regions.add(choice.region);
        break;
      case "play":
        if (place) spaces.add(`${place}.${spaceLetter(choice.space!)}`);
        break;
      case "stand":
        if (place) spaces.add(`${place}.${spaceLetter(choice.space!)}`);
        break;
      case "hit":
      case "pick":
      case "become":
        if (choice.figure) figures.add(choice.figure);
        break;
      case "peasant":
        if (place) tokens.add(`${place}.peasant`);
        break;
      case "take":
        tokens.add(`${choice.region}.${choice.token}`);
        break;
      case "cleanse":
        corruption.add(`${choice.region}.${choice.power}`);
        break;
    }
  }
  return { regions, figures, spaces, tokens, corruption };
}

/** On a small map only regions can be touched: the regions of all these. */
export function regionsOf(targets: Targets, view: View): Set<string> {
  const found = new Set<string>(targets.regions ?? []);
  for (const set of [targets.spaces, targets.tokens, targets.corruption]) {
    for (const entry of set ?? []) found.add(entry.split(".")[0]!);
  }
  if (targets.figures?.size) {
    for (const [id, region] of Object.entries(view.regions)) {
      if (region.figures.some((figure) => targets.figures!.has(figure.id))) found.add(id);
    }
  }
  return found;
}

/** The cards in hand (or in the discard pile) that can be chosen, with what each costs at least. */
export function cardChoices(ask: Ask | null): Map<string, { cost: number | undefined; actions: Choice[] }> {
  const found = new Map<string, { cost: number | undefined; actions: Choice[] }>();
  for (const choice of choicesOf(ask)) {
    if (!choice.card || !["play", "discard"].includes(choice.kind)) continue;
    const entry = found.get(choice.card) ?? { cost: undefined, actions: [] };
    entry.actions.push(choice);
    if (choice.cost !== undefined) entry.cost = Math.min(entry.cost ?? 99, choice.cost);
    found.set(choice.card, entry);
  }
  return found;
}

/** Figures that can come from the reserve: one of each kind, with what it costs at least. */
export function reserveChoices(ask: Ask | null): { figure: string; cost: number | undefined; trade: boolean }[] {
  const found = new Map<string, { figure: string; cost: number | undefined; trade: boolean }>();
  for (const choice of choicesOf(ask)) {
    if (choice.from !== "reserve" || !choice.figure || !["move", "trade"].includes(choice.kind)) continue;
    const entry = found.get(choice.figure) ?? { figure: choice.figure, cost: undefined, trade: false };
    if (choice.kind === "trade") entry.trade = true;
    else if (choice.cost !== undefined) entry.cost = Math.min(entry.cost ?? 99, choice.cost);
    found.set(choice.figure, entry);
  }
  return [...found.values()];
}

const LISTS: readonly string[] = ["upgrade", "name", "option", "fetch"];

/** Whether there is nothing to touch on the board for this question: it is answered in a list. */
export function listed(ask: Ask | null): boolean {
  const kinds = choicesOf(ask)
    .map((choice) => choice.kind)
    .filter((kind) => !WORDS.has(kind));
  // A card that lies beside the sheet is not in the hand, where cards are chosen else.
  const lists = ask?.group === "card" ? [...LISTS, "discard"] : LISTS;
  return kinds.length > 0 && kinds.every((kind) => lists.includes(kind));
}

/** The answers to a question that has no place on the board. */
export function listingOf(ask: Ask | null): Choice[] | null {
  return listed(ask) ? choicesOf(ask).filter((choice) => !WORDS.has(choice.kind)) : null;
}

/** What can be done in a region. */
export function choicesIn(ask: Question | null, region: RegionId | null): Choice[] {
  if (!ask || !region) return [];
  return choicesOf(ask).filter((choice) => !WORDS.has(choice.kind) && placeOf(choice, ask) === region);
}

/** What a choice gives away: power that is left or the last of it, choices, or something of one's own. */
export interface Hurt {
  why: "pass" | "last" | "done" | "own";
  /** Other cards that could be played for nothing before. */
  free: number;
}

export function hurts(choice: Choice, ask: Question | null): Hurt | null {
  const others = choicesOf(ask).filter((other) => !WORDS.has(other.kind));
  if (!ask || !others.length) return null;
  const cards = others.filter((other) => other.kind === "play" && other.cost === 0 && other.card !== choice.card);
  const free = new Set(cards.map((other) => other.card)).size;
  if (choice.kind === "pass") return ask.about?.power ? { why: "pass", free } : null;
  if (choice.last) return { why: "last", free };
  if (choice.kind === "done") return ask.kind === "discard_first" ? null : { why: "done", free: 0 };
  const own = (one: Choice) => (one.kind === "cleanse" ? one.power : one.controller) === ask.seat;
  return ask.group === "remove" && own(choice) && !others.every(own) ? { why: "own", free: 0 } : null;
}

/** The notation of something that is not legal, to ask why; null if nothing sensible can be asked. */
export function notationOf(
  ask: Ask,
  held: Held | null,
  touch: Touch,
  code: (region: RegionId) => string,
  slug: (card: string) => string,
): string | null {
  const at = code(touch.region);
  if (held?.kind === "figure") return `${held.figure}>${at}`;
  if (held?.kind === "card") {
    const space = touch.kind === "space" ? touch.space : SPACES[0];
    return `${slug(held.card)}@${at}.${space}`;
  }
  if (held?.kind === "token") return `${held.token}>${at}`;
  const kinds = new Set(choicesOf(ask).map((choice) => choice.kind));
  if (touch.kind === "figure") {
    if (ask.group === "hits") return `hit ${touch.figure}`;
    if (kinds.has("pick")) return `pick ${touch.figure}`;
    return null;
  }
  if (touch.kind === "token") return kinds.has("take") ? `-${touch.token}@${at}` : null;
  if (kinds.has("place")) {
    const token = choicesOf(ask).find((choice) => choice.kind === "place")?.token;
    return token ? `+${token}@${at}` : null;
  }
  return null;
}

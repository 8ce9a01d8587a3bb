/** Events, actions and questions in words: in the language of the page where it has them, else as the server says. */

import { list } from "../i18n/index.svelte.ts";
import type { GameEvent } from "../api/types.ts";
import type { Lookup } from "../lib/content.ts";
import type { PowerId, RankId, RegionId, TokenId } from "../lib/types.ts";
import type { Choice, Question } from "./choosing.ts";
import { inEnglish, p, told, type PlayKey } from "./words.svelte.ts";

/** Whose figure it is and of which rank, from its id. */
export function figureOf(id: string, look: Lookup): { power: PowerId; rank: RankId; name: string } {
  for (const { id: power, letter } of look.reference.powers) {
    if (letter !== id[0]) continue;
    const follower = look.power(power).followers.find((f) => f.figures.includes(id));
    if (follower) return { power, rank: follower.rank, name: follower.name };
  }
  return { power: "khorne", rank: "cultist", name: id };
}

export function regionName(id: unknown, look: Lookup): string {
  if (id === "reserve") return told("place.reserve", {}) ?? "the reserve";
  return (typeof id === "string" && look.region(id as RegionId)?.name) || "";
}

export function cardName(id: unknown, look: Lookup): string {
  if (typeof id !== "string") return "";
  return look.chaos(id)?.name ?? look.oldWorld(id)?.name ?? look.upgrade(id)?.name ?? id;
}

function values(parts: Record<string, unknown>, look: Lookup): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === "number") out[key] = value;
    else if (key === "power" || key === "named" || key === "controller" || key === "victim")
      out[key] = value ? look.power(value as PowerId).name : "";
    else if (key === "region" || key === "from" || key === "to") out[key] = regionName(value, look);
    else if (key === "figure") out[key] = figureOf(String(value), look).name;
    else if (key === "token") out[key] = look.token(value as TokenId)?.name ?? String(value);
    else if (key === "card" || key === "upgrade") out[key] = cardName(value, look);
    else if (key === "cards" && Array.isArray(value)) out[key] = list(value.map((card) => cardName(card, look)));
    else if (key === "winners" && Array.isArray(value)) out[key] = list(value.map((id) => look.power(id as PowerId).name));
    else if (key === "dice" && Array.isArray(value)) out[key] = value.join(" ");
    else if (typeof value === "string") out[key] = told(`${key}.${value}`, {}) ?? value;
  }
  return out;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Which of several like figures: of no use to a reader. */
const FIGURE_ID = / \([KNTSH][cwd]\d+\)/g;

/** An event in words; empty if others say it already. */
export function tellEvent(event: GameEvent, look: Lookup): string {
  if (event.what === "summon" || !event.text) return ""; // the move that follows says it
  if (inEnglish()) return event.text.replace(FIGURE_ID, "");
  const filled = values(event, look);
  const key =
    event.what === "draw"
      ? `event.draw.${"cards" in event ? "cards" : "count"}`
      : event.what === "kill" && !event.power
        ? "event.kill.doom"
        : event.what === "score" && event.region
          ? "event.score.region"
          : event.what === "game_end"
            ? `event.game_end.${(event.winners as string[]).length ? "won" : "lost"}`
            : event.what === "battle" && event.number
              ? "event.battle.again"
              : `event.${event.what}`;
  return told(key, filled) ?? event.text;
}

/** A legal action in words, without its price. */
export function tellAction(choice: Choice, ask: Question | null, look: Lookup): string {
  if (inEnglish()) return sentence(choice.text.replace(/ \(\d+ power\)$/, "").replace(FIGURE_ID, ""));
  const summon = choice.kind === "move" && ask?.kind === "turn";
  const key =
    choice.kind === "move" ? (summon ? "action.summon" : "action.move")
    : (choice.kind === "hit" || choice.kind === "peasant") && choice.sixes ? `action.${choice.kind}.sixes`
    : `action.${choice.kind}`;
  return sentence(told(key, values(choice, look)) ?? choice.text);
}

/** What is asked of me. */
export function tellAsk(ask: Question, look: Lookup, power: number): string {
  if (inEnglish()) return ask.prompt ?? "";
  return told(`ask.${ask.kind}`, { ...values(ask.about ?? {}, look), power }) ?? ask.prompt ?? "";
}

const GROUPS: Record<string, PlayKey> = {
  turn: "kind.turn",
  assign: "kind.assign",
  automatic_hits: "kind.automatic_hits",
  throw: "kind.throw",
  take_upgrade: "kind.take_upgrade",
  discard_cards: "kind.discard",
  discard_first: "kind.discard",
  place_tokens: "kind.place",
  place_apart: "kind.place",
  take_tokens: "kind.remove",
  cleanse: "kind.remove",
  cleanse_up_to: "kind.remove",
  remove_figure: "kind.remove",
  move_figures: "kind.move",
  move_many: "kind.move",
  influence: "kind.move",
};

/** What another one decides, in a few words. */
export function tellKind(kind: string): string {
  return p(GROUPS[kind] ?? "kind.other");
}

/** A sentence cut where it names a rule, so that the rule can be a link. */
export function withRules(text: string): { text: string; rule?: string }[] {
  return text
    .split(/\b(R\d+(?:\.\d+)?|[CFS]\d{1,2})\b/)
    .map((part, n) => (n % 2 ? { text: part, rule: part } : { text: part }))
    .filter((part) => part.text);
}

/** Whose emblem stands before an event. */
export function powerOf(event: GameEvent, look: Lookup): PowerId | null {
  if (event.power) return event.power as PowerId;
  return typeof event.figure === "string" ? figureOf(event.figure, look).power : null;
}

/** Which Powers an event is about, for the filter of the log. */
export function powersOf(event: GameEvent, look: Lookup): Set<PowerId> {
  const found = new Set<PowerId>();
  if (event.power) found.add(event.power as PowerId);
  if (event.named) found.add(event.named as PowerId);
  if (typeof event.figure === "string") found.add(figureOf(event.figure, look).power);
  if (Array.isArray(event.winners)) for (const power of event.winners) found.add(power as PowerId);
  return found;
}

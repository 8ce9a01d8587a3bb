/**
 * Events, actions, questions and reasons in words: from the facts in the language of the page, in English as the server
 * says it. A template (i18n/told.*.ts) may use each argument by its name, and the forms that its language has of it.
 */

import { INSIDE } from "../i18n/articles.ts";
import { list, t } from "../i18n/index.svelte.ts";
import { factOf } from "../api/http.ts";
import type { Cause, Fact, GameEvent, TakenBack } from "../api/types.ts";
import type { Lookup } from "../lib/content.ts";
import type { PowerId, RankId, RegionId, TokenId } from "../lib/types.ts";
import type { Choice, Question } from "./choosing.ts";
import { variant } from "./variants.ts";
import { inEnglish, p, told, type PlayKey } from "./words.svelte.ts";

type Args = Readonly<Record<string, unknown>>;
type Filled = Record<string, string | number>;

/** Whose figure it is and of which rank, from its id. */
export function figureOf(id: string, look: Lookup): { power: PowerId; rank: RankId; name: string; follower: string } {
  for (const { id: power, letter } of look.reference.powers) {
    if (letter !== id[0]) continue;
    const follower = look.power(power).followers.find((f) => f.figures.includes(id));
    if (follower) return { power, rank: follower.rank, name: follower.name, follower: follower.id };
  }
  return { power: "khorne", rank: "cultist", name: id, follower: "" };
}

/** A region's or a Power's name inside a sentence. */
export function inside(id: string, name: string): string {
  return (inEnglish() ? INSIDE[id] : told(`inside.${id}`)) ?? name;
}

export function regionIn(id: RegionId, look: Lookup): string {
  return inside(id, look.region(id).name);
}

export function cardName(id: unknown, look: Lookup): string {
  if (typeof id !== "string") return "";
  return look.chaos(id)?.name ?? look.oldWorld(id)?.name ?? look.upgrade(id)?.name ?? id;
}

// --- arguments ------------------------------------------------------------------------------------------------

const PEOPLE = new Set(["power", "seat", "named", "controller", "victim", "winner", "winners"]);
const PLACES = new Set(["region", "from", "to", "regions"]);
const FIGURES = new Set(["figure", "other"]);
const CARDS = new Set(["card", "upgrade", "cards"]);
/** The forms a language may have of a place or a Power ("of": de Kislev, du Pays des Trolls) and of a figure. */
const FORMS = ["in", "of", "the"] as const;
const FIGURE_FORMS = ["a", "to"] as const;

/** One argument by its name, with its forms. Of several things, each form is an enumeration. */
function spelled(key: string, value: unknown, look: Lookup): Filled {
  if (typeof value === "number") return { [key]: value };
  if (Array.isArray(value)) {
    if (key === "dice") return { dice: value.join(" ") };
    const all = value.map((one) => spelled(key, one, look));
    if (key === "cards") for (const one of all) one.cards = told("card.among", { card: one.cards! }) ?? one.cards!;
    return Object.fromEntries(Object.keys(all[0] ?? { [key]: "" }).map((form) => [form, list(all.map((one) => String(one[form] ?? "")))]));
  }
  if (typeof value !== "string") return {};
  if (PEOPLE.has(key)) return formed(key, value, look.power(value as PowerId)?.name ?? value);
  if (PLACES.has(key)) return formed(key, value, look.region(value as RegionId)?.name ?? told(`place.${value}`) ?? value);
  if (FIGURES.has(key)) {
    const { name, follower } = figureOf(value, look);
    return { [key]: name, ...forms(FIGURE_FORMS, key, follower, name) };
  }
  if (key === "token") return { token: look.token(value as TokenId)?.name ?? value };
  if (CARDS.has(key)) return { [key]: cardName(value, look) };
  return { [key]: told(`${key}.${value}`) ?? value };
}

function formed(key: string, id: string, name: string): Filled {
  return { [key]: inside(id, name), ...forms(FORMS, key, id, name) };
}

function forms(kinds: readonly string[], key: string, id: string, name: string): Filled {
  return Object.fromEntries(kinds.map((form) => [`${form}_${key}`, told(`${form}.${id}`) ?? name]));
}

/** Arguments as a template may use them. */
export function filled(args: Args, look: Lookup): Filled {
  const out: Filled = {};
  for (const [key, value] of Object.entries(args)) Object.assign(out, spelled(key, value, look));
  return out;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A fact in the language of the page; undefined in English, which the server speaks. */
function say(id: string, args: Args, look: Lookup): string | undefined {
  const text = told(variant(id, args), filled(args, look));
  return text && sentence(text);
}

// --- what is told ---------------------------------------------------------------------------------------------

/** What something happened for, inside a sentence. */
export function tellCause(cause: Cause, look: Lookup): string | undefined {
  return told(`cause.${cause.for}`, filled(cause, look));
}

/** An event in words; empty if another one says it. */
export function tellEvent(event: GameEvent, look: Lookup): string {
  if (inEnglish() || !event.text) return event.text;
  const { what, text, cause, ...parts } = event;
  const args: Record<string, unknown> = { ...parts };
  let id = `event.${what}`;
  if (what === "power" && cause && cause.for !== "rule") {
    id += Number(event.change) > 0 ? ".more" : ".less";
    args.change = Math.abs(Number(event.change));
  }
  if (cause) args.cause = tellCause(cause, look) ?? "";
  return say(id, args, look) ?? text;
}

/** A legal action in words, without its price. */
export function tellAction(choice: Choice, ask: Question | null, look: Lookup): string {
  if (inEnglish()) return choice.text;
  const { kind, text, do: _, does, ...args } = choice;
  let id = `action.${kind}`;
  if (kind === "move" && ask?.group === "turn") id = "action.summon";
  else if (kind === "take" && ask?.about?.region) id = "action.take.here";
  else if (kind === "option" && ask?.about?.cards) id = choice.option === 1 ? "action.option.keep_order" : "action.option.change_order";
  else if (does?.length && does.every((one) => one.place && Array.isArray(one.in))) {
    const places = does.map((one) => told(one.in!.length > 1 ? "placed.each" : "placed.one", filled({ token: one.place, regions: one.in }, look)) ?? "");
    return sentence(told("action.option.place", { places: list(places) }) ?? text);
  }
  return say(id, args, look) ?? text;
}

/** What is asked of me. */
export function tellAsk(ask: Question, look: Lookup): string {
  return say(`ask.${ask.kind}`, ask.about ?? {}, look) ?? ask.prompt ?? "";
}

/** What another one decides, in a few words. */
export function tellGroup(group: string): string {
  return p(`group.${group}` as PlayKey);
}

/** Why something cannot be done. What is asked may be told within it. */
export function tellWhy({ id, args }: Fact, look: Lookup, english: string): string {
  const asked = factOf(args.ask);
  const ask = asked ? say(asked.id, asked.args, look) : undefined;
  const { ask: _, ...rest } = args;
  const text = told(id, { ...filled(rest, look), ...(ask === undefined ? {} : { ask }) });
  return text ? sentence(text) : english;
}

/** The hits that are left to assign; sixes are told as a person would. */
export function tellHits(hits: number, sixes: number): string {
  if (!sixes) return p("ask.hits", { n: hits });
  if (sixes === hits) return hits === 1 ? p("ask.hit_six") : p("ask.hits_sixes", { n: hits });
  return t("join.comma", { a: p("ask.hits", { n: hits }), b: p("ask.sixes", { n: sixes }) });
}

/** What was taken back, and by whom. */
export function tellTakenBack({ seat, count }: TakenBack, look: Lookup): string {
  if (!seat) return p("back.vote", { n: count });
  return sentence(p("back.mark", { power: inside(seat, look.power(seat).name), n: count }));
}

/** Something that is told by its fact: the story of a game. */
export function tellFact({ id, args }: Fact, look: Lookup, english: string): string {
  return say(id, args, look) ?? english;
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

/** The cards an event names, its cause too. */
export function cardsOf({ card, upgrade, cards, cause }: GameEvent): Set<string> {
  const named = [card, upgrade, ...(Array.isArray(cards) ? cards : []), cause?.card, cause?.upgrade];
  return new Set(named.filter((id): id is string => typeof id === "string"));
}

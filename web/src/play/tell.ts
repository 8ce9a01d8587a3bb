/** Events, actions, questions and reasons in words, from the facts that the server gives. */

import { factOf } from "../api/http.ts";
import type { Lookup } from "../lib/content.ts";
import { powerIn } from "../words/names.ts";
import shared from "../../../src/ruinous/words/kinds.json";
import { p, type PlayKey } from "../words/play.ts";
import { t } from "../words/table.ts";
import { has, list, open, text, Thing, type Value, type Values } from "../words/voice.svelte.ts";
import type { Choice, Question } from "./choosing.ts";
import { variant } from "./variants.ts";
import type { CauseData, Fact, GameEvent, PowerId, RankId, TakenBack } from "../wire.ts";

await open("names", "events", "actions", "questions", "why", "story");

type Args = Readonly<Record<string, unknown>>;

/** Whose figure it is and of which rank, from its id. */
export function figureOf(id: string, look: Lookup): { power: PowerId; rank: RankId; name: string; follower: string } {
  for (const { id: power, letter } of look.reference.powers) {
    if (letter !== id[0]) continue;
    const follower = look.power(power).followers.find((f) => f.figures.includes(id));
    if (follower) return { power, rank: follower.rank, name: follower.name, follower: follower.id };
  }
  return { power: "khorne", rank: "cultist", name: id, follower: "" };
}

export function cardName(id: unknown, look: Lookup): string {
  if (typeof id !== "string") return "";
  return look.chaos(id)?.name ?? look.oldWorld(id)?.name ?? look.upgrade(id)?.name ?? id;
}

// --- arguments ------------------------------------------------------------------------------------------------

const KINDS: Readonly<Record<string, string>> = shared.kinds;

/** One argument as a message may use it: what its name says it is. */
function spelled(key: string, value: unknown, look: Lookup): Value {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const kind = KINDS[key.replace(/s$/, "")];
    if (!value.every((one) => typeof one === "string")) return value.join(" "); // dice
    return kind ? thing(kind, value, look) : list(value);
  }
  if (typeof value !== "string") return "";
  const kind = KINDS[key];
  return kind ? thing(kind, value, look) : value;
}

function thing(kind: string, ids: string | readonly string[], look: Lookup): Value {
  const all = typeof ids === "string" ? [ids] : ids;
  if (kind === "card") return new Thing(kind, ids, Object.fromEntries(all.map((id) => [id, cardName(id, look)])));
  const known = kind === "follower" ? all.map((id) => figureOf(id, look).follower) : all;
  return known.every((id) => has(`${kind}.${id}`)) ? new Thing(kind, known) : list(all);
}

/** Arguments as a message may use them. */
export function filled(args: Args, look: Lookup): Values {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, spelled(key, value, look)]));
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sentence of a fact; empty if it has none. */
function say(id: string, args: Args, look: Lookup): string {
  return sentence(text(variant(id, args), filled(args, look)));
}

// --- what is told ---------------------------------------------------------------------------------------------

/** What something happened for, inside a sentence. */
export function tellCause(cause: CauseData, look: Lookup): string {
  return text(`cause.${cause.for}`, filled({ ...cause }, look));
}

/** An event in words; empty if another one says it. */
export function tellEvent(event: GameEvent, look: Lookup): string {
  const { what, text: said, cause, ...parts } = event;
  if (!said) return "";
  const args: Record<string, unknown> = { ...parts };
  let id = `event.${what}`;
  if (what === "power" && cause && cause.for !== "rule") {
    id += Number(event.change) > 0 ? ".more" : ".less";
    args.change = Math.abs(Number(event.change));
  }
  if (cause) args.cause = tellCause(cause, look);
  if (Array.isArray(event.winners)) args.number = event.winners.length;
  return say(id, args, look);
}

/** A legal action in words, without its price. */
export function tellAction(choice: Choice, ask: Question | null, look: Lookup): string {
  const { kind, text: _, do: __, does, ...args } = choice;
  let id = `action.${kind}`;
  if (kind === "move" && ask?.group === "turn") id = "action.summon";
  else if (kind === "take" && ask?.about?.region) id = "action.take.here";
  else if (kind === "option" && ask?.about?.cards) id = choice.option === 1 ? "action.option.keep_order" : "action.option.change_order";
  else if (does?.length && does.every((one) => one.place && Array.isArray(one.in))) {
    const places = does.map((one) => text(one.in!.length > 1 ? "placed.each" : "placed.one", filled({ token: one.place, regions: one.in }, look)));
    return say("action.option.place", { places }, look);
  }
  return say(id, args, look);
}

/** What is asked of me. */
export function tellAsk(ask: Question, look: Lookup): string {
  return say(`ask.${ask.kind}`, { ...ask.about }, look);
}

/** What another one decides, in a few words. */
export function tellGroup(group: string): string {
  return p(`group.${group}` as PlayKey);
}

/** Why something cannot be done. What is asked may be told within it. */
export function tellWhy({ id, args }: Fact, look: Lookup, english: string): string {
  const asked = factOf(args.ask);
  return say(id, asked ? { ...args, ask: say(asked.id, asked.args, look) } : args, look) || english;
}

/** The hits that are left to assign; sixes are told as a person would. */
export function tellHits(hits: number, sixes: number): string {
  if (!sixes) return p("ask.hits", { n: hits });
  if (sixes === hits) return hits === 1 ? p("ask.hit_six") : p("ask.hits_sixes", { n: hits });
  return t("join.comma", { a: p("ask.hits", { n: hits }), b: p("ask.sixes", { n: sixes }) });
}

/** What was taken back, and by whom. */
export function tellTakenBack({ seat, count }: TakenBack): string {
  if (!seat) return p("back.vote", { n: count });
  return sentence(p("back.mark", { power: powerIn(seat), n: count }));
}

/** Something that is told by its fact: the story of a game. */
export function tellFact({ id, args }: Fact, look: Lookup, english: string): string {
  return say(id, args, look) || english;
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

/**
 * What a newcomer is told, each once: a word with everything that happens for the first time, and with the first question of
 * each kind. Data: what calls it up and which rule tells more. The words are `hint.ID.title` and `hint.ID.text`.
 */

import { standing } from "../board/reading.ts";
import type { Lookup } from "../lib/content.ts";
import type { Question } from "../play/choosing.ts";
import type { GuideKey } from "../words/guide.ts";
import type { GameEvent, PowerId, TokenId, View } from "../wire.ts";

export interface Facts {
  power: PowerId;
  look: Lookup;
  /** The moment that is shown. */
  view: View;
  /** The question, if it is mine. */
  ask: Question | null;
}

export interface Hint {
  id: string;
  rule: string;
  /** Something has happened: an event that is on the screen now. */
  on?: (event: GameEvent, facts: Facts) => boolean;
  /** Something is so. */
  when?: (facts: Facts) => boolean;
  /** Something is asked; the hint stands only as long as the question. */
  asked?: (facts: Facts) => boolean;
  /** A sentence more, for this Power or this case. */
  more?: (facts: Facts, event?: GameEvent) => GuideKey | null;
}

const what = (name: string) => (event: GameEvent) => event.what === name;
const turn = ({ ask }: Facts) => ask?.group === "turn";
const can = ({ ask }: Facts, kind: string) => !!ask?.actions?.some((choice) => choice.kind === kind);
const figures = ({ view, power }: Facts) => Object.values(view.regions).flatMap((region) => region.figures.filter((figure) => figure.controller === power));
const cultists = (facts: Facts) => figures(facts).filter((figure) => figure.rank === "cultist").length;
const mine = (event: GameEvent, { power }: Facts) => event.power === power;
const regions = ({ view }: Facts) => Object.values(view.regions).filter((region) => region.ruin === null);

/** Some action takes the last of my power, and a card could be played for nothing before it. */
function lastPower({ ask }: Facts): boolean {
  const actions = ask?.actions ?? [];
  return actions.some((choice) => choice.last) && actions.some((choice) => choice.kind === "play" && choice.cost === 0);
}

/** Two have the highest value, and it would be enough. */
function tied(facts: Facts): boolean {
  return regions(facts).some((region) => {
    const lead = standing(region);
    return lead.kind === "tied" && lead.at > region.resistance;
  });
}

/** Somebody can win this round, or the game would end with it. */
function nearEnd({ view }: Facts): boolean {
  const { danger } = view;
  return !!danger && (danger.end !== null || view.powers.some((power) => danger.powers[power]?.ways.length));
}

/** What the question of an Old World card puts on the board or takes from it. */
function token({ ask }: Facts): TokenId | null {
  const [choice] = ask?.actions?.filter((action) => action.token || action.does) ?? [];
  return choice?.token ?? choice?.does?.find((done) => done.place)?.place ?? null;
}

/** Questions that have hints of their own. */
const EXPLAINED: ReadonlySet<string> = new Set(["turn", "hits", "upgrade"]);

/** Questions first, in this order; then whatever has happened, the oldest first. */
export const HINTS: readonly Hint[] = [
  { id: "asked", rule: "R4.2", asked: ({ ask, view }) => !!ask && view.phase === "old_world", more: (facts) => (token(facts) ? `token.${token(facts)!}` : null) },
  { id: "assign", rule: "R8.9", asked: ({ ask }) => ask?.group === "hits" },
  { id: "upgrade", rule: "R12.6", asked: ({ ask }) => ask?.group === "upgrade" },
  { id: "last_power", rule: "R6.4", asked: lastPower },
  { id: "goal", rule: "R18.2", when: () => true, more: ({ power }) => `goal.${power}` },
  { id: "old_world", rule: "R4.2", on: what("old_world"), more: ({ power }) => `old_world.${power}` },
  { id: "others", rule: "R6.1", when: ({ ask, view }) => !ask && view.phase === "summoning" },
  { id: "full", rule: "R7.1", when: (facts) => regions(facts).some(({ spaces }) => spaces[0] && spaces[1]) },
  {
    id: "magic",
    rule: "R12.4",
    on: (event, { power, look }) => power === "tzeentch" && ((event.what === "play" && !!look.chaos(String(event.card))?.magic) || (event.what === "place" && event.token === "warpstone")),
  },
  { id: "near_ruin", rule: "R10.5", when: (facts) => regions(facts).some((region) => region.ruin_count >= 9) },
  { id: "battle", rule: "R8.7", on: what("battle") },
  { id: "domination", rule: "R9.5", on: what("dominate"), more: (facts, event) => (event && mine(event, facts) ? "domination.mine" : null) },
  { id: "tie", rule: "R9.5", when: (facts) => facts.view.phase === "domination" && tied(facts) },
  { id: "corruption", rule: "R10.2", on: (event) => event.what === "corrupt" && event.cause?.for === "cultists" },
  { id: "ruin", rule: "R11.5", on: what("ruin"), more: () => "ruin.after" },
  { id: "hero", rule: "R11.3", on: what("hero"), more: (facts, event) => (event && mine(event, facts) ? "hero.mine" : null) },
  { id: "counter", rule: "R12.4", on: (event, facts) => event.what === "counter" && mine(event, facts) },
  { id: "tick", rule: "R12.5", on: what("tick") },
  { id: "near_end", rule: "R18.1", when: nearEnd },
  { id: "turn.figure", rule: "R6.5", asked: (facts) => turn(facts) && can(facts, "move") && cultists(facts) < 2 },
  { id: "turn.guard", rule: "R9.2", asked: (facts) => turn(facts) && can(facts, "move") && cultists(facts) >= 2 },
  { id: "turn.card", rule: "R7.1", asked: (facts) => turn(facts) && can(facts, "play") && cultists(facts) >= 2 },
  { id: "turn.pass", rule: "R6.3", asked: (facts) => turn(facts) && (facts.view.players[facts.power]?.power ?? 9) <= 2 },
  { id: "choice", rule: "R3.1", asked: ({ ask, view }) => !!ask && view.phase !== "old_world" && !EXPLAINED.has(ask.group) },
];

/** Advice that can wait until everything that has happened was read. */
const PATIENT = new Set(HINTS.slice(HINTS.findIndex((hint) => hint.id === "turn.figure")));

/** The hint for the question before us; `patient`: one that lets others go first. */
export function askedHint(facts: Facts, seen: ReadonlySet<string>, patient = false): Hint | null {
  return HINTS.find((hint) => hint.asked?.(facts) && !seen.has(hint.id) && PATIENT.has(hint) === patient) ?? null;
}

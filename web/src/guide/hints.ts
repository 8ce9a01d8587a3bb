/** Which hint fits the moment. Data: each says when it fits and which rule tells more. */

import type { PowerId, View } from "../lib/types.ts";
import type { Question } from "../play/choosing.ts";

export interface Facts {
  power: PowerId;
  view: View;
  /** The question, if it is mine. */
  ask: Question | null;
  /** Hints shown so far. */
  seen: ReadonlySet<string>;
}

export interface Hint {
  id: string;
  rule: string;
  fits: (facts: Facts) => boolean;
  /** Shown until the reader goes on, then never again. */
  once?: boolean;
}

const turn = ({ ask }: Facts) => ask?.group === "turn";
const onBoard = ({ view, power }: Facts) => Object.values(view.regions).flatMap((region) => region.figures.filter((figure) => figure.controller === power));
const cultists = (facts: Facts) => onBoard(facts).filter((figure) => figure.rank === "cultist").length;
const can = ({ ask }: Facts, kind: string) => !!ask?.actions?.some((choice) => choice.kind === kind);
const waiting = (phase: string) => (facts: Facts) => !facts.ask && facts.view.phase === phase;
const playsAs = (power: PowerId): Hint => ({ id: `power.${power}`, rule: "R12.4", once: true, fits: (facts) => facts.power === power });

/** The first one that fits is shown. */
export const HINTS: readonly Hint[] = [
  { id: "goal", rule: "R18.2", once: true, fits: () => true },
  playsAs("khorne"),
  playsAs("nurgle"),
  playsAs("tzeentch"),
  playsAs("slaanesh"),
  playsAs("horned_rat"),
  { id: "upgrade", rule: "R12.6", fits: ({ ask }) => ask?.group === "upgrade" },
  { id: "assign", rule: "R8.7", fits: ({ ask }) => ask?.group === "hits" },
  { id: "ruin", rule: "R10.5", once: true, fits: ({ view }) => Object.values(view.regions).some((region) => !region.ruin && region.ruin_count >= 9) },
  { id: "dial", rule: "R12.1", once: true, fits: ({ view, ask }) => view.round >= 2 && !!ask },
  { id: "done", rule: "R3.1", once: true, fits: ({ view }) => view.round >= 3 },
  { id: "turn.figure", rule: "R6.5", fits: (facts) => turn(facts) && can(facts, "move") && cultists(facts) < 2 },
  { id: "turn.guard", rule: "R9.2", fits: (facts) => turn(facts) && can(facts, "move") && onBoard(facts).length < 4 },
  { id: "turn.card", rule: "R7.1", fits: (facts) => turn(facts) && can(facts, "play") },
  { id: "turn.pass", rule: "R6.5", fits: turn },
  { id: "choice", rule: "R3.1", fits: ({ ask }) => !!ask },
  { id: "wait.old_world", rule: "R3.1", fits: waiting("old_world") },
  { id: "wait.draw", rule: "R3.1", fits: waiting("draw") },
  { id: "wait.summoning", rule: "R6.5", fits: waiting("summoning") },
  { id: "wait.battle", rule: "R8.7", fits: waiting("battle") },
  { id: "wait.domination", rule: "R9.2", fits: waiting("domination") },
  { id: "wait.corruption", rule: "R10.5", fits: waiting("corruption") },
  { id: "wait.end", rule: "R11.3", fits: waiting("end") },
];

export function hintFor(facts: Facts): Hint | null {
  return HINTS.find((hint) => !(hint.once && facts.seen.has(hint.id)) && hint.fits(facts)) ?? null;
}

/** How many hints there are for one player: those of the other Powers do not count. */
export const LENGTH = HINTS.length - 4;

/** The lessons of a prepared position, as data: when a step is there, when it is done, what to point at. */

import type { Question } from "../play/choosing.ts";
import {
  type Figure,
  type GameEvent,
  type PhaseId,
  PHASES,
  type PowerId,
  type RankId,
  type RegionId,
  type View,
} from "../wire.ts";

/** What the position of a lesson is about. `start` is how the reader stands when it begins. */
export interface Course {
  region: RegionId;
  card: string;
  /** Where Tzeentch's condition can be seen, and where a Hero strikes. The first of the lessons had neither. */
  magic?: RegionId;
  hero?: RegionId;
  round: number;
  start: { vp: number; dial: number; upgrades: number; cultists: number; warriors: number };
}

export const COURSES: Partial<Record<string, Course>> = {
  round: { region: "bretonnia", card: "nurgle.plague_aura", magic: "tilea", hero: "bretonnia", round: 3, start: { vp: 3, dial: 2, upgrades: 0, cultists: 2, warriors: 1 } },
  // Tables that were begun with it can still be played.
  first: { region: "bretonnia", card: "nurgle.plague_aura", round: 3, start: { vp: 11, dial: 4, upgrades: 1, cultists: 2, warriors: 1 } },
};

export interface Facts {
  course: Course;
  power: PowerId;
  view: View;
  /** The question, if it is mine. */
  ask: Question | null;
  /** What has happened in the round of the lesson. */
  events: readonly GameEvent[];
}

export interface Step {
  id: string;
  /** The rule that tells more. */
  rule: string;
  /** Whether a course has it. */
  of?: (course: Course) => boolean;
  /** Until then the reader only watches. */
  there?: (facts: Facts) => boolean;
  /** Left out: it is done when the reader goes on. */
  done?: (facts: Facts) => boolean;
  /** It can no longer be done. */
  missed?: (facts: Facts) => boolean;
  /** Whether it went well, which chooses the words. Left out: there is one goal. */
  came?: (facts: Facts) => boolean;
  /** Groups of questions that the step itself speaks of. */
  asks?: readonly string[];
  /** Selectors of what to touch. */
  points?: (facts: Facts) => string[];
}

/** The events of a round. */
export function ofRound(log: readonly GameEvent[], round: number): GameEvent[] {
  let now = 0;
  return log.filter((event) => {
    if (event.what === "phase") now = event.round as number;
    return now === round;
  });
}

/** Whether a phase of the lesson's round is over. */
function past({ view, course }: Facts, phase: PhaseId): boolean {
  return view.round > course.round || PHASES.indexOf(view.phase) > PHASES.indexOf(phase);
}

const here = ({ view, course }: Facts) => view.regions[course.region];
const mine = (facts: Facts, rank: RankId): Figure[] => here(facts).figures.filter((figure) => figure.controller === facts.power && figure.rank === rank);
const played = (facts: Facts) => here(facts).spaces.some((space) => space && "card" in space && space.owner === facts.power);
const can = ({ ask, course }: Facts, kind: string) => !!ask?.actions?.some((choice) => choice.kind === kind && choice.region === course.region);
const happened = (facts: Facts, what: string) => facts.events.some((event) => event.what === what && event.region === facts.course.region && (event.power ?? facts.power) === facts.power);
const leads = (facts: Facts) => here(facts).dominator === facts.power;
const player = ({ view, power }: Facts) => view.players[power]!;

const land = ({ course }: Facts) => `[data-land="${course.region}"]`;
/** Where the hand lies in a drawer, the drawer comes first. */
const DRAWER = '.drawer[aria-expanded="false"]';
const summoned = (letter: "c" | "w") => (facts: Facts) => [`.piece.can[data-drag^="N${letter}"]`, DRAWER, land(facts)];

export const STEPS: readonly Step[] = [
  { id: "welcome", rule: "R18.2" },
  { id: "region", rule: "R10.5", points: (facts) => [land(facts)] },
  {
    id: "cultists",
    rule: "R6.5",
    done: (facts) => mine(facts, "cultist").length > facts.course.start.cultists,
    missed: (facts) => past(facts, "summoning"),
    points: summoned("c"),
  },
  {
    id: "card",
    rule: "R7.1",
    done: played,
    missed: (facts) => past(facts, "summoning") || (facts.ask?.group === "turn" && !can(facts, "play")),
    points: (facts) => [DRAWER, `.slot[data-drag="${facts.course.card}"]`, `[data-space^="${facts.course.region}."].can`, ".over [data-do]", land(facts)],
  },
  {
    id: "warriors",
    rule: "R9.2",
    done: (facts) => mine(facts, "warrior").length > facts.course.start.warriors,
    missed: (facts) => past(facts, "summoning"),
    points: summoned("w"),
  },
  {
    id: "magic",
    rule: "R12.4",
    of: ({ magic }) => !!magic,
    missed: (facts) => past(facts, "summoning"),
    points: ({ course }) => [`[data-land="${course.magic}"]`],
  },
  {
    id: "rest",
    rule: "R6.5",
    done: (facts) => past(facts, "summoning"),
    came: leads,
    points: (facts) => (leads(facts) ? ['.buttons [data-do="pass"]'] : [".piece.can", DRAWER, land(facts)]),
  },
  {
    id: "battle",
    rule: "R8.7",
    done: (facts) => past(facts, "battle"),
    asks: ["hits"],
    points: ({ ask }) => (ask ? ["svg [data-figure].can", ".over [data-do]"] : []),
  },
  { id: "domination", rule: "R9.5", came: (facts) => happened(facts, "dominate"), points: (facts) => [land(facts)] },
  { id: "ruin", rule: "R10.6", there: (facts) => past(facts, "corruption"), came: (facts) => !!here(facts).ruin, points: (facts) => [land(facts)] },
  {
    id: "hero",
    rule: "R11.3",
    of: ({ hero }) => !!hero,
    there: (facts) => facts.view.round > facts.course.round || facts.events.some((event) => event.what === "hero" && event.region === facts.course.hero),
    came: (facts) => happened(facts, "hero"),
    asks: ["remove"],
    points: ({ course }) => [`[data-land="${course.hero}"]`],
  },
  {
    id: "dial",
    rule: "R12.5",
    done: (facts) => player(facts).upgrades.length > facts.course.start.upgrades,
    missed: (facts) => facts.view.round > facts.course.round,
    asks: ["upgrade"],
    points: () => [".over [data-do]"],
  },
  { id: "round", rule: "R4.2", there: (facts) => facts.view.round > facts.course.round, points: () => ["[data-track]"] },
];

export const stepsOf = (course: Course): readonly Step[] => STEPS.filter((step) => step.of?.(course) ?? true);

/** Where the reader stands: the step that is on, or null when all are behind. */
export function current(steps: readonly Step[], marks: Readonly<Record<string, unknown>>): Step | null {
  return steps.find((step) => !(step.id in marks)) ?? null;
}

/** What the round has brought. */
export function gained({ course, power, view, events }: Facts) {
  const me = view.players[power]!;
  return {
    vp: me.vp - course.start.vp,
    ticks: me.dial - course.start.dial,
    kills: events.filter((event) => event.what === "kill" && event.power === power).length,
    ruins: events.filter((event) => event.what === "ruin").length,
  };
}

/** What the server tells of tables and people. The position itself is in lib/types.ts. */

import type { PowerId, View } from "../lib/types.ts";
import type { Change } from "./patch.ts";

export interface Person {
  id: string;
  name: string;
}

export interface Myself extends Person {
  /** Tells people of the same name apart. */
  tag: string;
  created: number;
  has_passphrase: boolean;
  has_recovery: boolean;
  settings: { interface?: Record<string, unknown> };
}

/** A device that has just been given its token; the recovery code is shown only here. */
export interface Device extends Person {
  tag: string;
  token: string;
  recovery: string | null;
  recovery_link: string | null;
}

export interface Clock {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
}

/** The edition, and the options by their ids. */
export type GameOptions = Record<string, string | boolean | number>;

/** What is left out is at its default. */
export interface TableOptions {
  name?: string;
  powers?: PowerId[];
  players?: number | null;
  assign?: "choice" | "random" | "draft";
  /** Of a table that is there: what differs from the defaults of its edition. */
  game?: GameOptions;
  access?: "open" | "link" | "password";
  pace?: "live" | "web";
  clock?: Clock;
  stand_in?: string;
  bots?: "natural" | "at_once";
  spectators?: boolean;
  talk?: "off" | "players" | "everyone";
  take_over?: boolean;
  hot_seat?: boolean;
  /** How far a person goes back: only over own decisions, beyond bots' answers, or beyond everybody's. */
  take_back?: "own" | "bots" | "free" | null;
}

/** Decisions were taken back when so many events of the seat's log stood; without a seat, by vote. */
export interface TakenBack {
  seat: PowerId | null;
  count: number;
  at: number;
}

/** A place at the table: the bot decides if there is one, else the person. */
export interface Place {
  power: PowerId | null;
  person: Person | null;
  bot: string | null;
  late: boolean;
  /** Milliseconds left. */
  bank: number;
}

export type TableStage = "open" | "drafting" | "playing" | "over";
export type Awaited = Record<string, "decision" | "draft" | "vote">;

export interface Result {
  condition: string;
  winners: PowerId[];
  scores?: Record<string, unknown>;
}

export interface Vote {
  kind: "rewind" | "pause" | "resume" | "abandon" | "replace";
  by: string;
  to: number | null;
  place: number | null;
  yes: string[];
  no: string[];
  voters: string[];
}

/** All that everybody at a table may know beside the game. */
export interface TableInfo {
  id: string;
  version: number;
  name: string;
  state: TableStage;
  ending: "abandoned" | "closed" | null;
  host: Person;
  /** Of `game` only what differs from the defaults of the edition. */
  options: TableOptions;
  edition: number;
  size: number;
  places: Place[];
  draft: { order: number[]; picking: number; left: PowerId[] } | null;
  paused: boolean;
  vote: Vote | null;
  clock: { since: number; deadline: number | null };
  awaited: Awaited;
  decisions: number;
  commitment: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  /** What is taught here, if it is a lesson. */
  lesson: string | null;
  created: number;
  at: number;
}

/** One legal action: `do` is what to send back. */
export interface Action {
  do: string;
  kind: string;
  text: string;
  figure?: string;
  region?: string;
  card?: string;
  cost?: number;
  /** It spends the last power: no turn comes again in this phase. */
  last?: boolean;
  [part: string]: unknown;
}

/** What a question is for, in the eyes of those who wait for the answer. */
export type Group =
  | "turn" | "hits" | "die" | "place" | "remove" | "move" | "discard" | "upgrade" | "figure" | "player" | "card" | "option";

/** Who must decide, and what sort of question it is. The rest is told only to the seat that decides. */
export interface Ask {
  seat: PowerId;
  kind: string;
  group: Group;
  /** What it is asked for: a card, a dial, a Hero … */
  cause?: Cause | null;
  /** Of an Old World card: whom the rest of it concerns. */
  others?: PowerId[];
  /** The number of the rule it stands under. */
  rule?: string;
  /** Whether it can be declined. */
  optional?: boolean;
  /** What it is about, by name. */
  about?: Record<string, unknown>;
  prompt?: string;
  actions?: Action[];
}

/** What is so: an id and its arguments by name. An argument may be a fact itself. */
export interface Fact {
  id: string;
  args: Record<string, unknown>;
}

export interface TableState {
  table: TableInfo;
  game: Omit<View, "decision"> | null;
  ask: Ask | null;
  undo: number;
  /** Oldest first. */
  taken_back?: TakenBack[];
}

/** What something happened for: `domination` of a region, a `card`, a `dial` … */
export interface Cause {
  for: string;
  power?: PowerId;
  region?: string;
  card?: string;
  upgrade?: string;
  [part: string]: unknown;
}

/** Why an action is not legal, in English and as a fact; both are empty if it is. */
export interface Reason {
  sentence: string;
  why: Fact | null;
}

/** Something that happened: `what`, its parts by name, its cause, and a sentence; empty where another one says it. */
export interface GameEvent {
  what: string;
  text: string;
  cause?: Cause | null;
  [part: string]: unknown;
}

/** An event and what it changed in the state: carried out one after the other, steps show one moment after the other. */
export interface Step {
  event: GameEvent;
  changes: Change[];
}

/** A part of a game: the position after `begin` decisions and the steps to the one after `end`. */
export interface Story {
  begin: number;
  end: number;
  of: number;
  game: NonNullable<TableState["game"]>;
  steps: Step[];
  /** So many lines of the log were written before. */
  line: number;
}

export interface Line {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
}

/** One line of the lobby. */
export interface Summary {
  id: string;
  name: string;
  state: TableStage;
  ending: string | null;
  host: Person;
  access: "open" | "link" | "password";
  pace: "live" | "web";
  clock: Clock;
  game: GameOptions;
  edition: number;
  assign: "choice" | "random" | "draft";
  places: Place[];
  free: number;
  awaited: Awaited;
  paused: boolean;
  round: number;
  phase: string | null;
  deciding: PowerId | null;
  vp: Partial<Record<PowerId, number>> | null;
  decisions: number;
  result: Result | null;
  rematch: string | null;
  created: number;
  at: number;
}

export interface Level {
  name: string;
  title: string;
  about: string;
  /** From 1, which moves at random, to 4. */
  strength: 1 | 2 | 3 | 4;
}

export interface Made {
  table: string;
  link: string;
  version: number;
}

export type Command =
  | { do: "join"; place?: number }
  | { do: "leave"; place?: number }
  | { do: "seat"; place: number; bot?: string }
  | { do: "start" }
  | { do: "pick"; power: PowerId }
  | { do: "play"; action: string; version: number; seat?: PowerId }
  | { do: "undo"; version: number; count?: number; seat?: PowerId }
  | { do: "hand"; bot?: string; place?: number }
  | { do: "return"; place?: number }
  | { do: "take_over"; place: number }
  | { do: "propose"; vote: Vote["kind"]; to?: number; place?: number }
  | { do: "ballot"; yes: boolean }
  | { do: "withdraw" }
  | { do: "rematch" }
  | { do: "close" }
  | { do: "say"; text: string };

export interface Done {
  version: number;
  repeated?: boolean;
  /** Of a rematch. */
  table?: string;
}

export interface OptionData {
  id: string;
  name: string;
  kind: "choice" | "flag" | "text";
  rule: string | null;
  values: { id: string | boolean | number; text: string }[];
  default: string | boolean | number;
  text: string;
}

export type NoticeKind = "your_turn" | "game_over" | "vote";

export interface NoticeSettings {
  webhook: { url: string; kinds: NoticeKind[] } | null;
  email: { address: string; kinds: NoticeKind[]; code: string } | null;
  live: boolean;
  tables: Record<string, "all" | "webhook" | "email" | "none">;
  quiet: { from: string; to: string; zone: string } | null;
  delay: number;
}

export interface NoticeState {
  settings: NoticeSettings;
  mail_offered: boolean;
  mail_confirmed: boolean;
}

export interface Delivery {
  number: number;
  table: string;
  kind: string;
  text: string;
  channel: "webhook" | "email";
  target: string;
  state: "waiting" | "sending" | "sent" | "failed" | "moot";
  attempts: number;
  due: number | null;
  at: number;
  error: string;
  reason: Fact | null;
}

/** GET /api/tables/ID/accounts: what each round brought each Power, and the story of a finished game. */

import type { PowerId, RegionId } from "../lib/types.ts";

export type Source = "domination" | "ruiner" | "first" | "second" | "dial" | "card" | "upgrade" | "peasants";

/** A line of the seat's log, counted from 0. */
interface Entry {
  line: number;
}
export interface Points extends Entry {
  source: Source;
  points: number;
  tied: boolean;
  region: RegionId | null;
  ruination: number | null;
  card: string | null;
  position: number | null;
}
export interface Counter extends Entry {
  region: RegionId;
}
export interface Tick extends Entry {
  position: number;
  of: number;
  threat: number | null;
  do: string;
  n: number;
}
export interface Death extends Entry {
  figure: string;
  region: RegionId;
  owner: PowerId;
  by: PowerId | null;
  how: string;
  card: string | null;
}
export interface Played extends Entry {
  card: string;
  region: RegionId;
  cost: number;
}
export interface Ruin extends Entry {
  region: RegionId;
  ruination: number;
}

export interface Account {
  before: number;
  vp: number;
  points: Points[];
  counters: Counter[];
  ticks: Tick[];
  kills: Death[];
  losses: Death[];
  cards: Played[];
  peasants: Counter[];
}

export interface Round {
  round: number;
  line: number;
  over: boolean;
  ruins: Ruin[];
  powers: Partial<Record<PowerId, Account>>;
}

/** A fact of the story; `text` is what it says in English. */
export interface Told {
  id: string;
  args: Record<string, unknown>;
  text: string;
  line: number | null;
}

export interface Place {
  power: PowerId;
  place: number | null;
  vp: number;
  sources: Partial<Record<Source, number>>;
  dial: number;
  of: number;
  close: Told | null;
  advice: Told | null;
}

export interface Story {
  condition: string | null;
  winners: PowerId[];
  round: number;
  turns: Told[];
  places: Place[];
}

export interface Accounts {
  lines: number;
  rounds: Round[];
  story: Story | null;
}

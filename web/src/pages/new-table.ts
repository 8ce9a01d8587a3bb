/** A table that is being thought up: what the form holds, and what is sent. */

import { newKey } from "../api/http.ts";
import { type Clock, type GameOptions, type OptionData, type PowerId, POWERS, type TableOptions } from "../wire.ts";

export const SIZES = [3, 4, 5] as const;
/** Who is to sit at a place: "me", "" for nobody yet, or the level of a bot. */
export type Sitter = "me" | "" | (string & {});

type Chosen<Option extends keyof TableOptions> = NonNullable<TableOptions[Option]>;

export interface Draft {
  /** Whether others can come to the table. In a tab nobody can: every seat is mine or a bot's from the start. */
  shared: boolean;
  name: string;
  size: number;
  powers: PowerId[];
  assign: Chosen<"assign">;
  access: Chosen<"access">;
  password: string;
  pace: Chosen<"pace">;
  clock: Required<Clock>;
  places: Sitter[];
  stand_in: string;
  bots: Chosen<"bots">;
  spectators: boolean;
  talk: Chosen<"talk">;
  take_over: Exclude<Chosen<"take_over">, boolean>;
  hot_seat: boolean;
  take_back: Chosen<"take_back">;
  /** Whether the game is to count, where it can. */
  rated: boolean;
  game: GameOptions;
}

export const MOVE_SECONDS = { live: [30, 60, 120, 300], web: [43_200, 86_400, 172_800, 604_800] } as const;
export const BANK_SECONDS = { live: [900, 1800, 3600], web: [259_200, 604_800, 1_209_600] } as const;
export const INCREMENTS = { live: [0, 10, 20, 30], web: [0, 21_600, 43_200, 86_400] } as const;

export function fresh(shared = true): Draft {
  const free = shared ? "" : "scripted";
  return {
    shared,
    name: "",
    size: 4,
    powers: POWERS.slice(0, 4),
    assign: "choice",
    access: "link",
    password: "",
    pace: "live",
    clock: { kind: "none", seconds: 0, increment: 0 },
    places: ["me", free, free, free],
    stand_in: "scripted",
    bots: "natural",
    spectators: true,
    talk: "everyone",
    take_over: "ask",
    hot_seat: false,
    take_back: "bots",
    rated: true,
    game: {},
  };
}

/** So many players: the Powers and places follow. The Horned Rat is the fifth. */
export function resized(draft: Draft, size: number): Draft {
  const places = Array.from({ length: size }, (_, n) => draft.places[n] ?? (draft.shared ? "" : draft.stand_in));
  if (!places.includes("me")) places[0] = "me";
  const powers = POWERS.filter((power) => draft.powers.includes(power));
  for (const power of POWERS) if (powers.length < size && !powers.includes(power)) powers.push(power);
  const kept = draft.assign === "choice" ? powers.slice(0, size) : powers;
  return { ...draft, size, places, powers: POWERS.filter((power) => kept.includes(power)) };
}

/** A pace brings clocks that fit it. */
export function paced(draft: Draft, pace: Draft["pace"]): Draft {
  return { ...draft, pace, clock: clocked(pace, pace === "web" ? "move" : "none") };
}

export function clocked(pace: Draft["pace"], kind: Required<Clock>["kind"]): Required<Clock> {
  if (kind === "none") return { kind, seconds: 0, increment: 0 };
  if (kind === "move") return { kind, seconds: MOVE_SECONDS[pace][1], increment: 0 };
  return { kind, seconds: BANK_SECONDS[pace][1], increment: INCREMENTS[pace][1] };
}

/** The options of a game that are not as usual, in the order of the options; an older edition of the rules first. */
export function unusual(game: GameOptions, options: readonly OptionData[]): [OptionData, GameOptions[string]][] {
  return options.flatMap((option) => {
    const value = game[option.id];
    return value === undefined || value === option.default ? [] : [[option, value]];
  });
}

/** What hinders, as the key of a sentence; null if the table can be made. */
export function hindrance(draft: Draft): "new.need_powers" | "new.need_exact" | "new.need_password" | "new.need_me" | null {
  if (draft.assign === "choice" && draft.powers.length !== draft.size) return "new.need_exact";
  if (draft.powers.length < draft.size) return "new.need_powers";
  if (draft.access === "password" && draft.password.length < 3) return "new.need_password";
  if (draft.hot_seat && !draft.places.includes("me")) return "new.need_me";
  return null;
}

/** Why the game cannot count, as `ratable` in Python has it; null: it can. */
export function unratable(draft: Draft): "hot_seat" | "take_back" | "bots" | null {
  if (!draft.shared || draft.hot_seat) return "hot_seat";
  if (draft.take_back === "free") return "take_back";
  return draft.places.some((place) => place !== "" && place !== "me") ? "bots" : null;
}

/** Whether every place is taken, so that the game can begin at once. */
export function full(draft: Draft): boolean {
  return draft.places.every((place) => place !== "");
}

/** The request that makes the table. */
export function request(draft: Draft, key = newKey()): Record<string, unknown> {
  const options: TableOptions = {
    name: draft.name.trim(),
    powers: draft.powers,
    assign: draft.assign,
    access: draft.access,
    pace: draft.pace,
    clock: draft.clock,
    stand_in: draft.stand_in,
    bots: draft.bots,
    spectators: draft.spectators,
    talk: draft.talk,
    take_over: draft.take_over,
    hot_seat: draft.hot_seat,
    take_back: draft.take_back,
    rated: draft.rated && !unratable(draft),
    game: draft.game,
  };
  if (!draft.shared) options.hot_seat = draft.places.filter((place) => place === "me").length > 1;
  if (draft.powers.length > draft.size) options.players = draft.size;
  return {
    options,
    key,
    places: draft.places.map((place) => (place === "me" ? { me: true } : place ? { bot: place } : {})),
    start: full(draft),
    ...(draft.access === "password" ? { password: draft.password } : {}),
  };
}

/** What travels over the map when something happens. */

import type { Flight } from "../board/flight.ts";
import type { Lookup } from "../lib/content.ts";
import { BEGIN } from "../lib/motion.ts";
import { figureOf } from "./tell.ts";
import type { GameEvent, PowerId, RegionId, TokenId } from "../wire.ts";

const MOST = 4; // tokens that fly at once
const APART = 90; // milliseconds from one to the next, in a moment of LONG
const LONG = 600;
let number = 0;

/** `ms`: how long the moment lasts; what travels is there before it is over. */
export function flightsOf(event: GameEvent, look: Lookup, ms: number): Flight[] {
  const lasts = ms * BEGIN.landed;
  const key = () => `f${++number}`;
  const place = (id: unknown): RegionId | "off" => (typeof id === "string" && look.region(id as RegionId) ? (id as RegionId) : "off");
  const many = (n: unknown, make: () => Flight) =>
    Array.from({ length: Math.min(Number(n) || 1, MOST) }, (_, k) => ({ ...make(), wait: (k * APART * ms) / LONG, lasts: ms * BEGIN.tokens * 1.6 }));
  const figure = () => ({ id: event.figure as string, ...figureOf(event.figure as string, look) });
  const power = event.power as PowerId;
  const token = event.token as TokenId;
  switch (event.what) {
    case "move":
      return [{ key: key(), lasts, kind: "figure", ...figure(), from: place(event.from), to: place(event.to) }];
    case "kill":
      if (event.to === event.region) return []; // it lies there until the battle ends
    // falls through
    case "remove":
    case "fallen":
      return [{ key: key(), lasts, kind: "figure", ...figure(), from: place(event.region), to: "off" }];
    case "place":
      return [{ key: key(), lasts, kind: "token", token, from: "off", to: place(event.region) }];
    case "take":
      return [{ key: key(), lasts, kind: "token", token, from: place(event.region), to: "off" }];
    case "carry":
      return [{ key: key(), lasts, kind: "token", token, from: place(event.from), to: place(event.to) }];
    case "peasant":
      return [{ key: key(), lasts, kind: "token", token: "peasant", from: place(event.region), to: "off" }];
    case "corrupt":
      return many(event.count, () => ({ key: key(), kind: "corruption", power, from: "off", to: place(event.region) }));
    case "cleanse":
      return many(event.count, () => ({ key: key(), kind: "corruption", power, from: place(event.region), to: "off" }));
    default:
      return [];
  }
}

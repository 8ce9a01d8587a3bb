import { print, type Items, type Press } from "../engraving.ts";
import { khorne } from "./khorne.ts";
import { khorne_m } from "./khorne_m.ts";
export const decks: Record<string, Record<string, () => Items>> = { khorne, khorne_m };
export const draw = (make: () => Items, press: Press) => print(make(), press);

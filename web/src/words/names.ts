/** The names of the game, as sentences and labels need them. */

import { name, open } from "./voice.svelte.ts";
import type { PowerId, RegionId } from "../wire.ts";

await open("names");

/** A Power on a label, without its article. */
export const powerName = (id: PowerId): string => name("power", id, "short");
/** A Power or a region inside a sentence. */
export const powerIn = (id: PowerId): string => name("power", id, "inside");
export const regionIn = (id: RegionId): string => name("region", id, "inside");

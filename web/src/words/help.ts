/** The words of the help: `tell("round.draw")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type HelpKey = Books["help"];
export const tell = await book("help");

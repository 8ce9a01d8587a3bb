/** The words of the puzzles: `z("today")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type PuzzleKey = Books["puzzles"];
export const z = await book("puzzles");

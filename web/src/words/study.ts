/** The words of the analysis board: `study("chart")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type StudyKey = Books["study"];
export const study = await book("study");

/** The words of people's pages and of ratings: `tell("board")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type PeopleKey = Books["people"];
export const tell = await book("people");

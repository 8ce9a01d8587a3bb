/** The words of the pages around the table: `say("lobby.mine")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type PageKey = Books["pages"];
export const say = await book("pages");

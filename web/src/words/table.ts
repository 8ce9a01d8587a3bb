/** The words of the table itself: board, panels, cards. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type Key = Books["table"];
export const t = await book("table");

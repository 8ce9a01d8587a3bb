/** The words of danger and planning: `d("title")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type DangerKey = Books["danger"];
export const d = await book("danger");

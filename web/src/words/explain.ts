/** The words with which things on the table explain themselves: `e("ring.full", { most: 12 })`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type ExplainKey = Books["explain"];
export const e = await book("explain");

/** The words for asking why a bot did something: `because("ask")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type BecauseKey = Books["reasons"];
export const because = await book("reasons", "because");

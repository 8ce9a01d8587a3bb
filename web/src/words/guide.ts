/** The words of the guide. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type GuideKey = Books["guide"];
export const g = await book("guide");

/** The words of groups and tournaments: `of("title")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type GroupKey = Books["groups"];
export const of = await book("groups");

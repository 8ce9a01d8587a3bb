/** The words of the form for owners of a card: `own("title")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type OwnerKey = Books["owner"];
export const own = await book("owner");

/** The words of the ledger and of the end of a game: `account("continue")`. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type AccountKey = Books["accounts"];
export const account = await book("accounts");

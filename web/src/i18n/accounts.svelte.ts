/** The words of the ledger and of the end of a game: `account("continue")`. */

import { accounts } from "./accounts.en.ts";
import { book } from "./book.svelte.ts";

export type AccountKey = keyof typeof accounts;

export const account = book<AccountKey>(accounts, {
  fr: async () => (await import("./accounts.fr.ts")).accounts,
  ja: async () => (await import("./accounts.ja.ts")).accounts,
});

/** The words of the help: `tell("round.draw")`. */

import { book } from "./book.svelte.ts";
import { help } from "./help.en.ts";

export type HelpKey = keyof typeof help;

export const tell = book<HelpKey>(help, {
  fr: async () => (await import("./help.fr.ts")).help,
  ja: async () => (await import("./help.ja.ts")).help,
});

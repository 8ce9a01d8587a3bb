/** The sentence for a problem: ours in the language chosen where we have one, else the server's. */

import type { Problem } from "../api/http.ts";
import { tongue } from "../i18n/book.svelte.ts";
import { say } from "../i18n/pages.svelte.ts";

export function sentenceOf(problem: Problem): string {
  if (problem.code === "gone") return say("trouble.gone");
  if (tongue.language === "en") return problem.sentence;
  switch (problem.code) {
    case "too_many":
      return say("trouble.too_many");
    case "down":
      return say("trouble.down");
    case "full":
      return say("trouble.full");
    case "stale":
      return say("trouble.stale");
    case "unreadable":
      return say("missing.unreadable.text");
    case "not_signed_in":
      return say("trouble.not_signed_in");
    default:
      return problem.sentence;
  }
}

/** The sentence for a problem: the server's, in the language it was asked in; ours when there is no server, or when the page itself is at fault. */

import { FAULT, GONE, type Problem } from "../api/http.ts";
import { say } from "../words/pages.ts";

export function sentenceOf(problem: Problem): string {
  if (problem.code === FAULT) return say("trouble.fault");
  return problem.code === GONE || !problem.sentence ? say("trouble.gone") : problem.sentence;
}

/** Something that the server has and a page needs: asked for when the page is shown, in its language, and again after trouble. */

import { asProblem, type Problem } from "../api/http.ts";
import { language } from "../words/voice.svelte.ts";

export interface Loaded<T> {
  /** Null until it has come. */
  readonly value: T | null;
  readonly problem: Problem | null;
  load: () => Promise<void>;
}

export function loaded<T>(ask: () => Promise<T>): Loaded<T> {
  let value = $state.raw<T | null>(null);
  let problem = $state.raw<Problem | null>(null);

  async function load(): Promise<void> {
    try {
      value = await ask();
      problem = null;
    } catch (error) {
      problem = asProblem(error);
    }
  }

  $effect(() => {
    language();
    void load();
  });
  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
    load,
  };
}

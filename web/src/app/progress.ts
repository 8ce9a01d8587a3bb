/** Lessons and puzzles that are done: this device remembers them, and all devices of a person learn of them from the server. */

import { call, transport } from "../api/http.ts";
import { begin, session } from "../api/session.svelte.ts";
import * as lessons from "../guide/kept.svelte.ts";
import * as puzzles from "../puzzles/kept.svelte.ts";
import type { Progress } from "../wire.ts";

/** Whose progress this device remembers, once the server has been told of it. */
const OWNER = "ruinous.progress";
const MOST_DAYS = 2000; // as many as are kept

/** Tell what is done here, and learn what is done elsewhere. */
export async function share(): Promise<void> {
  if (!transport().shared) return;
  await begin();
  const me = session.me?.id;
  if (!me) return;
  try {
    const owner = localStorage.getItem(OWNER);
    const others = owner !== null && owner !== me; // somebody else was here: theirs is kept with them
    const here = others ? {} : { lessons: lessons.done(), puzzles: puzzles.done(), days: puzzles.solvedDays().slice(-MOST_DAYS) };
    const all = await call<Progress>("POST", "/api/identity/progress", here);
    localStorage.setItem(OWNER, me);
    lessons.learn(all.lessons, others);
    puzzles.learn(all.puzzles, all.days, others);
  } catch {
    // the device remembers, and tells the next time
  }
}

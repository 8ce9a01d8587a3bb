/** The lessons that there are, in their order, and which one to read next. */

import { get } from "../api/http.ts";
import { knownLesson } from "../words/lessons.ts";
import { kept } from "./kept.svelte.ts";
import type { LessonListed } from "../wire.ts";

/** All that this page has words for. */
export async function learnLessons(): Promise<LessonListed[]> {
  return (await get<LessonListed[]>("/api/tables/lessons")).filter(({ name }) => knownLesson(name));
}

/** The first one after this that has not been finished, else the first of all that has not. */
export function nextLesson(lessons: readonly LessonListed[], after = ""): LessonListed | null {
  const at = lessons.findIndex(({ name }) => name === after);
  const fresh = ({ name }: LessonListed) => !kept(name).done && name !== after;
  return lessons.slice(at + 1).find(fresh) ?? lessons.find(fresh) ?? null;
}

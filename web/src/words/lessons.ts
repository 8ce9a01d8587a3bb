/** The words of the lessons that are files: `lesson("khorne", "spread.goal")`. */

import { has, open, text } from "./voice.svelte.ts";

await open("lessons");

/** Empty if there are none: a table may teach a lesson that is gone. */
export const lesson = (name: string, what: string): string => text(`lesson.${name}.${what}`);
export const knownLesson = (name: string): boolean => has(`lesson.${name}.title`);

/** Where a reader stands in a lesson that the table tells of, and what its steps point at. */

import type { LessonStep, LessonTold } from "../wire.ts";

/** What has been read, by the ids of steps. */
type Marks = Readonly<Record<string, unknown>>;

/** The step that is on: tasks are done by playing, the rest by reading; whoever plays on has read what came before. */
export function stepOn({ steps, done }: LessonTold, marks: Marks): LessonStep | null {
  const tasks = steps.filter((step) => step.task);
  const last = done ? steps.indexOf(tasks[done - 1]!) : -1;
  return steps.slice(last + 1).find((step) => step.task || !(step.id in marks)) ?? null;
}

/** Where the hand lies in a drawer, the drawer comes first. */
const DRAWER = '.drawer[aria-expanded="false"]';
const CHOICES = ".over [data-do]";

/** Selectors of what a step points at. */
export function pointsOf(step: LessonStep): string[] {
  const regions = step.point.flatMap((point) => (point.startsWith("region ") ? [point.slice(7)] : []));
  const found = step.point.flatMap((point) => {
    const [kind, which] = point.split(" ");
    switch (kind) {
      case "region":
        return [`[data-land="${which}"]`];
      case "figure":
        return [DRAWER, `.piece.can[data-drag^="${which}"]`];
      case "card":
        return [DRAWER, `.slot[data-drag="${which}"]`, ...regions.map((region) => `[data-space^="${region}."].can`)];
      case "dial":
        return [`[data-panel="${which}"] [data-dial]`];
      case "track":
        return ["[data-track]"];
      case "hits":
        return ["svg [data-figure].can", `${CHOICES}:not([data-do="hit peasant"])`];
      default:
        return [CHOICES];
    }
  });
  return [...new Set(found)];
}

/** Where a reader stands in a lesson that the table tells of, and what its steps point at. */

import type { Action, LessonStep, LessonTold } from "../wire.ts";

/** What has been read, by the ids of steps. */
type Marks = Readonly<Record<string, unknown>>;

/** The step that is on: tasks are done by playing, the rest by reading; whoever plays on has read what came before. */
export function stepOn({ steps, done }: LessonTold, marks: Marks): LessonStep | null {
  const tasks = steps.filter((step) => step.task);
  const last = done ? steps.indexOf(tasks[done - 1]!) : -1;
  return steps.slice(last + 1).find((step) => step.task || !(step.id in marks)) ?? null;
}

/** Where the hand lies in a drawer, the drawer comes first, unless something of it is taken up already. */
const DRAWER = '.at-table:not(.holding) .drawer[aria-expanded="false"]';

/** Whether an action is written like one of these: `Kw[3-6]>kis`. */
const written = (action: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const regular = pattern.replace(/[.+^$(){}|\\]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
    return new RegExp(`^${regular}$`).test(action);
  });

/** Selectors of what a step points at, and of what of these actions serves it, in a list or on the map. */
export function pointsOf(step: LessonStep, actions: readonly Action[]): string[] {
  const serving = actions.filter((action) => written(action.do, step.do));
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
        return [`[data-panel="${which}"] [data-dial]`, `[role=tab][data-panel="${which}"]`];
      case "track":
        return ["[data-track]"];
      default:
        return [];
    }
  });
  const served = serving.flatMap((action) => [`[data-do="${action.do}"]`, `svg [data-figure="${action.figure}"].can`]);
  return [...new Set([...found, ...served])];
}

/** Where a reader stands in a lesson that the table tells of, and what its steps point at. */

import type { Action, Ask, LessonStep, LessonTold } from "../wire.ts";

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

/** Selectors of what a step points at, and of all that leads to those answers to a question that serve it. */
export function pointsOf(step: LessonStep, ask: Ask | null): string[] {
  const read = step.point.flatMap((point) => {
    const [kind, which] = point.split(" ");
    if (kind === "region") return [`[data-land="${which}"]`];
    return kind === "dial" ? [`[data-panel="${which}"] [data-dial]`, `[role=tab][data-panel="${which}"]`] : ["[data-track]"];
  });
  const serving = (ask?.actions ?? []).filter((action) => written(action.do, step.do));
  return [...new Set([...read, ...serving.flatMap((action) => waysTo(action, ask?.about))])];
}

/** On the map, and where a region is opened. */
const within = (region: string | null | undefined): string => `:is([data-region="${region}"], [data-sheet="${region}"])`;

/** Answers in a list, what is taken up (on a small map by its region), and where it goes. */
function waysTo({ do: notation, kind, figure, from = "reserve", card, token, power, region }: Action, about: Ask["about"]): string[] {
  const carried = kind === "carry";
  const source = carried ? (about?.from ?? about?.region) : from;
  const found = [`[data-do="${notation}"]`, `path.land.can[data-land="${source}"]`];
  if (card || (figure && from === "reserve")) found.push(DRAWER);
  if (card) found.push(`.slot[data-drag="${card}"]`);
  if (figure) found.push(`.piece.can[data-drag="${figure}"]`, `svg [data-figure="${figure}"].can`, `[data-stack="${figure}"].can`);
  if (token) found.push(`${within(carried ? source : region)} [data-token="${token}"].can`);
  if (kind === "cleanse") found.push(`${within(region)} [data-corruption="${power}"]`);
  if (region) found.push(`[data-land="${region}"]`, `[data-space^="${region}."].can`);
  return found;
}

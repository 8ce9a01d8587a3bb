/** Days, and the puzzle of each: the same for everybody, wherever the sun stands. */

const DAY = 86_400_000;
const STRIDE = 67; // from one day's puzzle to the next, so that kinds and levels change

/** A day of UTC by its number. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);

/** Which of so many puzzles a day has; all of them come before one comes again. */
export function puzzleOf(day: number, count: number): number {
  let stride = STRIDE;
  while (divisor(stride, count) > 1) stride += 1;
  return (day * stride) % count;
}

/** How many days in a row up to this one, or to the day before: today is not over. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(day--)) count += 1;
  return count;
}

/** The most days in a row. */
export const longest = (days: readonly number[]): number => Math.max(0, ...days.map((day) => streak(days, day)));

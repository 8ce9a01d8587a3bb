/** When each die of a roll lands, in milliseconds after the first. */

const STEP = 110; // between dice
const SPAWN = 320; // until the die that a six has spawned

/** The first dice land one after the other; then each wave of dice that sixes have spawned. */
export function landings(faces: readonly number[], first: number): number[] {
  const times: number[] = [];
  let start = 0;
  let wave = Math.min(first, faces.length);
  let begin = 0;
  while (begin < faces.length) {
    const end = wave > 0 ? Math.min(begin + wave, faces.length) : faces.length;
    for (let n = begin; n < end; n++) times.push(start + (n - begin) * STEP);
    start = (times.at(-1) ?? 0) + SPAWN;
    wave = faces.slice(begin, end).filter((face) => face === 6).length;
    begin = end;
  }
  return times;
}

/** How many dice were rolled at first, before sixes spawned more. */
export function firstDice(faces: readonly number[]): number {
  for (let first = 0; first <= faces.length; first++) {
    let at = 0;
    let wave = first;
    while (wave > 0 && at < faces.length) {
      const sixes = faces.slice(at, at + wave).filter((face) => face === 6).length;
      at += wave;
      wave = sixes;
    }
    if (at === faces.length && wave === 0) return first;
  }
  return faces.length;
}

const TUMBLE = 520; // until the first die lands
const REST = 300; // to look at them

/** When each die has landed, in milliseconds after the beginning of a moment that is so long. */
export function rollTimes(faces: readonly number[], ms: number): number[] {
  const at = landings(faces, firstDice(faces)).map((time) => TUMBLE + time);
  const pace = ms / ((at.at(-1) ?? 0) + REST);
  return at.map((time) => time * pace);
}

/** For each die the six that has spawned it; -1 for the first dice. */
export function spawners(faces: readonly number[]): number[] {
  const first = firstDice(faces);
  const sixes = faces.flatMap((face, n) => (face === 6 ? [n] : []));
  return faces.map((_, n) => (n < first ? -1 : sixes[n - first]!));
}

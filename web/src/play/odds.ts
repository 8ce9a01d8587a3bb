/** Chances of battle dice: 4, 5 and 6 hit; each 6 brings one more die, which may do so again. */

/**
 * The chance of each number of hits from 0 up. With `explode` a die gives no hit with 1/2, one with 1/3, and with 1/6 one
 * and another die.
 */
export function hitChances(dice: number, explode = true, most = 40): number[] {
  let all = [1, ...new Array<number>(most).fill(0)];
  const one = oneDie(explode, most);
  for (let n = 0; n < dice; n++) all = together(all, one);
  return all;
}

function oneDie(explode: boolean, most: number): number[] {
  const chances = new Array<number>(most + 1).fill(0);
  if (!explode) {
    chances[0] = 1 / 2;
    if (most) chances[1] = 1 / 2;
    return chances;
  }
  // After k sixes the chain ends with a miss or with a plain hit.
  let chain = 1;
  for (let sixes = 0; sixes <= most; sixes++) {
    chances[sixes] = chances[sixes]! + chain / 2;
    if (sixes + 1 <= most) chances[sixes + 1] = chances[sixes + 1]! + chain / 3;
    chain /= 6;
  }
  return chances;
}

function together(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length).fill(0);
  for (let i = 0; i < a.length; i++) {
    if (!a[i]) continue;
    for (let j = 0; i + j < sum.length; j++) sum[i + j] = sum[i + j]! + a[i]! * b[j]!;
  }
  return sum;
}

/** The chance of at least so many hits. */
export function atLeast(chances: readonly number[], hits: number): number {
  return Math.max(0, 1 - chances.slice(0, hits).reduce((sum, chance) => sum + chance, 0));
}

/** Hits that are expected on average. */
export function expected(chances: readonly number[]): number {
  return chances.reduce((sum, chance, hits) => sum + chance * hits, 0);
}

/**
 * How a die flies: thrown, it bounces and turns, slows down, and comes to rest in its place with the recorded face up.
 * In the air it turns evenly about one axis; each bounce gives it another, and takes from its speed. The path is worked
 * out from its end, so that it ends where it must; the luck in it is that of the faces, so it is the same every time.
 */

import { EASE } from "../lib/motion.ts";

type Axis = readonly [x: number, y: number, z: number];

/** From one touch of the table to the next. */
export interface Hop {
  /** Its part of the whole time. */
  lasts: number;
  /** How high it flies: 1 is a die's width. */
  height: number;
  /** Its part of the way. */
  way: number;
  axis: Axis;
  /** How far it turns, in degrees. */
  turns: number;
}

export interface Throw {
  hops: Hop[];
  /** How it lies in the end, not quite straight, in degrees. */
  askew: number;
}

const BOUNCE = 0.56; // of the speed that is left after a bounce, upwards
const DRAG = 0.7; // and along
const HEIGHT = 1.9; // of the first hop
const SPIN = 900; // degrees, in the first hop
const SOME = [1, 2.2, 3.6] as const; // the last of hops is a rock on an edge

/** A number from 0 to 1 that is always the same for the same die. */
function luck(seed: number, n: number): number {
  const mixed = Math.imul((seed * 31 + n + 1) ^ 0x9e3779b9, 0x85ebca6b);
  const more = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((more ^ (more >>> 16)) >>> 0) / 2 ** 32;
}

/** A die of a roll; `spawned` by a six it only hops. */
export function thrown(seed: number, spawned = false): Throw {
  const count = spawned ? 3 : 4;
  const raw = Array.from({ length: count }, (_, n) => BOUNCE ** n * (0.9 + 0.2 * luck(seed, n)));
  const time = raw.reduce((sum, one) => sum + one, 0);
  const ways = raw.map((one, n) => one * DRAG ** n);
  const way = ways.reduce((sum, one) => sum + one, 0);
  const hops = raw.map((one, n): Hop => {
    // It rolls in the direction in which it goes, with a will of its own; at last about one edge.
    const last = n === count - 1;
    const tilt = last ? 0 : 2 * luck(seed, 10 + n) - 1;
    const twist = last ? 0 : SOME[Math.floor(3 * luck(seed, 20 + n))]! / 3 - 0.6;
    return {
      lasts: one / time,
      height: HEIGHT * (spawned ? 0.7 : 1) * (one / raw[0]!) ** 2,
      way: ways[n]! / way,
      axis: [tilt * 0.7, 1, twist],
      turns: last ? 34 : SPIN * (spawned ? 0.6 : 1) * (one / raw[0]!) * (0.85 + 0.3 * luck(seed, 30 + n)),
    };
  });
  return { hops, askew: 14 * luck(seed, 40) - 7 };
}

/** How a cube with 1 in front, 6 behind, 2 on its right, 5 on its left, 3 above and 4 below shows a face. */
export const SHOWING: Record<number, string> = {
  1: "rotateY(0deg)",
  2: "rotateY(-90deg)",
  3: "rotateX(-90deg)",
  4: "rotateX(90deg)",
  5: "rotateY(90deg)",
  6: "rotateY(180deg)",
};

/** Where its sides are: each face is turned out of the front by the opposite of what shows it. */
export const SIDES: Record<number, string> = {
  1: "rotateY(0deg)",
  2: "rotateY(90deg)",
  3: "rotateX(90deg)",
  4: "rotateX(-90deg)",
  5: "rotateY(-90deg)",
  6: "rotateY(180deg)",
};

/** Along the table: from so far away to its place. */
export function along(path: Throw, [dx, dy]: readonly [number, number]): Keyframe[] {
  let [at, gone] = [0, 0];
  const frames: Keyframe[] = [{ offset: 0, transform: `translate(${dx}px, ${dy}px)`, opacity: 0 }, { offset: 0.06, opacity: 1 }];
  for (const { lasts, way } of path.hops) {
    at += lasts;
    gone += way;
    frames.push({ offset: Math.min(at, 1), transform: `translate(${left(dx, gone)}px, ${left(dy, gone)}px)` });
  }
  return frames;
}

const left = (whole: number, gone: number): number => (gone > 0.9999 ? 0 : whole * (1 - gone));

/** Up and down, and a little larger where it is nearer to the eye. */
export function upwards(path: Throw, size: number): Keyframe[] {
  let at = 0;
  const frames: Keyframe[] = [];
  for (const { lasts, height } of path.hops) {
    frames.push({ offset: at, transform: "translateY(0px) scale(1)", easing: EASE.rise });
    const top = `translateY(${(-height * size * 0.62).toFixed(2)}px) scale(${(1 + 0.16 * height).toFixed(3)})`;
    frames.push({ offset: at + lasts / 2, transform: top, easing: EASE.fall });
    at += lasts;
  }
  return [...frames, { offset: 1, transform: "translateY(0px) scale(1)" }];
}

/** Its turns: those that are still to come are undone before it shows its face, hop by hop. */
export function around(path: Throw, face: number): Keyframe[] {
  const { hops, askew } = path;
  let at = 0;
  return Array.from({ length: hops.length + 1 }, (_, done) => {
    const turns = hops.map(({ axis, turns }, n) => `rotate3d(${axis.map((one) => one.toFixed(3)).join(", ")}, ${n < done ? 0 : -turns.toFixed(1)}deg)`);
    const offset = done === hops.length ? 1 : at;
    at += hops[done]?.lasts ?? 0;
    return { offset, transform: [...turns, `rotate(${askew.toFixed(1)}deg)`, SHOWING[face]].join(" ") };
  });
}

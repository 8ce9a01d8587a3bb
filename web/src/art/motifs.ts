/** What the pictures are composed of. Each motif lies around (0, 0), some 80 to 100 high, upright, lit from the upper left. */

import { BLACK, ball, before, curve, cut, dice, dye, egg, form, type Item, type Items, made, oval, pair, pen, type Pt, put, ring, spiked, stroke } from "./engraving.ts";

const INK = BLACK + 0.35;

// --- sky, light, ground -----------------------------------------------------------------------------------------

/** Ruled lines of sky, broken, in an oval that fades out; `hole` leaves room for a moon. */
export function sky(from: number, to: number, { seed = 1, gap = 2.6, w = 0.55, x0 = 4, x1 = 96, hole }: { seed?: number; gap?: number; w?: number; x0?: number; x1?: number; hole?: readonly [number, number, number] } = {}): Item[] {
  const chance = dice(seed * 77 + 5);
  const out: Item[] = [];
  const line = (a: number, b: number, y: number) => {
    if (b - a > 2) out.push(stroke([[a, y], [(a + b) / 2, y + 0.3], [b, y]], w * (0.8 + 0.6 * chance()), [0.3, 1, 0.3]));
  };
  for (let y = from; y < to; y += gap * (0.9 + 0.2 * chance())) {
    const bend = Math.sqrt(Math.max(0, 1 - ((y - 50) / 62) ** 2));
    const [a, b] = [50 - (50 - x0) * bend + 9 * chance(), 50 + (x1 - 50) * bend - 9 * chance()];
    let x = a;
    while (x < b) {
      const end = Math.min(b, x + 14 + 34 * chance());
      if (hole && Math.abs(y - hole[1]) < hole[2]) {
        const half = Math.sqrt(hole[2] ** 2 - (y - hole[1]) ** 2);
        line(x, Math.min(end, hole[0] - half), y);
        line(Math.max(x, hole[0] + half), end, y);
      } else line(x, end, y);
      x = end + 2 + 5 * chance();
    }
  }
  return out;
}

/** Rays around a point: wedges, long and short by turns. */
export function rays(x: number, y: number, near: number, far: number, n = 28, { from = 0, to = 360, w = 1, short = 0.72, ground = "ink" as "ink" | "tint" | "paper" } = {}): Item[] {
  return Array.from({ length: n }, (_, k) => {
    const a = ((from + ((to - from) * (k + 0.5)) / n) * Math.PI) / 180;
    const end = near + (far - near) * (k % 2 ? short : 1);
    const p = (r: number): Pt => [x + Math.cos(a) * r, y + Math.sin(a) * r];
    return stroke([p(near), p((near + end) / 2), p(end)], w, [1, 0.75, 0.1], ground);
  });
}

/** Rings of sound or of water. */
export function waves(x: number, y: number, radii: readonly number[], from: number, to: number, { flat = 1, w = 1, ground = "ink" as "ink" | "tint" | "paper" } = {}): Item[] {
  return radii.map((r, k) => {
    const points = Array.from({ length: 17 }, (_, n): Pt => {
      const a = ((from + ((to - from) * n) / 16) * Math.PI) / 180;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * flat];
    });
    return stroke(points, w * (1 - (0.4 * k) / radii.length), [0.2, 1, 0.2], ground);
  });
}

/** Ground: a rough edge with strokes below it. */
export function ground(y: number, { x0 = 6, x1 = 94, seed = 3, depth = 12, w = 0.9 } = {}): Item[] {
  const chance = dice(seed * 131 + 7);
  const out: Item[] = [];
  for (let row = 0; row < depth / 2.4; row++) {
    const inset = row * 5;
    for (let x = x0 + inset + 6 * chance(); x < x1 - inset; ) {
      const end = Math.min(x + 8 + 20 * chance(), x1 - inset);
      const at = y + row * 2.4 + (chance() - 0.5);
      out.push(stroke([[x, at], [(x + end) / 2, at + 0.5 * (chance() - 0.5)], [end, at]], w * (1 - row * 0.1), [0.25, 1, 0.15]));
      x = end + 2 + 7 * chance() + row;
    }
  }
  return out;
}

/** Low hills along a horizon. */
export const hills = (line: string, tone = 0.4, gap = 2.2): Item[] => [form(line, tone, { gap, w: 0.7, turn: 20 })];

/** A disc in the sky: blank, or with the marks of a moon. */
export function moon(x: number, y: number, r: number, { tint = false, marks = true, tone = 0.5 } = {}): Item[] {
  return [
    ball(x, y, r, tone, { ground: tint ? "tint" : "paper", w: 0.8, gap: 1.6 }),
    ...(marks ? [egg(x - r * 0.3, y - r * 0.25, r * 0.22, r * 0.16, 20, 0.8, { w: 0.4 }), egg(x + r * 0.2, y + r * 0.35, r * 0.16, r * 0.1, -10, 0.8, { w: 0.4 }), egg(x - r * 0.35, y + r * 0.4, r * 0.1, r * 0.08, 0, 0.8, { w: 0.4 })] : []),
  ];
}

export const star = (x: number, y: number, r: number, points = 4, ground: "ink" | "tint" | "paper" = "ink", turn = 0): Item => made([spiked(x, y, points, r, r * 0.28, turn)], 0, { ground, w: 0 });

/** A billow of smoke or cloud made of lobes: "x,y,r …". */
export function cloud(lobes: string, tone = 0.5, look: { ground?: "paper" | "ink" | "tint" | "none"; w?: number; turn?: number } = {}): Item[] {
  return lobes.split(/\s+/).map((lobe) => {
    const [x, y, r] = lobe.split(",").map(Number) as [number, number, number];
    return ball(x, y, r, tone, { gap: 1.7, bow: 0.3, ...look });
  });
}

/** Drops that fall or fly: "x,y,size,turn …". */
export function drops(line: string, ground: "tint" | "ink" | "paper" = "tint", w = 0.7): Item[] {
  return line.split(/\s+/).flatMap((drop) => {
    const [x, y, size, turn = 0] = drop.split(",").map(Number) as [number, number, number, number?];
    return put([form("0,-10! 4,-1 4.5,4 0,8 -4.5,4 -4,-1", ground === "tint" ? 0.35 : 0, { ground, w, gap: 1.2 })], x, y, size / 10, turn);
  });
}

// --- death --------------------------------------------------------------------------------------------------------

export const skull = (jaw = true): Item[] => [
  ...(jaw ? [pair("0,16 19,14! 19,30 13,42 0,45", 0.6)] : []),
  pair("0,-42 20,-39 33,-22 32,-3 27,5! 29,13 20,20! 17,28! 0,30", 0.42, { bow: 0.2 }),
  form("-6,-2 -8,6 -17,7 -23,1 -20,-8 -11,-9", BLACK),
  form("6,-2 8,6 17,7 23,1 20,-8 11,-9", BLACK),
  form("0,7! 5,18! 1,16 -1,16 -5,18!", BLACK, { w: 0.4 }),
  ...pen("-11,20 -11,30|-5.5,21 -5.5,31|0,21 0,31|5.5,21 5.5,31|11,20 11,30", 1.1, [1, 0.7, 0.9]),
  ...(jaw ? pen("-13,33 -5,35 5,35 13,33|-8,35 -8,39|0,35 0,40|8,35 8,39", 0.9) : []),
  ...pen("-24,-24 -14,-30 -6,-28|4,-36 8,-28 5,-22 9,-16", 0.7),
];

export const bone = (): Item[] => [form("-34,-3! -38,-9 -44,-5 -43,0 -45,5 -39,9 -34,4! 34,4! 39,9 45,5 43,0 44,-5 38,-9 34,-3!", 0.4)];

/** A heap of skulls: "x,y,size,turn …". */
export const skulls = (line: string, jaw = false): Item[] =>
  line.split(/\s+/).flatMap((one) => {
    const [x, y, size, turn = 0] = one.split(",").map(Number) as [number, number, number, number?];
    return before(put(skull(jaw), x, y, size / 80, turn), 0.8);
  });

export const tombstone = (): Item[] => [pair("0,-40 20,-34 25,-18! 26,40! 0,40!", 0.4), ...pen("-10,-12 10,-12|0,-24 0,6", 2.4, [0.8, 1, 0.8]), ...pen("14,30 6,18 10,10 4,2", 0.8)];

// --- arms ---------------------------------------------------------------------------------------------------------

/** A war axe with two bits, the haft downwards. */
export const axe = (tone = 0.55): Item[] => [
  form("-3,-48! 3,-48! 3,62! -3,62!", 0.7, { turn: -30 }),
  ...pen("-3,30 3,26|-3,36 3,32|-3,42 3,38|-3,48 3,44|-3,54 3,50", 1.2, [0.8, 1, 0.8]),
  form("-3,-48! 0,-60! 3,-48!", 0.5),
  form("3,-36! 14,-36 26,-50! 38,-34 41,-14 30,10! 22,-4 12,-10 3,-10!", tone, { turn: 20 }),
  form("-3,-36! -14,-36 -26,-50! -38,-34 -41,-14 -30,10! -22,-4 -12,-10 -3,-10!", tone * 0.7, { turn: -120 }),
  ...pen("30,-40 34,-24 33,-10 27,2|-30,-40 -34,-24 -33,-10 -27,2", 0.8),
  form("-6,-40! 6,-40! 6,-6! -6,-6!", 1.2),
];

/** A notched, bearded axe with one bit, the blade to the right. */
export const cleaver = (tone = 0.5): Item[] => [
  form("-4,-50! 3,-50! 4,60! -3,60!", 0.7, { turn: -30 }),
  ...pen("-3.5,28 3.5,24|-3.5,34 3.5,30|-3.5,40 3.5,36|-3.5,46 3.5,42", 1.2, [0.8, 1, 0.8]),
  form("3,-40! 16,-42 32,-56! 42,-40 45,-24! 39,-20! 45,-15! 44,0 34,18! 26,2 14,-8 3,-8!", tone, { turn: 18 }),
  ...pen("34,-46 38,-34 39,-26|39,-14 38,-4 33,8", 0.9),
  form("-10,-42! 6,-42! 6,-6! -10,-6!", 1.3),
  ...cut("-6,-36 2,-36|-6,-12 2,-12", 1.2),
  form("-10,-36! -24,-30! -10,-20!", 0.8),
];

export const sword = (tone = 0.6): Item[] => [
  form("0,-62! 5,-52! 4,26! -4,26! -5,-52!", tone, { turn: -38, gap: 1.3 }),
  ...pen("0,-50 0,22", 0.8),
  form("-19,27! -16,24 0,26 16,24 19,27! 16,32 0,31 -16,32", 0.7),
  form("-2.6,31! 2.6,31! 3,48! -3,48!", 1.5),
  ball(0, 52, 4.6, 0.6),
];

export const dagger = (tone = 0.5): Item[] => [
  form("0,44! -7,16 -6,-6! 6,-6! 7,16", tone, { turn: -38, gap: 1.3 }),
  ...pen("0,-4 0,38", 0.8),
  form("-18,-12! -14,-6 0,-4 14,-6 18,-12! 14,-13 0,-10 -14,-13", 0.8),
  form("-3.4,-11! 3.4,-11! 4,-34! -4,-34!", 0.3),
  ...pen("-4,-16 4,-19|-4,-22 4,-25|-4,-28 4,-31", 1.3, [0.8, 1, 0.8]),
  ball(0, -39, 5.6, 0.6),
];

export const spear = (): Item[] => [form("-1.4,-30! 1.4,-30! 1.6,70! -1.6,70!", 0.7), form("0,-58! 5,-42 3,-30! -3,-30! -5,-42", 0.55, { turn: -38, gap: 1.3 })];

export const shield = (tone = 0.5): Item[] => [
  pair("0,-40! 14,-36 30,-38! 31,-8 20,24 0,44!", tone, { gap: 1.7 }),
  pair("0,-33! 12,-30 24,-31! 25,-8 16,19 0,35!", 0, { ground: "none", w: 0.7 }),
];

/** Links along a way; `size` is the length of one. */
export function chain(way: string, size = 9, tone = 0.6): Item[] {
  const points = curve(way);
  const out: Item[] = [];
  let rest = size * 0.4;
  let flat = true;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1]!, points[k]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    while (rest < length) {
      const [x, y] = [a[0] + ((b[0] - a[0]) * rest) / length, a[1] + ((b[1] - a[1]) * rest) / length];
      out.push(
        flat
          ? made([oval(x, y, size * 0.56, size * 0.34, turn), oval(x, y, size * 0.3, size * 0.12, turn)], tone, { gap: 1.2, w: 0.8 })
          : made([oval(x, y, size * 0.5, size * 0.13, turn)], 0.8, { gap: 1.1, w: 0.8 }),
      );
      flat = !flat;
      rest += size * 0.72;
    }
    rest -= length;
  }
  return out;
}

export const banner = (tone = 0.5): Item[] => [
  form("-2,-58! 2,-58! 2,64! -2,64!", 0.7),
  ...put([form("0,-8! 4,0 0,6 -4,0", 0.6)], 0, -60, 1),
  form("2,-50! 18,-46 34,-50 44,-47! 40,-32! 46,-18! 32,-20 18,-15 2,-18!", tone, { turn: 40 }),
];

/** A banner that is torn. */
export const rag = (tone = 0.5): Item[] => [
  form("-2,-58! 2,-58! 2,64! -2,64!", 0.7),
  form("2,-52! 14,-48 30,-53 42,-50! 36,-44! 44,-38! 32,-36! 40,-26! 26,-30! 28,-18! 18,-26! 14,-14! 2,-20!", tone, { turn: 40 }),
];

export const drum = (): Item[] => [
  form("-30,-16! -27,26 -16,34 0,36 16,34 27,26 30,-16!", 0.75, { turn: -38 }),
  ...pen("-29,-10 -18,28 -6,-4 6,33 16,-6 27,22", 1.2, [0.8, 1, 0.8]),
  egg(0, -16, 31, 10, 0, 0.15),
  egg(0, -16, 26, 7.4, 0, 0, { ground: "none", w: 0.6 }),
];

/** A war horn, its mouth to the right and up. */
export const warhorn = (): Item[] => [
  form("-50,12! -48,18 -30,34 -6,34 18,18 32,2 44,-6! 40,-26 26,-42 12,-46! 6,-34 0,-16 -12,4 -30,16 -46,11", 0.66, { turn: 22, bow: 0.15 }),
  egg(28, -26, 25, 9, 51, BLACK),
  egg(28.6, -26.6, 19, 5, 51, 0.9, { w: 0 }),
  form("-4,-6! 16,20! 21,16! 1,-13!", 0, { w: 0.8 }),
  form("-30,16! -25,37! -19,36! -23,12!", 0, { w: 0.8 }),
  ...pen("0,-4 14,14|-26,19 -23,33", 1.4, [1, 1, 1]),
  form("-56,8! -49,9! -46,19! -52,22!", BLACK),
];

// --- fire, blood, water -------------------------------------------------------------------------------------------

export const flame = (tone = 0.4, tint = true): Item[] => [
  form("0,44 -20,38 -29,18 -24,-2 -20,8! -15,-14 -4,-26 -6,-48! 8,-34 12,-14 17,-24! 25,-4 29,18 20,38", tone, { ground: tint ? "tint" : "paper", turn: 60 }),
  form("0,42 -11,36 -13,20 -5,8 -2,-10! 8,6 13,22 10,36", 0, { w: 0.7 }),
  ...pen("-2,36 -4,24 1,12", 0.8),
];

export const candle = (): Item[] => [
  form("-8,-14! -5,-17 2,-15 8,-16! 9,40! -9,40!", 0.5, { turn: -30 }),
  ...pen("-7,-10 -6,4|-3,-12 -4,-2|4,-12 4,2", 0.9),
  ...pen("0,-15 0,-22", 1.2, [1, 1, 1]),
  form("0,-20 -5,-26 -3,-34 1,-44! 5,-32 5,-25", 0.3, { ground: "tint" }),
];

export const bowl = (tone = 0.6): Item[] => [
  form("-34,-10! -30,12 -16,24 -7,26! -9,34 -18,38! 18,38! 9,34 7,26! 16,24 30,12 34,-10!", tone, { turn: -20, bow: 0.1 }),
  egg(0, -10, 34, 8.5, 0, 0.2),
  egg(0, -9.5, 29, 6, 0, 0.7, { ground: "tint", w: 0.6 }),
];

/** A pool seen from the side. */
export const pool = (x: number, y: number, rx: number, ry: number, tone = 0.6, tint = true): Item[] => [
  egg(x, y, rx, ry, 0, tone, { ground: tint ? "tint" : "paper", turn: -38, gap: 1.7 }),
  ...waves(x, y, [rx * 0.82, rx * 0.6], 20, 160, { flat: ry / rx, w: 0.8, ground: "paper" }),
];

// --- bodies -------------------------------------------------------------------------------------------------------

/** An open hand, fingers up. */
export const hand = (tone = 0.5): Item[] => [
  form("-11,52! -11,32 -16,20 -28,6 -33,-6 -27,-10 -20,-2 -14,4! -17,-14 -19,-33 -14,-38 -10,-33 -7,-10! -6,-30 -5,-43 0,-47 4,-42 4,-10! 8,-28 11,-38 16,-40 18,-34 14,-7! 19,-17 24,-24 29,-23 28,-17 22,2 17,22 12,34 12,52!", tone, { turn: -10, bow: 0.1 }),
  ...pen("-6,12 4,8 14,10|-10,22 -2,16 8,18|-3,28 -8,20 -10,12", 0.9),
  ...pen("-13,-20 -9,-20|-2,-26 3,-26|11,-24 15,-23|-1,-14 3,-14", 0.7),
];

/** A clawed hand, fingers up. */
export const claw = (tone = 0.6): Item[] => [
  form("-12,54! -13,34 -20,22 -34,12 -42,-4! -28,4 -20,6! -26,-14 -30,-38! -18,-22 -12,-4! -11,-28 -8,-52! 0,-28 -1,-4! 8,-26 18,-46! 15,-20 9,0! 20,-14 36,-24! 26,-2 18,20 13,36 13,54!", tone, { turn: -10, bow: 0.1 }),
  ...pen("-20,-10 -15,-13|-9,-16 -3,-16|6,-12 11,-10|-8,14 2,10 12,13|-12,26 -2,20 8,23", 0.9),
];

/** A fist that grips something upright, seen from the front. */
export const fist = (tone = 0.5): Item[] => [
  form("-14,56! -14,30 -20,18 -20,-4 -14,-14 12,-16 20,-8 20,14 15,28 14,56!", tone, { turn: -10 }),
  form("-22,-12 -14,-18 14,-18 21,-13 21,-6 14,-4 -16,-2 -23,-5", 0.5, { bow: 0.2 }),
  form("-23,-2 -16,-5 14,-5 21,-1 20,6 14,8 -16,9 -23,6", 0.5, { bow: 0.2 }),
  form("-22,9 -16,7 12,6 19,10 18,16 12,18 -14,19 -21,16", 0.5, { bow: 0.2 }),
  form("12,-12 20,-16 24,-8 20,4 10,14 4,10 10,2", 0.4),
];

/** A hooded figure, seen from the front. */
export const cultist = (tone = 0.6): Item[] => [
  pair("0,-46 9,-41 12,-28 10,-20! 20,-12 24,14 29,46! 0,48", tone, { turn: -14 }),
  egg(0, -28, 6.4, 9.5, 0, BLACK, { w: 0.4 }),
  ...pen("-8,-12 -11,14 -14,44|0,-6 0,46|8,-12 11,14 14,44", 1),
  ...cut("-3.4,-29 -1.4,-28|1.4,-28 3.4,-29", 1.4, [0.6, 1, 0.6]),
];

/** The same in ink, small among others. */
export const hooded = (): Item[] => [pair("0,-46 9,-41 12,-28 10,-20! 20,-12 24,14 29,46! 0,48", INK), egg(0, -28, 5, 8, 0, 0, { w: 0 }), egg(1, -27, 3.6, 6.6, 0, BLACK, { w: 0 })];

/** Someone who runs to the left, in ink, the cloak flying. */
export const runner = (): Item[] => [
  form("-16,-44 -8,-46 -3,-38! 10,-30 30,-34 44,-24! 36,-18! 42,-8! 28,-8 16,0 12,8! 22,20 38,26! 36,33! 16,30 2,16! -8,30 -24,34! -32,44! -36,36! -22,24 -12,4! -14,-14 -22,-10 -36,-18! -34,-24! -22,-22 -16,-28! -20,-36", BLACK),
  ...cut("0,-26 4,-10 0,6|8,-22 20,-20 30,-22", 1.6),
];

/** The head of a horned daemon, from the front. */
export const daemonHead = (tone = 0.6): Item[] => [
  form("9,-20! 22,-22 30,-36 25,-60! 40,-46 43,-24 30,-8 15,-6!", 0.8, { bow: 0.2 }),
  form("-9,-20! -22,-22 -30,-36 -25,-60! -40,-46 -43,-24 -30,-8 -15,-6!", 0.5, { bow: 0.2 }),
  ...pen("33,-46 38,-44|33,-36 40,-32|30,-27 38,-20|-33,-46 -38,-44|-33,-36 -40,-32|-30,-27 -38,-20", 0.8),
  pair("0,-28 14,-26 20,-12 22,2! 30,0! 20,12 15,30 8,42 0,46!", tone, { bow: 0.1 }),
  form("4,2! 16,-6! 14,4 8,6", BLACK),
  form("-4,2! -16,-6! -14,4 -8,6", BLACK),
  form("8,1.6! 13,-1.6! 11,2.6", 0, { ground: "tint", w: 0 }),
  form("-8,1.6! -13,-1.6! -11,2.6", 0, { ground: "tint", w: 0 }),
  form("0,8! 4,17 -4,17", BLACK, { w: 0.4 }),
  form("-13,21! 0,24 13,21! 9,33 0,37 -9,33", BLACK),
  ...put([form("-11,22.4! -8,29! -5.5,23.2! -3,28! 0,23.8! 3,28! 5.5,23.2! 8,29! 11,22.4!", 0, { w: 0 }), form("-7,34! -4,29.5! -2,35.4! 2,35.4! 4,29.5! 7,34!", 0, { w: 0 })], 0, 0),
  ...pen("-4,-4 0,-8 4,-4|-16,-9 -8,-6 -3,0|16,-9 8,-6 3,0|-14,14 -10,20|14,14 10,20", 1.1),
];

/** The wing of a bat to the right; its root at (0, 0). */
export const wing = (tone = 0.5): Item[] => [
  form("0,4! 6,-18 20,-38 38,-52! 36,-40 62,-40! 54,-26 70,-14! 56,-8 60,10! 46,4 38,20! 30,8 14,16 4,22!", tone, { turn: 30, bow: 0.1 }),
  ...pen("2,2 14,-20 37,-50|30,-40 48,-34 70,-14|26,-34 44,-18 60,10|20,-28 32,-6 38,20", 1.4, [1, 0.7, 0.3]),
];

export const batwings = (tone = 0.5): Item[] => [...put(wing(tone), 8, 0), ...put(wing(tone), -8, 0, -1)];

/** A feathered wing to the right. */
export const feathers = (tone = 0.45): Item[] => {
  const out: Item[] = [];
  for (let k = 0; k < 8; k++) {
    const turn = 30 + k * 13;
    const length = 0.72 + 0.34 * Math.sin((k / 7) * Math.PI * 0.85 + 0.5);
    out.push(...put([form("0,0! 5,-14 6,-40 0,-56! -6,-40 -5,-14", tone, { gap: 1.6 }), ...pen("0,-4 0,-50", 0.7)], 6 + k * 0.8, 4 - k, length * 1.1, 112 - turn));
  }
  for (let k = 0; k < 6; k++) out.push(...put([form("0,0! 5,-10 5,-22 0,-30! -5,-22 -5,-10", tone * 0.6, { gap: 1.6 })], 3 + k, 2, 0.9, 96 - k * 17));
  return out;
};

/** An eye, wide open. */
export const eye = (tone = 0.5, tint = true): Item[] => [
  form("-46,0! -26,-22 0,-29 26,-22 46,0! 26,19 0,25 -26,19", 0.25, { bow: 0.2 }),
  ball(0, -2, 20, tone, { ground: tint ? "tint" : "paper" }),
  ...rays(0, -2, 10, 18, 20, { w: 1 }),
  ball(0, -2, 9.5, BLACK),
  ball(-5, -8, 3.4, 0, { w: 0 }),
  ...pen("-46,-1 -27,-23 0,-30 27,-23 46,-1", 2.4, [0.3, 1, 0.3]),
  ...pen("-40,-14 -26,-30 0,-37 26,-30 40,-14", 1),
];

export const heart = (tone = 0.5): Item[] => [
  form("0,40! -16,26 -32,6 -32,-16 -20,-26 -6,-24 0,-14! 6,-24 20,-26 32,-16 32,6 16,26", tone, { ground: "tint", bow: 0.1 }),
  ...pen("-8,-20 -10,-34 -4,-42|8,-22 14,-34 24,-38|2,-18 2,-34 8,-40", 2.6, [1, 0.9, 0.5]),
];

/** A playing card with an emblem's worth of drawing on it: whatever is put on it. */
export const card = (on: Items = []): Item[] => [
  form("-20,-30! 20,-30! 20,30! -20,30!", 0.2, { turn: 12 }),
  form("-16,-26! 16,-26! 16,26! -16,26!", 0, { ground: "none", w: 0.6 }),
  ...on,
];

export const goblet = (): Item[] => [
  pair("0,-34 24,-34! 25,-14 14,4 4,10! 4,30 20,38! 20,43! 0,43!", 0.6, { bow: 0.12 }),
  egg(0, -34, 24, 6, 0, 0.2),
  egg(0, -33.6, 20, 4, 0, 0.6, { ground: "tint", w: 0.6 }),
  ...pen("-21,-10 0,-6 21,-10|-18,-4 0,0 18,-4", 0.9),
  egg(0, 19, 6.5, 3.6, 0, 0.6),
];

/** A bull that charges out of the picture. */
export const bull = (): Item[] => [
  ...[-34, -20, -6, 8, 22].flatMap((x, k) => [form(`${x},${-26 - 12 * Math.sin((k + 0.7) * 0.66)}! ${x + 6},${-54 - 8 * Math.sin((k + 0.7) * 0.66)}! ${x + 12},${-26 - 12 * Math.sin((k + 0.7) * 0.66)}!`, 0.7)]),
  pair("0,-44 18,-46 38,-34 48,-10 50,18 40,46! 24,30! 0,30!", 0.9, { turn: 14, bow: 0.1 }),
  form("-38,34! -34,56! -18,56! -20,30!", 0.6), form("38,34! 34,56! 18,56! 20,30!", 0.9),
  form("-36,50! -34,60! -18,60! -17,50!", BLACK), form("36,50! 34,60! 18,60! 17,50!", BLACK),
  ...before([
    form("15,-8! 32,-8 46,-18 50,-40! 62,-20 54,4 34,14 16,10!", 0.7, { bow: 0.2 }),
    form("-15,-8! -32,-8 -46,-18 -50,-40! -62,-20 -54,4 -34,14 -16,10!", 0.35, { bow: 0.2 }),
    pair("0,-20 14,-20 21,-6 17,14 14,26 16,38 9,46 0,48!", 0.6, { bow: 0.12 }),
  ], 2),
  form("6,6! 17,-1! 15,8 10,10", BLACK), form("-6,6! -17,-1! -15,8 -10,10", BLACK),
  form("10,6.4! 14,3.4! 13,7", 0, { ground: "tint", w: 0 }), form("-10,6.4! -14,3.4! -13,7", 0, { ground: "tint", w: 0 }),
  form("5,33 11,31 10,37 6,38", BLACK, { w: 0.3 }), form("-5,33 -11,31 -10,37 -6,38", BLACK, { w: 0.3 }),
  ring(0, 45, 8, 5.6, 0.6), ...pen("-6,-12 0,-6 6,-12|-5,16 0,22 5,16|-3,10 0,14 3,10", 1.1),
];

/** A lamb, to the left. */
export const lamb = (): Item[] => [
  ...[-16, -6, 14, 24].map((x, n) => form(`${x},14! ${x - 1},40! ${x + 5},40! ${x + 6},14!`, n % 2 ? 0.5 : 1.1)),
  form("-26,0 -28,-14 -16,-24 0,-24 16,-26 30,-18 36,-4 34,12 22,22 6,20 -8,24 -22,16", 0.2, { w: 0 }),
  ...cloud("-18,14,9 -4,18,9 12,17,9 26,13,9 31,0,9 24,-12,9 10,-17,9 -6,-16,9 -18,-8,9 -22,3,8 0,0,10 14,2,10 -10,4,9 26,4,7", 0.35, { w: 0.8 }),
  form("-22,-14! -34,-22 -46,-10 -50,2! -44,8 -34,6 -24,0", 0.35),
  form("-28,-16! -18,-26 -10,-22! -16,-14", 0.6),
  ball(-38, -8, 1.8, BLACK), ...pen("-49,1 -44,2 -41,5", 1),
  ...cloud("-32,-22,5 -26,-24,5 -36,-20,4", 0.2, { w: 0.8 }),
];

/** A winged daemon of blood, the whole of it. */
export const thirster = (): Item[] => [
  ...put(batwings(0.65), 0, -8, 0.88),
  ...put(cleaver(0.5), 40, 10, 0.6, 14),
  form("18,-16 30,-10 38,2 42,12! 36,18 28,8 18,2", 0.7),
  form("-18,-16 -30,-8 -36,6 -30,20! -22,18 -26,6 -16,-2", 0.5),
  pair("0,-18 12,-22 22,-18 24,-6 17,6 15,16 20,30 14,42 17,52! 4,52! 8,40 5,28 0,22!", 0.75, { bow: 0.12 }),
  ...pen("-14,-6 -6,-2 0,-6 6,-2 14,-6|0,-6 0,14|-8,6 0,9 8,6|-7,13 0,16 7,13", 1.1),
  form("-15,16! 0,20 15,16! 10,30 0,36! -10,30", 0.5, { ground: "tint" }),
  ...before(put(daemonHead(0.7), 0, -32, 0.42), 1.2),
  ...put(chain("-30,20 -38,34 -34,50", 8), 0, 0),
];

export { INK };

// --- sickness -------------------------------------------------------------------------------------------------------

/** A bell; the crack runs down its middle. */
export const bell = (crack = true): Item[] => [
  egg(0, 36, 7, 7, 0, 0.7),
  pair("0,-40 8,-39 16,-28 19,-6 24,16 34,28! 34,33! 0,34!", 0.65, { bow: 0.14 }),
  ...pen("-27,20 0,24 27,20|-19,-10 0,-7 19,-10|-20,-4 0,-1 20,-4", 1),
  ring(0, -44, 6, 3, 0.6),
  ...(crack ? [form("4,-26! -4,-8! 4,-2! -5,18! -1,33! 3,33! 1,18! 10,-4! 2,-10! 7,-24!", BLACK)] : []),
];

/** A fat fly, seen from above, its head up. */
export const fly = (tone = 0.6): Item[] => [
  ...pen("-10,-12 -26,-22 -34,-16|-11,-4 -30,-2 -38,8|-9,6 -24,16 -28,30|10,-12 26,-22 34,-16|11,-4 30,-2 38,8|9,6 24,16 28,30", 1.8, [1, 0.9, 0.4]),
  egg(0, 14, 12, 20, 0, tone + 0.3, { gap: 1.4 }),
  ...pen("-11,8 0,11 11,8|-12,16 0,19 12,16|-9,25 0,28 9,25", 1.2),
  form("4,-8! 22,-4 38,16 42,38 34,44 18,30 6,8", 0.22, { gap: 1.8, w: 0.8 }),
  form("-4,-8! -22,-4 -38,16 -42,38 -34,44 -18,30 -6,8", 0.22, { gap: 1.8, w: 0.8 }),
  ...pen("6,-4 22,14 36,40|14,4 30,18|10,6 20,24|-6,-4 -22,14 -36,40|-14,4 -30,18|-10,6 -20,24", 0.7),
  egg(0, -8, 11, 10, 0, tone + 0.2),
  ball(0, -22, 8, 0.6),
  egg(-7, -25, 5.4, 6.4, -20, 0.4, { ground: "tint" }), egg(7, -25, 5.4, 6.4, 20, 0.4, { ground: "tint" }),
  ...pen("-2,-30 -4,-36|2,-30 4,-36", 1.2),
];

/** A small fly in ink, in flight. */
export const midge = (): Item[] => [egg(0, 0, 3, 5, 30, BLACK), egg(6, -5, 6, 2.6, -30, 0, { w: 0.6 }), egg(-4, -7, 6, 2.6, 60, 0, { w: 0.6 })];
export const midges = (line: string): Item[] =>
  line.split(/\s+/).flatMap((one) => {
    const [x, y, size, turn = 0] = one.split(",").map(Number) as [number, number, number, number?];
    return put(midge(), x, y, size / 10, turn);
  });

/** Boils: "x,y,r …". */
export const boils = (line: string): Item[] =>
  line.split(/\s+/).flatMap((one) => {
    const [x, y, r] = one.split(",").map(Number) as [number, number, number];
    return [ball(x, y, r, 0.5, { ground: "tint", w: 0.7, gap: 1.1 }), ball(x - r * 0.3, y - r * 0.35, r * 0.28, 0, { w: 0 })];
  });

/** Slime that hangs from y = 0, between x = -40 and 40. */
export const slime = (): Item[] => [
  form("-42,-4! 42,-4! 40,6 35,18 31,8 26,4 22,14 20,30 16,34 13,26 12,12 6,6 0,14 -3,22 -7,12 -12,6 -17,12 -19,34 -22,44 -26,34 -26,14 -31,6 -35,14 -39,8", 0.5, { ground: "tint", bow: 0.1 }),
  ...cut("-22,10 -22,30|16,8 17,24|-36,2 -20,1", 1.1),
];

export const cauldron = (): Item[] => [
  form("-26,30! -34,46! -26,46! -16,34!", 1.2), form("26,30! 34,46! 26,46! 16,34!", 1.2),
  pair("0,-20! 30,-20! 40,0 36,22 20,36 0,38", 0.8, { bow: 0.16 }),
  egg(0, -20, 32, 8, 0, 0.3), egg(0, -20, 27, 5.4, 0, 0.6, { ground: "tint", w: 0.6 }),
  ring(-37, -4, 6, 3.6, 0.6), ring(37, -4, 6, 3.6, 0.6),
];

/** The beaked mask of a plague doctor, to the left. */
export const beak = (): Item[] => [
  form("-8,-30! 12,-40 34,-30 40,-8 38,18 46,48! 2,48! 4,30 -4,20! -28,24 -50,40 -62,54! -54,28 -40,6 -22,-8 -14,-14", 0.66, { bow: 0.1 }),
  ball(6, -8, 11, 0.3), ball(6, -8, 7.6, 0.5, { ground: "tint" }), ball(3.4, -11, 2, 0, { w: 0 }),
  ...pen("-56,44 -36,22 -8,10|4,12 -4,20|22,-24 26,8 14,40|32,-18 34,14 30,46", 1.1),
  form("-18,-28! 0,-34 30,-34 52,-22! 54,-29! 34,-42! 28,-62! -4,-62! -8,-40! -22,-34!", BLACK + 0.3),
];

/** A bent figure in rags, to the left, with a staff. */
export const leper = (tone = 0.6): Item[] => [
  form("-33,-30! -29,-30! -26,50! -30,50!", 0.7),
  form("-20,-40 -8,-46 4,-38 10,-26! 24,-10 28,16 26,40! 30,50! 18,46! 12,51! 2,46! -8,51! -14,44! -20,49! -18,24 -16,4! -30,0! -29,-8! -14,-16 -18,-26", tone, { turn: -14 }),
  form("-19,-36 -10,-40 -6,-30 -10,-20 -18,-22", BLACK), ...cut("-17,-30 -13,-30", 1.6, [0.6, 1, 0.6]),
  ...pen("0,-28 8,0 6,40|8,-20 18,10 16,42|-8,-12 -6,16 -10,40", 1),
  form("-17,-18! -3,-22! -2,-16! -16,-12!", 0, { w: 0.7 }), ...pen("-16,2 -8,0|-17,8 -9,6", 0.8),
  form("-32,-4 -26,-6 -24,0 -29,3", 0.3),
];

export const coffin = (): Item[] => [pair("0,-50! 15,-50! 26,-28! 15,52! 0,52!", 0.5), pair("0,-44! 12,-44! 21,-27! 11,46! 0,46!", 1.2, { w: 0.8 })];

/** A building of timber with a steep roof. */
export const house = (tone = 0.4): Item[] => [
  form("-20,-6! 20,-6! 20,34! -20,34!", tone, { turn: -38, gap: 2.2 }),
  form("-26,-4! 0,-38! 26,-4!", 0.9, { gap: 1.8, turn: 10 }),
  ...pen("-20,12 20,12|0,-6 0,34|-20,12 0,-6|20,12 0,-6", 1.3, [1, 1, 1]),
  form("4,18! 14,18! 14,34! 4,34!", BLACK), form("-14,16! -6,16! -6,25! -14,25!", BLACK), form("10,-34! 16,-34! 16,-18! 10,-24!", 0.6),
];

export const tower = (tone = 0.55): Item[] => [
  form("-16,-28! 16,-28! 19,48! -19,48!", tone, { turn: -38, gap: 1.8 }),
  form("-22,-44! -13,-44! -13,-38! -5,-38! -5,-44! 5,-44! 5,-38! 13,-38! 13,-44! 22,-44! 20,-28! -20,-28!", tone * 0.8, { turn: -38 }),
  form("-3,-18! 0,-22 3,-18! 3,-6! -3,-6!", BLACK), form("-7,48! -7,32 0,24 7,32 7,48!", BLACK), ...pen("-14,4 -6,4|8,10 15,10|-15,20 -10,20|4,-2 12,-2|9,26 16,26", 1),
];

export const wheel = (n = 8, r = 40): Item[] => [
  ring(0, 0, r, r * 0.82, 0.7, { gap: 1.4 }),
  ...Array.from({ length: n }, (_, k) => put([form(`-2,${-r * 0.83}! 2,${-r * 0.83}! 2.6,-5! -2.6,-5!`, 0.6)], 0, 0, 1, (360 / n) * k)).flat(),
  ball(0, 0, r * 0.2, 0.6), ball(0, 0, r * 0.08, BLACK),
];

export const hourglass = (): Item[] => [
  form("-24,-36! 24,-36! 22,-16 6,-2! 6,2! 22,16 24,36! -24,36! -22,16 -6,2! -6,-2! -22,-16", 0.25, { bow: 0.2 }),
  form("-16,-14! 16,-14! 4,-2! 1,0! 1,26! 14,34! -14,34! -1,26! -1,0! -4,-2!", 0.5, { ground: "tint", w: 0.6 }),
  form("-30,-44! 30,-44! 28,-35! -28,-35!", 0.7), form("-30,44! 30,44! 28,35! -28,35!", 0.9),
  form("-28,-35! -25,-35! -25,35! -28,35!", 0.8), form("28,-35! 25,-35! 25,35! 28,35!", 0.8), ...pen("-18,-28 -17,-18|-17,20 -18,30", 1),
];

export const apple = (): Item[] => [
  form("0,-20 12,-28 28,-22 34,-4 28,20 14,34 0,31 -14,34 -28,20 -34,-4 -28,-22 -12,-28", 0.55, { bow: 0.16 }),
  ...pen("0,-18 2,-30 10,-42", 3, [0.7, 1, 1]),
  form("6,-32! 18,-46 36,-46! 28,-34 18,-30", 0.4), ...pen("6,-32 22,-38 34,-45", 0.8), ...pen("-8,-21 0,-18 8,-21", 1.2),
];

export const book = (): Item[] => [
  form("0,-22! 14,-30 32,-32 46,-28! 46,28! 32,24 14,26 0,34!", 0.28, { turn: 10 }), form("0,-22! -14,-30 -32,-32 -46,-28! -46,28! -32,24 -14,26 0,34!", 0.4, { turn: -130 }),
  form("-46,28! -32,24 -14,26 0,34! 14,26 32,24 46,28! 49,34! 30,31 14,33 0,41! -14,33 -30,31 -49,34!", BLACK),
  ...pen("8,-16 22,-22 40,-21|8,-8 22,-14 40,-13|8,0 22,-6 40,-5|8,8 22,2 40,3|8,16 22,10 40,11|-8,-16 -22,-22 -40,-21|-8,-8 -22,-14 -40,-13|-8,0 -22,-6 -40,-5|-8,8 -22,2 -40,3|-8,16 -22,10 -40,11", 0.9, [0.4, 1, 0.4]),
];

/** A curl of fumes that rises, 80 high. */
export const fume = (w = 6): Item[] => [
  ...pen("0,40 -12,26 6,12 -10,-4 8,-18 -2,-30 -8,-40 2,-44 4,-36", w + 2, [0.3, 1, 0.1]),
  ...dye("0,40 -12,26 6,12 -10,-4 8,-18 -2,-30 -8,-40 2,-44 4,-36", w, [0.3, 1, 0.1]),
];

// --- change ---------------------------------------------------------------------------------------------------------

/** The head of a great bird, to the left, with a crest. */
export const birdHead = (tone = 0.55): Item[] => [
  form("30,-30! 44,-54 62,-60! 50,-40 44,-22!", 0.6), form("22,-36! 30,-62 46,-74! 38,-52 34,-30!", 0.4), form("36,-20! 56,-34 74,-32! 58,-20 44,-8!", 0.7),
  form("-12,-22 4,-36 26,-36 42,-20 44,4 38,24 44,54! 0,54! 6,34 -2,22 -14,14!", tone, { bow: 0.12 }),
  form("-10,-24 -34,-20 -52,-4 -60,20! -52,40! -50,22 -40,10 -26,4 -12,2!", 0.75, { bow: 0.16 }),
  form("-12,2! -26,6 -38,12 -34,22 -20,20 -8,14!", 0.4), ...pen("-50,10 -34,2 -12,2|-18,-16 -24,-12", 1.1),
  ball(4, -12, 8, 0), ball(3, -12, 5.4, 0.5, { ground: "tint" }), ball(2.4, -12, 2.4, BLACK), ...pen("-8,-20 4,-24 18,-16", 2, [0.2, 1, 0.2]),
  ...pen("20,-20 28,-4 24,10|30,-16 36,2 32,16|10,14 14,28 10,44|22,14 24,30 20,46|32,22 32,36 34,48", 1.1),
];

export const scroll = (on: Items = []): Item[] => [
  form("-22,-34! 22,-34! 22,34! -22,34!", 0.25, { turn: 14 }),
  form("-28,-42 -24,-44 24,-44 28,-42 28,-34 24,-32 -24,-32 -28,-34", 0.6), form("-28,34 -24,32 24,32 28,34 28,42 24,44 -24,44 -28,42", 0.8),
  ...pen("-27,-38 27,-38|-27,38 27,38", 0.7), ...on,
];
/** Lines that look like writing. */
export const writing = (from: number, to: number, half = 16, gap = 6): Item[] => {
  const chance = dice(from * 7 + to * 3 + half);
  const out: Item[] = [];
  for (let y = from; y <= to; y += gap) out.push(stroke([[-half, y], [0, y + 0.4], [half * (0.5 + 0.5 * chance()), y]], 1.4, [0.7, 1, 0.4]));
  return out;
};

/** A crystal of warpstone. */
export const shard = (tone = 0.6): Item[] => [
  form("-4,-46! 12,-30! 16,14! 4,42! -14,34! -20,-8!", tone, { ground: "tint" }),
  form("-4,-46! 2,-20! 16,14!  4,42! 0,10! -20,-8!", 0, { ground: "none", w: 0.9 }), ...pen("2,-20 0,10|2,-20 12,-30", 1), ...cut("-10,-26 -14,-8|-8,4 -10,24", 2),
  form("16,-4! 30,-18! 34,10! 22,34! 8,34!", 0.8, { ground: "tint" }), ...pen("30,-18 24,10 22,34", 1), form("-18,6! -32,-4! -34,20! -22,38! -10,36!", 0.3, { ground: "tint" }), ...pen("-32,-4 -24,16 -22,38", 1),
];

export const bolt = (tone = 0): Item[] => [form("8,-50! -18,2! -4,2! -16,50! 20,-10! 4,-10! 22,-50!", tone, { ground: "tint", w: 1.2 })];

/** A mask of a face; `line` is its mouth. */
export const mask = (mouth = "-9,20 0,24 9,20", tone = 0.4): Item[] => [
  pair("0,-42 20,-40 30,-24 29,2 20,26 8,42 0,46!", tone, { bow: 0.14 }),
  form("5,-9! 14,-15 24,-10! 14,-3", BLACK), form("-5,-9! -14,-15 -24,-10! -14,-3", BLACK),
  ...pen("3,-18 14,-24 25,-18|-3,-18 -14,-24 -25,-18", 1.8, [0.3, 1, 0.3]), ...pen("0,-10 -5,10 1,12", 1.1),
  ...pen(mouth, 3, [0.2, 1, 0.2]),
];

/** A spiral line outwards. */
export function spiral(x: number, y: number, r: number, rounds: number, { w = 2, flat = 1, turn = 0, ground = "ink" as "ink" | "tint" | "paper" } = {}): Item[] {
  const n = Math.round(rounds * 44);
  const points = Array.from({ length: n + 1 }, (_, k): Pt => {
    const a = ((k / 44) * 2 + turn / 180) * Math.PI;
    const d = (r * k) / n;
    return [x + Math.cos(a) * d, y + Math.sin(a) * d * flat];
  });
  return [stroke(points, w, [0.3, 0.8, 1], ground)];
}

export const gate = (): Item[] => [
  pair("0,-52 22,-47 36,-30 38,-8! 38,48! 24,48! 24,-6! 22,-22 12,-34 0,-38", 0.6, { gap: 1.7 }),
  ...pen("24,10 38,10|24,26 38,26|24,-6 38,-8|32,-35 21,-24|16,-49 11,-35|-24,10 -38,10|-24,26 -38,26|-24,-6 -38,-8|-32,-35 -21,-24|-16,-49 -11,-35|0,-52 0,-38", 1.1, [1, 1, 1]),
  form("-46,48! 46,48! 50,56! -50,56!", 0.6),
];

export const staff = (head: Items = []): Item[] => [form("-2,-40! 2,-40! 2.4,64! -2.4,64!", 0.7), ...head];

export const quill = (tone = 0.3): Item[] => [form("-2,48! 0,20 -8,0 -6,-24 8,-46 20,-54! 20,-38 14,-16! 12,-16! 12,-6 4,10! 3,22 0,48!", tone, { turn: 30 }), ...pen("-1,46 2,14 8,-18 18,-48", 1.3, [0.6, 1, 0.3]), ...pen("3,2 -5,-6|5,-8 -5,-18|8,-20 0,-32|5,-2 11,-10|8,-14 14,-22", 0.8)];

export const bottle = (): Item[] => [
  form("-6,-40! 6,-40! 6,-16 12,-10 28,6 30,26 18,42 -18,42 -30,26 -28,6 -12,-10 -6,-16", 0.35, { bow: 0.2 }),
  form("-27,12! 27,12! 28,26 17,39 -17,39 -28,26", 0.6, { ground: "tint", w: 0.6, bow: 0.1 }), ...cut("-20,18 -20,30 -12,36", 2),
  form("-9,-44! 9,-44! 9,-38! -9,-38!", 0.6), form("-5,-54! 5,-54! 7,-44! -7,-44!", 0.8),
];

export const key = (): Item[] => [
  made([oval(0, -34, 17, 17), oval(-6, -37, 4.6, 4.6), oval(6, -37, 4.6, 4.6), oval(0, -27, 4.6, 4.6)], 0.6),
  form("-3.4,-18! 3.4,-18! 3.4,46! -3.4,46!", 0.7), form("3.4,28! 18,28! 18,34! 12,34! 12,38! 18,38! 18,46! 3.4,46!", 0.6), form("-7,-18! 7,-18! 7,-12! -7,-12!", 0.5),
];

/** A knight's helmet, to the left. */
export const helm = (tone = 0.6): Item[] => [
  form("-6,-40 14,-42 30,-28 34,-4 30,18 34,40! -6,42! -14,30 -28,24! -34,6! -26,-14 -20,-30", tone, { bow: 0.12 }),
  form("-34,-4! -8,-8! 6,-10! 6,-3! -8,-1! -33,3!", BLACK), ...pen("-30,10 -24,9|-29,15 -23,14|-27,20 -21,19|-18,8 -16,22|-12,7 -11,24", 1.4, [1, 1, 1]), ...pen("6,-40 10,-4 4,40|18,-38 24,0 20,40", 1),
  ball(10, -6, 2.6, 0.3),
];

/** A tentacle that curls. */
export const tentacle = (tone = 0.6): Item[] => [
  form("-14,56! -14,20 -26,0 -28,-20 -14,-38 8,-36 18,-22 12,-8 0,-8! 4,-16 2,-22 -6,-24 -14,-14 -8,4 4,22 10,40 14,56!", tone, { bow: 0.16 }), ...pen("-20,2 -16,4|-24,-8 -19,-8|-23,-18 -18,-18|-14,14 -10,13|-10,28 -6,27|-9,42 -4,42", 1.6, [0.6, 1, 0.6]),
];

// --- pleasure ---------------------------------------------------------------------------------------------------------

export const rose = (tone = 0.5): Item[] => [
  ...[0, 72, 144, 216, 288].flatMap((turn) => put([form("-4,-8! -18,-14 -19,-28 -8,-36 0,-32 9,-36 19,-28 18,-14 4,-8!", tone, { ground: "tint", bow: 0.2, gap: 1.7 })], 0, 0, 1, turn + 36)),
  ...[0, 90, 180, 270].flatMap((turn) => put([form("-4,-4! -14,-8 -15,-19 -5,-24 5,-24 15,-19 14,-8 4,-4!", tone + 0.15, { ground: "tint", bow: 0.2, gap: 1.5 })], 0, 0, 1, turn + 14)),
  ball(0, 0, 10, tone, { ground: "tint", gap: 1.3 }),
  ...pen("-1,1 3,-2 5,2 0,6 -6,3 -6,-4 0,-8 7,-5", 1.6, [0.3, 1, 0.6]),
];
/** A thorned stem along a way. */
export function thorns(way: string, w = 3, every = 9): Item[] {
  const points = curve(way);
  const out: Item[] = [];
  let since = 0;
  let side = 1;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1]!, points[k]!];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    since += l;
    if (since < every) continue;
    since = 0;
    side = -side;
    const [u, v] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    const tip: Pt = [b[0] - v * side * w * 2 + u * w * 1.2, b[1] + u * side * w * 2 + v * w * 1.2];
    out.push(made([[[b[0] - u * w * 0.8, b[1] - v * w * 0.8], tip, [b[0] + u * w * 0.8, b[1] + v * w * 0.8]]], BLACK, { w: 0.4 }));
  }
  return [...out, stroke(points, w, [0.7, 1, 0.5])];
}

export const lips = (): Item[] => [
  form("-32,0! -18,-8 -8,-14 0,-9! 8,-14 18,-8 32,0! 18,4 0,3 -18,4", 0.4, { ground: "tint" }), form("-32,0! -18,4 0,3 18,4 32,0! 20,14 0,19 -20,14", 0.6, { ground: "tint", bow: 0.2 }), ...pen("-32,0 -18,4 0,3 18,4 32,0", 1.8), ...cut("-10,10 0,12 8,11", 2),
];

export const crown = (tone = 0.5): Item[] => [
  form("-34,20! -42,-22! -22,-2! -14,-32! 0,-6! 14,-32! 22,-2! 42,-22! 34,20!", tone, { turn: -30 }),
  form("-36,20! 0,24 36,20! 36,32! 0,37 -36,32!", 0.7), ball(-42, -25, 4, 0.5, { ground: "tint" }), ball(-14, -36, 4.4, 0.5, { ground: "tint" }), ball(14, -36, 4.4, 0.5, { ground: "tint" }), ball(42, -25, 4, 0.5, { ground: "tint" }),
  form("0,24! 5,29! 0,34! -5,29!", 0.3, { ground: "tint" }), ball(-18, 28, 2.6, 0.3), ball(18, 28, 2.6, 0.3),
];

/** A snake along a way, its head at the end. */
export function snake(way: string, w = 6): Item[] {
  const points = curve(way);
  const [a, b] = [points.at(-4)!, points.at(-1)!];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const scales: Item[] = [];
  for (let k = 6; k < points.length - 2; k += 3) {
    const [p, q] = [points[k - 1]!, points[k]!];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [u, v] = [(-(q[1] - p[1]) / l) * w * 0.34, ((q[0] - p[0]) / l) * w * 0.34];
    scales.push(stroke([[q[0] + u, q[1] + v], [q[0] - u * 0.2, q[1] - v * 0.2]], 0.9, [1, 0.8, 0.3]));
  }
  return [
    stroke(points, w + 1.8, [0.24, 1, 0.8]), stroke(points, w, [0.15, 1, 0.8], "tint"), ...scales,
    ...put([form("-4,-4 4,-6 12,-3 15,0 12,3 4,6 -4,4", 0.4, { ground: "tint" }), ball(6, -3, 1.2, 0, { w: 0.5 }), ...pen("15,0 20,0 24,-3|20,0 24,3", 1.1, [1, 0.9, 0.4])], b[0], b[1], w / 7.4, turn),
  ];
}

/** The face of a woman, to the left, the hair bound up. */
export const profile = (): Item[] => [
  form("-6,-34 12,-44 34,-34 42,-12 36,8 46,26 40,40! 30,30 20,12 6,-6 0,-20", BLACK + 0.35),
  form("-10,-28 2,-30 14,-16 22,2 18,16 22,34 36,50! -10,50! -2,40 -2,30 -14,28 -20,24! -18,19! -21,16! -19,13! -26,8! -18,-4! -17,-16", 0.4, { turn: -150, gap: 1.8 }),
  form("-8,-30 8,-40 28,-34 36,-16 26,-14 22,0! 14,-12 4,-22", BLACK + 0.4),
  ...pen("-15,-4 -9,-6 -4,-3|-17,-11 -9,-12 -3,-9|-20,16 -13,17", 1.5, [0.3, 1, 0.3]), ...cut("2,-36 16,-34 28,-20|10,-28 22,-22 28,-8", 1.2), ball(12, 9, 2.4, 0.3, { ground: "tint" }),
];

/** The pincer of a crab, upwards. */
export const pincer = (tone = 0.6): Item[] => [
  form("-8,56! -10,28 -24,12 -30,-10 -22,-34 -4,-54! -10,-34 -10,-18! -5,-22! -6,-13! 0,-16! 0,-7! 6,-9! 8,-3! 16,-20 18,-36 14,-50! 30,-30 30,-6 20,14 12,28 10,56!", tone, { bow: 0.14 }),
  ...pen("-22,-20 -24,-6 -16,8|24,-26 24,-10 16,4|-9,28 0,32 11,28|-9,36 0,40 10,36", 1.2),
];

/** Someone who dances, in ink. */
export const dancer = (): Item[] => [
  ball(1, -40, 6.4, BLACK),
  form("-4,-32 6,-32 8,-18 5,-6! 18,6 32,20! 28,25 12,16 2,8! -4,26 -16,46! -22,43 -13,22 -9,2! -8,-14!", BLACK),
  form("-5,-30! -18,-38 -28,-54! -23,-57 -13,-44 2,-32!", BLACK), form("4,-31! 18,-36 32,-50 36,-46! 24,-32 6,-25!", BLACK),
  ...dye("-26,-54 -34,-44 -26,-34 -38,-24|34,-48 44,-40 38,-30 48,-20", 3, [0.8, 1, 0.2]), ...cut("-2,-26 0,-14|2,-4 10,8", 1.4),
];

/** Someone who falls headlong, in ink. */
export const fallen = (): Item[] => [
  ball(0, 44, 7.4, BLACK), form("-3,28! 3,28! 4,42! -4,42!", BLACK), form("-9,28! 9,28! 11,8 6,-8! 12,-30 8,-52! 2,-52 -1,-14! -8,-34 -20,-46! -25,-41 -14,-26 -7,-6! -11,8", BLACK + 0.2),
  form("-9,26! -24,34 -34,52! -29,56 -20,42 -4,34!", BLACK), form("9,26! 26,30 40,44! 37,50 24,40 4,34!", BLACK),
];

/** A cloth with folds that hangs between two points. */
export const drape = (): Item[] => [
  form("-46,-40! -30,-30 0,-24 30,-30 46,-40! 44,0 46,44! 36,38 28,46 18,39 8,47 -2,40 -12,47 -22,40 -32,46 -46,40! -44,0", 0.5, { bow: 0.1, gap: 1.8 }), ...pen("-36,-30 -32,0 -34,38|-20,-26 -18,4 -20,36|-2,-24 -4,6 -2,36|16,-26 18,4 16,36|34,-31 32,0 34,38", 1.3),
];

export const lute = (): Item[] => [
  form("-3,-10! 3,-10! 4,-54! -4,-54!", 0.7), form("-5,-54! 5,-54! 14,-66! 4,-68!", 0.8), form("0,-14 12,-8 24,10 26,28 14,44 0,48 -14,44 -26,28 -24,10 -12,-8", 0.5, { bow: 0.16 }), ball(0, 16, 8, BLACK), ...pen("-2,-54 -2,38|0,-54 0,38|2,-54 2,38", 0.6, [1, 1, 1]), form("-10,36! 10,36! 10,40! -10,40!", BLACK),
];

// --- rats -----------------------------------------------------------------------------------------------------------

/** The head of a rat, to the left. */
export const ratHead = (tone = 0.6): Item[] => [
  form("14,-20 10,-40 26,-50 38,-38 34,-16", 0.4, { bow: 0.2 }), form("18,-22 17,-36 26,-42 32,-34 29,-20", 0.5, { ground: "tint", w: 0.7 }),
  form("-56,10! -44,0 -30,-14 -10,-26 14,-28 36,-18 46,4 42,24! 46,30! 36,32! 36,40! 24,36! 18,44! 8,34 -8,30 -22,28 -40,24 -52,20", tone, { bow: 0.1 }),
  form("-60,8 -54,3 -48,8 -50,15 -57,15", BLACK), form("-22,-10! -10,-15 -6,-8! -14,-4", BLACK), ball(-14.5, -9.4, 1.9, 0, { ground: "tint", w: 0 }),
  form("-44,23! -42,35! -38,24.4! -36,34! -33,25.4!", 0, { w: 0.8 }), ...pen("-50,19 -36,20 -16,16 -6,22", 1.4, [0.4, 1, 0.6]),
  ...pen("-40,10 -60,-4|-38,13 -62,16|-38,16 -58,28|-34,8 -46,-12", 0.9, [1, 0.7, 0.2]), ...pen("4,-10 16,0|14,-2 28,8|2,6 16,16|22,-12 34,0|-6,14 4,22|18,14 28,24|-24,2 -14,6", 1.2),
];

/** A rat that runs to the left, in ink. */
export const rat = (): Item[] => [
  form("-40,6! -30,-6 -20,-10! -19,-18 -11,-19 -9,-10! 8,-18 28,-12 36,2 32,12! 36,20! 28,20! 24,13! 4,14! 2,22! -6,22! -6,13! -18,12! -24,20! -30,18! -26,10 -34,10", BLACK + 0.2), ...pen("34,4 46,12 56,4 68,8 76,0", 3.2, [1, 0.8, 0.1]), ball(-26, -1, 1.5, 0, { ground: "tint", w: 0 }),
];

/** A rat that stands upright, from the front. */
export const skaven = (tone = 0.6): Item[] => [
  ...pen("10,40 30,48 40,38 34,28", 3, [1, 0.8, 0.2]),
  pair("0,-12 16,-10 22,6 20,30 24,48! 6,48! 0,40!", tone, { turn: -14 }), pair("0,2 14,4 17,26 12,34! 0,30!", 0.3, { ground: "tint", w: 0.7 }),
  form("9,-34 18,-44 24,-36 18,-26", 0.4), form("-9,-34 -18,-44 -24,-36 -18,-26", 0.4),
  pair("0,-38 13,-34 17,-20 10,-8 5,2 0,5!", 0.5, { bow: 0.14 }), form("4,-22! 12,-26 11,-20!", BLACK), form("-4,-22! -12,-26 -11,-20!", BLACK), ball(0, 2, 3, BLACK), form("-3,5! 0,12! 3,5!", 0, { w: 0.7 }), ...pen("5,-2 16,-6|5,0 17,2|-5,-2 -16,-6|-5,0 -17,2", 0.8),
];

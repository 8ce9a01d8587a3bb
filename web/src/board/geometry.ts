/** The map as geometry: arcs shared by the shapes on both sides, so that shapes touch exactly where regions do. */

import { type RegionId, REGIONS } from "../wire.ts";

export type Point = readonly [number, number];
type Side = RegionId | "sea" | "wilds" | "edge";

export const WIDTH = 1320;
export const HEIGHT = 1060;

const READABLE = 12; // pixels
const NARROWEST = 240; // before it is laid out it has no width

/** The smallest letters there may be, in units of a map so wide; in steps, so that a wheel does not draw everything anew each time. */
export function smallest(units: number, pixels: number): number {
  return Math.ceil((READABLE * units) / Math.max(pixels, NARROWEST));
}

/** An arc runs from junction to junction. Its sides say what touches there. */
interface Arc {
  sides: readonly [Side, Side];
  points: Point[];
}

function arc(sides: string, line: string): Arc {
  const [a, b] = sides.split("|") as [Side, Side];
  return { sides: [a, b], points: line.split(" ").map((p) => p.split(",").map(Number) as unknown as Point) };
}

const ARCS: readonly Arc[] = [
  // the eleven borders
  arc("norsca|troll_country", "548,62 562,112 544,170 562,236"),
  arc("troll_country|kislev", "648,264 730,246 820,268 920,250 1016,218"),
  arc("kislev|empire", "668,452 760,438 860,470 980,446 1080,474 1168,464"),
  arc("empire|bretonnia", "556,474 590,540 572,610 664,672"),
  arc("empire|border_princes", "664,672 740,694 820,676 900,702 1004,700"),
  arc("bretonnia|estalia", "160,692 240,708 310,690 372,736"),
  arc("bretonnia|tilea", "372,736 450,716 540,748 654,764"),
  arc("bretonnia|border_princes", "664,672 676,716 654,764"),
  arc("estalia|tilea", "372,736 362,800 392,850 370,912"),
  arc("tilea|border_princes", "654,764 684,810 672,860 700,908"),
  arc("border_princes|badlands", "1018,786 1006,836 990,872 958,914"),
  // the coasts
  arc(
    "norsca|sea",
    "548,62 480,30 400,50 300,32 214,60 136,46 74,104 46,180 84,250 150,288 214,266 290,298 380,272 450,294 512,264 562,236",
  ),
  arc("troll_country|sea", "548,62 620,30 720,46 830,26 930,42 1000,28 1044,58"),
  arc("troll_country|sea", "562,236 600,268 648,264"),
  arc("kislev|sea", "648,264 618,320 660,384 668,452"),
  arc("empire|sea", "668,452 610,444 556,474"),
  arc(
    "bretonnia|sea",
    "556,474 470,440 386,456 290,424 206,450 142,520 184,590 126,636 160,692",
  ),
  arc(
    "estalia|sea",
    "160,692 92,696 40,760 62,850 34,920 100,988 190,966 270,1004 336,966 370,912",
  ),
  arc("tilea|sea", "370,912 392,966 424,1026 516,1042 604,1016 664,968 700,908"),
  arc("border_princes|sea", "700,908 760,936 850,920 906,932 958,914"),
  arc("badlands|sea", "958,914 908,966 940,1028 1020,1040 1110,1026 1190,1044 1262,1012"),
  // the mountains in the east
  arc("troll_country|wilds", "1044,58 1062,120 1034,170 1016,218"),
  arc("kislev|wilds", "1016,218 1100,228 1182,258 1226,330 1212,410 1168,464"),
  arc("empire|wilds", "1168,464 1228,530 1216,620 1130,676 1060,684 1004,700"),
  arc("border_princes|wilds", "1004,700 1022,740 1018,786"),
  arc("badlands|wilds", "1018,786 1100,768 1190,758 1262,800 1292,900 1262,1012"),
  arc("wilds|sea", "1044,58 1120,30 1210,46 1290,26 1380,20"),
  arc("wilds|edge", "1380,20 1380,1030"),
  arc("wilds|sea", "1262,1012 1310,1040 1380,1030"),
];

// --- drawing lines by an unsteady hand ------------------------------------------------------------------------

/** A small generator: the same coast on every screen. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A curve through the points (Catmull-Rom), cut into short straight pieces. */
function curve(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [points[0]!];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
    const pieces = Math.max(2, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / step));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  return out;
}

/** Midpoints moved sideways, again and again: inlets and capes. The ends stay. */
function roughen(points: readonly Point[], roughness: number, random: () => number): Point[] {
  let line = [...points];
  for (let depth = 0; depth < 3; depth++) {
    const next: Point[] = [line[0]!];
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i]!, line[i + 1]!];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      if (Math.hypot(dx, dy) > 7) {
        const off = (random() - 0.5) * roughness;
        next.push([(a[0] + b[0]) / 2 - dy * off, (a[1] + b[1]) / 2 + dx * off]);
      }
      next.push(b);
    }
    line = next;
  }
  return line;
}

const LINES: readonly Point[][] = ARCS.map(({ sides, points }, n) => {
  const coast = sides.includes("sea");
  if (sides.includes("edge")) return points;
  return roughen(curve(points, coast ? 34 : 40), coast ? 0.85 : 0.3, generator(77 + 31 * n));
});

function text(points: readonly Point[]): string {
  return points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

const isRegion = (side: Side): side is RegionId => side !== "sea" && side !== "wilds" && side !== "edge";
const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];

/** The arcs around a shape, put end to end. */
function around(side: Side): Point[] {
  const lines = LINES.filter((_, n) => ARCS[n]!.sides.includes(side)).map((line) => [...line]);
  const ring = lines.shift()!;
  while (lines.length) {
    const end = ring.at(-1)!;
    const n = lines.findIndex((line) => same(line[0]!, end) || same(line.at(-1)!, end));
    if (n < 0) break;
    const line = lines.splice(n, 1)[0]!;
    ring.push(...(same(line[0]!, end) ? line : line.reverse()).slice(1));
  }
  return ring;
}

// --- what the map is drawn from -------------------------------------------------------------------------------

const RINGS = Object.fromEntries(REGIONS.map((region) => [region, around(region)])) as Record<RegionId, Point[]>;

/** The outline of each region, closed. */
export const SHAPES = Object.fromEntries(REGIONS.map((region) => [region, `${text(RINGS[region])}Z`])) as Record<
  RegionId,
  string
>;

const wilds = around("wilds");
/** The wild land east of the regions, beyond the edge of the sheet. */
export const WILDS = `${text(wilds)}Z`;

/** All coasts, for the water-lines. */
export const COASTS = LINES.filter((_, n) => ARCS[n]!.sides.includes("sea")).map(text).join("");

/** Where regions end at the mountains. */
export const FRONTIER = LINES.filter((_, n) => ARCS[n]!.sides.includes("wilds") && ARCS[n]!.sides.some(isRegion))
  .map(text)
  .join("");

export interface Border {
  sides: readonly [RegionId, RegionId];
  path: string;
  length: number;
}

export const BORDERS: readonly Border[] = ARCS.flatMap(({ sides: [a, b] }, n) => {
  if (!isRegion(a) || !isRegion(b)) return [];
  const line = LINES[n]!;
  const length = line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i]![0], p[1] - line[i]![1]), 0);
  return [{ sides: [a, b] as const, path: text(line), length }];
});

const REACH = Object.fromEntries(
  Object.entries(RINGS).map(([region, ring]) => {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    return [region, { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }];
  }),
);

/** Whether a point lies inside a region. */
export function inside(region: RegionId, [x, y]: Point): boolean {
  const { left, right, top, bottom } = REACH[region]!;
  if (x < left || x > right || y < top || y > bottom) return false;
  const ring = RINGS[region];
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

// --- the fixed places -----------------------------------------------------------------------------------------

/** Where the name of a card stands: it begins or ends at x and grows down or up from y. */
export interface Caption {
  x: number;
  y: number;
  w: number;
  /** How wide it may be where no other card lies in the region. */
  alone: number;
  lines: number;
  end: boolean;
  up: boolean;
}

export interface Places {
  /** Room for everything, and the centre of it. */
  box: { x: number; y: number; w: number; h: number };
  /** The same on a map of signs and counts: as much of the land as there is. */
  brief: { x: number; y: number; w: number; h: number };
  ring: Point;
  leader: Point;
  /** Left end of the row of tokens, and its width. */
  tokens: { x: number; y: number; w: number };
  figures: { x: number; y: number; w: number; h: number };
  plate: { x: number; y: number; w: number };
  /** Centres of the left, right and third card space. */
  spaces: readonly [Point, Point, Point];
  captions: readonly [Caption, Caption, Caption];
}

export const PLATE_HEIGHT = 52;
/** A card, and its picture: 36 pixels on the smallest map that is not one of signs and counts. */
export const CARD = 84;
export const PICTURE = 80;

interface Site {
  /** [x, y, width, height] of the region's room. */
  room: readonly [number, number, number, number];
  brief: readonly [number, number, number, number];
  /** Middle of the plate, and its width. */
  plate: readonly [number, number, number];
  /** Middles of the left and right card space. */
  cards: readonly [Point, Point];
  /** Names below both cards: from, middle, to, and where their upper edge lies. Else beside each: from, to, lower edge, lines. */
  names: readonly [number, number, number, number] | readonly [Beside, Beside];
}
type Beside = readonly [number, number, number, number];

const SITES: Record<RegionId, Site> = {
  norsca: { room: [104, 66, 420, 206], brief: [92, 52, 440, 228], plate: [318, 246, 172], cards: [[186, 238], [450, 238]], names: [118, 318, 514, 282] },
  troll_country: {
    room: [592, 54, 416, 186], brief: [572, 50, 466, 198], plate: [868, 208, 190], cards: [[728, 200], [1008, 200]],
    names: [[514, 684, 242, 2], [1052, 1230, 222, 3]],
  },
  kislev: {
    room: [694, 256, 480, 188], brief: [652, 250, 550, 206], plate: [953, 432, 170], cards: [[822, 425], [1084, 425]],
    names: [[622, 778, 467, 2], [1128, 1278, 467, 3]],
  },
  empire: {
    room: [640, 474, 520, 202], brief: [604, 464, 606, 220], plate: [908, 652, 188], cards: [[768, 645], [1048, 645]],
    names: [[566, 724, 687, 3], [1092, 1256, 687, 3]],
  },
  bretonnia: {
    room: [186, 466, 384, 228], brief: [150, 452, 430, 250], plate: [380, 662, 180], cards: [[244, 654], [516, 654]],
    names: [[46, 200, 696, 3], [384, 568, 698, -2]],
  },
  estalia: { room: [68, 722, 286, 244], brief: [48, 710, 312, 276], plate: [191, 925, 166], cards: [[62, 916], [320, 916]], names: [24, 191, 362, 960] },
  tilea: { room: [388, 762, 270, 234], brief: [386, 754, 296, 280], plate: [525, 957, 142], cards: [[408, 949], [642, 949]], names: [368, 525, 686, 993] },
  border_princes: {
    room: [694, 694, 292, 208], brief: [690, 690, 292, 258], plate: [829, 873, 170], cards: [[698, 865], [960, 865]], names: [687, 825, 963, 909],
  },
  badlands: {
    room: [1016, 786, 260, 228], brief: [1000, 782, 290, 258], plate: [1127, 965, 148], cards: [[1007, 957], [1247, 957]],
    names: [[826, 963, 1030, 2], [1050, 1290, 1001, -2]],
  },
};

/** The third space, where no neighbour's card lies. */
const above = ([x, y]: Point): Point => [x - 30, y - CARD - 4];

/** Names beside a card grow up from its lower edge, those below it down. */
function captions({ cards: [, right], names }: Site): Places["captions"] {
  const [x, y] = above(right);
  const third = { x: x + CARD / 2, y: y - CARD / 2 - 2, w: 190, alone: 190, lines: 1, end: true, up: true };
  if (names.length === 4) {
    const [from, middle, to, y] = names;
    const below = { y, alone: to - from, lines: 2, up: false };
    return [{ ...below, x: from, w: middle - from - 3, end: false }, { ...below, x: to, w: to - middle - 3, end: true }, third];
  }
  const beside = ([from, to, y, lines]: Beside, end: boolean) => {
    const w = to - from;
    return { x: end ? to : from, y, w, alone: w, lines: Math.abs(lines), end, up: lines > 0 };
  };
  return [beside(names[0], true), beside(names[1], names[1][3] < 0), third];
}

function places(region: RegionId): Places {
  const site = SITES[region];
  const [x, y, w, h] = site.room;
  const [left, top, wide, high] = site.brief;
  const [middle, low, plate] = site.plate;
  const [west, east] = site.cards;
  return {
    box: { x, y, w, h },
    brief: { x: left, y: top, w: wide, h: high },
    ring: [x + 42, y + 46],
    leader: [x + 42, y + 108],
    tokens: { x: x + 96, y: y + 18, w: w - 96 },
    figures: { x: x + 92, y: y + 40, w: w - 92, h: low - 28 - y - 40 },
    plate: { x: middle, y: low, w: plate },
    spaces: [west, east, above(east)],
    captions: captions(site),
  };
}

export const PLACES = Object.fromEntries(REGIONS.map((region) => [region, places(region)])) as Record<
  RegionId,
  Places
>;

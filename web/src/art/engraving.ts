/**
 * Engraving in code: closed forms and tapered lines, shaded by hatching that runs from the dark edge towards the light.
 * A picture is 100 × 100. Its parts are painted one over the other: each covers what lies under it with paper.
 */

export type Pt = readonly [number, number];

/** How a form is filled under its hatching. */
export type Ground = "paper" | "ink" | "tint" | "none";

export interface Form {
  kind: "form";
  rings: readonly (readonly Pt[])[];
  /** 0: blank; up to 1: hatched from the dark edge so far; above: hatched all over, and crossed so far. */
  tone: number;
  ground: Ground;
  /** Turns the hatching away from the light, in degrees. */
  turn: number;
  /** The weight of the outline. */
  w: number;
  /** Between two lines of the hatching. */
  gap: number;
  /** How much the lines bend: round forms. */
  bow: number;
}

export interface Line {
  kind: "line";
  points: readonly Pt[];
  w: number;
  /** Width at the start, in the middle and at the end, as parts of w. */
  swell: readonly [number, number, number];
  ground: Ground;
}

/** A bright edge around what stands before others. */
export interface Halo {
  kind: "halo";
  rings: readonly (readonly Pt[])[];
  w: number;
}

export type Item = Form | Line | Halo;
export type Items = readonly Item[];

export interface Look {
  tone?: number;
  ground?: Ground;
  turn?: number;
  w?: number;
  gap?: number;
  bow?: number;
}

// --- points ---------------------------------------------------------------------------------------------------

interface Knot {
  at: Pt;
  corner: boolean;
}

/** "x,y x,y! …": a curve goes through the points; at those with an exclamation mark it has a corner. */
function knots(line: string): Knot[] {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith("!");
      const [x, y] = (corner ? word.slice(0, -1) : word).split(",").map(Number);
      return { at: [x!, y!] as const, corner };
    });
}

const STEPS = 7;

function through(all: readonly Knot[], closed: boolean): Pt[] {
  const n = all.length;
  const out: Pt[] = [];
  const knot = (k: number) => all[closed ? (k + n) % n : Math.min(Math.max(k, 0), n - 1)]!;
  for (let k = 0; k < (closed ? n : n - 1); k++) {
    const [before, a, b, after] = [knot(k - 1), knot(k), knot(k + 1), knot(k + 2)];
    if (a.corner && b.corner) {
      out.push(a.at);
      continue;
    }
    const pull = (from: Pt, to: Pt, still: boolean): Pt => (still ? [0, 0] : [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2]);
    const length = Math.hypot(b.at[0] - a.at[0], b.at[1] - a.at[1]);
    const soft = ([x, y]: Pt): Pt => {
      const l = Math.hypot(x, y);
      return l > length ? [(x * length) / l, (y * length) / l] : [x, y];
    };
    const [u, v] = [soft(pull(before.at, b.at, a.corner)), soft(pull(a.at, after.at, b.corner))];
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS;
      const h = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t, 3 * t ** 2 - 2 * t ** 3, t ** 3 - t ** 2] as const;
      out.push([
        h[0] * a.at[0] + h[1] * u[0] + h[2] * b.at[0] + h[3] * v[0],
        h[0] * a.at[1] + h[1] * u[1] + h[2] * b.at[1] + h[3] * v[1],
      ]);
    }
  }
  if (!closed) out.push(all.at(-1)!.at);
  return out;
}

export const loop = (line: string): Pt[] => through(knots(line), true);
export const curve = (line: string): Pt[] => through(knots(line), false);

/** A closed line from its right half, from the top to the bottom, mirrored on x = 0. */
export function mirrored(half: string): Pt[] {
  const right = knots(half);
  const left = right
    .filter(({ at: [x] }) => x !== 0)
    .reverse()
    .map(({ at: [x, y], corner }) => ({ at: [-x, y] as const, corner }));
  return through([...right, ...left], true);
}

export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): Pt[] {
  const n = Math.max(14, Math.min(48, Math.round(Math.max(rx, ry) * 1.6)));
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: n }, (_, k) => {
    const a = (2 * Math.PI * k) / n;
    const [u, v] = [Math.cos(a) * rx, Math.sin(a) * ry];
    return [x + u * c - v * s, y + u * s + v * c] as const;
  });
}

/** A regular star or, with one radius, a polygon. */
export function spiked(x: number, y: number, n: number, outer: number, inner: number, turn = 0): Pt[] {
  return Array.from({ length: n * 2 }, (_, k) => {
    const a = (Math.PI * k) / n + (turn * Math.PI) / 180;
    const r = k % 2 ? inner : outer;
    return [x + Math.sin(a) * r, y - Math.cos(a) * r] as const;
  });
}

// --- what pictures are made of ----------------------------------------------------------------------------------

export const BLACK = 9;

export function made(rings: readonly (readonly Pt[])[], tone: number, look: Look = {}): Form {
  const ground = look.ground ?? (tone >= BLACK ? "ink" : "paper");
  return { kind: "form", rings, tone: look.tone ?? tone, ground, turn: look.turn ?? 0, w: look.w ?? 0.9, gap: look.gap ?? 1.5, bow: look.bow ?? 0 };
}

const several = (lines: string, how: (line: string) => Pt[]) => lines.split("|").map(how);

/** A form through points; holes and further parts after a bar. */
export const form = (line: string, tone = 0, look?: Look): Form => made(several(line, loop), tone, look);
/** The same on both sides of x = 0. */
export const pair = (half: string, tone = 0, look?: Look): Form => made(several(half, mirrored), tone, look);
export const ball = (x: number, y: number, r: number, tone = 0, look?: Look): Form => made([oval(x, y, r)], tone, { bow: 0.16, ...look });
export const egg = (x: number, y: number, rx: number, ry: number, turn = 0, tone = 0, look?: Look): Form =>
  made([oval(x, y, rx, ry, turn)], tone, { bow: 0.12, ...look });
export const ring = (x: number, y: number, outer: number, inner: number, tone = 0, look?: Look): Form =>
  made([oval(x, y, outer), oval(x, y, inner)], tone, look);

const drawn = (points: readonly Pt[], w: number, swell: Line["swell"], ground: Ground): Line => ({ kind: "line", points, w, swell, ground });
/** A line of ink that swells; several after bars. */
export const pen = (lines: string, w = 1, swell: Line["swell"] = [0.15, 1, 0.15]): Item[] =>
  several(lines, curve).map((points) => drawn(points, w, swell, "ink"));
/** A line cut out of the ink. */
export const cut = (lines: string, w = 1, swell: Line["swell"] = [0.15, 1, 0.15]): Item[] =>
  several(lines, curve).map((points) => drawn(points, w, swell, "paper"));
/** A line in the colour of the Power. */
export const dye = (lines: string, w = 1, swell: Line["swell"] = [0.15, 1, 0.15]): Item[] =>
  several(lines, curve).map((points) => drawn(points, w, swell, "tint"));
export const stroke = (points: readonly Pt[], w: number, swell: Line["swell"] = [0.15, 1, 0.15], ground: Ground = "ink"): Line =>
  drawn(points, w, swell, ground);

/** Moves, turns and scales; a negative scale mirrors left and right. Outlines keep their weight. */
export function put(items: Items, x: number, y: number, scale = 1, turn = 0): Item[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const size = Math.abs(scale);
  const move = ([u, v]: Pt): Pt => {
    const [a, b] = [u * scale, v * size];
    return [x + a * c - b * s, y + a * s + b * c];
  };
  return items.map((item) =>
    item.kind === "line"
      ? { ...item, points: item.points.map(move), w: Math.max(item.w * size, 0.5) }
      : { ...item, rings: item.rings.map((points) => points.map(move)) },
  );
}

/** Stretches around (0, 0). */
export function stretch(items: Items, sx: number, sy: number): Item[] {
  const move = ([u, v]: Pt): Pt => [u * sx, v * sy];
  return items.map((item) =>
    item.kind === "line" ? { ...item, points: item.points.map(move) } : { ...item, rings: item.rings.map((points) => points.map(move)) },
  );
}

/** The same with another look. */
export const relook = (items: Items, look: Partial<Pick<Form, "tone" | "ground" | "turn" | "w" | "gap">>): Item[] =>
  items.map((item) => (item.kind === "form" ? { ...item, ...look } : item));

/** Stands free before what was painted earlier. */
export function before(items: Items, w = 3): Item[] {
  const rings = items.flatMap((item) => (item.kind === "form" ? item.rings : []));
  return [{ kind: "halo", rings, w }, ...items];
}

/** Chance that is the same every time. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

// --- hatching -------------------------------------------------------------------------------------------------

const n1 = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Pt) => `${n1(x)} ${n1(y)}`;
/** Leaves out points that lie on the way from one neighbour to the other. */
function thinned(points: readonly Pt[], eps: number): Pt[] {
  const out: Pt[] = [points[0]!];
  for (let k = 1; k < points.length - 1; k++) {
    const [a, b, c] = [out.at(-1)!, points[k]!, points[k + 1]!];
    const [dx, dy] = [c[0] - a[0], c[1] - a[1]];
    const l = Math.hypot(dx, dy) || 1;
    if (Math.abs(dx * (b[1] - a[1]) - dy * (b[0] - a[0])) / l > eps || l > 14) out.push(b);
  }
  out.push(points.at(-1)!);
  return out;
}

const text = (rings: readonly (readonly Pt[])[], eps = 0.05) =>
  rings.map((points) => `M${thinned(points, eps).map(at).join("L")}Z`).join("");

interface Hatch {
  angle: number;
  gap: number;
  w: number;
  /** How far the lines reach from the edge. */
  reach: number;
  bow: number;
  longest: number;
}

/** Lines across closed rings, thick where they begin at the edge towards `angle`, ending in a point. */
function hatched(rings: Form["rings"], { angle, gap, w, reach, bow, longest }: Hatch): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const turned = rings.map((points) => points.map(([x, y]) => [x * c + y * s, y * c - x * s] as const));
  const back = (x: number, y: number) => at([x * c - y * s, x * s + y * c]);
  const ys = turned.flatMap((points) => points.map(([, y]) => y));
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const chance = dice(Math.round(top * 31 + low * 17 + angle * 7 + 911));
  let path = "";
  for (let y = top + gap * 0.6; y < low; y += gap * (0.88 + 0.24 * chance())) {
    const xs: number[] = [];
    for (const points of turned) {
      for (let k = 0; k < points.length; k++) {
        const [a, b] = [points[k]!, points[(k + 1) % points.length]!];
        if (a[1] > y !== b[1] > y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      }
    }
    xs.sort((a, b) => a - b);
    for (let k = 1; k < xs.length; k += 2) {
      const [a, b] = [xs[k - 1]!, xs[k]!];
      const whole = b - a;
      const length = Math.min(reach >= 1 ? whole : whole * reach * (0.75 + 0.5 * chance()), longest * (0.7 + 0.6 * chance()), whole);
      if (length < 0.7) continue;
      const thick = (w / 2) * (reach >= 1 ? 0.9 : 1) * (0.8 + 0.35 * chance());
      const end = reach >= 1 && length > whole * 0.98 ? thick * 0.45 : 0.04;
      const sag = bow * length;
      const [mid, tip] = [b - length / 2, b - length];
      path += `M${back(b, y - thick)}Q${back(mid, y - thick * 0.9 + sag)} ${back(tip, y - end)}L${back(tip, y + end)}Q${back(mid, y + thick * 0.9 + sag)} ${back(b, y + thick)}Z`;
    }
  }
  return path;
}

function ribbon({ points, w, swell: [from, middle, to] }: Line, eps: number): string {
  const lengths = [0];
  for (let k = 1; k < points.length; k++) lengths.push(lengths[k - 1]! + Math.hypot(points[k]![0] - points[k - 1]![0], points[k]![1] - points[k - 1]![1]));
  const whole = lengths.at(-1)! || 1;
  const left: Pt[] = [];
  const right: Pt[] = [];
  points.forEach(([x, y], k) => {
    const [a, b] = [points[Math.max(k - 1, 0)]!, points[Math.min(k + 1, points.length - 1)]!];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = lengths[k]! / whole;
    const part = t < 0.5 ? from + (middle - from) * Math.sin(t * Math.PI) : to + (middle - to) * Math.sin(t * Math.PI);
    const half = Math.max(w * part, 0.27) / 2;
    const [u, v] = [(-(b[1] - a[1]) / l) * half, ((b[0] - a[0]) / l) * half];
    left.push([x + u, y + v]);
    right.push([x - u, y - v]);
  });
  return text([[...left, ...right.reverse()]], eps);
}

// --- printing -------------------------------------------------------------------------------------------------

/** fine: to be looked at; small: for 48 pixels, with fewer and stronger lines. */
export type Press = "fine" | "small";

const LIGHT = 38;

/** The picture as the inside of an <svg>: classes p (paper), i (ink), t (tint), o (outline). */
export function print(items: Items, press: Press = "fine"): string {
  const small = press === "small";
  const eps = small ? 0.2 : 0.05;
  let out = "";
  let ink = "";
  const flush = () => {
    if (ink) out += `<path class="i" d="${ink}"/>`;
    ink = "";
  };
  for (const item of items) {
    if (item.kind === "halo") {
      flush();
      out += `<path class="h" stroke-width="${n1(item.w * 2)}" d="${text(item.rings, eps)}"/>`;
    } else if (item.kind === "line") {
      const line = small ? { ...item, w: Math.max(item.w * 1.25, 1.3) } : item;
      if (item.ground === "ink") ink += ribbon(line, eps);
      else {
        flush();
        out += `<path class="${item.ground === "tint" ? "t" : "p"}" d="${ribbon(line, eps)}"/>`;
      }
    } else {
      flush();
      const { rings, tone, ground, turn, bow } = item;
      const w = small ? item.w * 1.7 : item.w;
      const d = text(rings, eps);
      const gap = small ? Math.max(item.gap * 2, 3) : item.gap;
      const weight = gap * 0.46;
      const angle = LIGHT + turn;
      const lines = (reach: number, towards: number, thick = weight, longest = 34) =>
        hatched(rings, { angle: towards, gap, w: thick, reach, bow, longest });
      if (ground === "ink") {
        out += `<path class="i o" stroke-width="${n1(w)}" d="${d}"/>`;
        if (!small && tone > BLACK) {
          const lit = lines(tone - BLACK, angle + 180, weight * 0.8, 12);
          if (lit) out += `<path class="p" d="${lit}"/>`;
        }
        continue;
      }
      const fill = ground === "tint" ? "t" : ground === "paper" ? "p" : "n";
      out += `<path class="${fill}${w ? " o" : ""}"${w ? ` stroke-width="${n1(w)}"` : ""} d="${d}"/>`;
      if (tone > 0) ink += lines(Math.min(tone, 1), angle);
      if (tone > 1) ink += lines(Math.min(tone - 1, 1), angle + 78, weight * 0.85);
    }
  }
  flush();
  return out;
}

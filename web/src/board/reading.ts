/** What the board shows, worked out from a view: stacks, ring segments, who leads. No rule is computed here. */

import { CARD, type Places } from "./geometry.ts";
import { type Figure, type PowerId, POWERS, type RankId, RANKS, type RegionView, type Space, type TokenId, TOKENS } from "../wire.ts";

export interface Stack {
  key: string;
  controller: PowerId;
  owner: PowerId;
  rank: RankId;
  name: string;
  ids: string[];
  marks: string[];
  hits: Partial<Record<PowerId, number>>;
}

/** Figures that look alike, together: by Power, then rank, the unmarked before the marked. */
export function stacks(figures: readonly Figure[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const { id, owner, rank, name, controller, marks, hits } of figures) {
    const key = [controller, owner, rank, [...marks].sort().join("+"), JSON.stringify(hits)].join("/");
    const stack = found.get(key);
    if (stack) stack.ids.push(id);
    else found.set(key, { key, controller, owner, rank, name, ids: [id], marks: [...marks], hits: { ...hits } });
  }
  const weight = (s: Stack) =>
    POWERS.indexOf(s.controller) * 1000 +
    RANKS.indexOf(s.rank) * 100 +
    (s.owner === s.controller ? 0 : 50) +
    s.marks.length * 10 +
    Object.keys(s.hits).length;
  return [...found.values()].sort((a, b) => weight(a) - weight(b));
}

export interface Segment {
  /** Whose corruption; "warpstone" for stones, which count too. */
  of: PowerId | "warpstone";
  n: number;
  /** Where on the ring, as parts of the whole, 0 at the top. */
  from: number;
  to: number;
}

/** The ring of corruption: a slot for each token up to the limit, in Power order, Warpstone last. */
export function segments(region: Pick<RegionView, "corruption" | "tokens">, limit: number): Segment[] {
  const counts: [PowerId | "warpstone", number][] = POWERS.map((p) => [p, region.corruption[p] ?? 0]);
  counts.push(["warpstone", region.tokens.warpstone ?? 0]);
  const total = counts.reduce((sum, [, n]) => sum + n, 0);
  const whole = Math.max(limit, total);
  let at = 0;
  return counts.flatMap(([of, n]) => {
    if (!n) return [];
    const from = at / whole;
    at += n;
    return [{ of, n, from, to: at / whole }];
  });
}

/** An arc of a ring around (0, 0) as a closed shape; parts of the whole, 0 at the top. */
export function ringPath(from: number, to: number, inner: number, outer: number, gap = 0): string {
  const full = to - from >= 0.9999;
  const point = (part: number, radius: number) => {
    const a = 2 * Math.PI * part;
    return `${(Math.sin(a) * radius).toFixed(2)} ${(-Math.cos(a) * radius).toFixed(2)}`;
  };
  if (full) {
    const circle = (r: number, sweep: 0 | 1) =>
      `M${point(0, r)}A${r} ${r} 0 1 ${sweep} ${point(0.5, r)}A${r} ${r} 0 1 ${sweep} ${point(0, r)}Z`;
    return circle(outer, 1) + circle(inner, 0);
  }
  const [a, b] = [from + gap, to - gap];
  const large = b - a > 0.5 ? 1 : 0;
  return (
    `M${point(a, outer)}A${outer} ${outer} 0 ${large} 1 ${point(b, outer)}` +
    `L${point(b, inner)}A${inner} ${inner} 0 ${large} 0 ${point(a, inner)}Z`
  );
}

/** How many tokens from ruin a region is warned of. */
export const WARNING = 3;

export function nearRuin(region: Pick<RegionView, "ruin_count">, limit: number): boolean {
  return region.ruin_count >= limit - WARNING;
}

/** Where the ring of a region lies, and how large it is; on a map of signs and counts it is as large as its letters want. */
export function ringPlace({ ring, brief }: Places, least: number): { x: number; y: number; r: number } {
  if (!least) return { x: ring[0], y: ring[1], r: 40 };
  const r = RING * least;
  return { x: brief.x + r, y: brief.y + r, r };
}

export type Standing =
  | { kind: "leads"; power: PowerId; by: number }
  | { kind: "needs"; power: PowerId; more: number }
  | { kind: "tied"; powers: PowerId[]; at: number }
  | { kind: "none" };

/** Who would dominate if it ended now and by how much; otherwise how much the one ahead still needs, or who is tied. */
export function standing(region: RegionView): Standing {
  if (region.ruin) return { kind: "none" };
  const values = POWERS.flatMap((p) => {
    const value = region.domination[p];
    return value === undefined ? [] : [{ power: p, value }];
  }).sort((a, b) => b.value - a.value);
  const [first, second] = values;
  if (region.dominator) {
    const own = region.domination[region.dominator] ?? 0;
    const other = values.find((v) => v.power !== region.dominator)?.value ?? 0;
    return { kind: "leads", power: region.dominator, by: own - Math.max(region.resistance, other) };
  }
  if (!first || first.value <= 0) return { kind: "none" };
  if (first.value === second?.value) {
    const powers = values.filter(({ value }) => value === first.value).map(({ power }) => power);
    return { kind: "tied", powers, at: first.value };
  }
  return { kind: "needs", power: first.power, more: region.resistance + 1 - first.value };
}

// --- signs and counts on a small map ----------------------------------------------------------------------------

interface At {
  x: number;
  y: number;
}

export interface Brief {
  /** How many figures of whom, and how many of them are Greater Daemons. */
  counts: (At & { power: PowerId; n: number; daemons: number })[];
  /** How wide a count may be. */
  cell: number;
  /** Their middles: each kind of token once. */
  tokens: (At & { token: TokenId; n: number; wide: number })[];
  cards: (At & { space: NonNullable<Space>; wide: number })[];
  /** Left ends of value, Resistance, Conquest and Populous; of who leads; and of the name. */
  facts: At;
  lead: At;
  name: At & { w: number };
}

// In letters: sizes of what a map of signs and counts shows.
const RING = 1.15; // from its middle
const LINE = 0.93;
const FOOT = 1.15; // the line of the facts
const NAME = 1.05; // that of the name, where it is another one
const BROAD = 9.5; // a region in which both stand in one line
export const SIGNS = { card: 1.5, token: 0.95, tokens: 1.55, facts: 3.75, populous: 4.75, lead: 2.15 };

/** Places for everything in the room of a region, however small, when letters are `least` units high. */
export function briefly(region: Pick<RegionView, "figures" | "tokens" | "spaces" | "ruin">, box: Box, least: number, populous: boolean): Brief {
  const broad = box.w > BROAD * least;
  const ring = 2 * RING * least + 4;
  const free = box.h - (FOOT + (broad ? 0 : NAME)) * least; // above facts and name
  const counts = POWERS.flatMap((power) => {
    const mine = region.figures.filter((figure) => figure.controller === power);
    return mine.length ? [{ power, n: mine.length, daemons: mine.filter(({ rank }) => rank === "greater_daemon").length }] : [];
  });
  const beside = box.w - ring;
  const wanted = (counts.some(({ n }) => n > 9) ? 2.1 : 1.45) * least;
  const columns = Math.max(1, Math.min(counts.length, Math.floor(beside / wanted)));
  const cell = Math.min(beside / columns, 1.25 * wanted);
  const rows = Math.ceil(counts.length / columns);

  // Cards and tokens: below the ring and the counts, then beside the ring, wherever there is room.
  const signs = [
    ...region.spaces.flatMap((space) => (space ? [{ space, wide: SIGNS.card * least }] : [])),
    ...TOKENS.flatMap((token) => {
      const n = region.tokens[token] ?? 0;
      return n ? [{ token, n, wide: (n > 1 ? SIGNS.tokens : SIGNS.token) * least }] : [];
    }),
  ];
  const low = free - LINE * least;
  const below = low >= ring + (broad ? least : 0); // who leads stands below the ring
  const lines = [{ x: below ? box.x : box.x + ring, y: low }];
  for (let y = rows * LINE * least; y + LINE * least <= low; y += LINE * least) lines.push({ x: box.x + ring, y });
  const used = lines.map(() => 0);
  const put = signs.map((sign) => {
    const room = (n: number) => box.x + box.w - lines[n]!.x - used[n]!;
    const line = Math.max(0, lines.findIndex((_, n) => room(n) >= sign.wide));
    const at = { x: lines[line]!.x + used[line]! + sign.wide / 2, y: box.y + lines[line]!.y + (LINE * least) / 2 };
    used[line]! += sign.wide;
    return { ...sign, ...at };
  });
  const foot = box.y + box.h - (FOOT / 2) * least;
  const facts = { x: box.x, y: broad ? foot : foot - NAME * least };
  const told = (region.ruin ? 1.4 : populous ? SIGNS.populous : SIGNS.facts) * least;
  return {
    counts: counts.map((count, n) => ({
      ...count,
      x: box.x + ring + (n % columns) * cell,
      y: box.y + LINE * least * (Math.floor(n / columns) + 0.5),
    })),
    cell,
    cards: put.flatMap((sign) => ("space" in sign ? [sign] : [])),
    tokens: put.flatMap((sign) => ("token" in sign ? [sign] : [])),
    facts,
    lead: broad ? { x: box.x, y: box.y + ring + LINE * 0.5 * least } : { x: box.x + box.w - SIGNS.lead * least, y: facts.y },
    name: broad ? { x: box.x + told, y: foot, w: box.w - told } : { x: box.x, y: foot, w: box.w },
  };
}

// --- laying out -----------------------------------------------------------------------------------------------

/** Room of a stack of each rank at scale 1. */
export const STACK_WIDTH: Record<RankId, number> = { cultist: 34, warrior: 41, greater_daemon: 70 };
/** Its height with the base, and how far the base reaches below the ground. */
export const STACK_HEIGHT: Record<RankId, number> = { cultist: 50, warrior: 61, greater_daemon: 75 };
const BELOW = 14;
const GROUP_GAP = 8;
const COUNT_ROOM = 9; // to the right of a stack that bears a number
const MARK_ROOM = 8; // to the left of one that bears a badge

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Placed {
  stack: Stack;
  x: number;
  /** The ground the figure stands on. */
  y: number;
  scale: number;
}

/** Whether a badge says that there is something special about these figures. */
export function marked(stack: Stack): boolean {
  return stack.marks.length > 0 || stack.owner !== stack.controller || Object.keys(stack.hits).length > 0;
}

const leftRoom = (stack: Stack) => (marked(stack) ? MARK_ROOM : 0);
const rightRoom = (stack: Stack) => (stack.ids.length > 1 ? COUNT_ROOM : 0);

/** How wide a stack is at scale 1. */
export function stackWidth(stack: Stack): number {
  return STACK_WIDTH[stack.rank] + leftRoom(stack) + rightRoom(stack);
}

function rows(all: readonly Stack[], width: number): Stack[][] {
  const out: Stack[][] = [[]];
  let used = 0;
  for (const [n, stack] of all.entries()) {
    const before = all[n - 1];
    const newGroup = before !== undefined && before.controller !== stack.controller;
    const group = all.filter((s) => s.controller === stack.controller);
    const groupWidth = group.reduce((sum, s) => sum + stackWidth(s), 0);
    const needed = stackWidth(stack) + (newGroup && used ? GROUP_GAP : 0);
    const together = newGroup && used + GROUP_GAP + groupWidth > width && groupWidth <= width;
    if (used && (together || used + needed > width)) {
      out.push([]);
      used = 0;
    }
    used += stackWidth(stack) + (newGroup && used ? GROUP_GAP : 0);
    out.at(-1)!.push(stack);
  }
  return out;
}

function rowWidth(row: readonly Stack[]): number {
  return row.reduce(
    (sum, s, n) => sum + stackWidth(s) + (n && row[n - 1]!.controller !== s.controller ? GROUP_GAP : 0),
    0,
  );
}

const rowHeight = (row: readonly Stack[]) => Math.max(...row.map((s) => STACK_HEIGHT[s.rank]));

/** Where figures may stand: beside or above the cards. A ruined region has no ring, and often no tokens. */
export function roomFor(region: Pick<RegionView, "ruin" | "tokens" | "spaces">, { figures, spaces }: Places): Box {
  const above = region.ruin && !Object.keys(region.tokens).length ? 30 : 0;
  const aside = region.ruin ? 20 : 0;
  const whole = { x: figures.x - aside, y: figures.y - above, w: figures.w + aside, h: figures.h + above };
  const cards = spaces.filter((_, n) => region.spaces[n]);
  const top = Math.min(whole.y + whole.h, ...cards.map(([, y]) => y - CARD / 2 - 4));
  if (top - whole.y >= STACK_HEIGHT.greater_daemon * SIZES.least) return { ...whole, h: top - whole.y };
  const middle = spaces[0][0] + (spaces[1][0] - spaces[0][0]) / 2;
  const sides = (left: boolean) => cards.filter(([x]) => x < middle === left).map(([x]) => x + (CARD / 2 + 4) * (left ? 1 : -1));
  const [from, to] = [Math.max(whole.x, ...sides(true)), Math.min(whole.x + whole.w, ...sides(false))];
  return { ...whole, x: from, w: to - from };
}

/** How large figures may be drawn: a Daemon in a crowd is still larger than a Warrior who stands alone, and so on down. */
export const SIZES = { least: 1.1, most: 1.4 };

/** In so many rows, however long they get. */
function inRows(all: readonly Stack[], many: number): Stack[][] {
  let width = rowWidth(all) / many;
  let lines = rows(all, width);
  while (lines.length > many) lines = rows(all, (width *= 1.04));
  return lines;
}

/** Where things stand that want `whole` and have `room`: the first and the last keep their places, the others close up. */
function closeUp(at: readonly number[], first: number, last: number, whole: number, room: number): number[] {
  const between = whole - first - last;
  const part = whole > room && between > 0 ? Math.max(0, room - first - last) / between : 1;
  return at.map((place) => first + (place - first) * part);
}

/** Places for all stacks in a box, the Powers kept together: as large as they can be, and in a crowd one before the other. */
export function layOut(all: readonly Stack[], box: Box): Placed[] {
  if (!all.length) return [];
  let scale = SIZES.most;
  let lines = rows(all, box.w / scale);
  const high = (line: readonly Stack[]) => rowHeight(line) * scale;
  const height = () => lines.reduce((sum, line) => sum + high(line), 0);
  const fits = () => height() <= box.h + 2 && lines.every((line) => rowWidth(line) * scale <= box.w);
  while (scale > SIZES.least && !fits()) {
    scale = Math.max(scale - 0.05, SIZES.least);
    lines = rows(all, box.w / scale);
  }
  if (!fits()) {
    const closeness = (some: readonly Stack[][]) => {
      const [first, ...others] = some.map(rowHeight);
      const below = others.reduce((sum, one) => sum + one, 0);
      return Math.min(1, below ? (box.h - first!) / below : 1, ...some.map((line) => box.w / rowWidth(line)));
    };
    const ways = Array.from({ length: Math.min(all.length, 5) }, (_, n) => inRows(all, n + 1));
    lines = ways.reduce((best, way) => (closeness(way) > closeness(best) ? way : best));
  }
  // One row fewer is worth a little size.
  for (let less = scale; fits() && lines.length > 1 && less > Math.max(scale * 0.86, SIZES.least); less -= 0.02) {
    const fewer = rows(all, box.w / less);
    if (fewer.length < lines.length) {
      lines = fewer;
      scale = less;
      break;
    }
  }
  const whole = height();
  let low = 0;
  const bottoms = closeUp(lines.map((line) => (low += high(line))), high(lines[0]!), 0, whole, box.h);
  const top = box.y + Math.max(0, box.h - whole) / 2;
  return lines.flatMap((line, row) => {
    const wide = rowWidth(line) * scale;
    const half = (stack: Stack) => (stackWidth(stack) * scale) / 2;
    let used = 0;
    const middles = line.map((stack, k) => {
      used += (k && line[k - 1]!.controller !== stack.controller ? GROUP_GAP * scale : 0) + 2 * half(stack);
      return used - half(stack);
    });
    const left = box.x + Math.max(0, box.w - wide) / 2;
    const places = closeUp(middles, half(line[0]!), half(line.at(-1)!), wide, box.w);
    return line.map((stack, k) => ({
      stack,
      x: left + places[k]! + ((leftRoom(stack) - rightRoom(stack)) * scale) / 2,
      y: top + bottoms[row]! - BELOW * scale,
      scale,
    }));
  });
}

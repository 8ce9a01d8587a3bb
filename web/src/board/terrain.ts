/** Small drawings scattered over the land where nothing else has its place. */

import { CARD, PLACES, PLATE_HEIGHT, WIDTH, inside, type Point } from "./geometry.ts";
import { type RegionId, REGIONS } from "../wire.ts";

/** Drawn by lines around (0, 0). */
export const SIGNS = {
  peak: "M-15 8C-10 2-6-4-3-11 1-5 5-1 8 3M4-2C7-5 8-7 9-9 12-3 15 3 18 8M-3-11C-3-5-5 0-4 6M-1-6C0-2 0 2 2 5M10-5C10-1 9 3 10 6",
  fir: "M0 9V4M-6 4C-3 1-1-3 0-10 1-3 3 1 6 4ZM8 10V6M4 6C6 4 7 1 8-3 9 1 10 4 12 6Z",
  oak: "M-5 9V4M-5 4C-12 4-11-4-6-4-5-9 2-9 3-4 8-4 8 4 2 4ZM8 9V6M8 6C4 6 4 1 7 1 8-3 13-2 13 1 16 2 15 6 12 6Z",
  hill: "M-14 6C-9-4-1-4 4 6M2 2C6-5 12-4 16 6M-9 3-7 5M-4 1-2 4M9 0 11 4",
  field: "M-12-4H2M-9 0H8M-12 4H4M6-4H11",
  vine: "M-10 8V-2M-4 8V-4M2 8V-2M8 8V-4M-10-1Q-7 4-4-2 -1 4 2-1 5 4 8-2",
  reed: "M-8 7C-8 2-10-2-12-4M-6 7C-6 0-6-4-5-8M-4 7C-3 2 0-1 2-3M6 8C6 4 5 1 4-1M8 8C8 3 9 0 11-3",
  rock: "M-12 6-8-3-3-6 1 1 5-2 11 6ZM-8-3-6 3M-3-6-2 0",
  tower: "M-6 9V-6H-8V-10H-5V-8H-2V-10H2V-8H5V-10H8V-6H6V9M-2 9V3Q0 0 2 3V9",
} as const;
export type Sign = keyof typeof SIGNS;

const GROWS: Record<RegionId, readonly Sign[]> = {
  norsca: ["peak", "fir", "peak", "fir"],
  troll_country: ["reed", "fir", "rock", "fir"],
  kislev: ["fir", "field", "hill", "field"],
  empire: ["oak", "oak", "tower", "oak", "hill"],
  bretonnia: ["field", "oak", "vine", "tower"],
  estalia: ["hill", "vine", "tower", "hill"],
  tilea: ["vine", "hill", "tower"],
  border_princes: ["hill", "rock", "tower"],
  badlands: ["rock", "peak", "rock", "hill"],
};

export interface Drawn {
  sign: Sign;
  x: number;
  y: number;
}

/** A number in [0, 1) for a place: the same on every screen. */
function chance(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return n - Math.floor(n);
}

function reserved(region: RegionId, [x, y]: Point): boolean {
  const { ring, leader, tokens, figures, plate, spaces } = PLACES[region];
  const near = ([px, py]: Point, r: number) => Math.hypot(x - px, y - py) < r;
  return (
    near(ring, 56) ||
    near(leader, 44) ||
    (Math.abs(x - plate.x) < plate.w / 2 + 18 && Math.abs(y - plate.y) < PLATE_HEIGHT / 2 + 16) ||
    spaces.slice(0, 2).some(([cx, cy]) => Math.abs(x - cx) < CARD / 2 + 12 && Math.abs(y - cy) < CARD / 2 + 6) ||
    (x > figures.x - 8 && x < figures.x + figures.w + 8 && y > tokens.y - 26 && y < figures.y + figures.h)
  );
}

export const TERRAIN: Record<RegionId, Drawn[]> = Object.fromEntries(
  REGIONS.map((region) => {
    const { box } = PLACES[region];
    const signs = GROWS[region];
    const drawn: Drawn[] = [];
    for (let gy = box.y - 60; gy < box.y + box.h + 70; gy += 27)
      for (let gx = box.x - 110; gx < box.x + box.w + 110; gx += 36) {
        const x = gx + (chance(gx, gy) - 0.5) * 22;
        const y = gy + (chance(gy, gx) - 0.5) * 16;
        const open = [[0, 0], [-22, 0], [22, 0], [0, -18], [0, 16]].every(
          ([dx, dy]) => inside(region, [x + dx!, y + dy!]),
        );
        if (!open || reserved(region, [x, y])) continue;
        drawn.push({ sign: signs[Math.floor(chance(x, y) * signs.length)]!, x: Math.round(x), y: Math.round(y) });
      }
    return [region, drawn];
  }),
) as Record<RegionId, Drawn[]>;

/** The mountains in the east, beyond the regions. */
export const RANGE: Drawn[] = [];
for (let gy = 70; gy < 1030; gy += 24)
  for (let gx = 1000; gx < WIDTH + 20; gx += 34) {
    const x = gx + (chance(gx, gy) - 0.5) * 18;
    const y = gy + (chance(gy, gx) - 0.5) * 10;
    const free = [[0, 0], [-24, 4], [22, 4], [0, -16], [0, 12]].every(
      ([dx, dy]) => !REGIONS.some((region) => inside(region, [x + dx!, y + dy!])),
    );
    const westmost = y < 230 ? 1060 : y < 480 ? 1180 : y < 700 ? 1150 : y < 790 ? 1050 : 1262;
    const named = x > 1248 && y > 420 && y < 790; // the name of the mountains stands here
    if (free && !named && x > westmost) RANGE.push({ sign: "peak", x: Math.round(x), y: Math.round(y) });
  }

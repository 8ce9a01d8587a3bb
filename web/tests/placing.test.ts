import { describe, expect, it } from "vitest";
import { SHAPES, HEIGHT, WIDTH } from "../src/board/geometry.ts";
import { beside, GAP, scrolledTo, settled, type Box } from "../src/table/placing.ts";
import { type RegionId, REGIONS } from "../src/wire.ts";

const apart = (a: Box, b: Box) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
const inside = (a: Box, b: Box) => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w + 1e-6 && a.y + a.h <= b.y + b.h + 1e-6;

/** A region of a map that is drawn in the middle of an area, as large as it can be. */
function land(region: RegionId, { w, h }: Box): Box {
  const numbers = SHAPES[region].match(/[\d.]+/g)!.map(Number);
  const [xs, ys] = [numbers.filter((_, n) => n % 2 === 0), numbers.filter((_, n) => n % 2)];
  const scale = Math.min(w / WIDTH, h / HEIGHT);
  const at = (value: number, size: number, all: number) => (all - size * scale) / 2 + value * scale;
  const [x, y] = [at(Math.min(...xs), WIDTH, w), at(Math.min(...ys), HEIGHT, h)];
  return { x, y, w: at(Math.max(...xs), WIDTH, w) - x, h: at(Math.max(...ys), HEIGHT, h) - y };
}

describe("a sheet that speaks of a region", () => {
  const areas: [number, number][] = [[704, 414], [790, 462], [864, 600], [966, 780]];
  it.each(areas)("leaves it free on a map of %i × %i, and has room to be read", (w, h) => {
    const free = { x: 0, y: 0, w, h };
    for (const region of REGIONS) {
      const box = land(region, free);
      const sheet = settled(beside(box, free, { w: 416, h: 416 }), box, { w: 416, h: 416 });
      expect(apart(sheet, box), region).toBe(true);
      expect(inside(sheet, free), region).toBe(true);
      expect(Math.min(sheet.w, sheet.h), region).toBeGreaterThan(260);
    }
  });

  it("lies along the outer edge, level with the region", () => {
    const free = { x: 0, y: 0, w: 1000, h: 800 };
    const west = { x: 50, y: 300, w: 300, h: 200 };
    expect(settled(beside(west, free, { w: 400, h: 400 }), west, { w: 400, h: 400 })).toEqual({ x: 600, y: 300, w: 400, h: 400 });
  });

  it("lies where there is most room if it can be seen whole in several places", () => {
    const free = { x: 0, y: 0, w: 1000, h: 800 };
    const south = { x: 50, y: 700, w: 300, h: 100 };
    expect(settled(beside(south, free, { w: 400, h: 400 }), south, { w: 400, h: 400 })).toEqual({ x: 0, y: 292, w: 400, h: 400 });
  });

  it("lies below a region that is as wide as the area", () => {
    const free = { x: 0, y: 0, w: 360, h: 600 };
    const wide = { x: 0, y: 20, w: 360, h: 80 };
    expect(settled(beside(wide, free, { w: 416, h: 300 }), wide, { w: 416, h: 300 })).toEqual({ x: 0, y: 100 + GAP, w: 360, h: 300 });
  });
});

describe("a page that is scrolled to a stretch", () => {
  it("stays if all of it is there, else moves as little as possible", () => {
    expect(scrolledTo(100, 150, 400, 500)).toBe(100);
    expect(scrolledTo(0, 150, 600, 500)).toBe(100);
    expect(scrolledTo(300, 150, 600, 500)).toBe(150);
  });
});

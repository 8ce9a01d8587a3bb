import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BORDERS, PLACES, SHAPES, inside } from "../src/board/geometry.ts";
import { type RegionId, REGIONS } from "../src/wire.ts";

/** The board data of the package: region → regions next to it, in region order. */
function board(): Map<string, string[]> {
  const toml = readFileSync(new URL("../../src/ruinous/content/board.toml", import.meta.url), "utf8");
  const found = toml.matchAll(/\[\[region\]\]\s+id = "(\w+)"[^[]*?adjacent = \[([^\]]*)\]/g);
  return new Map([...found].map(([, id, list]) => [id!, [...list!.matchAll(/"(\w+)"/g)].map((m) => m[1]!)]));
}

describe("the map", () => {
  it("has the regions of the board in region order", () => {
    expect([...REGIONS]).toEqual([...board().keys()]);
  });

  it("lets exactly the adjacent regions touch", () => {
    const pairs = (list: Iterable<readonly [string, string]>) => [...list].map((pair) => [...pair].sort().join()).sort();
    const wanted = [...board()].flatMap(([a, list]) => list.filter((b) => a < b).map((b) => [a, b] as const));
    expect(pairs(BORDERS.map((border) => border.sides))).toEqual(pairs(wanted));
    expect(BORDERS).toHaveLength(11);
  });

  it("makes every border long enough to be seen", () => {
    for (const border of BORDERS) expect(border.length, border.sides.join()).toBeGreaterThan(90);
  });

  it("closes every shape", () => {
    for (const region of REGIONS) {
      const [first, last] = [SHAPES[region].match(/^M([^L]+)/)![1], SHAPES[region].match(/L([^L]+)Z$/)![1]];
      expect(last, region).toBe(first);
    }
  });

  it("keeps the fixed places of a region inside it, and out of the others", () => {
    for (const region of REGIONS) {
      const { ring, leader, plate, spaces, figures, tokens } = PLACES[region];
      const points: (readonly [number, number])[] = [
        ring,
        leader,
        [plate.x - plate.w / 2, plate.y],
        [plate.x + plate.w / 2, plate.y],
        spaces[0],
        spaces[1],
        [tokens.x, tokens.y],
        [figures.x, figures.y],
        [figures.x + figures.w, figures.y + figures.h],
      ];
      for (const point of points) {
        const owners = REGIONS.filter((other: RegionId) => inside(other, point));
        expect(owners, `${region} ${point.join()}`).toEqual([region]);
      }
    }
  });
});

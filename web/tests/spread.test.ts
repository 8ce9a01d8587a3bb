import { describe, expect, it } from "vitest";
import { spread } from "../src/table/spread.ts";

describe("markers on a track", () => {
  it("stay where they are when there is room", () => {
    expect(spread([10, 100, 50], 20, 0, 200)).toEqual([10, 100, 50]);
  });

  it("move apart around their common middle, in order", () => {
    expect(spread([50, 50, 50], 20, 0, 200)).toEqual([30, 50, 70]);
    expect(spread([55, 50], 20, 0, 200)).toEqual([62.5, 42.5]);
  });

  it("push on into their neighbours", () => {
    const places = spread([50, 50, 62, 80], 20, 0, 200);
    for (let n = 1; n < places.length; n++) expect(places[n]! - places[n - 1]!).toBeGreaterThanOrEqual(20 - 1e-6);
  });

  it("never leave the track", () => {
    expect(spread([0, 0, 0], 20, 0, 200)).toEqual([0, 20, 40]);
    expect(spread([200, 200], 20, 0, 200)).toEqual([180, 200]);
  });
});

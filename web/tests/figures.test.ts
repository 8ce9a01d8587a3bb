/** Figures of people as they are read, and when a new table counts. */

import { describe, expect, it } from "vitest";
import { fresh, request, unratable, type Draft } from "../src/pages/new-table.ts";
import { along, decimal, percent, scale, seasonName } from "../src/people/figures.ts";

describe("figures", () => {
  it("are written in the language of the page", () => {
    expect([percent(0.256), decimal(2), decimal(1234.56)]).toEqual(["26%", "2.0", "1,234.6"]);
    expect(seasonName("2026-4")).toMatch(/October.+December 2026/);
  });

  it("stand where they belong, and never outside", () => {
    expect([along(0.5, 0, 1), along(3, 1, 5), along(9, 1, 5), along(-1, 0, 1)]).toEqual([50, 50, 100, 0]);
  });

  it("have a scale of round numbers around them", () => {
    expect(scale(1167, 1833)).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
    expect(scale(1500, 1500)).toEqual([1500, 1520]);
    for (const [low, high] of [[1490, 1512], [900, 2100], [1, 9999]] as const) {
      const lines = scale(low, high);
      expect(lines[0]).toBeLessThanOrEqual(low);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(high);
      expect(lines.length).toBeLessThan(8);
    }
  });
});

describe("a new table", () => {
  const rated = (change: Partial<Draft>) => {
    const draft = { ...fresh(), ...change };
    return [unratable(draft), (request(draft).options as { rated: boolean }).rated];
  };

  it("counts where it can", () => {
    expect(rated({})).toEqual([null, true]);
    expect(rated({ rated: false })).toEqual([null, false]);
    expect(rated({ hot_seat: true })).toEqual(["hot_seat", false]);
    expect(rated({ take_back: "free" })).toEqual(["take_back", false]);
    expect(rated({ places: ["me", "novice", "", ""] })).toEqual(["bots", false]);
    expect(rated({ shared: false })[1]).toBe(false);
  });
});

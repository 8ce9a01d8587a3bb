import { describe, expect, it } from "vitest";
import { BEYOND, linesOf, named, stepPath, top } from "../src/replay/chart.ts";
import type { Chart } from "../src/wire.ts";

const chart = { vp: { khorne: [0, 3] }, threat: { khorne: [3, 99] }, dial: { khorne: [0, 1] } } as unknown as Chart;
const dial = [{ threat: 3 }, { threat: null }];

describe("the lines of a chart", () => {
  it("leave the scale where a dial stands at Victory", () => {
    const lines = linesOf(chart, "threat", () => dial);
    expect(lines).toEqual({ khorne: [3, null] });
    expect(top(lines)).toBe(4);
    expect(stepPath(lines.khorne!, 100, 40, 4)).toBe(`M0 10.0H100.0V${BEYOND}.0H100`);
    expect(linesOf(chart, "vp", () => dial)).toEqual({ khorne: [0, 3] });
  });

  it("name only rounds that have room for their number", () => {
    const starts = [0, 1, 5, 6].map((at, n) => ({ round: n + 1, at }));
    expect(named(starts, (at) => at * 10, 18)).toEqual(new Set([1, 3]));
  });
});

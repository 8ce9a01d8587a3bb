import { describe, expect, it } from "vitest";
import { course } from "../src/board/flight.ts";
import { inside, WIDTH } from "../src/board/geometry.ts";

describe("travelling", () => {
  it("goes from region to region in an arc", () => {
    const [start, top, end] = course({ key: "1", kind: "figure", id: "Kw1", power: "khorne", rank: "warrior", from: "norsca", to: "tilea" });
    expect(inside("norsca", start)).toBe(true);
    expect(inside("tilea", end)).toBe(true);
    expect(top[1]).toBeLessThan((start[1] + end[1]) / 2);
  });

  it("comes from beside the sheet, on the nearer side", () => {
    const west = course({ key: "1", kind: "token", token: "noble", from: "off", to: "estalia" });
    const east = course({ key: "2", kind: "corruption", power: "nurgle", from: "badlands", to: "off" });
    expect(west[0][0]).toBeLessThan(0);
    expect(east[2][0]).toBeGreaterThan(WIDTH);
  });
});

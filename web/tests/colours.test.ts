import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, distance, lab, light, seen, VISIONS, type Vision } from "./colour.ts";
import { POWERS } from "../src/wire.ts";
import { THEMES } from "../src/lib/theme.ts";

const CSS = readFileSync(new URL("../src/colours.css", import.meta.url), "utf8");
const CHOICES = THEMES.filter((theme) => theme !== "auto");

function tokens(theme: string): Record<string, string> {
  const block = new RegExp(`data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(CSS)![1]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})(?:[0-9a-f]{2})?;/g)].map(([, name, color]) => [name!, color!]));
}

// How far apart the five Powers stay for everybody, in CIEDE2000: their colours on the board, and those of words and grounds,
// which never stand without an emblem.
const APART = { "": 10, "-deep": 9, "-pale": 9 } as const;

describe("the arithmetic of colours", () => {
  it("is that of the standard", () => {
    // Sharma, Wu and Dalal, 2005: pairs 1, 7 and 20 of their test data
    expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(distance([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
    expect(distance([50, 2.5, 0], [58, 24, 15])).toBeCloseTo(19.4535, 4);
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    for (const vision of Object.keys(VISIONS) as Vision[]) for (const one of seen([1, 1, 1], vision)) expect(one).toBeCloseTo(1, 4);
  });
});

describe.each(CHOICES)("in the theme %s", (theme) => {
  const color = tokens(theme);

  it("has every token that the others have", () => {
    expect(Object.keys(color).sort()).toEqual(Object.keys(tokens("light")).sort());
  });

  for (const vision of Object.keys(VISIONS) as Vision[]) {
    it(`the Powers are told apart: ${vision}`, () => {
      for (const [suffix, least] of Object.entries(APART)) {
        const found = POWERS.map((power) => ({ power, at: lab(seen(light(color[power + suffix]!), vision)) }));
        const near = found.flatMap((a, n) => found.slice(n + 1).map((b) => ({ pair: `${a.power} ${b.power}${suffix}`, far: distance(a.at, b.at) })));
        expect(near.filter(({ far }) => far < least)).toEqual([]);
      }
    });

    it(`scorched land looks like no other land, and embers glow: ${vision}`, () => {
      const scorch = lab(seen(light(color.scorch!), vision));
      const ember = lab(seen(light(color.ember!), vision));
      expect(distance(scorch, ember)).toBeGreaterThan(15);
      expect(distance(scorch, lab(seen(light(color.land!), vision)))).toBeGreaterThan(15);
    });
  }

  it("words can be read", () => {
    const least = theme === "contrast" ? 7 : 4.5;
    const grounds = ["vellum", "vellum-2", "vellum-3", "field", "chosen"];
    const pairs = [
      ...["ink", "ink-2"].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
      ["ink-3", "vellum"], ["ink-3", "vellum-2"], ["plate-ink", "plate"], ["strong-ink", "strong"], ["strong-ink", "strong-2"],
      ["desk-ink", "desk"], ["land-ink", "land"],
      ...POWERS.map((power) => ["ink", `${power}-pale`] as const),
    ] as const;
    const faint = pairs.map(([a, b]) => ({ pair: `${a} on ${b}`, is: contrast(color[a]!, color[b]!) })).filter(({ is }) => is < least);
    expect(faint).toEqual([]);
    for (const power of POWERS) expect(contrast("#ffffff", color[`${power}-deep`]!), power).toBeGreaterThan(least);
  });

  it("signs can be seen", () => {
    const faint = [...POWERS, "edge", "focus"].map((name) => ({ name, is: contrast(color[name]!, color.vellum!) })).filter(({ name, is }) => is < (name === "edge" ? 2 : 3));
    expect(faint).toEqual([]);
  });
});

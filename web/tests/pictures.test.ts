import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ball, BLACK, form, pen, print, put } from "../src/art/engraving.ts";
import { DAEMON_PICTURES, silhouette } from "../src/art/shapes.ts";
import { DECKS } from "../src/art/vignettes/index.ts";
import { POWERS } from "../src/wire.ts";

const CONTENT = new URL("../../src/ruinous/content/", import.meta.url);

/** Every card and upgrade of the package. */
const cards = readdirSync(CONTENT)
  .filter((name) => /^(chaos|old_world|upgrades).*\.toml$/.test(name))
  .flatMap((name) => [...readFileSync(new URL(name, CONTENT), "utf8").matchAll(/^id = "([\w.]+)"/gm)].map(([, id]) => id!));

const drawn = new Map(
  (await Promise.all(Object.values(DECKS).map((load) => load()))).flatMap(({ deck }) =>
    Object.entries(deck).map(([id, make]) => [id, { fine: print(make()), small: print(make(), "small") }] as const),
  ),
);

describe("the pictures", () => {
  it("are one for each card, each upgrade and each Power, and no others", () => {
    expect(cards.length).toBeGreaterThanOrEqual(147);
    expect([...drawn.keys()].sort()).toEqual([...cards, ...POWERS.map((power) => `portrait.${power}`)].sort());
  });

  it("show the five Greater Daemons, no two of which are alike", () => {
    for (const shown of [(id: string) => drawn.get(id)?.fine, (id: string) => drawn.get(id)?.small])
      expect(new Set(Object.values(DAEMON_PICTURES).map((id) => shown(id) ?? "none")).size).toBe(POWERS.length);
    expect(new Set(POWERS.map((power) => JSON.stringify(silhouette(power, "greater_daemon")))).size).toBe(POWERS.length);
  });

  it("lie in the deck that is asked for by their id", async () => {
    for (const [name, load] of Object.entries(DECKS)) {
      for (const id of Object.keys((await load()).deck)) expect(id.split(".")[0]).toBe(name);
    }
  });

  it("are each a composition of its own", () => {
    for (const press of ["fine", "small"] as const) expect(new Set([...drawn.values()].map((one) => one[press])).size).toBe(drawn.size);
  });

  it("are nothing but paths of a bounded size: no text, no link, no number that is none", () => {
    const path = /^(<path class="(p|i|t|n|h)( o)?"( stroke-width="[\d.]+")? d="(M[\d. LQZ-]+)+"\/>)+$/;
    for (const [id, { fine, small }] of drawn) {
      expect(fine, id).toMatch(path);
      expect(small, id).toMatch(path);
      expect(fine.length, id).toBeLessThan(130_000);
      expect(small.length, id).toBeLessThan(fine.length * 0.85);
    }
  });

  it("have ink and paper, and at most one colour", () => {
    for (const [id, { small }] of drawn) for (const ground of ["p", "i", "t"]) expect(small, id).toMatch(new RegExp(`class="${ground}[ "]`));
  });
});

describe("the press", () => {
  const points = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

  it("hatches inside the form, on the side away from the light", () => {
    const [outline, hatching] = [...print([ball(50, 50, 30, 0.4)]).matchAll(/d="([^"]+)"/g)].map(([, d]) => points(d!));
    expect(outline!.every(([x, y]) => Math.abs(Math.hypot(x - 50, y - 50) - 30) < 0.2)).toBe(true);
    const inside = hatching!.filter(([x, y]) => Math.hypot(x - 50, y - 50) < 31.5);
    expect(inside.length).toBe(hatching!.length);
    const [x, y] = [0, 1].map((k) => hatching!.reduce((sum, p) => sum + p[k]!, 0) / hatching!.length);
    expect(x).toBeGreaterThan(53);
    expect(y).toBeGreaterThan(53);
  });

  it("leaves a form without tone blank, and draws fewer lines for a small picture", () => {
    expect(print([form("10,10! 90,10! 50,90!")]).match(/<path/g)).toHaveLength(1);
    const many = [form("10,10! 90,10! 90,90! 10,90!", 1)];
    const count = (text: string) => text.match(/M/g)!.length;
    expect(count(print(many, "small"))).toBeLessThan(count(print(many)) * 0.6);
  });

  it("moves, turns and mirrors forms; what is drawn later covers what is drawn before", () => {
    const [line] = put(pen("0,0 10,0", 2), 50, 50, -2, 90);
    expect(line!.kind === "line" && line!.points.at(-1)!.map(Math.round)).toEqual([50, 30]);
    expect(print([form("0,0! 9,0! 9,9!", BLACK), form("0,0! 9,0! 9,9!")])).toMatch(/^<path class="i o".*<path class="p o"/);
  });
});

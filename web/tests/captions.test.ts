import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { broken, ribbonOf } from "../src/board/captions.ts";
import { type Caption, CARD, HEIGHT, PLACES, WIDTH } from "../src/board/geometry.ts";
import { REGIONS } from "../src/wire.ts";

const LEAST = 26; // letters of 12 pixels on a map in a window of 1280 × 720
const CARDS = /^id = "(\w+\.\w+)"/gm;

function file(path: string): string {
  return readFileSync(new URL(`../../src/ruinous/${path}`, import.meta.url), "utf8");
}

/** The names of all Chaos cards, in a language. */
function names(language: string): string[] {
  const ids = ["", "_horned_rat", "_morrslieb"].flatMap((deck) => [...file(`content/chaos${deck}.toml`).matchAll(CARDS)].map((found) => found[1]!));
  const words = file(`words/${language}/cards.ftl`);
  return ids.map((id) => words.match(new RegExp(`^card-${id.replace(".", "-")} = (.+)$`, "m"))![1]!);
}

const places = REGIONS.flatMap((region) => PLACES[region].captions.slice(0, 2).map((place, n) => ({ region, place, n })));
const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
const meet = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
  Math.min(a.x + a.w, b.x + b.w) > Math.max(a.x, b.x) && Math.min(a.y + a.h, b.y + b.h) > Math.max(a.y, b.y);

describe("a name on the map", () => {
  it("takes as few lines as will do, as even as its words allow", () => {
    expect(broken("Dazzle", 5, 2)).toEqual(["Dazzle"]);
    expect(broken("The Skull Throne", 6, 2)).toEqual(["The Skull", "Throne"]);
    expect(broken("Field of Carnage", 20, 2)).toEqual(["Field of Carnage"]);
    expect(broken("L’Appel du Dieu du Sang", 6, 2)).toEqual(["L’Appel du", "Dieu du Sang"]);
    expect(broken("血の狂乱の宴会", 5, 2)).toEqual(["血の狂乱", "の宴会"]);
    expect(broken("パワー吸収", 3, 2)).toEqual(["パワー", "吸収"]); // a long sound stays with its letter
  });

  it("is cut short where a word is longer than its place", () => {
    expect(broken("Transmogrify", 4, 2)).toEqual(["Transmog…"]);
  });

  it.each(["en", "fr", "ja"])("is told in full on small screens, but for a few of the longest (%s)", (language) => {
    const all = names(language);
    expect(all.length).toBeGreaterThan(70);
    const told = (name: string, place: Caption, alone: boolean) => !ribbonOf(name, place, LEAST, alone).lines.some((line) => line.endsWith("…"));
    const cut = (alone: boolean) => all.flatMap((name) => places.filter(({ place }) => !told(name, place, alone)).map(({ region, n }) => `${name}: ${region} ${n}`));
    const whole = all.length * places.length;
    expect(cut(false).length).toBeLessThan(0.1 * whole);
    expect(cut(true).length).toBeLessThan(0.03 * whole);
  });
});

it("everything that has a fixed place on the map leaves room for the rest", () => {
  const things = REGIONS.flatMap((region) => {
    const { ring, leader, tokens, plate, spaces, captions } = PLACES[region];
    const around = (name: string, [x, y]: readonly [number, number], w: number, h = w) => ({ name: `${region}: ${name}`, ...box(x - w / 2, y - h / 2, w, h) });
    const names = captions.slice(0, 2).map((place, n) => ({ name: `${region}: name ${n}`, ...ribbonOf("Wwwwwwwwwwwwwww Wwwwwwwwwwwwwww Wwwwwwwwwwwwwww", place, LEAST, false) }));
    for (const { w, name } of names) expect(w, name).toBeGreaterThan(100);
    return [
      around("ring", ring, 84),
      around("banner", leader, 80, 38),
      around("plate", [plate.x, plate.y], plate.w, 60),
      around("left card", spaces[0], CARD),
      around("right card", spaces[1], CARD),
      ...[0, 1, 2].map((n) => around(`token ${n}`, [tokens.x + 18 + 54 * n, tokens.y], 36)),
      ...names,
    ];
  });
  const laid = things.filter(({ name }) => /card|name/.test(name));
  for (const region of REGIONS) {
    // a third card is rare: it lies above the right one, where figures give way
    const { spaces, captions } = PLACES[region];
    const [x, y] = spaces[2];
    for (const third of [box(x - CARD / 2, y - CARD / 2, CARD, CARD), ribbonOf("Wwwwwwwwwwwwwwwwwwwww", captions[2], LEAST, false)]) {
      expect(laid.filter((other) => meet(third, other)).map(({ name }) => name), region).toEqual([]);
      expect(third.y >= 0 && third.x >= 0 && third.x + third.w <= WIDTH, region).toBe(true);
    }
  }
  const over = things.flatMap((a, n) => things.slice(n + 1).flatMap((b) => (meet(a, b) ? [`${a.name} and ${b.name}`] : [])));
  expect(over).toEqual([]);
  for (const { name, x, y, w, h } of things) expect([x >= 0, y >= 0, x + w <= WIDTH, y + h <= HEIGHT], name).toEqual([true, true, true, true]);
});

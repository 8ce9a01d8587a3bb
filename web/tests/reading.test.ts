import { describe, expect, it } from "vitest";
import { silhouette } from "../src/art/shapes.ts";
import { CARD, PLACES } from "../src/board/geometry.ts";
import { briefly, layOut, type Placed, ringPath, ringPlace, roomFor, segments, SIGNS, stacks, standing, STACK_HEIGHT, STACK_WIDTH } from "../src/board/reading.ts";
import { type Figure, POWERS, type RankId, type RegionView, REGIONS, type Space } from "../src/wire.ts";

function figure(id: string, more: Partial<Figure> = {}): Figure {
  return { id, owner: "khorne", rank: "warrior", name: "Bloodletter", controller: "khorne", marks: [], hits: {}, ...more };
}

function region(more: Partial<RegionView>): RegionView {
  return {
    figures: [],
    tokens: {},
    corruption: {},
    ruin_count: 0,
    spaces: [null, null],
    ruin: null,
    face_up: false,
    resistance: 2,
    conquest: 2,
    magic: 0,
    domination: {},
    dominator: null,
    dice: {},
    parts: {},
    stats: {},
    ...more,
  };
}

describe("stacks", () => {
  it("puts alike figures together and keeps marked ones apart", () => {
    const all = [figure("Kw1"), figure("Kw2", { marks: ["shield"] }), figure("Kw3"), figure("Kw4", { hits: { nurgle: 1 } })];
    expect(stacks(all).map((s) => s.ids)).toEqual([["Kw1", "Kw3"], ["Kw4"], ["Kw2"]]);
  });

  it("stands in Power order, then rank, under the one who controls", () => {
    const all = [
      figure("Sc1", { owner: "slaanesh", controller: "slaanesh", rank: "cultist" }),
      figure("Kd1", { rank: "greater_daemon" }),
      figure("Nc1", { owner: "nurgle", controller: "slaanesh", rank: "cultist", marks: ["musk"] }),
      figure("Kw1"),
    ];
    expect(stacks(all).map((s) => s.ids[0])).toEqual(["Kw1", "Kd1", "Sc1", "Nc1"]);
  });
});

describe("the ring", () => {
  it("fills towards the limit in Power order with Warpstone last", () => {
    const found = segments({ corruption: { nurgle: 3, khorne: 2 }, tokens: { warpstone: 1, noble: 2 } }, 12);
    expect(found.map((s) => [s.of, s.n])).toEqual([["khorne", 2], ["nurgle", 3], ["warpstone", 1]]);
    expect(found[0]!.from).toBe(0);
    expect(found[1]!.from).toBeCloseTo(2 / 12);
    expect(found[2]!.to).toBeCloseTo(6 / 12);
  });

  it("never runs past its end", () => {
    const found = segments({ corruption: { nurgle: 9, tzeentch: 6 }, tokens: {} }, 12);
    expect(found.at(-1)!.to).toBe(1);
  });

  it("draws a whole ring as two circles and a part as one shape", () => {
    expect(ringPath(0, 1, 10, 20).match(/M/g)).toHaveLength(2);
    expect(ringPath(0, 0.25, 10, 20)).toBe("M0.00 -20.00A20 20 0 0 1 20.00 -0.00L10.00 -0.00A10 10 0 0 0 0.00 -10.00Z");
    expect(ringPath(0, 0.75, 10, 20)).toContain("A20 20 0 1 1");
  });
});

describe("standing", () => {
  it("leads by what exceeds the Resistance or the next player", () => {
    expect(standing(region({ domination: { khorne: 6, nurgle: 1 }, dominator: "khorne" }))).toEqual({
      kind: "leads", power: "khorne", by: 4,
    });
    expect(standing(region({ domination: { khorne: 6, nurgle: 5 }, dominator: "khorne" }))).toMatchObject({ by: 1 });
  });

  it("says what the one ahead still needs", () => {
    expect(standing(region({ domination: { khorne: 2, nurgle: 1 } }))).toEqual({ kind: "needs", power: "khorne", more: 1 });
  });

  it("is nobody's when equal, empty or ruined", () => {
    expect(standing(region({ domination: { khorne: 4, nurgle: 4, tzeentch: 1 } }))).toEqual({ kind: "tied", powers: ["khorne", "nurgle"], at: 4 });
    expect(standing(region({})).kind).toBe("none");
    expect(standing(region({ ruin: 1, domination: { khorne: 4 } })).kind).toBe("none");
  });
});

describe("laying out", () => {
  const box = { x: 100, y: 50, w: 200, h: 100 };
  const crowd = (["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"] as const).flatMap((power) =>
    (["cultist", "warrior", "greater_daemon"] as const).map((rank) =>
      figure(`${power}-${rank}`, { owner: power, controller: power, rank }),
    ),
  );

  it("keeps every stack inside the box, and apart from the others", () => {
    for (const count of [1, 4, 9, 15]) {
      const placed = layOut(stacks(crowd.slice(0, count)), box);
      expect(placed).toHaveLength(count);
      for (const { stack, x, y, scale } of placed) {
        const half = (STACK_WIDTH[stack.rank] * scale) / 2;
        expect(x - half).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(x + half).toBeLessThanOrEqual(box.x + box.w + 0.01);
        expect(y).toBeLessThanOrEqual(box.y + box.h);
        expect(y - (STACK_HEIGHT[stack.rank] - 14) * scale).toBeGreaterThanOrEqual(box.y - 2);
      }
      const room = (a: Placed, b: Placed) => ((STACK_WIDTH[a.stack.rank] + STACK_WIDTH[b.stack.rank]) * a.scale) / 2;
      for (const [n, a] of placed.entries())
        for (const b of placed.slice(n + 1)) {
          if (Math.abs(a.y - b.y) < 1) expect(Math.abs(a.x - b.x), `${count}`).toBeGreaterThan(room(a, b) * (count < 9 ? 0.95 : 0.3));
        }
    }
  });

  it("finds a place where there is hardly any room", () => {
    for (const some of [crowd.slice(2, 3), crowd.slice(0, 3), crowd]) {
      for (const { x, y } of layOut(stacks(some), { x: 0, y: 0, w: 60, h: 70 })) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(60);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(90);
      }
    }
  });

  it("never makes a rank look like the one below it, in whatever crowd", () => {
    const alone = (rank: RankId) => layOut(stacks([figure("one", { rank })]), { ...box, w: 400, h: 200 })[0]!.scale;
    const crowded = layOut(stacks(crowd), box)[0]!.scale;
    for (const power of POWERS) {
      const tall = (rank: RankId) => silhouette(power, rank).tall;
      expect(tall("greater_daemon") * crowded).toBeGreaterThan(tall("warrior") * alone("warrior"));
      expect(tall("warrior") * crowded).toBeGreaterThan(tall("cultist") * alone("cultist"));
    }
  });
});

describe("the room for figures", () => {
  const card: Space = { card: "c", owner: "nurgle", silenced: false, dead: [] };

  it("is beside or above the cards, and large enough for a Greater Daemon", () => {
    for (const id of REGIONS)
      for (const spaces of [[null, null], [card, null], [null, card], [card, card]]) {
        const room = roomFor({ ruin: null, tokens: {}, spaces }, PLACES[id]);
        expect(room.w, id).toBeGreaterThan(1.4 * STACK_WIDTH.greater_daemon);
        expect(room.h, id).toBeGreaterThan(1.1 * STACK_HEIGHT.greater_daemon - 4);
        for (const [n, [x, y]] of PLACES[id].spaces.entries())
          if (spaces[n]) {
            const [dx, dy] = [Math.max(room.x - x, x - room.x - room.w), Math.max(room.y - y, y - room.y - room.h)];
            expect(Math.max(dx, dy), `${id} ${n}`).toBeGreaterThanOrEqual(CARD / 2);
          }
      }
  });
});

describe("briefly", () => {
  const figures = POWERS.flatMap((power, n) => [0, 1].map((k) => figure(`${power}${k}`, { controller: power, owner: power, rank: n ? "warrior" : "greater_daemon" })));
  const laid: Space = { card: "c", owner: "nurgle", silenced: false, dead: [] };
  const full = region({ figures, tokens: { peasant: 3, noble: 1, warpstone: 2, event: 1 }, spaces: [laid, laid] });

  it("finds a place for everything in every region, apart and inside, on every phone", () => {
    for (const id of REGIONS)
      for (const least of [43, 40, 36, 28]) {
        const box = PLACES[id].brief;
        const populous = ["estalia", "bretonnia", "empire", "kislev"].includes(id);
        const { counts, cell, tokens, cards, facts, lead, name } = briefly(full, box, least, populous);
        const ring = ringPlace(PLACES[id], least);
        expect(counts.map(({ power, n, daemons }) => [power, n, daemons])).toEqual(POWERS.map((power, n) => [power, 2, n ? 0 : 2]));
        expect(tokens.map(({ token, n }) => [token, n])).toEqual([["event", 1], ["noble", 1], ["peasant", 3], ["warpstone", 2]]);
        expect(cards).toHaveLength(2);
        expect(cell, id).toBeGreaterThan(1.44 * least); // room for an emblem and a number
        const high = 0.92 * least;
        const signs = [
          { what: "ring", x: ring.x - ring.r, y: ring.y - ring.r, w: 2 * ring.r, h: 2 * ring.r },
          { what: "facts", x: facts.x, y: facts.y - high / 2, w: (populous ? SIGNS.populous : SIGNS.facts) * least, h: high },
          { what: "lead", x: lead.x, y: lead.y - high / 2, w: SIGNS.lead * least, h: high },
          { what: "name", x: name.x, y: name.y - high / 2, w: name.w, h: high },
          ...counts.map(({ power, x, y }) => ({ what: power, x, y: y - high / 2, w: 1.4 * least, h: high })),
          ...[...tokens, ...cards].map(({ x, y, wide }, n) => ({ what: `sign ${n}`, x: x - wide / 2, y: y - high / 2, w: wide, h: high })),
        ];
        for (const { what, x, y, w, h } of signs) {
          expect(x >= box.x - 0.1 && x + w <= box.x + box.w + 0.1, `${id} ${least}: ${what} across`).toBe(true);
          expect(y >= box.y - 0.1 && y + h <= box.y + box.h + 0.1, `${id} ${least}: ${what} down`).toBe(true);
        }
        signs.forEach((a, n) =>
          signs.slice(n + 1).forEach((b) => {
            const apart = Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);
            expect(apart, `${id} ${least}: ${a.what} and ${b.what}`).toBeGreaterThan(-0.1);
          }),
        );
      }
  });
});

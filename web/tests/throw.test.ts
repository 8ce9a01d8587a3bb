import { describe, expect, it } from "vitest";
import { rollTimes, spawners } from "../src/table/dice.ts";
import { along, around, SHOWING, SIDES, thrown, upwards } from "../src/table/throw.ts";

type Matrix = number[][];
const I: Matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
const times = (a: Matrix, b: Matrix): Matrix => a.map((row) => b[0]!.map((_, k) => row.reduce((sum, x, n) => sum + x * b[n]![k]!, 0)));

/** A turn about an axis (Rodrigues). */
function about([x, y, z]: number[], degrees: number): Matrix {
  const length = Math.hypot(x!, y!, z!);
  const [u, v, w] = [x! / length, y! / length, z! / length];
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const d = 1 - c;
  return [
    [c + u * u * d, u * v * d - w * s, u * w * d + v * s],
    [v * u * d + w * s, c + v * v * d, v * w * d - u * s],
    [w * u * d - v * s, w * v * d + u * s, c + w * w * d],
  ];
}

const AXES: Record<string, number[]> = { rotateX: [1, 0, 0], rotateY: [0, 1, 0], rotate: [0, 0, 1] };

/** What a list of CSS turns does. */
function turned(list: string): Matrix {
  return [...list.matchAll(/(\w+)\(([^)]*)\)/g)].reduce((made, [, name, inside]) => {
    const numbers = inside!.split(",").map((one) => parseFloat(one));
    return times(made, name === "rotate3d" ? about(numbers.slice(0, 3), numbers[3]!) : about(AXES[name!]!, numbers[0]!));
  }, I);
}

/** The face of a die, turned so, that looks at whoever sits before the screen; and how straight it does. */
function seen(list: string): [face: number, straight: number] {
  const die = turned(list);
  const facing = Object.keys(SIDES).map((face) => [Number(face), times(die, turned(SIDES[Number(face)]!))[2]![2]!] as const);
  return [...facing.sort((a, b) => b[1] - a[1])[0]!] as [number, number];
}

const FACES = [1, 2, 3, 4, 5, 6];
const transforms = (frames: Keyframe[]) => frames.flatMap(({ transform }) => (transform === undefined ? [] : [String(transform)]));

describe("a thrown die", () => {
  it("ends on the face that was rolled, whatever its luck", () => {
    for (const face of FACES) {
      expect(seen(SHOWING[face]!)).toEqual([face, expect.closeTo(1)]);
      for (let seed = 0; seed < 60; seed++) {
        const end = transforms(around(thrown(seed, seed % 2 > 0), face)).at(-1)!;
        expect(seen(end)).toEqual([face, expect.closeTo(1)]);
      }
    }
  });

  it("has opposite faces that add up to seven", () => {
    for (const face of FACES) {
      const front = turned(SIDES[face]!), back = turned(SIDES[7 - face]!);
      expect(front[2]![2]! + back[2]![2]!).toBeCloseTo(0);
      expect(front[0]![2]! + back[0]![2]!).toBeCloseTo(0);
      expect(front[1]![2]! + back[1]![2]!).toBeCloseTo(0);
    }
  });

  it("shows other faces on its way, and turns less and less", () => {
    const path = thrown(5);
    const shown = transforms(around(path, 4)).map((list) => seen(list)[0]);
    expect(new Set(shown).size).toBeGreaterThan(1);
    const turns = path.hops.map(({ turns }) => turns);
    expect(turns).toEqual([...turns].sort((a, b) => b - a));
  });

  it("bounces lower each time, slows down, and comes to rest in its place", () => {
    for (let seed = 0; seed < 60; seed++) {
      const path = thrown(seed);
      expect(path.hops.reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(1);
      expect(path.hops.reduce((sum, { way }) => sum + way, 0)).toBeCloseTo(1);
      for (const [n, hop] of path.hops.slice(1).entries()) {
        const before = path.hops[n]!;
        expect(hop.height).toBeLessThan(before.height);
        expect(hop.way / hop.lasts).toBeLessThan(before.way / before.lasts);
      }
      expect(transforms(along(path, [-120, 9])).at(-1)).toBe("translate(0px, 0px)");
      const heights = transforms(upwards(path, 28));
      expect(heights.at(-1)).toBe("translateY(0px) scale(1)");
      expect(heights.every((one) => parseFloat(/translateY\((.*)px\)/.exec(one)![1]!) <= 0)).toBe(true);
    }
  });

  it("flies the same way every time", () => {
    expect(thrown(11)).toEqual(thrown(11));
    expect(thrown(11)).not.toEqual(thrown(12));
  });

  it("is animated by its transform and opacity alone, in order", () => {
    const path = thrown(3);
    for (const frames of [along(path, [-90, 0]), upwards(path, 28), around(path, 6)]) {
      expect(frames.flatMap((frame) => Object.keys(frame)).filter((key) => !["offset", "easing", "transform", "opacity"].includes(key))).toEqual([]);
      const offsets = transforms(frames).map((_, n) => frames.filter(({ transform }) => transform)[n]!.offset!);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    }
  });
});

describe("the dice of a roll", () => {
  it("land in order, within their moment", () => {
    const times = rollTimes([6, 4, 6, 2, 5], 1600);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(200);
    expect(times.at(-1)).toBeLessThan(1500);
  });

  it("come from the six that has spawned them", () => {
    expect(spawners([6, 4, 6, 2, 5])).toEqual([-1, -1, -1, 0, 2]);
    expect(spawners([6, 6, 1])).toEqual([-1, 0, 1]);
    expect(spawners([4, 5])).toEqual([-1, -1]);
  });
});

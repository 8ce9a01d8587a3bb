import { describe, expect, it } from "vitest";
import { bandPath, linePath, margin, pointsOf, roundsOf } from "../src/analysis/chances.ts";
import { asked, studyLink } from "../src/analysis/study.svelte.ts";
import { parse } from "../src/app/route.svelte.ts";
import { treeOf, withLine, withoutLine, type Line } from "../src/analysis/lines.ts";
import type { Analysis, Look } from "../src/wire.ts";

const line = (at: number, ...moves: string[]): Line => ({ at, moves, texts: moves });

describe("variations", () => {
  const lines = [line(3, "a"), line(3, "a", "b"), line(3, "a", "c"), line(1, "x"), line(3, "d", "e")];
  it("are a tree in the order of the game", () => {
    const tree = treeOf(lines);
    expect(tree.map(({ line }) => line.moves.join(""))).toEqual(["x", "a", "de"]);
    expect(tree[1]!.next.map(({ line }) => line.moves.join(""))).toEqual(["ab", "ac"]);
  });
  it("are kept once, and forgotten with what goes on from them", () => {
    expect(withLine(lines, line(3, "a"))).toHaveLength(lines.length);
    expect(withoutLine(lines, line(3, "a")).map(({ moves }) => moves.join(""))).toEqual(["x", "de"]);
  });
});

describe("a link", () => {
  const opened = (hash: string) => {
    const route = parse(hash);
    return route.page === "analysis" ? asked(route.rest) : null;
  };
  it("leads to the moment, the view and the variation that it was copied from", () => {
    const moves = ["Kw1>nor$", "+event@nor", "pick Kc1=cultist", "hit Kc1*2", "upgrade bloodsworn"];
    const link = studyLink("abc", 12, "open", moves);
    expect(link).toMatch(/^#[\w=?&.,%*+-]+$/); // nothing that a message would cut
    expect(opened(link)).toEqual({ at: 12, hands: "open", moves });
    expect(opened(studyLink("abc"))).toEqual({ at: 0, hands: "known", moves: [] });
  });
  it("that is damaged leads somewhere", () => {
    expect(opened("#analysis=abc?at=-3.5&hands=1&moves=,%zz,&more")).toEqual({ at: 0, hands: "known", moves: ["%zz"] });
    expect(opened("#analysis=abc?at=2.5")).toEqual({ at: 2, hands: "known", moves: [] });
  });
});

describe("chances", () => {
  const look = (number: number, round: number, mean: number | null): Look =>
    ({ number, round, action: "pass", known: mean === null ? {} : { khorne: { mean, error: 0.1 } }, open: {} }) as unknown as Look;
  const found = { powers: ["khorne"], start: { khorne: { mean: 0.5, error: 0 } }, looks: [look(1, 1, 1), look(2, 1, null), look(3, 2, 0)] } as unknown as Analysis;
  it("go from before the first decision to after the last", () => {
    const points = pointsOf(found, "known").khorne!;
    expect(points.map((point) => point?.mean)).toEqual([0.5, 1, undefined, 0]);
    expect(linePath(points, 30, 100)).toBe("M0.0 50.0L10.0 0.0L30.0 100.0");
    expect(bandPath(points, 30, 100)).toBe("M0.0 50.0L10.0 0.0L30.0 80.0L30.0 100.0L10.0 20.0L0.0 50.0Z");
    expect(bandPath([null], 30, 100)).toBe("");
  });
  it("are never told as sure where they are not", () => {
    expect([margin({ mean: 0, error: 0 }), margin({ mean: 0, error: 0.0001 }), margin({ mean: 0, error: 0.05 })]).toEqual([0, 1, 10]);
  });
  it("are told round by round", () => {
    expect(roundsOf(found.looks).map(({ round, looks }) => [round, looks.length])).toEqual([[1, 2], [2, 1]]);
  });
});

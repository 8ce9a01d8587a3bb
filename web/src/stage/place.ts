/** Where the stage is: the board on the screen, and the points of the table to which things travel. */

import type { Attachment } from "svelte/attachments";
import { PLACES, SHAPES, type Point } from "../board/geometry.ts";
import type { PowerId, RegionId } from "../wire.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The board as it lies on the screen now: its part of the map, and how much larger than there things must be drawn. */
export interface Floor {
  board: HTMLElement;
  frame: Box;
  scale: number;
  /** The smallest letters of a map of signs and counts, in units of the map; nothing where everything is drawn. */
  least: number;
}

const READABLE = 0.86; // pixels for a unit of the map at which its numbers are easily read
const LARGEST = 2.2;

/** The floor, if there is a board. */
export function floor(): Floor | null {
  const board = document.querySelector<HTMLElement>(".board");
  const drawn = board?.querySelector<SVGSVGElement>("svg.over")?.viewBox.baseVal;
  if (!board || !drawn?.width) return null;
  const pixels = board.clientWidth / drawn.width;
  return {
    board,
    frame: { x: drawn.x, y: drawn.y, w: drawn.width, h: drawn.height },
    scale: Math.min(Math.max(READABLE / pixels, 1), LARGEST),
    least: board.classList.contains("small") ? parseFloat(board.style.getPropertyValue("--least")) : 0,
  };
}

/** A box of the map in parts of the board. */
export function parts({ frame }: Floor, { x, y, w, h }: Box): { left: string; top: string; width: string; height: string } {
  const percent = (n: number, of: number) => `${((100 * n) / of).toFixed(3)}%`;
  return {
    left: percent(x - frame.x, frame.w),
    top: percent(y - frame.y, frame.h),
    width: percent(w, frame.w),
    height: percent(h, frame.h),
  };
}

/** A box around a point that stays on the board. */
export function around({ frame }: Floor, [x, y]: Point, w: number, h: number): Box {
  const within = (at: number, size: number, from: number, of: number) =>
    Math.min(Math.max(at - size / 2, from), from + of - size);
  return { x: within(x, w, frame.x, frame.w), y: within(y, h, frame.y, frame.h), w, h };
}

/** The middle of a region, where its figures stand. */
export function middle(region: RegionId): Point {
  const { figures } = PLACES[region];
  return [figures.x + figures.w / 2, figures.y + figures.h / 2];
}

/** The coast and borders of a region, point by point. */
export function outline(region: RegionId): Point[] {
  const numbers = SHAPES[region].match(/[\d.]+/g)!.map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n]!, numbers[2 * n + 1]!] as const);
}

/** The box of a region with its coasts. */
export function bounds(region: RegionId): Box {
  const points = outline(region);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Lay a part of the stage on the board: above the pieces, or between them and the ground. */
export function laid(where: "above" | "below"): Attachment<HTMLElement> {
  return (node) => {
    const board = document.querySelector(".board");
    board?.insertBefore(node, where === "below" ? board.querySelector("svg.over") : null);
    return () => node.remove();
  };
}

// --- on the screen --------------------------------------------------------------------------------------------

/** A point of the map on the screen. */
export function onScreen({ board, frame }: Floor, [x, y]: Point): Point {
  const box = board.getBoundingClientRect();
  return [box.left + (box.width * (x - frame.x)) / frame.w, box.top + (box.height * (y - frame.y)) / frame.h];
}

/** The part of the board that can be seen. */
export function inSight({ board }: Floor): Box {
  const box = board.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  return { x: left, y: top, w: Math.min(box.right, innerWidth) - left, h: Math.min(box.bottom, innerHeight) - top };
}

/** Where a Power's points are shown, or its panel: the first that is to be seen. Else where one would look for it. */
export function standOf(power: PowerId, what: "points" | "panel"): Point {
  const found = [...document.querySelectorAll(`[data-${what}="${power}"], [data-panel="${power}"]`)]
    .map((node) => node.getBoundingClientRect())
    .filter((box) => box.width > 0);
  const box = found.find(({ top, bottom }) => bottom > 0 && top < innerHeight) ?? found[0];
  if (!box) return [innerWidth / 2, 0];
  const clamp = (n: number, most: number) => Math.min(Math.max(n, 8), most - 8);
  return [clamp(box.left + box.width / 2, innerWidth), clamp(box.top + Math.min(box.height / 2, 24), innerHeight)];
}

/** The names of cards on the map: in as many lines as their place has, cut short where a name is longer. */

import type { Caption } from "./geometry.ts";

const LATIN = 0.56; // of the height of a letter: its width, on average
const SQUEEZE = 1.36; // so much longer than its place a line may be: it is drawn closer then
const EDGE = 6; // of a ribbon, to the left and the right of its words

/** How wide some words are, in letters of height 1. */
const wide = (words: string): number => [...words].reduce((sum, letter) => sum + (letter > "\u2fff" ? 1 : LATIN), 0);

/** All ways to put words into so many lines. */
function ways(words: readonly string[], lines: number): string[][] {
  if (lines === 1 || words.length <= 1) return [[words.join("")]];
  return words.slice(1).flatMap((_, n) => ways(words.slice(n + 1), lines - 1).map((rest) => [words.slice(0, n + 1).join(""), ...rest]));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => wide(line.trim())));

/** A name in lines that are at most so long, in letters of height 1; as few of them as will do, as even as its words allow. */
export function broken(name: string, most: number, lines: number): string[] {
  const japanese = /[\u3040-\u9fff]/.test(name); // it has no spaces, and breaks anywhere but before a small or a closing sign
  const words = name.match(japanese ? /.[ぁぃぅぇぉっゃゅょァィゥェォッャュョー・”]*/g : /[^ -]+[ -]*/g) ?? [name];
  const all = Array.from({ length: lines }, (_, n) => ways(words, n + 1).reverse().sort((a, b) => longest(a) - longest(b))[0]!);
  const found = all.find((way) => longest(way) <= most * SQUEEZE) ?? all.at(-1)!;
  return found.map((line) => cut(line.trim(), most * SQUEEZE));
}

function cut(line: string, most: number): string {
  if (wide(line) <= most) return line;
  const letters = [...line];
  while (wide(letters.join("")) + 0.8 > most) letters.pop();
  return `${letters.join("").trim()}…`;
}

/** A ribbon with a name on it: its lines, its left upper corner and its size, when letters are `size` units high. */
export interface Ribbon {
  lines: string[];
  x: number;
  y: number;
  w: number;
  h: number;
}

export function ribbonOf(name: string, place: Caption, size: number, alone: boolean): Ribbon {
  const room = alone ? place.alone : place.w;
  const lines = broken(name, (room - 2 * EDGE) / size, place.lines);
  const w = Math.min(room, longest(lines) * size * 1.04 + 2 * EDGE);
  const h = 1.02 * size * lines.length + 4;
  return { lines, x: place.end ? place.x - w : place.x, y: place.up ? place.y - h : place.y, w, h };
}

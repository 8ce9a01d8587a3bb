/** Variations as a tree: what was tried, kept in this browser for each game. */

/** What was decided otherwise after so many decisions; its words stand beside it. */
export interface Line {
  at: number;
  moves: readonly string[];
  texts: readonly string[];
}
/** A line with those that go on from it. */
export interface Branch {
  line: Line;
  next: Branch[];
}

const MOST = 200; // lines of a game
const KEY = "ruinous.lines.";

const same = (a: Line, b: Line): boolean => a.at === b.at && a.moves.join() === b.moves.join();
const within = (a: Line, b: Line): boolean => a.at === b.at && a.moves.length < b.moves.length && a.moves.every((move, n) => move === b.moves[n]);

/** With one more line; the oldest go when there are too many. */
export function withLine(lines: readonly Line[], line: Line): Line[] {
  return lines.some((one) => same(one, line)) ? [...lines] : [...lines, line].slice(-MOST);
}

/** Without a line and all that goes on from it. */
export function withoutLine(lines: readonly Line[], line: Line): Line[] {
  return lines.filter((one) => !same(one, line) && !within(line, one));
}

/** The tree, in the order of the game. A line whose beginning was forgotten stands by itself. */
export function treeOf(lines: readonly Line[]): Branch[] {
  const order = [...lines].sort((a, b) => a.at - b.at || a.moves.length - b.moves.length);
  const roots: Branch[] = [];
  const all: Branch[] = [];
  for (const line of order) {
    const branch: Branch = { line, next: [] };
    const parent = all.findLast((one) => within(one.line, line));
    (parent ? parent.next : roots).push(branch);
    all.push(branch);
  }
  return roots;
}

export function keptLines(id: string): Line[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? "[]");
    return Array.isArray(found) ? (found as Line[]).filter((one) => Number.isInteger(one?.at) && Array.isArray(one.moves) && Array.isArray(one.texts)) : [];
  } catch {
    return []; // nothing is kept here
  }
}

export function keepLines(id: string, lines: readonly Line[]): void {
  try {
    if (lines.length) localStorage.setItem(KEY + id, JSON.stringify(lines));
    else localStorage.removeItem(KEY + id);
  } catch {
    // then they are there as long as the page is
  }
}

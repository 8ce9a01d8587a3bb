/** How far a reader has come: in the lessons of a table, and which hints have been read. This device remembers it. */

export type Mark = "done" | "missed";

const KEY = "ruinous.lesson.";

interface Kept {
  marks: Record<string, Mark>;
  over: boolean;
}

function read(table: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Partial<Kept>;
    return { marks: kept.marks ?? {}, over: kept.over ?? false };
  } catch {
    return { marks: {}, over: false };
  }
}

export class Progress {
  private kept = $state.raw<Kept>({ marks: {}, over: false });

  constructor(private readonly table: string) {
    this.kept = read(table);
  }

  get marks(): Readonly<Record<string, Mark>> {
    return this.kept.marks;
  }

  /** The reader has closed the lessons for good. */
  get over(): boolean {
    return this.kept.over;
  }

  mark(step: string, mark: Mark): void {
    this.keep({ ...this.kept, marks: { ...this.kept.marks, [step]: mark } });
  }

  end(): void {
    this.keep({ ...this.kept, over: true });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY + this.table, JSON.stringify(kept));
    } catch {
      // then it holds until the page is left
    }
  }
}

const HINTS = "ruinous.hints";

/** The ids of the hints that have been read. */
export function readHints(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(HINTS) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function keepHints(ids: Iterable<string>): void {
  try {
    localStorage.setItem(HINTS, JSON.stringify([...ids]));
  } catch {
    // then they are told again
  }
}

/** Tell everything anew. */
export function forgetHints(): void {
  keepHints([]);
}

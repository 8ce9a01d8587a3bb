/** How far a reader has come in each lesson. This device remembers it. */

/** One lesson: its table and the step that was reached last; when it was first finished. */
export interface Kept {
  table?: string;
  at?: number;
  of?: number;
  done?: number;
}

const KEY = "ruinous.lessons";

function read(): Readonly<Record<string, Kept>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

let all = $state.raw(read());

if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY) all = read(); // another tab has gone on
  });
}

export const kept = (name: string): Kept => all[name] ?? {};

const keep = (name: string, now: Kept): void => write({ ...read(), [name]: now });

function write(now: Readonly<Record<string, Kept>>): void {
  all = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // then it holds until the page is left
  }
}

export function begun(name: string, table: string): void {
  keep(name, { ...kept(name), table, at: 0, of: 0 });
}

/** A step is on the screen. */
export function reached(name: string, table: string, at: number, of: number): void {
  const before = kept(name);
  if (before.table !== table || before.at !== at || before.of !== of) keep(name, { ...before, table, at, of });
}

export function finished(name: string): void {
  keep(name, { done: kept(name).done ?? Date.now() });
}

/** When each was finished, of those that are. */
export const done = (): Record<string, number> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, { done }]) => (done ? [[name, done]] : [])));

/** What has been finished on other devices; with `instead`, and nothing here. */
export function learn(times: Readonly<Record<string, number>>, instead: boolean): void {
  const before: Readonly<Record<string, Kept>> = instead ? {} : read();
  const theirs = Object.entries(times).map(([name, done]) => [name, { ...before[name], done }] as const);
  write({ ...before, ...Object.fromEntries(theirs) });
}

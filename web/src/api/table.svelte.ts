/** A table that is watched: its state as it changes, the log, what is said, who is there. */

import { get, Problem, worthRetrying } from "./http.ts";
import type { LiveSocket, Seat } from "./live.ts";
import { BadChange, patched } from "./patch.ts";
import type { Reason } from "./live.ts";
import type {
  BotsMessage,
  Command,
  Done,
  GameEvent,
  Line,
  Passage,
  Place,
  PlanData,
  PowerId,
  PresentMessage,
  StateMessage,
  Step,
  TableMessage,
  TableState,
  Talk,
  TalkMessage,
  UpdateMessage,
  View,
} from "../wire.ts";

/** What a message brings, for those who show what happens: from one state to the next. */
export interface Batch {
  was: number;
  version: number;
  before: TableState | null;
  after: TableState;
  events: GameEvent[];
  /** Event by event; null where only the new state is known. */
  steps: Step[] | null;
  /** Decisions were taken back: the log ends where `events` begin. */
  undone: boolean;
}

/** What was refused for good; looking again by itself would not help. */
const FINAL = new Set(["not_found", "not_allowed", "password", "bad_request", "unreadable"]);
const SEEN = "ruinous.seen.";

export class WatchedTable {
  state = $state.raw<TableState | null>(null);
  version = $state(0);
  /** From where the table is seen: a Power of mine, or null for a spectator. */
  seat = $state<PowerId | null>(null);
  /** Everything that has happened, as the seat may know it. */
  log = $state.raw<GameEvent[]>([]);
  talk = $state.raw<Line[]>([]);
  /** Ids of the people who have the table before them. */
  present = $state.raw<string[]>([]);
  /** What the bots wait for; null once they have answered. */
  bots = $state.raw<BotsMessage | null>(null);
  /** Why the table cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  /** How many of my commands have no answer yet. */
  sending = $state(0);
  /** What a visual component wants: the position with the question in it. */
  view = $derived<View | null>(this.state?.game ? ({ ...this.state.game, decision: asked(this.state) } as View) : null);

  private wanted: Seat = "mine";
  private whole = true; // the log is to be told from the beginning
  private stop: (() => void) | null = null;
  private listeners = new Set<(batch: Batch) => void>();

  constructor(
    readonly id: string,
    private readonly live: LiveSocket,
    /** My id, whenever it is asked; empty if I am nobody. */
    private readonly me: () => string,
  ) {}

  /** Begin to watch; the answer ends it. */
  open(): () => void {
    this.stop = this.live.watch(this.id, {
      wish: () => ({ seat: this.wanted, since: this.whole ? 0 : this.version, steps: true }),
      hear: (message) => this.hear(message),
      refused: (problem) => this.refused(problem),
    });
    return () => this.close();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Hear each step as it comes, for animation. The answer ends it. */
  onstep(listener: (batch: Batch) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Look from another seat: "mine", one of mine, or null. */
  lookFrom(seat: Seat): void {
    this.wanted = seat;
    this.again(true);
  }

  /** Try again after a refusal. */
  retry(): void {
    this.problem = null;
    this.again(true);
  }

  /** See whether a refusal still stands. */
  lookAgain(): void {
    this.again(true);
  }

  /** Send a command. It is done once, however often the connection breaks. */
  async do(command: Command): Promise<Done> {
    this.sending += 1;
    try {
      return await this.live.do(this.id, command);
    } finally {
      this.sending -= 1;
    }
  }

  /** Decide: an action of `state.ask.actions`, by its notation. */
  play(action: string): Promise<Done> {
    const seat = this.state?.ask?.seat;
    return this.do({ do: "play", action, version: this.version, ...(seat ? { seat } : {}) });
  }

  undo(count = 1): Promise<Done> {
    return this.do({ do: "undo", version: this.version, count, ...(this.seat ? { seat: this.seat } : {}) });
  }

  why(action: string): Promise<Reason> {
    return this.live.why(this.id, action);
  }

  plan(action: string): Promise<PlanData> {
    return this.live.plan(this.id, action);
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.live.skew;
  }

  /** My places, with their numbers. */
  get mine(): (Place & { number: number })[] {
    const places = this.state?.table.places ?? [];
    return places.map((place, number) => ({ ...place, number })).filter((place) => place.person && place.person.id === this.me());
  }

  /** A part of the game as my seat may know it, event by event. */
  story(part: { begin: number; end: number } | { line: number }): Promise<Passage> {
    const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
    if (this.seat) query.set("seat", this.seat);
    return get<Passage>(`/api/tables/${this.id}/story?${query}`);
  }

  /** How far this device has shown the game before; the rest happened while its owner was away. */
  get seen(): { events: number; decisions: number } {
    const [events = 0, decisions = 0] = (stored(SEEN + this.id) ?? "").split(".").map(Number);
    return { events, decisions };
  }

  /** All of the log has been shown. */
  markSeen(): void {
    store(SEEN + this.id, `${this.log.length}.${this.state?.table.decisions ?? 0}`);
  }

  // --- hearing ------------------------------------------------------------------------------------------------

  private hear(message: TableMessage): void {
    switch (message.type) {
      case "state":
        return this.heardState(message);
      case "update":
        return this.heardUpdate(message);
      case "talk":
        return this.heardTalk(message);
      case "present":
        return this.heardPresent(message);
      case "bots":
        this.bots = message;
    }
  }

  private heardState(message: StateMessage): void {
    const before = this.state;
    const was = this.version;
    const first = this.whole || !before;
    if (!first && (message.seat !== this.seat || message.version < was)) {
      // Another seat has another log, and so has a server that was restored.
      this.take(message.state, message.version, message.seat);
      this.again(true);
      return;
    }
    this.problem = null;
    this.whole = false;
    this.take(message.state, message.version, message.seat);
    this.present = message.present;
    if (first) this.log = message.events;
    else this.tell(message, before, was);
    void this.hearTalk();
    this.sitDown();
  }

  private heardUpdate(message: UpdateMessage): void {
    if (!this.state || message.was !== this.version) {
      if (message.version > this.version) this.again(false);
      return;
    }
    const before = this.state;
    let after: TableState;
    try {
      after = [...(message.steps ?? []), message].reduce((state, { changes }) => patched(state, changes), before);
    } catch (error) {
      if (!(error instanceof BadChange)) throw error;
      this.again(true);
      return;
    }
    this.take(after, message.version, this.seat);
    this.tell(message, before, message.was);
    this.sitDown();
  }

  private heardTalk(message: TalkMessage): void {
    this.addLines([message.line]);
  }

  private heardPresent(message: PresentMessage): void {
    this.present = message.people;
  }

  private take(state: TableState, version: number, seat: Seat): void {
    this.state = state;
    this.bots = null;
    this.version = version;
    this.seat = seat as PowerId | null;
  }

  private tell(message: StateMessage | UpdateMessage, before: TableState | null, was: number): void {
    const undone = message.kept !== undefined;
    const steps = ("steps" in message && message.steps) || null;
    const events = steps ? steps.map(({ event }) => event) : (message.events ?? []);
    this.log = [...(undone ? this.log.slice(0, message.kept) : this.log), ...events];
    const batch = { was, version: message.version, before, after: this.state!, events, steps, undone };
    for (const listener of [...this.listeners]) listener(batch);
  }

  /** Who has just been given a seat sees the table from there. */
  private sitDown(): void {
    if (this.wanted !== "mine" || this.seat !== null || !this.state?.game) return;
    // With several seats nothing is shown until somebody says which one they are.
    if (this.mine.filter((place) => place.power).length === 1) this.again(true);
  }

  private again(whole: boolean): void {
    this.whole ||= whole;
    this.live.rewatch(this.id);
  }

  private refused(problem: Problem): void {
    if (this.wanted !== "mine" && problem.code === "not_allowed") {
      this.lookFrom("mine");
    } else if (FINAL.has(problem.code)) {
      this.problem = problem;
    } else {
      setTimeout(() => this.live.rewatch(this.id), 1500);
    }
  }

  // --- talk ---------------------------------------------------------------------------------------------------

  private async hearTalk(): Promise<void> {
    const since = this.talk.at(-1)?.number ?? 0;
    try {
      this.addLines((await get<Talk>(`/api/tables/${this.id}/talk?since=${since}`)).lines);
    } catch (error) {
      if (!worthRetrying(error) && !(error instanceof Problem)) throw error;
    }
  }

  private addLines(lines: Line[]): void {
    const last = this.talk.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length) this.talk = [...this.talk, ...fresh];
  }
}

function asked(state: TableState): View["decision"] {
  if (!state.ask) return null;
  const { seat, kind, group, cause, actions } = state.ask;
  const known = { seat, kind, group, cause };
  return actions ? { ...known, actions: actions.map((action) => action.do) } : known;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage may be forbidden; then everything counts as new
  }
}

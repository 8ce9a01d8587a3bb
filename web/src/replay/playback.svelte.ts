/** A game gone through again: where we are in it, from which seat, and what is shown of it. */

import { asProblem, get, type Problem } from "../api/http.ts";
import { loadLookup } from "../api/reference.ts";
import { begin, session } from "../api/session.svelte.ts";
import { patched } from "../api/patch.ts";
import type { Lookup } from "../lib/content.ts";
import { localView } from "../play/names.ts";
import { Showing } from "../play/showing.svelte.ts";
import type { Chart, Decision, Decisions, GameEvent, Passage, PowerId, Shown, TableState, View } from "../wire.ts";

/** The first step of a phase. */
export interface Jump {
  at: number;
  round: number;
  phase: string;
}
/** What an address asks for. */
export interface Asked {
  at: number;
  seat: PowerId | null;
}

const PACE = 700; // milliseconds from step to step when it runs by itself

export function asked(rest: string): Asked {
  const values = new URLSearchParams(rest.replace(/^\/?\??/, ""));
  return { at: Math.max(0, Number(values.get("at") ?? 0) || 0), seat: values.get("seat") as PowerId | null };
}

const addressOf = (id: string, at: number, seat: PowerId | null) => `#replay=${id}?at=${at}${seat ? `&seat=${seat}` : ""}`;

/** Where each phase of each round begins. */
export function jumpsOf(steps: readonly Decision[]): Jump[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    return !before || before.round !== step.round || before.phase !== step.phase ? [{ at, round: step.round, phase: step.phase }] : [];
  });
}

export class Playback {
  info = $state.raw<TableState["table"] | null>(null);
  steps = $state.raw<Decision[]>([]);
  chart = $state.raw<Chart | null>(null);
  showing = $state.raw<Showing | null>(null);
  events = $state.raw<GameEvent[]>([]);
  problem = $state.raw<Problem | null>(null);
  at = $state(0);
  /** So many lines of the log are behind us. */
  lines = $state(0);
  seat = $state<PowerId | null>(null);
  running = $state(false);
  look = $state.raw<Lookup | null>(null);

  most = $derived(this.steps.length);
  jumps = $derived(jumpsOf(this.steps));
  here = $derived(this.jumps.findLast((jump) => jump.at <= this.at));
  ended = $derived(this.info?.state === "over");
  /** Finished games show every seat; running ones mine alone. */
  seats = $derived(
    (this.info?.places ?? []).flatMap((place) => (place.power && (this.ended || place.person?.id === session.me?.id) ? [place.power] : [])),
  );
  view = $derived(
    this.showing?.state?.game && this.look ? localView({ ...this.showing.state.game, decision: null } as View, this.look) : null,
  );

  private readonly kept = new Map<string, Promise<Passage>>();
  private wanted = 0;
  private told = ""; // the address that was told last
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    /** Told whenever another moment or seat is shown. */
    private readonly onmove: (address: string) => void,
  ) {}

  /** The address of what is shown. */
  get address(): string {
    return addressOf(this.id, this.at, this.seat);
  }

  async load(to: Asked): Promise<void> {
    this.problem = null;
    try {
      await begin();
      const [found, state] = await Promise.all([loadLookup(), get<Shown>(`/api/tables/${this.id}`)]);
      const info = state.state.table;
      const over = info.state === "over";
      const mine = info.places.find((place) => place.person?.id === session.me?.id)?.power ?? null;
      const there = info.places.some((place) => place.power === to.seat);
      this.seat = to.seat && there && (over || to.seat === mine) ? to.seat : over ? null : mine;
      const [all, figures] = await Promise.all([
        get<Decisions>(`/api/tables/${this.id}/steps${this.seat ? `?seat=${this.seat}` : ""}`),
        get<Chart>(`/api/tables/${this.id}/chart`),
      ]);
      this.info = info;
      this.steps = all.steps;
      this.chart = figures;
      this.look = found;
      this.showing = new Showing(() => this.look ?? found);
      await this.go(to.at, true);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** Show the position after so many decisions; a step ahead is shown as it happens, a jump is not. */
  async go(n: number, jump = false): Promise<void> {
    const to = Math.min(Math.max(n, 0), this.most);
    const from = this.at;
    this.wanted = to;
    this.at = to;
    try {
      const { game, steps, line } = await this.part(to);
      if (this.wanted !== to || !this.showing || !this.info) return;
      const before: TableState = { table: this.info, game, ask: null, undo: 0, taken_back: [], lesson: null };
      const after = steps.reduce((state, { changes }) => patched(state, changes), before);
      const events = steps.map(({ event }) => event);
      this.showing.skip(); // the counter has gone on
      if (jump || to !== from + 1) this.showing.jump(after, events);
      else this.showing.add({ was: from, version: to, before, after, events, steps, undone: false }, events);
      this.events = events;
      this.lines = line + steps.length;
      this.problem = null;
      this.told = this.address;
      this.onmove(this.told);
      if (to < this.most) void this.part(to + 1).catch(() => {}); // the next is wanted soon; if it fails, it is asked again
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** The last decision before a moment, event by event. */
  private part(n: number): Promise<Passage> {
    const key = `${n}.${this.seat}`;
    let found = this.kept.get(key);
    if (!found) {
      found = get<Passage>(`/api/tables/${this.id}/story?begin=${Math.max(n - 1, 0)}&end=${n}${this.seat ? `&seat=${this.seat}` : ""}`);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
    }
    return found;
  }

  /** To what wrote a line of the log. */
  async toLine(line: number): Promise<void> {
    try {
      const { end } = await get<Passage>(`/api/tables/${this.id}/story?line=${line}${this.seat ? `&seat=${this.seat}` : ""}`);
      await this.go(end, true);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** To the beginning of the next phase, or of this one and then the last. */
  phase(way: 1 | -1): Promise<void> {
    const next = way > 0 ? this.jumps.find((jump) => jump.at > this.at) : this.jumps.findLast((jump) => jump.at < this.at);
    return this.go(next?.at ?? (way > 0 ? this.most : 0), true);
  }

  lookFrom(power: PowerId | null): Promise<void> {
    this.seat = power;
    return this.go(this.at, true);
  }

  /** An address was opened while the page is here. Our own comes back too, perhaps when we are somewhere else by now. */
  follow(to: Asked): void {
    if (!this.showing) return;
    const seat = to.seat && this.seats.includes(to.seat) ? to.seat : null;
    if (addressOf(this.id, to.at, seat) === this.told) return;
    this.seat = seat;
    void this.go(to.at, true);
  }

  async toggle(): Promise<void> {
    this.running = !this.running;
    clearInterval(this.timer);
    if (!this.running) return;
    if (this.at >= this.most) await this.go(0, true);
    this.timer = setInterval(() => {
      if (this.at >= this.most) void this.toggle();
      else if (!this.showing?.busy) void this.go(this.at + 1);
    }, PACE);
  }

  close(): void {
    clearInterval(this.timer);
    this.showing?.close();
  }
}

/**
 * One WebSocket for everything live. It comes back by itself when the connection breaks, watches again what was
 * watched, and sends again what was not answered: commands carry keys, so nothing is lost and nothing done twice.
 */

import { newKey, Problem } from "./http.ts";
import type {
  Command,
  Done,
  Fact,
  Heard,
  Message,
  PlanData,
  PlanMessage,
  RefusedMessage,
  TableMessage,
  WhyMessage,
} from "../wire.ts";

export type Status = "idle" | "connecting" | "online" | "waiting";
/** One of my Powers, the one that must decide, or none: a spectator. */
export type Seat = string | null;

/** Why an action is not legal, in words and as a fact; both are empty if it is. */
export interface Reason {
  sentence: string;
  why: Fact | null;
}

/** Somebody who has a table before them. */
export interface Watcher {
  /** What to ask for when the table is watched, now and after every break. */
  wish(): { seat: Seat; since: number | undefined; steps: boolean };
  hear(message: TableMessage): void;
  /** The table cannot be watched, or not any longer. */
  refused(problem: Problem): void;
}

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

interface Asked {
  message: Message;
  /** Of a watch: nobody waits, a refusal goes to the watcher. */
  watch?: string;
  resolve: (answer: never) => void;
  reject: (problem: Problem) => void;
  tries: number;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const TRIES = 8;
const AGAIN = new Set(["too_many", "down", "busy"]);
const nothing = () => {};

export class LiveSocket {
  status: Status = "idle";
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;
  private socket: SocketLike | null = null;
  private watchers = new Map<string, Watcher>();
  private asked = new Map<string, Asked>();
  private number = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private onstatus: (status: Status) => void = nothing;
  private onnotices: () => void = nothing;

  constructor(private readonly connect: () => SocketLike) {}

  /** Who is told of the state of the connection and of new notices. */
  tell(hooks: { status?: (status: Status) => void; notices?: () => void }): void {
    this.onstatus = hooks.status ?? this.onstatus;
    this.onnotices = hooks.notices ?? this.onnotices;
  }

  /** Be connected from now on. */
  start(): void {
    if (this.status === "idle") this.open();
  }

  /** Try at once, if a try is due some time. */
  hurry(): void {
    if (this.status === "waiting") this.open();
    else if (this.status === "online") this.checkPulse();
  }

  /** Come back as somebody else: a socket keeps the identity it was opened with. */
  restart(): void {
    this.failures = 0;
    this.drop();
    this.open();
  }

  /** Hear of a table until the answer is called. One watcher for a table. */
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    this.start();
    this.rewatch(table);
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      this.forgetWatches(table);
      if (this.status === "online") this.transmit({ type: "unwatch", id: this.nextId(), table });
    };
  }

  /** Ask for the whole state again, with what the watcher wishes now. */
  rewatch(table: string): void {
    const watcher = this.watchers.get(table);
    if (!watcher || this.status !== "online") return;
    this.forgetWatches(table);
    const id = this.nextId();
    const message: Message = { type: "watch", id, table, ...watcher.wish() };
    this.asked.set(id, { message, watch: table, resolve: nothing, reject: nothing, tries: 0 });
    this.transmit(message);
  }

  /** Send a command; resolved when it is done and written. While there is no connection it waits. */
  do(table: string, command: Command & { key?: string }): Promise<Done> {
    return this.ask({ type: "do", table, command: { ...command, key: command.key ?? newKey() } });
  }

  /** Why an action is not legal now. */
  async why(table: string, action: string): Promise<Reason> {
    const { sentence, fact } = await this.ask<WhyMessage>({ type: "why", table, action });
    return { sentence, why: fact };
  }

  /** What a legal action would do. */
  async plan(table: string, action: string): Promise<PlanData> {
    return (await this.ask<PlanMessage>({ type: "plan", table, action })).plan;
  }

  /** How many commands have no answer yet. */
  get waiting(): number {
    return [...this.asked.values()].filter((asked) => !asked.watch).length;
  }

  // --- asking -------------------------------------------------------------------------------------------------

  private ask<T>(parts: Message): Promise<T> {
    this.start();
    return new Promise<T>((resolve, reject) => {
      const id = this.nextId();
      const message = { ...parts, id };
      this.asked.set(id, { message, resolve: resolve as (answer: never) => void, reject, tries: 0 });
      if (this.status === "online") this.transmit(message);
    });
  }

  private nextId(): string {
    return String(++this.number);
  }

  private forgetWatches(table: string): void {
    for (const [id, asked] of this.asked) if (asked.watch === table) this.asked.delete(id);
  }

  private transmit(message: Message): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  // --- the connection -----------------------------------------------------------------------------------------

  private open(): void {
    clearTimeout(this.retry);
    this.become("connecting");
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.drop();
      this.become("waiting");
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
      this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    };
  }

  private opened(): void {
    this.failures = 0;
    this.become("online");
    this.transmit({ type: "hello", id: this.nextId() });
    for (const table of this.watchers.keys()) this.rewatch(table);
    for (const asked of this.asked.values()) if (!asked.watch) this.transmit(asked.message);
    this.schedulePing();
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    const old = this.socket;
    this.socket = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
  }

  private become(status: Status): void {
    this.status = status;
    this.onstatus(status);
  }

  private schedulePing(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.checkPulse(), PING_EVERY);
  }

  /** A connection may be dead without anybody having been told: whoever does not answer is left. */
  private checkPulse(): void {
    clearTimeout(this.ping);
    this.transmit({ type: "ping", id: this.nextId() });
    this.ping = setTimeout(() => {
      this.drop();
      this.open();
    }, PONG_WITHIN);
  }

  // --- hearing ------------------------------------------------------------------------------------------------

  private hear(text: string): void {
    this.schedulePing();
    const message = JSON.parse(text) as Heard;
    switch (message.type) {
      case "state":
      case "update":
      case "talk":
      case "present":
      case "bots":
        this.watchers.get(message.table)?.hear(message);
        return;
      case "done":
      case "why":
      case "plan":
        this.answered(message.id)?.resolve(message as never);
        return;
      case "refused":
        this.refused(message);
        return;
      case "hello":
      case "pong":
        this.skew = message.now - Date.now();
        return;
      case "notices":
        this.onnotices();
    }
  }

  private answered(id: string): Asked | undefined {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    return asked;
  }

  private refused(message: RefusedMessage): void {
    const problem = new Problem(message.code, message.sentence, 0, message.fact);
    const asked = this.asked.get(message.id);
    if (!asked) {
      if (message.table) this.watchers.get(message.table)?.refused(problem);
      return;
    }
    if (AGAIN.has(problem.code) && ++asked.tries < TRIES) {
      setTimeout(() => {
        if (this.asked.has(message.id) && this.status === "online") this.transmit(asked.message);
      }, 1000 * asked.tries);
      return;
    }
    this.asked.delete(message.id);
    if (asked.watch) this.watchers.get(asked.watch)?.refused(problem);
    else asked.reject(problem);
  }
}

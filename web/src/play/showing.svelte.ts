/**
 * What the page shows of what has happened. Steps of the table come in; they are shown one after the other, pieces fly,
 * dice roll; whoever cannot wait skips. Without motion everything is there at once.
 */

import type { Batch } from "../api/table.svelte.ts";
import type { GameEvent, TableState } from "../api/types.ts";
import type { Flight } from "../board/flight.ts";
import type { Lookup } from "../lib/content.ts";
import { still } from "../lib/theme.ts";
import type { PowerId, RegionId, TokenId } from "../lib/types.ts";
import { landings, firstDice } from "../table/dice.ts";
import { options } from "./options.svelte.ts";
import { after, sceneOf, type Scene } from "./scene.ts";
import { sound } from "./sound.ts";
import { figureOf, powerOf, tellEvent } from "./tell.ts";

export interface Caption {
  text: string;
  power: PowerId | null;
  what: string;
}

/** How long an event is looked at, in milliseconds at normal speed. */
const LONG: Record<string, number> = {
  phase: 650, old_world: 900, move: 340, summon: 0, fallen: 260, remove: 360, kill: 420, place: 260, take: 260, carry: 340,
  peasant: 340, corrupt: 340, cleanse: 340, play: 520, pass: 220, battle: 650, dominate: 560, score: 420, ruin: 900,
  tick: 480, upgrade: 520, hero: 520, counter: 260, game_end: 700, control: 420, shield: 320, hits_lost: 320, hit: 200,
};
const OTHER = 140;
const TUMBLE = 700;
const PATIENCE = 7; // steps behind which everything goes faster
const TOO_FAR = 40; // steps behind which the older ones are not shown

type Going = { stop: () => void };

export class Showing {
  /** What stands on the table now. */
  state = $state.raw<TableState | null>(null);
  flights = $state.raw<Flight[]>([]);
  caption = $state.raw<Caption | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The region that is dealt with. */
  region = $state<RegionId | null>(null);
  /** There is more to be shown. */
  busy = $state(false);
  /** What those hear who do not see. */
  announced = $state("");

  private queue: Batch[] = [];
  private going: Going | null = null;
  private number = 0;
  private cleared: ReturnType<typeof setTimeout> | undefined;

  /** Names are asked for when they are needed: the language may change. */
  constructor(private readonly names: () => Lookup) {}

  private get look(): Lookup {
    return this.names();
  }

  /** Show the present without telling how it came about. */
  jump(state: TableState | null, log: readonly GameEvent[]): void {
    this.halt();
    this.state = state;
    this.scene = state?.game?.phase === "battle" || state?.ask?.group === "hits" ? sceneOf(log) : null;
    this.region = null;
    this.caption = null;
  }

  /** One more step. `mine`: I have just decided it, so it is to be seen at once. */
  add(batch: Batch, mine: boolean): void {
    const texts = batch.events.map((event) => tellEvent(event, this.look)).filter(Boolean);
    if (texts.length) this.announced = texts.slice(-12).join(" ");
    if (batch.undone || still() || document.hidden || !batch.before) {
      this.skip();
      this.take(batch);
      if (batch.undone) this.scene = null;
      return;
    }
    if (mine && !this.busy && !batch.events.some((event) => event.what === "roll" || event.what === "old_world")) {
      this.state = batch.after;
    }
    this.queue.push(batch);
    if (this.queue.length > TOO_FAR) this.queue.splice(0, this.queue.length - PATIENCE).forEach((old) => this.take(old));
    if (!this.going) this.next();
  }

  /** Replay events over the present state. */
  replay(events: readonly GameEvent[], state: TableState): void {
    this.halt();
    this.queue.push({ was: 0, version: 0, before: state, after: state, events: [...events], undone: false });
    this.next();
  }

  /** Everything at once. */
  skip(): void {
    const left = this.queue;
    this.halt();
    for (const batch of left) this.take(batch);
  }

  landed(key: string): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  close(): void {
    this.halt();
    clearTimeout(this.cleared);
  }

  private halt(): void {
    this.going?.stop();
    this.going = null;
    this.queue = [];
    this.flights = [];
    this.busy = false;
    this.region = null;
  }

  private take(batch: Batch): void {
    for (const event of batch.events) this.scene = after(this.scene, event);
    this.state = batch.after;
    const last = batch.events.findLast((event) => tellEvent(event, this.look));
    if (last) this.say(last);
    if (batch.after.game?.phase !== "battle" && batch.after.ask?.group !== "hits") this.scene = null;
  }

  private next(): void {
    const batch = this.queue[0];
    if (!batch) {
      this.busy = false;
      this.going = null;
      this.region = null;
      return;
    }
    this.busy = true;
    let at = 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const event = batch.events[at++];
      if (!event) {
        this.queue.shift();
        this.state = batch.after;
        if (batch.after.game?.phase !== "battle" && batch.after.ask?.group !== "hits") this.scene = null;
        this.next();
        return;
      }
      timer = setTimeout(step, this.show(event) * this.pace());
    };
    this.going = { stop: () => clearTimeout(timer) };
    step();
  }

  private pace(): number {
    const late = this.queue.length > PATIENCE ? PATIENCE / this.queue.length / 1.6 : 1;
    return (options.speed === "slow" ? 1.7 : options.speed === "fast" ? 0.45 : 1) * late;
  }

  private say(event: GameEvent): void {
    const text = tellEvent(event, this.look);
    if (!text) return;
    this.caption = { text, power: powerOf(event, this.look), what: event.what };
    clearTimeout(this.cleared);
    this.cleared = setTimeout(() => (this.caption = null), 4200);
  }

  /** Begin to show an event; how long it takes. */
  private show(event: GameEvent): number {
    this.scene = after(this.scene, event);
    this.say(event);
    sound(event.what);
    const region = event.region ?? event.to ?? event.cause?.region;
    if (typeof region === "string" && this.look.region(region as RegionId)) this.region = region as RegionId;
    const flights = this.flightsOf(event);
    if (flights.length) this.flights = [...this.flights, ...flights];
    if (event.what === "roll") {
      const dice = event.dice as number[];
      return TUMBLE + (landings(dice, firstDice(dice)).at(-1) ?? 0);
    }
    return LONG[event.what] ?? (tellEvent(event, this.look) ? OTHER : 0);
  }

  private flightsOf(event: GameEvent): Flight[] {
    const key = () => `f${++this.number}`;
    const place = (id: unknown): RegionId | "off" =>
      typeof id === "string" && this.look.region(id as RegionId) ? (id as RegionId) : "off";
    const many = (n: unknown, make: () => Flight) => Array.from({ length: Math.min(Number(n) || 1, 4) }, make);
    const figure = () => figureOf(event.figure as string, this.look);
    const power = event.power as PowerId;
    const token = event.token as TokenId;
    switch (event.what) {
      case "move":
        return [{ key: key(), kind: "figure", ...figure(), from: place(event.from), to: place(event.to) }];
      case "kill":
        if (event.to === event.region) return []; // it lies there until the battle ends
      // falls through
      case "remove":
      case "fallen":
        return [{ key: key(), kind: "figure", ...figure(), from: place(event.region), to: "off" }];
      case "place":
        return [{ key: key(), kind: "token", token, from: "off", to: place(event.region) }];
      case "take":
        return [{ key: key(), kind: "token", token, from: place(event.region), to: "off" }];
      case "carry":
        return [{ key: key(), kind: "token", token, from: place(event.from), to: place(event.to) }];
      case "peasant":
        return [{ key: key(), kind: "token", token: "peasant", from: place(event.region), to: "off" }];
      case "corrupt":
        return many(event.count, () => ({ key: key(), kind: "corruption", power, from: "off", to: place(event.region) }));
      case "cleanse":
        return many(event.count, () => ({ key: key(), kind: "corruption", power, from: place(event.region), to: "off" }));
      default:
        return [];
    }
  }
}

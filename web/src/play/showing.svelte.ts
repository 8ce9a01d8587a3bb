/**
 * What the page shows: one truth, one moment after the other. Steps come in; each is carried out upon the state and
 * looked at for a while, so board, panels, log and question never run ahead of what was seen. Whoever cannot wait
 * skips; whoever missed something looks back. Without motion everything is there at once.
 */

import { patched } from "../api/patch.ts";
import type { Batch } from "../api/table.svelte.ts";
import type { Flight } from "../board/flight.ts";
import type { Lookup } from "../lib/content.ts";
import { still } from "../lib/theme.ts";
import { flightsOf } from "./flights.ts";
import { options } from "./options.svelte.ts";
import { hurried, tooMuch, usual } from "./pace.ts";
import { after, sceneOf, type Scene } from "./scene.ts";
import { hush, sound, soundOf } from "../sound/sound.svelte.ts";
import { powerOf, tellEvent } from "./tell.ts";
import type { GameEvent, Passage, PowerId, RegionId, Step, TableState } from "../wire.ts";

export interface Caption {
  text: string;
  power: PowerId | null;
  what: string;
}

/** The step on stage: what happens, for how long, and how it was before. */
export interface Moment {
  key: number;
  event: GameEvent;
  ms: number;
  before: TableState;
}

/** A step as it was shown. */
interface Past {
  event: GameEvent;
  before: TableState;
  after: TableState;
  /** Its line in the log. */
  line: number;
}

/** Something that waits to be shown: a step, or the state in which steps end. */
type Waiting = { step: Step; usual: number } | { state: TableState };

const KEPT = 400; // steps that can be looked at again

export class Showing {
  /** What stands on the table now. */
  state = $state.raw<TableState | null>(null);
  /** What has been shown of the log. */
  log = $state.raw<GameEvent[]>([]);
  moment = $state.raw<Moment | null>(null);
  flights = $state.raw<Flight[]>([]);
  caption = $state.raw<Caption | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The region that is dealt with. */
  region = $state<RegionId | null>(null);
  /** There is more to be shown. */
  busy = $state(false);
  /** What those hear who do not see. */
  announced = $state("");
  /** An earlier moment is looked at: these steps, and which of them. What comes meanwhile waits. */
  past = $state.raw<{ steps: Past[]; at: number } | null>(null);

  private waiting: Waiting[] = [];
  /** How much there was to show when the last of it came: so that all of it goes at one pace. */
  private load = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Past[] = [];
  private present: { state: TableState | null; scene: Scene | null } = { state: null, scene: null };
  private texts: string[] = [];
  private number = 0;
  private paused = false;

  /** Names are asked for when they are needed: the language may change. */
  constructor(private readonly names: () => Lookup) {}

  private get look(): Lookup {
    return this.names();
  }

  /** The last step that was shown can be seen again. */
  get canLookBack(): boolean {
    return this.shown.length > 0;
  }

  /** Show the present without telling how it came about. */
  jump(state: TableState | null, log: readonly GameEvent[]): void {
    this.halt();
    this.past = null;
    this.shown = [];
    this.settle(state);
    this.log = [...log];
    this.scene = fighting(state) ? sceneOf(log) : null;
    this.caption = null;
  }

  /** A message has come. Its first step is carried out at once, if nothing else is on stage. */
  add(batch: Batch, log: readonly GameEvent[]): void {
    if (batch.undone || !batch.steps || !batch.before || !this.state) {
      this.skip();
      this.jump(batch.after, log);
      this.announce(batch.events.map((event) => tellEvent(event, this.look)));
      return;
    }
    this.put(batch.steps, batch.after);
  }

  /** Tell a part of the game that was not seen, from its beginning to the present. */
  tell(story: Passage, present: TableState): void {
    this.halt();
    this.past = null;
    this.scene = null;
    this.log = this.log.slice(0, story.line);
    this.state = { ...present, game: story.game, ask: null };
    this.put(story.steps, present);
  }

  private put(steps: readonly Step[], end: TableState): void {
    for (const step of steps) this.waiting.push({ step, usual: usual(step.event, !!tellEvent(step.event, this.look)) });
    this.waiting.push({ state: end });
    this.load = this.pending();
    const going = this.busy;
    this.busy = true;
    if (!going) this.proceed();
  }

  private proceed(): void {
    if (this.past) return; // when somebody has looked enough
    if (still() || document.hidden || options.speed === "at_once") this.finish();
    else if (!this.paused) this.go();
  }

  /** Everything at once. */
  skip(): void {
    if (this.past) this.toPresent();
    this.finish();
  }

  /** Wait with what comes next. */
  pause(): void {
    clearTimeout(this.timer);
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.busy) this.proceed();
  }

  landed(key: string): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  close(): void {
    this.halt();
  }

  // --- looking back -------------------------------------------------------------------------------------------

  /** One step back, or on again; from the last one on, to the present. */
  lookBack(by: -1 | 1): void {
    const steps = this.past?.steps ?? this.shown;
    const at = (this.past?.at ?? this.shown.length) + by;
    if (at >= steps.length) this.toPresent();
    else if (at >= 0) this.lookAt(steps, at);
  }

  /** The moment of a line of the log, if it is among those that are kept. */
  lookAtLine(line: number): boolean {
    const at = this.shown.findIndex((past) => past.line === line);
    if (at >= 0) this.lookAt(this.shown, at);
    return at >= 0;
  }

  /** The moment of a line in a part of the game that was fetched for it. */
  lookInto(story: Passage, line: number): void {
    if (!this.state) return;
    let before: TableState = { ...this.state, game: story.game, ask: null };
    const steps = story.steps.map((step, n) => {
      const now = patched(before, step.changes);
      const past = { event: step.event, before, after: now, line: story.line + n };
      before = now;
      return past;
    });
    // What was written before anybody decided has no step: it shows how the game began.
    const first = { event: this.log[line]!, before, after: before, line };
    const at = steps.findIndex((past) => past.line === line);
    if (at >= 0) this.lookAt(steps, at);
    else this.lookAt([first], 0);
  }

  toPresent(): void {
    if (!this.past) return;
    this.past = null;
    this.flights = [];
    this.moment = null;
    this.region = null;
    this.caption = null;
    this.state = this.present.state;
    this.scene = this.present.scene;
    if (this.busy) this.proceed();
  }

  private lookAt(steps: Past[], at: number): void {
    if (!this.past) {
      clearTimeout(this.timer);
      this.present = { state: this.state, scene: this.scene };
    }
    this.past = { steps, at };
    const { event, before, after: now, line } = steps[at]!;
    this.flights = [];
    this.state = { ...now, ask: null };
    this.scene = sceneOf(this.log.slice(0, line + 1)); // a battle may be older than these steps
    this.stage(event, before, usual(event, true));
  }

  // --- one after the other ------------------------------------------------------------------------------------

  private pending(): number {
    return this.waiting.reduce((sum, one) => sum + ("usual" in one ? one.usual : 0), 0);
  }

  private go(): void {
    while (tooMuch(this.pending())) this.next(false);
    let ms = 0;
    while (this.waiting.length && !ms) ms = hurried(this.next(true), options.speed, this.load);
    if (!this.waiting.length && !ms) this.rest();
    else this.timer = setTimeout(() => this.go(), ms);
  }

  private finish(): void {
    clearTimeout(this.timer);
    hush();
    if (!this.moment && !document.hidden) soundOf(this.waiting.flatMap((one) => ("step" in one ? [one.step.event] : [])));
    while (this.waiting.length) this.next(false);
    this.flights = [];
    this.rest();
  }

  /** Nothing more to be shown. */
  private rest(): void {
    this.busy = false;
    this.moment = null;
    this.region = null;
    this.caption = null;
    this.announce(this.texts);
    this.texts = [];
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.flights = [];
    this.moment = null;
    this.region = null;
    this.busy = false;
  }

  /** Carry out what comes next; how long it takes to look at it. */
  private next(seen: boolean): number {
    const first = this.waiting.shift()!;
    if ("state" in first) {
      this.settle(first.state);
      if (!fighting(first.state)) this.scene = null;
      return 0;
    }
    const { event, changes } = first.step;
    const before = this.state!;
    this.state = patched(before, changes);
    this.shown = [...this.shown.slice(1 - KEPT), { event, before, after: this.state, line: this.log.length }];
    this.log = [...this.log, event];
    this.scene = after(this.scene, event);
    const text = tellEvent(event, this.look);
    if (text) this.texts.push(text);
    if (seen) this.stage(event, before, first.usual);
    else this.say(event);
    return seen ? first.usual : 0;
  }

  private settle(state: TableState | null): void {
    this.state = state;
    this.region = null;
  }

  private stage(event: GameEvent, before: TableState, ms: number): void {
    this.say(event);
    const region = event.region ?? event.to ?? event.cause?.region;
    this.region = typeof region === "string" && this.look.region(region as RegionId) ? (region as RegionId) : null;
    this.moment = { key: ++this.number, event, ms: hurried(ms, options.speed, this.past ? 0 : this.load), before };
    sound(event, this.moment.ms);
    const flights = still() ? [] : flightsOf(event, this.look, this.moment.ms);
    if (flights.length) this.flights = [...this.flights, ...flights];
  }

  private say(event: GameEvent): void {
    const text = tellEvent(event, this.look);
    if (!text) return;
    this.caption = { text, power: powerOf(event, this.look), what: event.what };
  }

  private announce(texts: readonly string[]): void {
    const said = texts.filter(Boolean).slice(-12).join(" ");
    if (said) this.announced = said;
  }
}

const fighting = (state: TableState | null): boolean => state?.game?.phase === "battle" || state?.ask?.group === "hits";

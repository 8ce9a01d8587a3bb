/**
 * Planning while something is held: which region is looked at, which legal action that would be, and what the server
 * says it would do. Nothing is worked out here; answers are kept until the position changes.
 */

import type { WatchedTable } from "../api/table.svelte.ts";
import type { Touch } from "../lib/types.ts";
import { matching, type Choice, type Held, type Question } from "../play/choosing.ts";
import { touchAt } from "../play/drag.ts";
import type { PlanData, RegionId } from "../wire.ts";

const PAUSE = 60; // milliseconds on a region before it is asked about
const PRESS = 350; // milliseconds until a press is a look

interface At {
  table: WatchedTable;
  mine(): Question | null;
  held(): Held | null;
}

export class Planning {
  region = $state<RegionId | null>(null);
  choice = $state.raw<Choice | null>(null);
  plan = $state.raw<PlanData | null>(null);
  /** Looked at by pressing: it stays until it is done or left. */
  pressed = $state(false);

  private kept = new Map<string, PlanData>();
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly at: At) {}

  /** Something on the board is looked at, or nothing. */
  look(touch: Touch | null): void {
    const found = this.choiceAt(touch);
    if (found?.do === this.choice?.do) return;
    clearTimeout(this.timer);
    this.choice = found;
    this.region = found && touch ? touch.region : null;
    this.plan = found ? (this.fresh().get(found.do) ?? null) : null;
    if (found && !this.plan) this.timer = setTimeout(() => void this.ask(found), PAUSE);
  }

  /** What the pointer rests on or the focus stands on already. */
  lookAround(node: HTMLElement): void {
    const focused = document.activeElement?.closest<SVGElement>("[data-region]");
    const region = (focused ?? node.querySelector<SVGElement>("[data-region]:hover"))?.dataset.region as RegionId | undefined;
    if (region) this.look({ kind: "region", region });
  }

  leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pressing);
    this.region = this.choice = this.plan = null;
    this.pressed = false;
  }

  /** What is held may go there: the first of the actions that a touch would mean. */
  private choiceAt(touch: Touch | null): Choice | null {
    const [mine, held] = [this.at.mine(), this.at.held()];
    if (!touch || !mine || !held) return null;
    return matching(mine, held, touch)[0] ?? matching(mine, held, { kind: "region", region: touch.region })[0] ?? null;
  }

  private fresh(): Map<string, PlanData> {
    if (this.version !== this.at.table.version) this.kept.clear();
    this.version = this.at.table.version;
    return this.kept;
  }

  private async ask(choice: Choice): Promise<void> {
    const { version } = this.at.table;
    try {
      const plan = await this.at.table.plan(choice.do);
      if (version !== this.at.table.version) return;
      this.fresh().set(choice.do, plan);
      if (this.choice?.do === choice.do) this.plan = plan;
    } catch {
      this.leave(); // the question has been answered meanwhile, or the connection is slow: then there is no plan
    }
  }

  /** Follow pointer and focus inside a node while something is held. */
  readonly follow = (node: HTMLElement): (() => void) => {
    const move = (event: PointerEvent) => {
      if (!this.at.held()) return;
      if (event.pointerType === "touch" && !event.buttons) return;
      if (event.pointerType !== "touch" || !this.pressed) this.look(touchAt(event.clientX, event.clientY));
    };
    const focus = (event: FocusEvent) => {
      const region = (event.target as Element).closest<SVGElement>("[data-region]")?.dataset.region as RegionId | undefined;
      if (this.at.held() && region) this.look({ kind: "region", region });
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "touch" || !this.at.held()) return;
      const touch = touchAt(event.clientX, event.clientY);
      if (!this.choiceAt(touch)) return;
      clearTimeout(this.pressing);
      this.pressing = setTimeout(() => {
        this.look(touch);
        this.pressed = true;
        swallow();
      }, PRESS);
    };
    const up = () => clearTimeout(this.pressing);
    addEventListener("pointermove", move, { passive: true });
    node.addEventListener("focusin", focus);
    node.addEventListener("pointerdown", down);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      this.leave();
      removeEventListener("pointermove", move);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}

/** The click that follows a press is none. */
function swallow(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", stop, { capture: true }), 50), { once: true });
}

/** What has happened for the first time and has not been read yet. Nothing is told twice on this device. */

import { SvelteSet } from "svelte/reactivity";
import { askedHint, HINTS, type Facts, type Hint } from "./hints.ts";
import { keepHints, readHints } from "./progress.svelte.ts";
import type { GuideKey } from "../words/guide.ts";
import type { GameEvent } from "../wire.ts";

export interface Told {
  hint: Hint;
  more: GuideKey | null;
}

export class Noticing {
  private readonly read = new SvelteSet<string>(readHints());
  private waiting = $state.raw<readonly Told[]>([]);
  private from = -1;

  /** Look at what is shown now; events count from the beginning of the round in which the reader came. */
  look(facts: Facts, events: readonly GameEvent[]): void {
    if (this.from < 0) this.from = Math.max(0, events.findLastIndex((event) => event.what === "phase" && event.phase === "old_world"));
    const fresh = events.slice(Math.min(this.from, events.length));
    this.from = events.length;
    const found: Told[] = [];
    const known = new Set([...this.read, ...this.waiting.map(({ hint }) => hint.id)]);
    const notice = (hint: Hint, event?: GameEvent) => {
      known.add(hint.id);
      found.push({ hint, more: hint.more?.(facts, event) ?? null });
    };
    for (const hint of HINTS) if (!known.has(hint.id) && hint.when?.(facts)) notice(hint);
    for (const event of fresh) {
      for (const hint of HINTS) if (!known.has(hint.id) && hint.on?.(event, facts)) notice(hint, event);
    }
    if (found.length) this.waiting = [...this.waiting, ...found];
  }

  /** What to read now: a question cannot wait, what has happened can, advice waits for both. */
  told(facts: Facts): Told | null {
    const urgent = askedHint(facts, this.read);
    if (urgent) return { hint: urgent, more: urgent.more?.(facts) ?? null };
    const [oldest] = this.waiting;
    if (oldest) return oldest;
    const advice = askedHint(facts, this.read, true);
    return advice && { hint: advice, more: advice.more?.(facts) ?? null };
  }

  /** How many more wait to be read. */
  left(now: Told): number {
    return this.waiting.length - (this.waiting[0]?.hint === now.hint ? 1 : 0);
  }

  done({ hint }: Told): void {
    this.read.add(hint.id);
    this.waiting = this.waiting.filter((told) => told.hint !== hint);
    keepHints(this.read);
  }
}

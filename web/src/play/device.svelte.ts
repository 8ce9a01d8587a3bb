/** One device for several players: who is before it, and when it must be passed on. */

import { untrack } from "svelte";
import type { WatchedTable } from "../api/table.svelte.ts";
import type { PowerId } from "../wire.ts";

export class Device {
  /** The one who has said "I am here". */
  private here = $state<PowerId | null>(null);
  readonly shared: boolean = $derived.by(() => {
    const seats = this.table.mine.filter((place) => place.power && !place.bot);
    return seats.length > 1 && this.table.state?.table.state === "playing";
  });
  /** From where the table is seen. */
  readonly seat: PowerId | null = $derived.by(() => {
    if (!this.shared) return this.table.seat;
    return this.here && this.table.seat === this.here ? this.here : null;
  });
  /** Whom the device goes to; until then nobody's hand is shown. */
  readonly passedTo: PowerId | null = $derived.by(() => {
    if (!this.shared || this.showing.busy) return null;
    const asked = this.table.state?.ask?.seat;
    const mine = this.table.mine.some((place) => place.power === asked && !place.bot);
    if (asked && mine && asked !== this.here) return asked;
    return this.here === null ? (this.table.mine[0]?.power ?? null) : null;
  });

  constructor(
    private readonly table: WatchedTable,
    /** What has happened is seen before the device is passed on. */
    private readonly showing: { readonly busy: boolean },
  ) {
    // While the device is passed on, nobody's hand is asked for.
    $effect(() => {
      if (this.passedTo) {
        this.here = null;
        if (table.seat !== null) untrack(() => table.lookFrom(null));
      } else if (!this.shared) this.here = null;
    });
  }

  arrive(power: PowerId): void {
    this.here = power;
    if (this.table.seat !== power) this.table.lookFrom(power);
  }
}

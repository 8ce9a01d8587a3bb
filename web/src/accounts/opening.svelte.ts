/** When the ledger lies open: whenever it is asked for, and by itself when a round has been shown to its end. */

import type { GameEvent } from "../wire.ts";

export class Opening {
  /** The round it lies open at; null while it is closed. */
  round = $state<number | null>(null);
  /** Lines of the log that were followed so far; -1 before the first look at it. */
  private heard = -1;

  /** The log as far as it has been shown. What was there at the first look opens nothing: it is no news. */
  follow(log: readonly GameEvent[], wanted: boolean): void {
    const before = this.heard;
    this.heard = log.length;
    if (before < 0 || log.length <= before || !wanted) return;
    const end = log.findLastIndex((event, line) => line >= before && event.what === "round_over");
    // Who catches up with several phases at once may be in the middle of a battle by now.
    if (end >= 0 && !log.slice(end).some((event) => event.what === "battle")) this.round = Number(log[end]!.round);
  }

  open(round: number): void {
    this.round = round;
  }

  close(): void {
    this.round = null;
  }
}

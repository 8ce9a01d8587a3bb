/** The hours in which somebody does not want to be disturbed: those of their notices. */

import type { Quiet } from "../wire.ts";

/** Whether the clock on the wall of that zone is inside the quiet hours; their end is outside. */
export function isQuiet(quiet: Quiet | null, at: Date): boolean {
  if (!quiet) return false;
  const wall = at.toLocaleTimeString("en-GB", { timeZone: quiet.zone, hour: "2-digit", minute: "2-digit" });
  const { from, to } = quiet;
  return from < to ? from <= wall && wall < to : wall >= from || wall < to;
}

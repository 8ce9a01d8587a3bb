/** How far the runtime of a table in this tab has come. */

import type { Failure } from "./messages.ts";

export const loading = $state({
  phase: "idle" as "idle" | "loading" | "starting" | "ready" | "failed",
  loaded: 0,
  total: 0,
  why: null as Failure | null,
  detail: "",
  /** The start failed. Only a person begins it anew: it would fetch megabytes over and over, and take away the button for it. */
  held: false,
});

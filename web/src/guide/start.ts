/** A guided first game: a table against easy bots, with the guide beside the board. */

import { call } from "../api/http.ts";
import { ensureMe } from "../api/session.svelte.ts";
import type { Made } from "../api/types.ts";
import { goTo } from "../app/route.svelte.ts";
import { choose } from "../play/options.svelte.ts";

/** Nurgle is the easiest to begin with: its dial asks for what every Power does anyway. */
export async function startGuide(name: string): Promise<void> {
  await ensureMe(name);
  const made = await call<Made>("POST", "/api/tables/quick", { power: "nurgle", level: "novice" });
  choose("guide", true);
  goTo(`#table=${made.table}`);
}

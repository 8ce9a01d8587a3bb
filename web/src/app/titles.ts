/** What a table is called and how it stands, wherever it is named. */

import type { Summary } from "../api/types.ts";
import { t, type Key } from "../i18n/index.svelte.ts";
import { say } from "../i18n/pages.svelte.ts";

/** Its name; without one, what I play there or whose table it is. */
export function titleOf(table: Summary, me: string): string {
  if (table.name) return table.name;
  const mine = me ? table.places.filter((place) => place.person?.id === me) : [];
  const power = mine.length === 1 ? mine[0]!.power : null;
  if (power && table.state !== "open") return say("table.as", { power: say(`power.${power}`) });
  return say("table.of", { name: table.host.name });
}

/** How it stands, in a few words. */
export function statusOf(table: Summary): string {
  if (table.state === "open") return say("table.free", { n: table.free });
  if (table.state === "drafting") return say("table.drafting");
  if (table.state === "playing") {
    const phase = table.phase ? t(`phase.${table.phase}` as Key) : "";
    const at = say("table.at", { round: table.round, phase });
    return table.paused ? `${at} · ${say("table.paused")}` : at;
  }
  const winners = table.result?.winners ?? [];
  if (winners.length) return say("table.won", { power: winners.map((power) => say(`power.${power}`)).join(", ") });
  if (table.result) return say("table.lost");
  return table.ending === "abandoned" ? say("table.abandoned") : say("table.closed");
}

/** Where it is to be seen: the replay when it has been played to its end. */
export function wayTo(table: Summary): string {
  return table.state === "over" && table.result ? `#/replay=${table.id}` : `#table=${table.id}`;
}

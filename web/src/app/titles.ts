/** What a table is called and how it stands, wherever it is named. */

import type { Summary } from "../api/types.ts";
import { INSIDE } from "../i18n/articles.ts";
import { tongue } from "../i18n/book.svelte.ts";
import { list, t, type Key } from "../i18n/index.svelte.ts";
import { say } from "../i18n/pages.svelte.ts";
import type { PowerId } from "../lib/types.ts";

/** Its name; without one, who plays whom there or whose table it is. */
export function titleOf(table: Summary, me: string): string {
  if (table.name) return table.name;
  const mine = me ? table.places.filter((place) => place.person?.id === me) : [];
  const power = mine.length === 1 ? mine[0]!.power : null;
  if (power && table.state !== "open") return versus([power], table.places.flatMap((place) => (place.power && place.power !== power ? place.power : [])));
  return say("table.of", { name: table.host.name });
}

/** Who plays whom. */
export function versus(seats: readonly PowerId[], others: readonly PowerId[]): string {
  const name = (power: PowerId) => (tongue.language === "en" ? INSIDE[power] : undefined) ?? say(`power.${power}`);
  const text = say("table.versus", { power: list(seats.map(name)), others: list(others.map(name)) });
  return text.charAt(0).toUpperCase() + text.slice(1);
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

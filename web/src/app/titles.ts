/** What a table is called and how it stands, wherever it is named. */

import { nameOf } from "./people.ts";
import { powerName } from "../words/names.ts";
import { list, name } from "../words/voice.svelte.ts";
import { t, type Key } from "../words/table.ts";
import { say } from "../words/pages.ts";
import type { PowerId, Summary } from "../wire.ts";

/** Its name; without one, who plays whom there or whose table it is. */
export function titleOf(table: Summary, me: string): string {
  if (table.name) return table.name;
  const mine = me ? table.places.filter((place) => place.person?.id === me) : [];
  const power = mine.length === 1 ? mine[0]!.power : null;
  if (power && table.state !== "open") return versus([power], table.places.flatMap((place) => (place.power && place.power !== power ? place.power : [])));
  return say("table.of", { name: nameOf(table.host) });
}

/** Who plays whom. */
export function versus(seats: readonly PowerId[], others: readonly PowerId[]): string {
  const names = (powers: readonly PowerId[]) => list(powers.map((power) => name("power", power, "inside")));
  const text = say("table.versus", { power: names(seats), others: names(others) });
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
  if (winners.length) return say("table.won", { power: list(winners.map((power) => powerName(power))) });
  if (table.result) return say("table.lost");
  return table.ending === "abandoned" ? say("table.abandoned") : say("table.closed");
}

/** Where it is to be seen: the replay when it has been played to its end. */
export function wayTo(table: Summary): string {
  return table.state === "over" && table.result ? `#/replay=${table.id}` : `#table=${table.id}`;
}

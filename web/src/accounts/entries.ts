/** The lines of a ledger: what an account says, part by part, in words. */

import { account, type AccountKey } from "../words/accounts.ts";
import { t, type Key } from "../words/table.ts";
import type { Lookup } from "../lib/content.ts";
import { cardName, figureOf } from "../play/tell.ts";
import type { Account, Death, Points, RegionId } from "../wire.ts";

/** A line: what it was, where or by what, and what it brought. */
export interface Line {
  line: number;
  what: string;
  where: string;
  gain: string;
}

export interface Part {
  id: "points" | "dial" | "kills" | "losses" | "peasants" | "cards";
  lines: Line[];
}

export function partsOf(of: Account, look: Lookup): Part[] {
  const region = (id: RegionId | null) => (id ? look.region(id).name : "");
  const dead = (death: Death): Line => ({
    line: death.line,
    what: figureOf(death.figure, look).name,
    where: [region(death.region), death.how === "hero" ? account("how.hero") : cardName(death.card, look)].filter(Boolean).join(" · "),
    gain: "",
  });
  const dial = [
    ...of.counters.map(({ line, region: at }) => ({ line, what: account("counter"), where: region(at), gain: "" })),
    ...of.ticks.map((tick) => ({
      line: tick.line,
      what: account("tick", { n: tick.position, most: tick.of }),
      where: t(`do.${tick.do}` as Key, { n: tick.n }),
      gain: "",
    })),
  ];
  const parts: Part[] = [
    { id: "points", lines: of.points.map((entry) => scored(entry, region, look)) },
    { id: "dial", lines: dial },
    { id: "kills", lines: of.kills.map(dead) },
    { id: "losses", lines: of.losses.map(dead) },
    { id: "peasants", lines: of.peasants.map((one) => ({ line: one.line, what: account("peasant"), where: region(one.region), gain: "" })) },
    {
      id: "cards",
      lines: of.cards.map((one) => ({ line: one.line, what: cardName(one.card, look), where: region(one.region), gain: "" })),
    },
  ];
  return parts.filter((part) => part.id === "points" || part.lines.length);
}

function scored(entry: Points, region: (id: RegionId | null) => string, look: Lookup): Line {
  const card = entry.card ? cardName(entry.card, look) : "";
  const named = entry.source === "card" || entry.source === "upgrade";
  return {
    line: entry.line,
    what: named ? card : account(`source.${entry.source}${entry.tied ? "_tied" : ""}` as AccountKey),
    where: region(entry.region) || (named ? "" : card),
    gain: `+${entry.points}`,
  };
}

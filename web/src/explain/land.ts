/** What the marks of a region say: plate, ring of corruption, banner. */

import { standing } from "../board/reading.ts";
import { e } from "../words/explain.ts";
import type { Account, Sum } from "./accounts.ts";
import type { Only } from "./subjects.ts";
import { type PartData, POWERS } from "../wire.ts";

export function plate({ region, view, look }: Only<"plate">): Account {
  const data = look.region(region);
  const { parts, resistance, conquest, magic, ruin } = view.regions[region];
  const sums: Sum[] = [];
  if (parts?.resistance) sums.push({ name: e("plate.resistance"), total: resistance, parts: parts.resistance });
  if (parts?.conquest) sums.push({ name: e("plate.conquest"), total: conquest, parts: parts.conquest });
  return {
    title: data.name,
    facts: [
      { name: e("plate.value"), value: data.value },
      ...(ruin
        ? []
        : [
            { name: e("plate.resistance"), value: resistance },
            { name: e("plate.conquest"), value: conquest },
          ]),
      ...(magic ? [{ name: e("plate.magic"), value: magic }] : []),
    ],
    says: [
      ...(ruin ? [] : [e("plate.resistance.why"), e("plate.conquest.why")]),
      ...(data.populous ? [e("colon", { a: e("plate.populous"), b: e("plate.populous.why") })] : []),
      e("plate.order", { n: data.order }),
    ],
    sums,
    known: data,
  };
}

/** The ring, or what lies in its place when the region is ruined. */
export function ring({ region, view, look }: Only<"ring">): Account {
  const state = view.regions[region];
  const all = look.reference.board.ruination;
  if (state.ruin) {
    const card = all[state.ruin - 1];
    const [first, second] = card?.points[region] ?? [0, 0];
    const says = [state.face_up ? e("ruin.score", { first, second }) : e("ruin.over"), e("ruin.goes_on")];
    return { title: e("ruin.title"), says, known: card };
  }
  const next = all[all.length - view.ruination_left];
  const [first, second] = next?.points[region] ?? [0, 0];
  const most = look.limits.ruin;
  const stones = state.tokens.warpstone;
  return {
    title: e("ring.title", { n: state.ruin_count, most }),
    facts: [
      ...POWERS.flatMap((power) => {
        const n = state.corruption[power];
        return n ? [{ name: look.power(power).name, value: n, of: power }] : [];
      }),
      ...(stones ? [{ name: look.token("warpstone").name, value: stones }] : []),
    ],
    says: next
      ? [e("ring.full", { most }), `${e("ring.ruiners", { n: next.ruiners })} ${e("ring.places", { first, second })}`]
      : [e("ring.none")],
    known: next,
  };
}

/** Who leads, by how much, and what everybody's value is made of. */
export function banner({ region, view, look }: Only<"banner">): Account {
  const state = view.regions[region];
  const lead = standing(state);
  const figures = (n: number): PartData[] => [{ for: "figures", n }];
  const sums = view.powers
    .map((power) => ({ power, total: state.domination[power] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ power, total }) => ({
      name: e("sum.domination", { power: look.power(power).name }),
      total,
      parts: state.parts?.domination?.[power] ?? figures(total),
      of: power,
    }));
  const rest = { sums: state.ruin ? [] : sums };
  if (state.ruin) return { title: e("ruin.title"), says: [e("ruin.goes_on")], ...rest };
  if (lead.kind === "leads") {
    const title = e("banner.leads", { power: look.power(lead.power).name, n: lead.by });
    return { title, of: lead.power, says: [e("banner.leads.why", { vp: state.conquest }), e("banner.value")], ...rest };
  }
  if (lead.kind === "needs") {
    const title = e("banner.needs", { power: look.power(lead.power).name, n: lead.more });
    const values = { value: state.domination[lead.power] ?? 0, resistance: state.resistance };
    return { title, of: lead.power, says: [e("banner.needs.why", values), e("banner.value")], ...rest };
  }
  if (lead.kind === "tied") return { title: e("banner.tied", { n: lead.at }), says: [e("banner.tied.why"), e("banner.value")], ...rest };
  return { title: e("banner.none"), says: [e("banner.value")], ...rest };
}

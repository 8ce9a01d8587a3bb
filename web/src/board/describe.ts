/** A region in sentences, for those who hear the board instead of seeing it. */

import { list, name as named } from "../words/voice.svelte.ts";
import { t, type Key } from "../words/table.ts";
import type { Lookup } from "../lib/content.ts";
import { stacks, standing, type Stack } from "./reading.ts";
import {
  type PowerId,
  POWERS,
  type RegionId,
  type Space,
  type SpaceId,
  SPACES,
  type TokenId,
  TOKENS,
  type View,
} from "../wire.ts";

/** A name without its article, where there is little room. */
export function shortName({ id }: { id: string }): string {
  return named("region", id, "short") || named("power", id, "short");
}

export function markText(mark: string, look: Lookup): string {
  const key = `mark.${mark}`;
  const known = ["shield", "musk", "keeper", "tipped", "free_used", "dazed"].includes(mark);
  return known ? t(key as Key) : t("mark.held", { card: look.chaos(mark)?.name ?? mark });
}

/** All that is special about a stack, in words. */
export function marksOf(stack: Stack, look: Lookup): string[] {
  const words = stack.marks.map((mark) => markText(mark, look));
  if (stack.owner !== stack.controller)
    words.push(t("mark.controlled", { power: look.power(stack.controller).name }));
  const hits = Object.values(stack.hits).reduce((sum, n) => sum + n, 0);
  if (hits) words.push(t("mark.hits", { n: hits }));
  return words;
}

export function stackText(stack: Stack, look: Lookup): string {
  const follower = look.power(stack.owner).followers.find((f) => f.rank === stack.rank);
  const name = stack.ids.length > 1 ? (follower?.plural ?? stack.name) : stack.name;
  const marks = marksOf(stack, look);
  const base = t("figure.stack", { power: look.power(stack.owner).name, n: stack.ids.length, name });
  return marks.length ? t("join.aside", { a: base, b: list(marks) }) : base;
}

/** A card space and what lies in it. */
function holds(id: SpaceId, content: Space, look: Lookup): string {
  const space = t(`space.${id}`);
  if (!content) return t("space.empty", { space });
  if ("figure" in content) return t("space.figure", { space });
  const card = look.chaos(content.card)?.name ?? content.card;
  const text = t("space.card", { space, card, power: look.power(content.owner).name });
  return content.silenced ? comma(text, t("space.silenced")) : text;
}

export function spaceText(region: RegionId, space: SpaceId, content: Space, look: Lookup): string {
  return comma(look.region(region).name, holds(space, content, look));
}

export function tokenText(token: TokenId, n: number): string {
  return t(`tokens.${token}`, { n });
}

function comma(...parts: string[]): string {
  return parts.reduce((a, b) => t("join.comma", { a, b }));
}

/** Who has the highest domination value together. */
export function tieText(powers: readonly PowerId[], n: number, look: Lookup): string {
  return t("region.tie", { list: list(powers.map((power) => look.power(power).name)), n });
}

/** Everything about a region. */
export function regionText(id: RegionId, view: View, look: Lookup): string {
  const data = look.region(id);
  const region = view.regions[id];
  const figures = stacks(region.figures).map((stack) => stackText(stack, look));
  const seen = figures.length ? t("region.figures", { list: list(figures) }) : t("region.empty");
  if (region.ruin) {
    const ruined = t("region.ruined", { region: data.name, card: region.ruin });
    return [ruined, region.face_up ? t("region.to_score") : "", seen].filter(Boolean).join(" ");
  }
  const facts = [
    t("region.value", { value: data.value }),
    ...(data.populous ? [t("region.populous")] : []),
    t("region.resistance", { n: region.resistance }),
    t("region.conquest", { n: region.conquest }),
    ...(region.magic ? [t("region.magic", { n: region.magic })] : []),
  ];
  const sentences = [t("region.line", { region: data.name, facts: comma(...facts) })];
  const lead = standing(region);
  if (lead.kind === "leads")
    sentences.push(t("region.leads", { power: look.power(lead.power).name, n: lead.by, vp: region.conquest }));
  else if (lead.kind === "needs")
    sentences.push(t("region.tied"), t("region.needs", { power: look.power(lead.power).name, n: lead.more }));
  else if (lead.kind === "tied") sentences.push(tieText(lead.powers, lead.at, look));
  else sentences.push(t("region.tied"));
  sentences.push(seen);
  const corruption = POWERS.flatMap((p) => {
    const n = region.corruption[p];
    return n ? [`${look.power(p).name} ${n}`] : [];
  });
  if (region.tokens.warpstone) corruption.push(`${look.token("warpstone").name} ${region.tokens.warpstone}`);
  const most = look.limits.ruin;
  sentences.push(
    corruption.length
      ? t("region.corruption", { n: region.ruin_count, most, list: list(corruption) })
      : t("region.clean"),
  );
  const tokens = TOKENS.flatMap((token) => {
    const n = region.tokens[token];
    return n ? [tokenText(token, n)] : [];
  });
  if (tokens.length) sentences.push(t("region.tokens", { list: list(tokens) }));
  const cards = region.spaces.flatMap((space, n) =>
    space ? [holds(SPACES[n]!, space, look)] : [],
  );
  if (cards.length) sentences.push(t("region.cards", { list: list(cards) }));
  return sentences.join(" ");
}

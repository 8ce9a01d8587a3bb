/** What a subject says of itself: names, numbers and sentences, from the position and the reference. No rule is computed. */

import { DAEMON_PICTURES } from "../art/shapes.ts";
import { spaceText, tokenText } from "../board/describe.ts";
import { e, type ExplainKey } from "../words/explain.ts";
import { list } from "../words/voice.svelte.ts";
import { t, type Key } from "../words/table.ts";
import { banner, plate, ring } from "./land.ts";
import type { At, Only, Subject, What } from "./subjects.ts";
import { type AnyCard, type Known, type PartData, type PowerId, type RankId, SPACES } from "../wire.ts";

/** A name with a number or a few words. */
export interface Fact {
  name: string;
  value: string | number;
  of?: PowerId;
}

/** A value with the parts it is made of. */
export interface Sum {
  name: string;
  total: number;
  parts: readonly PartData[];
  of?: PowerId;
}

export interface Account {
  title: string;
  /** In whose colours. */
  of?: PowerId;
  facts?: readonly Fact[];
  says?: readonly string[];
  sums?: readonly Sum[];
  /** Rows with something short before them. */
  rows?: readonly { mark: string; text: string }[];
  /** Whole cards. */
  cards?: readonly AnyCard[];
  /** How sure we are of it. */
  known?: Known;
  /** The picture of a Greater Daemon. */
  face?: string;
}

type Accounts = { [W in What]: (of: Only<W>) => Account };

const anyCard = (id: string, { look }: Pick<At, "look">): AnyCard[] => {
  const card = look.chaos(id) ?? look.upgrade(id) ?? look.oldWorld(id);
  return card ? [card] : [];
};

/** Titles with how often each is there. */
function titles(ids: readonly string[], of: Pick<At, "look">): string {
  return list(
    [...new Set(ids)].map((id) => {
      const n = ids.filter((other) => other === id).length;
      const name = anyCard(id, of)[0]?.name ?? id;
      return n > 1 ? `${name} ×${n}` : name;
    }),
  );
}

// --- figures ----------------------------------------------------------------------------------------------------

function follower(power: PowerId, rank: RankId, { view, look }: At) {
  const sheet = look.power(power).followers.find((one) => one.rank === rank)!;
  return { sheet, now: view.players[power]?.followers?.[rank] ?? { ...sheet, upgrade: null } };
}

function rankSays(power: PowerId, rank: RankId, { look }: Pick<At, "look">): string[] {
  const role = rank !== "cultist" ? "fighter" : look.power(power).corrupts ? "cultist" : "clanrat";
  return [e(`figure.${role}` as ExplainKey), e("figure.battle")];
}

/** Who it is; a card that is shown has the picture already. */
function face(power: PowerId, rank: RankId, upgrade: string | null | undefined): string | undefined {
  return rank === "greater_daemon" && upgrade !== DAEMON_PICTURES[power] ? DAEMON_PICTURES[power] : undefined;
}

function figures(of: Only<"figures">): Account {
  const { stack, region, view, look } = of;
  const { sheet, now } = follower(stack.owner, stack.rank, of);
  const stats = view.regions[region].stats?.[stack.ids[0]!];
  const against = Object.entries(stats?.against ?? {}).map(([power, n]) => e("figure.against", { n: n!, power: look.power(power as PowerId).name }));
  const defense = stats?.defense ?? now.defense;
  const changed = stats && (stats.attack !== now.attack || stats.defense !== now.defense || against.length > 0);
  const lies = stack.marks.filter((mark) => look.chaos(mark));
  const controlled = stack.owner !== stack.controller;
  return {
    face: face(stack.owner, stack.rank, now.upgrade),
    title: t("figure.count", { n: stack.ids.length, name: stack.ids.length > 1 ? sheet.plural : sheet.name }),
    of: stack.owner,
    facts: [
      { name: e("figure.attack"), value: stats?.attack ?? now.attack },
      { name: e("figure.defense"), value: against.length ? t("join.aside", { a: String(defense), b: list(against) }) : defense },
      { name: e("figure.cost"), value: now.cost },
      { name: e("figure.class"), value: t(`rank.${stack.rank}`, { n: 1 }) },
    ],
    says: [
      ...stack.marks.map((mark) => (look.chaos(mark) ? e("mark.lies") : e(`mark.${mark}` as ExplainKey))),
      ...(controlled ? [e("mark.controlled", { power: look.power(stack.controller).name })] : []),
      ...Object.entries(stack.hits).map(([power, n]) => e("mark.hits", { power: look.power(power as PowerId).name, n: n! })),
      ...(changed ? [e("figure.here")] : []),
      ...rankSays(controlled ? stack.controller : stack.owner, stack.rank, of),
      ...(now.upgrade ? [e("figure.upgraded")] : []),
    ],
    cards: [...lies, ...(now.upgrade ? [now.upgrade] : [])].flatMap((id) => anyCard(id, of)),
    known: now.upgrade ? undefined : sheet,
  };
}

function reserve(of: Only<"reserve">): Account {
  const { power, rank, view } = of;
  const { sheet, now } = follower(power, rank, of);
  const left = view.players[power]!.reserve.filter((id) => sheet.figures.includes(id)).length;
  return {
    face: face(power, rank, now.upgrade),
    title: t("join.colon", { a: left === 1 ? sheet.name : sheet.plural, b: e("figure.reserve", { n: left }) }),
    of: power,
    facts: [
      { name: e("figure.cost"), value: now.cost },
      { name: e("figure.attack"), value: now.attack },
      { name: e("figure.defense"), value: now.defense },
      { name: e("figure.class"), value: t(`rank.${rank}`, { n: 1 }) },
    ],
    says: [...(left ? [] : [e("figure.none")]), ...rankSays(power, rank, of), ...(now.upgrade ? [e("figure.upgraded")] : [])],
    cards: now.upgrade ? anyCard(now.upgrade, of) : [],
    known: now.upgrade ? undefined : sheet,
  };
}

// --- in a region ------------------------------------------------------------------------------------------------

const DIALS = { noble: "slaanesh", hero: "slaanesh", warpstone: "tzeentch", skaven: "horned_rat" } as const;

function token({ token, region, view, look }: Only<"token">): Account {
  const dial = DIALS[token as keyof typeof DIALS];
  const comets = token === "event" ? view.old_world.track.flatMap((id) => (id ? (look.oldWorld(id) ?? []) : [])).filter((card) => card.comet) : [];
  return {
    title: tokenText(token, view.regions[region].tokens[token] ?? 0),
    facts: [{ name: e("token.stock"), value: view.stock[token] }],
    says: [e(`token.${token}`), ...(dial && view.powers.includes(dial) ? [e(`token.dial.${dial}`)] : [])],
    cards: comets,
    known: look.token(token),
  };
}

function space(of: Only<"space">): Account {
  const { region, space, view, look } = of;
  const content = view.regions[region].spaces[SPACES.indexOf(space)] ?? null;
  const title = spaceText(region, space, content, look);
  if (!content) return { title: e("space.empty"), says: [e("space.empty.why")] };
  if ("figure" in content) return { title, says: [e("space.figure.why")] };
  const [card] = anyCard(content.card, of);
  return {
    title: look.power(content.owner).name,
    of: content.owner,
    says: [
      ...(card?.kind === "chaos" ? [e("space.card.why", { n: card.cost })] : []),
      ...(content.silenced ? [e("space.silenced")] : []),
      ...(content.dead.length ? [e("space.dead", { n: content.dead.length })] : []),
    ],
    cards: card ? [card] : [],
  };
}

function region(of: Only<"region">): Account {
  const { facts, sums } = plate({ ...of, what: "plate" });
  const lead = banner({ ...of, what: "banner" });
  const { title } = ring({ ...of, what: "ring" });
  return {
    title: of.look.region(of.region).name,
    facts,
    says: [title, lead.title, ...(lead.says ?? [])],
    sums: [...(sums ?? []), ...(lead.sums ?? [])],
    known: of.look.region(of.region),
  };
}

// --- players ----------------------------------------------------------------------------------------------------

function dial({ power, view, look }: Only<"dial" | "player">): Account {
  const data = look.power(power);
  const state = view.players[power]!;
  const coming = data.dial.slice(state.dial + 1);
  return {
    title: state.threat === null ? e("dial.victory") : e("dial.title", { n: state.threat }),
    of: power,
    facts: [
      { name: e("dial.counters"), value: state.counters },
      { name: e("dial.left"), value: coming.length },
    ],
    says: [t(`dial.turns.${power}`), e(`dial.more.${power}`), e("dial.advance"), e("dial.threat")],
    rows: coming.map((stop) => ({ mark: stop.threat === null ? "★" : String(stop.threat), text: t(`do.${stop.do}` as Key, { n: stop.n }) })),
    known: data,
  };
}

function power({ power, view, look }: Only<"power">): Account {
  const data = look.power(power);
  const upgrades = view.players[power]!.upgrades.flatMap((id) => look.upgrade(id) ?? []).filter((one) => one.power_bonus);
  return {
    title: e("power.title", { n: view.players[power]!.power, most: look.limits.power }),
    of: power,
    facts: [{ name: e("power.set"), value: data.power }],
    says: [...upgrades.map((one) => e("power.bonus", { upgrade: one.name, n: one.power_bonus })), e("power.why")],
    known: data,
  };
}

function hand(of: Only<"hand">): Account {
  const { power, view, look } = of;
  const data = look.power(power);
  const state = view.players[power]!;
  return {
    title: e("hand.title", { n: state.hand_size }),
    of: power,
    says: [data.draw_to ? e("hand.draw_to", { n: data.draw_to }) : e("hand.draw", { n: data.draw })],
    facts: state.known.length && !state.hand ? [{ name: e("hand.known"), value: titles(state.known, of) }] : [],
  };
}

function deck(of: Only<"deck">): Account {
  const state = of.view.players[of.power]!;
  return {
    title: e("deck.title", { n: state.deck_size }),
    of: of.power,
    says: [e("deck.why")],
    facts: [{ name: e("deck.discard"), value: state.discard.length ? titles(state.discard, of) : 0 }],
  };
}

function peasants(of: Only<"peasants">): Account {
  const { power, view } = of;
  return {
    title: e("peasants.title", { n: view.players[power]!.peasants }),
    of: power,
    says: [e("peasants.why")],
    cards: anyCard("old_world.plunged_into_chaos", of),
  };
}

// --- the table --------------------------------------------------------------------------------------------------

function card(of: Only<"card">): Account {
  const { view, look, card } = of;
  const cards = anyCard(card, of);
  const at = view.old_world.track.indexOf(card);
  const drawn = view.old_world.drawn === card ? look.oldWorld(card) : undefined;
  const goes = e(`track.drawn.${drawn?.after === "discard" ? "discard" : "track"}`);
  return {
    title: cards[0]?.name ?? card,
    of: cards[0] && "power" in cards[0] ? cards[0].power : undefined,
    says: drawn ? [e("track.drawn", { goes })] : at >= 0 ? [e(at ? "track.2" : "track.1")] : [],
    cards,
  };
}

function track(of: Only<"track">): Account {
  const lies = of.view.old_world.track[of.space];
  if (lies) return card({ ...of, what: "card", card: lies });
  return { title: t("old_world.empty"), says: [e("track.empty")] };
}

function pile({ view, look }: Only<"pile">): Account {
  const all = look.reference.board.ruination;
  const next = all[all.length - view.ruination_left];
  const standing = look.reference.regions.filter(({ id }) => !view.regions[id].ruin);
  return {
    title: e("pile.title", { n: view.ruination_left }),
    says: [e("pile.end", { most: all.length }), ...(next ? [e("pile.next", { n: next.ruiners })] : [])],
    rows: next ? standing.map(({ id }) => ({ mark: next.points[id].join(" · "), text: look.region(id).name })) : [],
    known: next,
  };
}

function points({ view, look }: At): Fact[] {
  return view.powers
    .map((power) => ({ name: look.power(power).name, value: view.players[power]!.vp, of: power }))
    .sort((a, b) => b.value - a.value);
}

const ends = ({ look }: Pick<At, "look">) => [e("vp_track.end", { most: look.limits.vp }), e("vp_track.from")];

const ACCOUNTS: Accounts = {
  region,
  plate,
  ring,
  banner,
  figures,
  token,
  space,
  player: (of) => ({ ...dial(of), title: of.look.power(of.power).name }),
  dial,
  power,
  hand,
  deck,
  peasants,
  vp: (of) => ({ title: e("vp.title", { n: of.view.players[of.power]!.vp }), of: of.power, facts: points(of), says: ends(of) }),
  reserve,
  card,
  track,
  phase: ({ phase, look }) => ({ title: t(`phase.${phase}`), says: [e(`phase.${phase}`, { ruin: look.limits.ruin })] }),
  vp_track: (of) => ({ title: t("vp.title"), facts: points(of), says: ends(of) }),
  pile,
};

export function account(subject: Subject): Account {
  return (ACCOUNTS[subject.what] as (of: Subject) => Account)(subject);
}

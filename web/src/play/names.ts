/** The reference with its names in the language chosen, as far as they are known; the rest stays English. */

import { tongue } from "../i18n/book.svelte.ts";
import { named, translated } from "../i18n/content.svelte.ts";
import type { Lookup } from "../lib/content.ts";
import type { AnyCard, Figure, RegionView, View } from "../lib/types.ts";

function renamed<T extends { id: string; name: string }>(kind: string, thing: T): T {
  const name = named(kind, thing.id, thing.name);
  return name === thing.name ? thing : { ...thing, name };
}

function table<T extends { id: string; name: string }>(kind: string, things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, renamed(kind, thing)]));
}

const TEXTS = new Set(["text", "rule", "persistent_text"]);

/** A card with its title and its texts. Where the title is of our making the English one stands beside it. */
export function readable<T extends AnyCard>(card: T): T {
  const texts = Object.entries(card).flatMap(([part, english]) =>
    TEXTS.has(part) && typeof english === "string" ? [[part, named("text", english, english)]] : [],
  );
  const ours = translated("ours", card.id);
  const original = ours && ours !== card.name ? card.name : undefined;
  return { ...renamed("card", card), ...Object.fromEntries(texts), original };
}

/** For the language chosen now: ask again when it changes. */
export function localized(look: Lookup): Lookup {
  if (tongue.language === "en") return look;
  const { cards, powers, regions, board } = look.reference;
  const kinds = new Map((["chaos", "upgrade", "old_world"] as const).map((kind) => [kind as string, new Map(cards.filter((card) => card.kind === kind).map((card) => [card.id, readable(card)]))]));
  const named_regions = table("region", regions);
  const named_tokens = table("token", board.tokens);
  const named_powers = new Map(
    powers.map((power) => {
      const followers = power.followers.map((follower) => {
        const name = named("follower", follower.id, follower.name);
        return name === follower.name ? follower : { ...follower, name, plural: named("followers", follower.id, name) };
      });
      return [power.id as string, { ...renamed("power", power), followers }];
    }),
  );
  const card = <K extends AnyCard["kind"]>(kind: K) => {
    return (id: string) => kinds.get(kind)?.get(id) as Extract<AnyCard, { kind: K }> | undefined;
  };
  return {
    ...look,
    power: (id) => named_powers.get(id)!,
    region: (id) => named_regions.get(id)!,
    token: (id) => named_tokens.get(id)!,
    chaos: card("chaos"),
    upgrade: card("upgrade"),
    oldWorld: card("old_world"),
  };
}

const renamedRegions = new WeakMap<Lookup, WeakMap<RegionView, RegionView>>();

/** A position whose figures bear their names in the language chosen. A region that did not change stays the same object. */
export function localView(view: View, look: Lookup): View {
  if (tongue.language === "en") return view;
  const known = renamedRegions.get(look) ?? new WeakMap<RegionView, RegionView>();
  renamedRegions.set(look, known);
  const regions = Object.fromEntries(
    Object.entries(view.regions).map(([id, region]) => {
      const named = known.get(region) ?? { ...region, figures: region.figures.map((figure) => localFigure(figure, look)) };
      known.set(region, named);
      return [id, named];
    }),
  ) as View["regions"];
  return { ...view, regions };
}

function localFigure(figure: Figure, look: Lookup): Figure {
  const follower = look.power(figure.owner).followers.find((f) => f.rank === figure.rank);
  return follower ? { ...figure, name: follower.name } : figure;
}

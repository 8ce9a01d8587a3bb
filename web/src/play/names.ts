/** The figures of a position with their names, which the server leaves to the page. */

import type { Lookup } from "../lib/content.ts";
import type { Figure, RegionView, View } from "../wire.ts";

const renamed = new WeakMap<Lookup, WeakMap<RegionView, RegionView>>();

/** A position whose figures bear their names in the language chosen. A region that did not change stays the same object. */
export function localView(view: View, look: Lookup): View {
  const known = renamed.get(look) ?? new WeakMap<RegionView, RegionView>();
  renamed.set(look, known);
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

/** The reference with its names in the language chosen, as far as they are known; the rest stays English. */

import { tongue } from "../i18n/book.svelte.ts";
import { named } from "../i18n/content.svelte.ts";
import type { Lookup } from "../lib/content.ts";
import type { View } from "../lib/types.ts";

function renamed<T extends { id: string; name: string }>(kind: string, thing: T): T {
  const name = named(kind, thing.id, thing.name);
  return name === thing.name ? thing : { ...thing, name };
}

/** Reads the language when it is asked, so what shows it follows a change of language. */
export function localized(look: Lookup): Lookup {
  const power: Lookup["power"] = (id) => {
    const data = look.power(id);
    if (!data) return data;
    const followers = data.followers.map((follower) => {
      const name = named("follower", follower.id, follower.name);
      return name === follower.name ? follower : { ...follower, name, plural: name };
    });
    return { ...renamed("power", data), followers };
  };
  return {
    ...look,
    power,
    region: (id) => {
      const data = look.region(id);
      return data && renamed("region", data);
    },
    token: (id) => {
      const data = look.token(id);
      return data && renamed("token", data);
    },
    chaos: (id) => {
      const data = look.chaos(id);
      return data && renamed("card", data);
    },
    upgrade: (id) => {
      const data = look.upgrade(id);
      return data && renamed("card", data);
    },
    oldWorld: (id) => {
      const data = look.oldWorld(id);
      return data && renamed("card", data);
    },
  };
}

/** A position whose figures bear their names in the language chosen. */
export function localView(view: View, look: Lookup): View {
  if (tongue.language === "en") return view;
  const regions = Object.fromEntries(
    Object.entries(view.regions).map(([id, region]) => [
      id,
      {
        ...region,
        figures: region.figures.map((figure) => {
          const follower = look.power(figure.owner).followers.find((f) => f.rank === figure.rank);
          return follower ? { ...figure, name: follower.name } : figure;
        }),
      },
    ]),
  ) as View["regions"];
  return { ...view, regions };
}

/** Carrying figures and cards from the hand and over the map: what may be lifted, and what letting go of it means. */

import type { Lookup } from "../lib/content.ts";
import { matching, type Held, type Question } from "./choosing.ts";
import type { Deciding } from "./deciding.svelte.ts";
import type { Hooks } from "./drag.ts";
import { figureOf } from "./tell.ts";
import type { View } from "../wire.ts";

interface Carried {
  deciding: Deciding;
  look(): Lookup;
  view(): View;
  mine(): Question | null;
  /** What is being carried now, or nothing. */
  show(id: string | null): void;
  ghost(): HTMLElement | null;
}

/** Cards have a dot in their id, figures have none. */
export const isCard = (id: string): boolean => id.includes(".");
const heldAs = (id: string): Held => (isCard(id) ? { kind: "card", card: id } : { kind: "figure", figure: id });

export function carrying({ deciding, look, view, mine, show, ghost }: Carried): Hooks {
  const regionOf = (figure: string) => Object.entries(view().regions).find(([, region]) => region.figures.some(({ id }) => id === figure));

  return {
    grab(target) {
      const question = mine();
      if (!question) return null;
      const tagged = target.closest<HTMLElement>("[data-drag]")?.dataset.drag;
      if (tagged) return tagged;
      const first = target.closest<SVGElement>("[data-figure]")?.dataset.figure;
      if (!first) return null;
      // Any figure of the stack that may go.
      const name = figureOf(first, look()).name;
      const like = regionOf(first)?.[1].figures.filter(({ id }) => figureOf(id, look()).name === name) ?? [];
      const stack = [first, ...like.map(({ id }) => id)];
      return stack.find((id) => question.actions!.some((choice) => choice.figure === id && choice.kind === "move")) ?? null;
    },
    lift(id) {
      deciding.held = heldAs(id);
      deciding.several = null;
      deciding.open = deciding.detail = null;
      show(id);
    },
    ghost,
    drop(id, touch) {
      show(null);
      const question = mine();
      if (!touch || !question) {
        deciding.held = null;
        return;
      }
      const found = matching(question, heldAs(id), touch);
      if (found.length) deciding.settle(found);
      else if (regionOf(id)?.[0] === touch.region) deciding.held = null;
      else void deciding.explain(touch).then(() => (deciding.held = null));
    },
  };
}

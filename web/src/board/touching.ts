/** What on the map may be touched, and where the arrow keys lead. */

import type { Targets, Touch } from "../lib/types.ts";
import { PLACES } from "./geometry.ts";
import type { Stack } from "./reading.ts";
import { type RegionId, REGIONS } from "../wire.ts";

export function isTarget(targets: Targets, touch: Touch): boolean {
  switch (touch.kind) {
    case "region":
      return !!targets.regions?.has(touch.region);
    case "figure":
      return !!targets.figures?.has(touch.figure);
    case "space":
      return !!targets.spaces?.has(`${touch.region}.${touch.space}`);
    case "token":
      return !!targets.tokens?.has(`${touch.region}.${touch.token}`);
    case "corruption":
      return !!targets.corruption?.has(`${touch.region}.${touch.power}`);
  }
}

/** Touching a stack is touching the figure in it that is meant. */
export function stackTouch(region: RegionId, stack: Stack, targets: Targets): Touch {
  const figure = stack.ids.find((id) => targets.figures?.has(id)) ?? stack.ids[0]!;
  return { kind: "figure", region, figure, stack: stack.ids };
}

/** What an event on something touched does: choose it, or go on to a neighbour. */
export interface Hands {
  choose(touch: Touch): void;
  pressed(event: KeyboardEvent, touch: Touch): void;
}

/** What a thing that can be touched needs: a role and a name if it is a target, else it is part of the picture. */
export function button(can: boolean, touch: Touch, label: string, hands: Hands) {
  return {
    role: can ? "button" : undefined,
    tabindex: can ? 0 : undefined,
    "aria-label": can ? label : undefined,
    "aria-hidden": can ? undefined : ("true" as const),
    class: can ? "can" : "",
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      hands.choose(touch);
    },
    onkeydown: (event: KeyboardEvent) => hands.pressed(event, touch),
  };
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest region that lies in the direction of an arrow key; null if there is none, or it is another key. */
export function neighbour(from: RegionId, key: string): RegionId | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = PLACES[from].plate;
  let best: [number, RegionId] | null = null;
  for (const region of REGIONS) {
    const { x, y } = PLACES[region].plate;
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const across = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    if (along > 20 && across < along * 2.2) {
      const far = along + 2 * across;
      if (!best || far < best[0]) best = [far, region];
    }
  }
  return best?.[1] ?? null;
}

export const isArrow = (key: string): boolean => key in WAYS;

/** Carrying a figure or a card over the board. Only the thing carried moves; nothing is computed while it does. */

import type { Touch } from "../lib/types.ts";
import { type RegionId, type SpaceId, SPACES } from "../wire.ts";

export interface Carrying {
  /** What is carried: the id of a figure or of a card. */
  id: string;
  /** Follows the pointer. */
  ghost: HTMLElement | null;
}

export interface Hooks {
  /** What lies under the pointer that may be carried; null if nothing. */
  grab(target: Element): string | null;
  /** It is being carried; give back what follows the pointer, when it is there. */
  lift(id: string): void;
  ghost(): HTMLElement | null;
  /** Let go over something, or over nothing. */
  drop(id: string, touch: Touch | null): void;
}

const FAR = 7; // pixels until a press is a drag

/** What lies at a point of the screen, as something on the board. */
export function touchAt(x: number, y: number): Touch | null {
  const under = document.elementFromPoint(x, y);
  const space = under?.closest<SVGElement>("[data-space]")?.dataset.space?.split(".");
  if (space && (SPACES as readonly string[]).includes(space[1]!)) {
    return { kind: "space", region: space[0] as RegionId, space: space[1] as SpaceId };
  }
  const region = under?.closest<SVGElement>("[data-region]")?.dataset.region;
  return region ? { kind: "region", region: region as RegionId } : null;
}

/** Listen for drags inside a node. */
export function dragging(node: HTMLElement, hooks: Hooks): () => void {
  let pressed: { id: string; x: number; y: number; pointer: number } | null = null;
  let carried = false;
  let frame = 0;
  let x = 0;
  let y = 0;

  const follow = () => {
    frame = 0;
    const ghost = hooks.ghost();
    if (ghost) ghost.style.transform = `translate3d(${x}px, ${y}px, 0) translate(-50%, -70%)`;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    if (event.pointerType === "touch" && !event.target.closest("svg")) return; // a swipe through the hand
    const id = hooks.grab(event.target);
    if (id) pressed = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return;
    [x, y] = [event.clientX, event.clientY];
    if (!carried && Math.hypot(x - pressed.x, y - pressed.y) < FAR) return;
    if (!carried) {
      carried = true;
      hooks.lift(pressed.id);
    }
    frame ||= requestAnimationFrame(follow);
  };
  const end = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const { id } = pressed;
    pressed = null;
    if (!carried) return;
    carried = false;
    cancelAnimationFrame(frame);
    frame = 0;
    // The click that follows a drag is none.
    const swallow = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    hooks.drop(id, event.type === "pointerup" ? touchAt(event.clientX, event.clientY) : null);
  };
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move, { passive: true });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  return () => {
    node.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    cancelAnimationFrame(frame);
  };
}

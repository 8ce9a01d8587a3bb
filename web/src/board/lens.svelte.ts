/**
 * The map looked at closer: two fingers, wheel and keys; moved about by a finger, the mouse, arrows. The sheet is really
 * made larger, so whatever lies on it or flies over it finds its place as ever.
 */

import { flushSync } from "svelte";

export const CLOSEST = 5;
const STEP = 1.4;
const FAR = 5; // pixels until a press moves the sheet

interface Spot {
  x: number;
  y: number;
}

export const within = (zoom: number): number => Math.min(Math.max(zoom, 1), CLOSEST);

const KEYS: Record<string, number> = { "+": STEP, "=": STEP, "-": 1 / STEP, "0": 0 };
const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Lens {
  /** How many times as large as the whole map that fits. */
  zoom = $state(1);
  #node: HTMLElement | null = null;
  #frame = 0;

  get closest(): boolean {
    return this.zoom >= CLOSEST;
  }

  /** So large, while the spot (of the window) stays where it is. */
  to(zoom: number, at?: Spot): void {
    const node = this.#node;
    const sheet = node?.firstElementChild;
    const next = within(zoom);
    if (!node || !sheet || next === this.zoom) return;
    const view = node.getBoundingClientRect();
    const { x, y } = at ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
    const before = sheet.getBoundingClientRect();
    const share = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
    this.zoom = next;
    flushSync();
    const after = sheet.getBoundingClientRect();
    node.scrollLeft += after.left + share.x * after.width - x;
    node.scrollTop += after.top + share.y * after.height - y;
  }

  nearer(): void {
    this.to(this.zoom * STEP);
  }

  farther(): void {
    this.to(this.zoom / STEP);
  }

  whole(): void {
    this.to(1);
  }

  /** Bring a part of the map into view, if the whole is not. */
  show(part: Element | null): void {
    if (this.zoom === 1 || !this.#node || !part) return;
    const [box, view] = [part.getBoundingClientRect(), this.#node.getBoundingClientRect()];
    this.#node.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
    this.#node.scrollTop += box.top + box.height / 2 - view.top - view.height / 2;
  }

  /** A key that means the map; true if it was one. Arrows belong to what has the focus, if that is on the map. */
  pressed(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return false;
    if (event.target.closest("input, select, textarea, dialog")) return false;
    const factor = KEYS[event.key];
    const way = ARROWS[event.key];
    if (factor !== undefined) this.to(this.zoom * factor);
    else if (way && this.zoom > 1 && this.#node && !event.target.closest("svg, [role=tab], [role=tablist], [data-scrolls]")) {
      this.#node.scrollBy({ left: way.x * this.#node.clientWidth * 0.2, top: way.y * this.#node.clientHeight * 0.2 });
    } else return false;
    return true;
  }

  /** Listen for fingers, wheel and mouse on what holds the sheet. `scrolls`: the wheel belongs to the page. */
  held(scrolls: () => boolean): (node: HTMLElement) => () => void {
    return (node) => {
      this.#node = node;
      const stop = new AbortController();
      const { signal } = stop;
      node.addEventListener("wheel", (event) => this.#wheel(event, scrolls()), { passive: false, signal });
      // Who goes over the map by keys sees where they are.
      node.addEventListener("focusin", ({ target }) => target instanceof Element && target.matches(":focus-visible") && this.show(target), { signal });
      this.#pinch(node, signal);
      this.#pull(node, signal);
      return () => {
        stop.abort();
        cancelAnimationFrame(this.#frame);
        this.#node = null;
      };
    };
  }

  #wheel(event: WheelEvent, scrolls: boolean): void {
    if (scrolls && !event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const much = Math.max(-100, Math.min(event.deltaY * lines, 100));
    this.#soon(this.zoom * Math.exp(-much * (event.ctrlKey ? 0.01 : 0.003)), { x: event.clientX, y: event.clientY });
  }

  /** At most once a frame. */
  #soon(zoom: number, at: Spot): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.to(zoom, at));
  }

  #pinch(node: HTMLElement, signal: AbortSignal): void {
    let start: { apart: number; zoom: number } | null = null;
    const apart = ([a, b]: TouchList) => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { apart: apart(event.touches), zoom: this.zoom } : null;
    };
    node.addEventListener("touchstart", begin, { passive: true, signal });
    node.addEventListener("touchend", begin, { passive: true, signal });
    node.addEventListener("touchcancel", begin, { passive: true, signal });
    node.addEventListener(
      "touchmove",
      (event) => {
        const [a, b] = event.touches;
        if (!start || !a || !b) return;
        event.preventDefault();
        const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
        this.#soon((start.zoom * apart(event.touches)) / start.apart, middle);
      },
      { passive: false, signal },
    );
  }

  /** The mouse pulls the sheet along; what can be chosen is carried instead. */
  #pull(node: HTMLElement, signal: AbortSignal): void {
    let at: (Spot & { moved: boolean }) | null = null;
    node.addEventListener(
      "pointerdown",
      (event) => {
        const free = event.pointerType === "mouse" && event.button === 0 && this.zoom > 1;
        if (free && event.target instanceof Element && !event.target.closest("[data-figure].can")) at = { x: event.clientX, y: event.clientY, moved: false };
      },
      { signal },
    );
    addEventListener(
      "pointermove",
      (event) => {
        if (!at) return;
        if (!at.moved && Math.hypot(event.clientX - at.x, event.clientY - at.y) < FAR) return;
        node.scrollBy(at.x - event.clientX, at.y - event.clientY);
        at = { x: event.clientX, y: event.clientY, moved: true };
      },
      { passive: true, signal },
    );
    addEventListener(
      "pointerup",
      () => {
        const moved = at?.moved;
        at = null;
        if (!moved) return;
        const swallow = (click: Event) => click.stopPropagation(); // the click that follows is none
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      },
      { signal },
    );
  }
}

/**
 * Everything on the table explains itself: `{@attach explains(() => ({ what: "ring", region, view, look }))}`.
 *
 * It answers to the pointer that rests on it, to a long press, to the context menu, and to the key `i`. Where a tap does
 * nothing else (`tap`), it answers to that too. A group that can be focused (`focus`) lets the keys go through its parts.
 */

import { mount, tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { moved } from "../lib/pointer.ts";
import { options } from "../play/options.svelte.ts";
import type { Subject } from "./subjects.ts";

/** While something is held, what it would do is shown instead. */
const HOLDING = ".play.holding";

interface How {
  /** A tap or a click has nothing else to do here. */
  tap?: boolean;
  /** Only when it is asked for: not by a pointer that rests. */
  asked?: boolean;
  /** Can be reached with the Tab key for the sake of its explanation alone. */
  focus?: boolean;
}

interface Shown {
  node: Element;
  subject: () => Subject;
  /** It was asked for, and stays until it is sent away. */
  pinned: boolean;
  /** What the keys go through: the node and what else can be explained around it. */
  row: readonly Element[];
}

const REST = 450; // milliseconds that a pointer rests on a thing
const NEXT = 120; // the same while another explanation is open
const GRACE = 220; // to get from the thing to its explanation
const PRESS = 500; // a long press
const STRAY = 9; // pixels that a finger may move meanwhile

const MARK = "data-explains";
const THING = `[${MARK}]`;
const subjects = new WeakMap<Element, () => Subject>();

class Explaining {
  now = $state.raw<Shown | null>(null);
  /** The explanation itself, when it is drawn. */
  sheet: HTMLElement | null = null;

  /** Another one of the row. */
  step(by: number): void {
    if (!this.now) return;
    const { row, node } = this.now;
    const next = row[(row.indexOf(node) + by + row.length) % row.length];
    if (next) show(next, true, row);
  }

  close(back = false): void {
    clearTimeout(timer);
    const from = this.now?.row[0];
    const inside = this.sheet?.contains(document.activeElement);
    this.now = null;
    if (back && inside && from) focusable(from)?.focus({ preventScroll: true });
  }
}

export const explaining = new Explaining();

export function explains(subject: () => Subject, { tap, asked, focus }: How = {}): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    listen();
    subjects.set(node, subject);
    node.setAttribute(MARK, tap ? "tap" : asked ? "asked" : "");
    if (focus) walkable(node);
    return () => {
      subjects.delete(node);
      if (focus) node.removeAttribute("tabindex");
      if (explaining.now?.node === node) explaining.close();
    };
  };
}

/** A group of things that explain themselves: one stop of the Tab key for all of them. */
export function walkable(node: HTMLElement | SVGElement): void {
  node.tabIndex = 0;
  node.setAttribute("aria-keyshortcuts", "i");
}

// --- opening ----------------------------------------------------------------------------------------------------

let timer: ReturnType<typeof setTimeout> | undefined;
let drawn: Promise<unknown> | null = null;

/** The explanation is drawn by a part of the page that is fetched when it is first wanted. */
function draw(): Promise<unknown> {
  drawn ??= import("./Explain.svelte").then(({ default: Explain }) => mount(Explain, { target: document.body }));
  return drawn.catch(() => (drawn = null));
}

function show(node: Element, pinned: boolean, row: readonly Element[] = [node], focus = false): void {
  clearTimeout(timer);
  const subject = subjects.get(node);
  if (!subject) return;
  explaining.now = { node, subject, pinned, row };
  void draw().then(async () => {
    await tick();
    if (focus && explaining.now?.node === node) explaining.sheet?.focus({ preventScroll: true });
  });
}

/** What can be explained where the focus is: the thing itself and all that lies in it. */
function around(node: Element): Element[] {
  const land = node.closest<SVGElement>("[data-land]");
  const inside = land ? land.ownerSVGElement?.querySelectorAll(`.region[data-region="${land.dataset.land}"] ${THING}`) : null;
  const own = land ?? node.closest(THING) ?? node;
  return [own, ...(inside ?? own.querySelectorAll(THING))].filter((one) => subjects.has(one) && one.getClientRects().length > 0);
}

function showAround(node: Element): boolean {
  const row = around(node);
  const first = row.find((one) => one.hasAttribute("aria-current")) ?? row[0];
  if (first) show(first, true, row, true);
  return !!first;
}

function focusable(node: Element): HTMLElement | SVGElement | null {
  return node.closest<HTMLElement | SVGElement>("[tabindex], button, a");
}

/** The thing that an event means, unless something inside it has a use of its own. */
function meant(target: EventTarget | null, tap: boolean): Element | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest(tap ? `${THING}, button, a, summary, [role=button]` : THING);
  return found && subjects.has(found) && (!tap || found.getAttribute(MARK) === "tap") ? found : null;
}

// --- pointers and keys ------------------------------------------------------------------------------------------

let listening = false;
let resting: Element | null = null;
/** The finger that lies on a thing. `done`: long enough. */
interface Press {
  x: number;
  y: number;
  pointer: number;
  done: boolean;
}
let press: Press | null = null;

const onSheet = (target: EventTarget | null) => target instanceof Node && !!explaining.sheet?.contains(target);

function over(event: PointerEvent): void {
  if (!moved(event)) return; // the table has moved, not the hand
  if (event.pointerType === "touch" || event.buttons || document.querySelector(HOLDING)) return;
  if (onSheet(event.target)) {
    clearTimeout(timer);
    resting = explaining.now?.node ?? null;
    return;
  }
  const found = meant(event.target, false);
  const thing = found?.getAttribute(MARK) === "asked" ? null : found;
  if (thing === resting) return;
  resting = thing;
  clearTimeout(timer);
  const { now } = explaining;
  if (now?.pinned) return;
  if (thing) timer = setTimeout(() => show(thing, false), now ? NEXT : REST);
  else if (now) timer = setTimeout(() => explaining.close(), GRACE);
}

function down(event: PointerEvent): void {
  clearTimeout(timer);
  press = null;
  if (onSheet(event.target)) return;
  const thing = meant(event.target, false);
  if (explaining.now && !(explaining.now.pinned && explaining.now.node === thing)) explaining.close();
  if (event.pointerType !== "touch" || !thing || !event.isPrimary) return;
  const held: Press = { x: event.clientX, y: event.clientY, pointer: event.pointerId, done: false };
  press = held;
  timer = setTimeout(() => {
    held.done = true;
    show(thing, true);
  }, PRESS);
}

function move(event: PointerEvent): void {
  if (!press || event.pointerId !== press.pointer || Math.hypot(event.clientX - press.x, event.clientY - press.y) < STRAY) return;
  clearTimeout(timer);
  if (press.done) explaining.close(); // it is carried away
  press = null;
}

function up(): void {
  if (press && !press.done) clearTimeout(timer);
}

function click(event: MouseEvent): void {
  if (press?.done) {
    // The finger that pressed long has let go: that is no tap.
    press = null;
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  const thing = meant(event.target, true);
  if (!thing) return;
  if (explaining.now?.pinned && explaining.now.node === thing) explaining.close();
  else show(thing, true, [thing], true);
}

function menu(event: MouseEvent): void {
  if (onSheet(event.target) || !(event.target instanceof Element)) return;
  const thing = meant(event.target, false);
  const keyed = event.button !== 2 && event.target === document.activeElement;
  if (keyed ? showAround(event.target) : thing) {
    event.preventDefault();
    if (!keyed && thing && !press?.done) show(thing, true, [thing], true);
  }
}

function key(event: KeyboardEvent): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  const { now } = explaining;
  if (event.key === "Escape" && now) explaining.close(true);
  else if (now?.pinned && onSheet(target) && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
    explaining.step(event.key === "ArrowRight" ? 1 : -1);
  } else if (event.key === "i" && options.keys && !target.closest("input, textarea, select, [contenteditable]")) {
    if (now?.pinned && onSheet(target)) explaining.step(1);
    else if (!showAround(target)) return;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function focused(event: FocusEvent): void {
  const { now } = explaining;
  if (now?.pinned && !onSheet(event.target) && event.target !== focusable(now.row[0]!)) explaining.close();
}

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down, { capture: true });
  document.addEventListener("pointermove", move, { passive: true });
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("click", click, { capture: true });
  document.addEventListener("contextmenu", menu, { capture: true });
  document.addEventListener("keydown", key, { capture: true });
  document.addEventListener("focusin", focused);
}

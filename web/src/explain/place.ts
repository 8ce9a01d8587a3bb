/** Where an explanation goes: beside its subject, never over it, and inside the window. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  x: number;
  y: number;
  /** How high it may be; what is longer scrolls. */
  room: number;
}

const GAP = 10; // between subject and explanation
const EDGE = 8; // to the window's edge

/** The side with room for all of it, to the right first; if there is none, the one above or below with most room. */
export function beside(subject: Box, width: number, height: number, screen: { width: number; height: number }): Place {
  const { left, right, top, bottom } = subject;
  const lowest = Math.max(EDGE, screen.height - EDGE - height);
  const level = clamp((top + bottom) / 2 - height / 2, EDGE, lowest);
  const whole = screen.height - 2 * EDGE;
  if (height <= whole) {
    if (right + GAP + width <= screen.width - EDGE) return { x: right + GAP, y: level, room: whole };
    if (left - GAP - width >= EDGE) return { x: left - GAP - width, y: level, room: whole };
  }
  const x = clamp((left + right) / 2 - width / 2, EDGE, Math.max(EDGE, screen.width - EDGE - width));
  const below = screen.height - EDGE - (bottom + GAP);
  const above = top - GAP - EDGE;
  if (height <= below || below >= above) return { x, y: bottom + GAP, room: below };
  return { x, y: top - GAP - Math.min(height, above), room: above };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/**
 * How things move: the one place for easings and for when in a moment something happens. Style sheets take the easings as
 * var(--ease-…). Everything has weight: it is lifted slowly, falls faster and faster, and settles.
 */

export const EASE = {
  /** Comes, and comes to rest. */
  settle: "cubic-bezier(0.2, 0.85, 0.25, 1)",
  /** Set down a little too far. */
  land: "cubic-bezier(0.3, 1.5, 0.5, 1)",
  /** Falls. */
  drop: "cubic-bezier(0.55, 0, 0.9, 0.45)",
  /** Is thrown up: half of a parabola, and the other half. */
  rise: "cubic-bezier(0.33, 0.67, 0.67, 1)",
  fall: "cubic-bezier(0.33, 0, 0.67, 0.33)",
  /** Leaves for good. */
  leave: "cubic-bezier(0.5, 0, 0.9, 0.5)",
  /** Carried from one place to another by a hand. */
  carry: "cubic-bezier(0.35, 0.05, 0.3, 1)",
  /** Tips over, slowly at first, and rocks until it lies. */
  topple: "linear(0, 0.02 10%, 0.08 22%, 0.22 35%, 0.5 47%, 1 60%, 0.9 68%, 1 77%, 0.97 83%, 1 90%)",
  /** Cloth that unrolls and swings. */
  unroll: "linear(0, 0.12 12%, 0.5 34%, 1.06 62%, 0.97 78%, 1.01 90%, 1)",
} as const;

/** Parts of a moment at which things happen in it; sound is heard at the same. */
export const BEGIN = {
  /** A piece is set down. */
  landed: 0.84,
  /** The first corruption token comes, and for how long they keep coming. */
  tokens: 0.3,
  tokensLast: 0.4,
  /** The banner of whoever dominates unrolls. */
  banner: 0.5,
  /** Points or a counter are where they go. */
  arrived: 0.9,
  /** A dial turns. */
  click: 0.34,
} as const;

/** Make the easings known to the style sheets. */
export function beginMotion(): void {
  for (const [name, curve] of Object.entries(EASE)) document.documentElement.style.setProperty(`--ease-${name}`, curve);
}

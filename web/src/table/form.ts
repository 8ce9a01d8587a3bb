/** How the table is laid out. Its window says so, measured in the size of its letters; nobody asks what device it is. */

/**
 * - desk: the map in the middle, a column on both sides, the hand below;
 * - side: the map with the hand below it, one column beside;
 * - wing: a low window: the map as high as the window, everything else beside it;
 * - tall: the map across the window, the rest below; the page scrolls.
 */
export type Form = "desk" | "side" | "wing" | "tall";

// In rem.
const HIGH = 35; // for header, question, map and hand one above the other
const TWO_COLUMNS = 66;
const ONE_COLUMN = 44;
const LEAST = 33;
const WIDER = 1.15; // times as wide as high: else the map goes across

/** Of this window. */
export const formNow = (): Form => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return formOf(innerWidth / rem, innerHeight / rem);
};

export function formOf(width: number, height: number): Form {
  if (width < height * WIDER || width < LEAST) return "tall";
  if (height < HIGH || width < ONE_COLUMN) return "wing";
  return width < TWO_COLUMNS ? "side" : "desk";
}

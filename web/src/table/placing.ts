/** Where a sheet lies that speaks of a region: beside it, never over it. All in pixels. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Size {
  w: number;
  h: number;
}

export const GAP = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The four strips that a region leaves of an area. */
function around(region: Box, free: Box): Box[] {
  const [left, top] = [region.x - GAP - free.x, region.y - GAP - free.y];
  const [right, bottom] = [region.x + region.w + GAP, region.y + region.h + GAP];
  return [
    { ...free, w: left },
    { ...free, x: right, w: free.x + free.w - right },
    { ...free, y: bottom, h: free.y + free.h - bottom },
    { ...free, h: top },
  ].filter(({ w, h }) => w > 0 && h > 0);
}

/** The strip beside a region where most of a sheet of this size can be seen; of equal ones the roomiest. */
export function beside(region: Box | null, free: Box, sheet: Size): Box {
  if (!region) return free;
  const seen = ({ w, h }: Box) => Math.min(w, sheet.w) * Math.min(h, sheet.h);
  return around(region, free).reduce<Box | null>(
    (best, one) => (best && (seen(best) > seen(one) || (seen(best) === seen(one) && best.w * best.h >= one.w * one.h)) ? best : one),
    null,
  ) ?? free;
}

/** A sheet in its strip: along the outer edge, level with the region as far as there is room. */
export function settled(strip: Box, region: Box | null, sheet: Size): Box {
  const [w, h] = [Math.min(sheet.w, strip.w), Math.min(sheet.h, strip.h)];
  if (!region) return { x: strip.x, y: strip.y + strip.h - h, w, h };
  const [right, bottom] = [strip.x + strip.w - w, strip.y + strip.h - h];
  const level = { x: within(region.x + (region.w - w) / 2, strip.x, right), y: within(region.y, strip.y, bottom), w, h };
  if (strip.x + strip.w <= region.x) return { ...level, x: strip.x };
  if (strip.x >= region.x + region.w) return { ...level, x: right };
  return { ...level, y: strip.y >= region.y + region.h ? strip.y : bottom };
}

/** Where a window of this height must begin to hold a whole stretch, moved from here as little as possible. */
export function scrolledTo(here: number, from: number, to: number, window: number): number {
  return Math.min(from, Math.max(here, to - window));
}

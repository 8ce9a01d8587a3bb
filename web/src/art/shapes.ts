/** Every drawing that is more than a circle, as path data. All of it is our own. */

import type { PowerId, RankId, TokenId } from "../wire.ts";

/** Emblems, 24 × 24, filled by the even-odd rule. */
export const EMBLEMS: Record<PowerId, string> = {
  // a notched axe head
  khorne:
    "M10.7 2.5h2.6v21h-2.6zM9.7 7.7C8 7 6.3 5 5.5 1.5 2.5 3.7.8 6.9.6 10.2l3.6 1-3.5 1.9c.6 2.8 2.3 5.4 4.8 7.1.8-3.4 2.5-5.3 4.2-6zM14.3 7.7C16 7 17.7 5 18.5 1.5c1.8 1.3 3.1 2.9 3.9 4.7l-3.4 1.6 4.3 1.1c.5 4.3-1.3 8.7-4.8 11.3-.8-3.4-2.5-5.3-4.2-6z",
  // a cracked bell with three drops
  nurgle:
    "M12 .8c-1 0-1.7.7-1.7 1.6C7 3.3 5.5 5.9 5.3 9.2l-.5 4L2.6 16h18.8l-2.2-2.8-.5-4C18.5 5.9 17 3.3 13.7 2.4c0-.9-.7-1.6-1.7-1.6zM13.3 5l-3.2 4 2.5 1.5-2.3 4.7 4.4-5.4-2.6-1.6zM6.5 17.4c1 1.4 1.6 2.2 1.6 3.1a1.6 1.6 0 0 1-3.2 0c0-.9.6-1.7 1.6-3.1zM12 18.2c1.1 1.5 1.7 2.4 1.7 3.3a1.7 1.7 0 0 1-3.4 0c0-.9.6-1.8 1.7-3.3zM17.5 17.4c1 1.4 1.6 2.2 1.6 3.1a1.6 1.6 0 0 1-3.2 0c0-.9.6-1.7 1.6-3.1z",
  // an eye in a flame
  tzeentch:
    "M12.5.7c.7 3.6 5 5.4 6 9.5.4-1.3.3-2.5 0-3.5 2.5 2.5 3.6 5.6 2.9 8.6-1 4.6-4.9 8-9.4 8s-8.4-3.4-9.4-8C1.8 11.6 3.4 8.3 6 6c-.1 1.6.3 2.7 1.1 3.5C7.4 5.9 12 4.7 12.5.7zM4.9 15.6C7.1 18.7 9.5 20 12 20s4.9-1.3 7.1-4.4C16.9 12.5 14.5 11.2 12 11.2s-4.9 1.3-7.1 4.4zM12 12.7a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8z",
  // a crescent and a thorn
  slaanesh:
    "M13.8 1.6A10.5 10.5 0 1 0 21.6 17 8.7 8.7 0 1 1 13.8 1.6zM23.2 2.8l-9.7 5.5-4.7 8 7.9-5zM17.3 5.2l-.9-3.9 3 2.7zM20.4 9.2l3 2.3-3.9.4z",
  // three claw marks
  horned_rat:
    "M2.6 2.8c5.6 4 6.7 12.2 1.7 19.4 1.3-7 .9-13-1.7-19.4zM9 1c6 5 7.3 14.2 1.5 22.3C12.3 15.6 11.9 8.3 9 1zM16 2.2c5.7 4.4 6.9 12.3 1.6 19.6 1.5-7.1 1.2-13.2-1.6-19.6z",
};

interface Silhouette {
  /** Height above the ground, and half the width. */
  tall: number;
  half: number;
  body: string;
  /** Drawn in the light over the body. */
  light: string;
  /** Half the width of the base. */
  base: number;
}

/** Silhouettes around x = 0, standing on y = 0. */
export const RANKS_DRAWN: Record<RankId, Silhouette> = {
  cultist: {
    tall: 34,
    half: 14,
    base: 15,
    body:
      "M1-34c-2.6 0-4.7 1.4-6.2 4C-7.2-26.5-8-22.7-7.6-19c-3.2 3.6-5 9.6-5.4 19h26c-.4-9.4-2.2-15.4-5.4-19 .4-3.7-.3-7.5-2.4-11C4.2-32.6 3.5-33.4 1-34zM0-27.5c2.9 2 4.3 5 4 8.4-.3 2.1-1.8 3.9-4 5-2.2-1.1-3.7-2.9-4-5-.3-3.4 1.1-6.4 4-8.4z",
    light: "M-2.6-20.8l2 1-2 .6zM2.6-20.8l-2 1 2 .6zM-6-8.5C-2-5.5 2-5.5 6-8.5 2.5-7-2.5-7-6-8.5z",
  },
  warrior: {
    tall: 46,
    half: 18,
    base: 18,
    body:
      "M0-40c-5.2 0-8.6 3-9.1 8C-13.5-33-16-37-14.5-45c-6 5.5-6.6 16 5.5 19.3l.4 3L-5.6-17C-12-16-16.5-13-17-6.5L-15.5 0h31L17-6.5C16.5-13 12-16 5.6-17l3-5.7.4-3C21.1-29 20.5-39.5 14.5-45c1.5 8-1 12-5.4 13C8.6-37 5.2-40 0-40zM-6.5-30.5l4.9 1.9 1.6 7.6 1.6-7.6 4.9-1.9-.6 4.5-3.1 1.2-.6 7.8L0-15.5l-2.2-1.5-.6-7.8-3.1-1.2z",
    light: "M-12-7.5c4-3 8-3.5 12 0 4-3.5 8-3 12 0-4-1.2-8-1-12 2.5-4-3.5-8-3.7-12-2.5z",
  },
  greater_daemon: {
    tall: 60,
    half: 36,
    base: 22,
    body:
      "M0-52c-3.9 0-6.3 2.3-6.8 6C-10.5-47-12-51-10.5-57.5c-5.4 4.6-5.6 13.5 3.7 16.4l1.3 3.8C-8.5-36.3-11-35-12.6-33-18-44-25-50.5-36-53c2.6 4 3.2 8 2.3 12 3.2 1.6 4.4 4.5 3.5 8.3 3.8.4 5.6 3 5.8 7 3-.6 6.6.3 9.3 3.2.6 2.3 1.7 4.2 3.1 6L-16.5 0h11.3L0-8 5.2 0h11.3l-4.5-16.5c1.4-1.8 2.5-3.7 3.1-6 2.7-2.9 6.3-3.8 9.3-3.2.2-4 2-6.6 5.8-7-.9-3.8.3-6.7 3.5-8.3-.9-4-.3-8 2.3-12-11 2.5-18 9-23.4 20C11-35 8.5-36.3 5.5-37.3l1.3-3.8c9.3-2.9 9.1-11.8 3.7-16.4C12-51 10.5-47 6.8-46 6.3-49.7 3.9-52 0-52zM-4-46.5l3 2-3 .8zM4-46.5l-3 2 3 .8z",
    light:
      "M-30-47c5 4.5 9 10 12 17-3.5-5.6-7-10-12-17zM30-47c-5 4.5-9 10-12 17 3.5-5.6 7-10 12-17zM-5-30c3.5 2 6.5 2 10 0-2.5 3.6-7.5 3.6-10 0zM-4-23c3 1.6 5 1.6 8 0-2 3-6 3-8 0z",
  },
};

/** Glyphs of the tokens, 24 × 24, filled. */
export const GLYPHS: Record<TokenId, string> = {
  peasant:
    "M10.8 23V13.2H8.6A4.1 4.1 0 0 1 4.5 9V1.5L6.8 3v6c0 1 .8 1.8 1.8 1.8h2.2V2L12 .8 13.2 2v8.8h2.2c1 0 1.8-.8 1.8-1.8V3l2.3-1.5V9a4.1 4.1 0 0 1-4.1 4.2h-2.2V23z",
  noble: "M3 17.5 1.3 6.3l6 4.6L12 3l4.7 7.9 6-4.6L21 17.5zM3.4 19.3h17.2V22H3.4zM12 1.2a1.3 1.3 0 1 1 0 .1z",
  hero: "M12 .8 14.2 4v10.2H9.8V4zM5.5 14.2h13v2.5h-4.7v3a2.6 2.6 0 1 1-3.6 0v-3H5.5z",
  warpstone:
    "M11.2 1 4.6 8.9l2 9 4.3 5L8.6 9.8zM12.8 1l6.7 7-2 10.3-5 4.9L10.2 10zM14 9.6l1.7-3 1.5 2.3z",
  skaven:
    "M3 22c7.5.9 15.5-1.6 17.4-8 1.5-5.2-1.6-9.8-6.3-9.4-4 .4-6 4.4-4.2 7.2 1.6 2.5 5.2 2.2 6.1-.2-1.9 1-3.5.5-3.9-.9-.5-1.9 1.2-3.3 3.1-2.9 2.6.6 3.4 3.4 2.3 6C15.6 18.3 9.5 20.8 3 22z",
  event:
    "M16.8 11.3a5.8 5.8 0 1 1-.1 0zM1 1l11.6 9.6-2 2zM9 1.5l7 7.2-2.3.9zM1.5 9l7.2 7 .9-2.3z",
};

/** A star with n points around (0, 0). */
export function star(points: number, outer: number, inner: number): string {
  return (
    Array.from({ length: points * 2 }, (_, k) => {
      const angle = (Math.PI * k) / points;
      const radius = k % 2 ? inner : outer;
      return `${k ? "L" : "M"}${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
    }).join("") + "Z"
  );
}

/** The edge of a wax seal around (0, 0): a circle pressed by hand. */
export function wax(radius: number, seed: number): string {
  const n = 18;
  const at = (k: number) => {
    const a = (2 * Math.PI * k) / n;
    const r = radius * (1 + 0.055 * Math.sin(3 * a + seed) + 0.035 * Math.sin(7 * a + 2.3 * seed));
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  };
  let path = `M${at(0)}`;
  for (let k = 0; k < n; k++) path += `Q${at(k + 0.5)} ${at(k + 1)}`;
  return `${path}Z`;
}

/** Pips of a die, in thirds from the centre. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** Glyphs of the dial's instructions, 24 × 24; points scored are written as a number instead. */
export const INSTRUCTIONS: Record<string, string> = {
  upgrade_card: "M12 2 21 12h-5.5v4h-7v-4H3zM8.5 18h7v3h-7z",
  draw_cards: "M3.5 6.5 12 4l4.5 15L8 21.5zM13.3 4.2 20.5 6l-3.6 14-1.9-.4L17.3 18z",
  remove_corruption: "M12 1.5c4 5.5 6.5 8.5 6.5 13a6.5 6.5 0 0 1-13 0c0-4.5 2.5-7.5 6.5-13zM8 13.5h8v2.6H8z",
  place_warpstone: GLYPHS.warpstone,
  place_nobles: GLYPHS.noble,
  place_skaven: GLYPHS.skaven,
  remove_old_world_tokens: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6.5 10.6h11v2.8h-11z",
  victory: "M12 1l3.2 7.2 7.8.8-5.9 5.2 1.8 7.8-6.9-4.1L5.1 22l1.8-7.8L1 9l7.8-.8z",
};

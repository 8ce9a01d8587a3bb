/** How colours look: to everybody, and to those who do not see all of them. */

export type Rgb = readonly [number, number, number];
type Lab = readonly [number, number, number];

/** What those see who lack one kind of cone: Machado, Oliveira and Fernandes, 2009, on linear light. */
export const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Vision = keyof typeof VISIONS;

/** Linear light of #rrggbb. */
export function light(color: string): Rgb {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  return parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

export function seen(color: Rgb, vision: Vision): Rgb {
  const m = VISIONS[vision];
  return [0, 3, 6].map((row) => Math.min(1, Math.max(0, m[row]! * color[0] + m[row + 1]! * color[1] + m[row + 2]! * color[2]))) as unknown as Rgb;
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of WCAG. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(light(a)), luminance(light(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export function lab([r, g, b]: Rgb): Lab {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const { atan2, cos, exp, hypot, PI, sin, sqrt } = Math;
const rad = (degrees: number): number => (degrees * PI) / 180;

/** How different two colours look: CIEDE2000. 1 is hardly to be seen. */
export function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (hypot(a1, b1) + hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [hypot(a1 * (1 + g), b1), hypot(a2 * (1 + g), b2)];
  const hue = (a: number, b: number) => ((atan2(b, a * (1 + g)) * 180) / PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(rad(turn / 2))];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * cos(rad(h - 30)) + 0.24 * cos(rad(2 * h)) + 0.32 * cos(rad(3 * h + 6)) - 0.2 * cos(rad(4 * h - 63));
  const [sl, sc, sh] = [1 + (0.015 * (l - 50) ** 2) / sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t];
  const turned = -2 * sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(rad(60 * exp(-(((h - 275) / 25) ** 2))));
  return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + turned * (dc / sc) * (dh / sh));
}

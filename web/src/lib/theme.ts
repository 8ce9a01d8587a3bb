/** Light, dark or of high contrast, moving or still: what the person chose, else what the device says. Kept on this device. */

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "still"] as const;
export type Motion = (typeof MOTIONS)[number];

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it holds until the page is left
  }
}

const dark = () => matchMedia("(prefers-color-scheme: dark)");
const contrast = () => matchMedia("(prefers-contrast: more), (forced-colors: active)");
let theme: Theme = "auto";

function apply(): void {
  const device = contrast().matches ? "contrast" : dark().matches ? "dark" : "light";
  const root = document.documentElement;
  root.dataset.theme = theme === "auto" ? device : theme;
  // The system's own bars go on where the strip at the top ends.
  const ground = getComputedStyle(root).getPropertyValue("--vellum").trim();
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** Call once at the start, and with a choice when one is made. */
export function chooseTheme(choice?: Theme): void {
  theme = choice ?? ((kept("ruinous.theme") as Theme | null) || "auto");
  if (choice) keep("ruinous.theme", choice);
  else for (const says of [dark(), contrast()]) says.addEventListener("change", apply);
  apply();
  if (!choice) chooseMotion();
}

export function chooseMotion(choice?: Motion): void {
  const motion = choice ?? ((kept("ruinous.motion") as Motion | null) || "auto");
  if (choice) keep("ruinous.motion", choice);
  document.documentElement.dataset.motion = motion;
}

/** Whether things should appear where they are going without moving there. */
export function still(): boolean {
  const motion = document.documentElement.dataset.motion;
  return motion === "still" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

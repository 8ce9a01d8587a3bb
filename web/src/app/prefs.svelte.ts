/** What a person likes: language, light, motion, sound. Kept on this device and, when signed in, with the identity. */

import { changeMe, onArrival, session } from "../api/session.svelte.ts";
import { language, LANGUAGES, turnTo } from "../words/voice.svelte.ts";
import { chooseMotion, chooseTheme, type Motion, type Theme } from "../lib/theme.ts";

interface Prefs {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
}
type Name = keyof Prefs;
const NAMES: readonly Name[] = ["language", "theme", "motion", "sound"];
const ALLOWED: Record<Name, readonly unknown[]> = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "still"],
  sound: [true, false],
};

export const prefs = $state<Prefs>({ language: language(), theme: "auto", motion: "auto", sound: false });

function kept(name: Name): string | null {
  try {
    return localStorage.getItem(`ruinous.${name}`);
  } catch {
    return null;
  }
}

function keep(name: Name, value: Prefs[Name]): void {
  try {
    localStorage.setItem(`ruinous.${name}`, String(value));
  } catch {
    // then it holds until the page is left
  }
}

function show(name: Name): void {
  if (name === "language") void turnTo(prefs.language);
  else if (name === "theme") chooseTheme(prefs.theme);
  else if (name === "motion") chooseMotion(prefs.motion);
}

/** At the start of the page. */
export function beginPrefs(): void {
  chooseTheme();
  prefs.theme = valid("theme", kept("theme")) ?? "auto";
  prefs.motion = valid("motion", kept("motion")) ?? "auto";
  prefs.sound = kept("sound") === "true";
  onArrival((me) => adopt(me.settings.interface ?? {}));
}

function valid<N extends Name>(name: N, value: unknown): Prefs[N] | undefined {
  return ALLOWED[name].includes(value) ? (value as Prefs[N]) : undefined;
}

/** What was chosen on this device stays; the rest is as it was on the last one. */
function adopt(theirs: Record<string, unknown>): void {
  for (const name of NAMES) {
    const value = valid(name, theirs[name]);
    if (value === undefined || kept(name) !== null) continue;
    (prefs as Record<Name, unknown>)[name] = value;
    show(name);
  }
}

export function choose<N extends Name>(name: N, value: Prefs[N]): void {
  prefs[name] = value;
  keep(name, value);
  show(name);
  if (session.me) {
    const all = { ...session.me.settings.interface, ...$state.snapshot(prefs) };
    changeMe({ settings: { interface: all } }).catch(() => {
      // it is kept on this device; the next change tells the server
    });
  }
}

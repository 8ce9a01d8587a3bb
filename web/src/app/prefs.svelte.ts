/** What a person likes: language, light, motion, sound. Kept on this device and, when signed in, with the identity. */

import { changeMe, onArrival, session } from "../api/session.svelte.ts";
import { language, LANGUAGES, turnTo } from "../words/voice.svelte.ts";
import { chooseMotion, chooseTheme, MOTIONS, THEMES, type Motion, type Theme } from "../lib/theme.ts";

interface Prefs {
  language: string;
  theme: Theme;
  motion: Motion;
  /** Null: nobody has said yes or no. */
  sound: boolean | null;
  /** How loud, from 0 to LOUDEST. */
  effects: number;
  ambience: number;
}
type Name = keyof Prefs;
export const LOUDEST = 10;
const VOLUMES: readonly unknown[] = Array.from({ length: LOUDEST + 1 }, (_, n) => n);
const ALLOWED: Record<Name, readonly unknown[]> = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  sound: [true, false],
  effects: VOLUMES,
  ambience: VOLUMES,
};
const NAMES = Object.keys(ALLOWED) as Name[];

export const prefs = $state<Prefs>({ language: language(), theme: "auto", motion: "auto", sound: null, effects: 7, ambience: 4 });

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
  for (const name of NAMES) {
    const text = kept(name);
    const value = ALLOWED[name].find((allowed) => String(allowed) === text);
    if (name !== "language" && value !== undefined) (prefs as Record<Name, unknown>)[name] = value;
  }
  onArrival((me) => adopt(me.settings.interface ?? {}));
}

/** What was chosen on this device stays; the rest is as it was on the last one. */
function adopt(theirs: Record<string, unknown>): void {
  for (const name of NAMES) {
    if (!ALLOWED[name].includes(theirs[name]) || kept(name) !== null) continue;
    (prefs as Record<Name, unknown>)[name] = theirs[name];
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

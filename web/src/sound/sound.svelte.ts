/** Sound for the whole page: off until somebody turns it on, and nothing of it is loaded before. */

import { get, transport } from "../api/http.ts";
import { session } from "../api/session.svelte.ts";
import { here } from "../app/route.svelte.ts";
import { choose, prefs } from "../app/prefs.svelte.ts";
import { cuesOf, summary, type Cue, type SoundName } from "./cues.ts";
import { isQuiet } from "./quiet.ts";
import type { Player } from "./player.ts";
import type { GameEvent, NoticeState, Quiet } from "../wire.ts";

const MINUTE = 60_000;
const SAID = 1600; // milliseconds

export const sounding = $state({
  /** My quiet hours, once they are known. */
  hours: null as Quiet | null,
  /** It is one of them. */
  quiet: false,
  /** Somebody has touched this page; before that no browser lets it be heard. */
  touched: false,
  hidden: false,
  /** Sound has just been turned on or off by its key. */
  said: false,
});

let silence: ReturnType<typeof setTimeout> | undefined;
let player: Player | null = null;
let coming: Promise<Player | null> | null = null;

const on = (): boolean => prefs.sound === true && !sounding.quiet;
const atTable = (): boolean => here.route.page === "table" || here.route.page === "replay";

/** For as long as the page is there; call it where effects may be made. */
export function watchSound(): () => void {
  const touch = () => (sounding.touched = true);
  const look = () => (sounding.hidden = document.hidden);
  const clock = () => (sounding.quiet = isQuiet(sounding.hours, new Date()));
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, touch, { capture: true, once: true });
  document.addEventListener("visibilitychange", look);
  look();
  const timer = setInterval(clock, MINUTE);
  $effect(() => {
    if (!transport().shared) sounding.hours = keptHours();
    else if (session.me && prefs.sound) void learnHours();
  });
  $effect(() => {
    void sounding.hours;
    clock();
  });
  $effect(() => {
    if (on() && sounding.touched) void load();
    else if (!on()) close();
  });
  $effect(() => {
    const { effects, ambience } = prefs;
    void coming?.then((it) => it?.volumes(effects, ambience));
  });
  $effect(() => {
    const around = on() && sounding.touched && atTable() && !sounding.hidden && prefs.ambience > 0;
    void coming?.then((it) => it?.surround(around)).catch(() => {}); // it could not be fetched
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    close();
  };
}

/** Asks the server for my quiet hours: at the start, and when they have been changed. */
export async function learnHours(): Promise<void> {
  try {
    sounding.hours = (await get<NoticeState>("/api/notices/settings")).settings.quiet;
  } catch {
    // the next page asks again
  }
}

const HOURS = "ruinous.quiet";

/** Without a server this device keeps them. */
export function keepHours(hours: Quiet | null): void {
  sounding.hours = hours;
  try {
    localStorage.setItem(HOURS, JSON.stringify(hours));
  } catch {
    // then they hold until the page is left
  }
}

function keptHours(): Quiet | null {
  try {
    return JSON.parse(localStorage.getItem(HOURS) ?? "null") as Quiet | null;
  } catch {
    return null;
  }
}

function load(): Promise<Player | null> {
  if (coming) return coming;
  const made = make();
  coming = made;
  void made.then((it) => {
    if (coming === made) player = it; // else sound was turned off meanwhile
  });
  return made;
}

async function make(): Promise<Player | null> {
  try {
    const { Player } = await import("./player.ts");
    const made = new Player();
    made.volumes(prefs.effects, prefs.ambience);
    return made;
  } catch {
    return null; // this device has no sound
  }
}

function close(): void {
  void coming?.then((it) => it?.close());
  player = coming = null;
}

const play = (cues: readonly Cue[]): void => {
  if (on() && cues.length) player?.play(cues);
};

/** A moment that lasts so long. */
export const sound = (event: GameEvent, ms: number): void => play(cuesOf(event, ms));
/** Events that are there at once. */
export const soundOf = (events: readonly GameEvent[]): void => play(summary(events));
/** What was to come has been skipped. */
export const hush = (): void => player?.hush();
/** It is my turn. */
export const bell = (): void => play([{ sound: "turn" }]);

/** As soon as it can be heard: what somebody has just turned on, or turned up. */
export async function sample(name: SoundName): Promise<void> {
  if (!on()) return;
  sounding.touched = true;
  await (await load())?.sample(name).catch(() => {}); // it could not be fetched
}

/** The key for it: it is said for a moment what it has done. */
export function turnSound(): void {
  choose("sound", !prefs.sound);
  void sample("piece");
  sounding.said = true;
  clearTimeout(silence);
  silence = setTimeout(() => (sounding.said = false), SAID);
}

/** A small bell, made on the spot. */

import { prefs } from "./prefs.svelte.ts";

let context: AudioContext | null = null;

function strike(at: AudioContext, pitch: number, start: number, loud: number): void {
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 1.4);
  tone.connect(gain).connect(at.destination);
  tone.start(start);
  tone.stop(start + 1.5);
}

/** It is your turn. Silent unless sound is on. */
export function bell(): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [n, pitch] of [392, 1046.5, 1763].entries()) strike(context, pitch, now + n * 0.012, 0.16 / (n + 1));
}

/** Small sounds, made here from waves and noise. Off until somebody turns them on. The frame rings for one's turn. */

import { prefs } from "../app/prefs.svelte.ts";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!prefs.sound) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null; // this device has no sound
  }
}

function tone(at: AudioContext, pitch: number, to: number, long: number, loud: number, type: OscillatorType, delay = 0): void {
  const start = at.currentTime + delay;
  const wave = at.createOscillator();
  const volume = at.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + long);
  wave.connect(volume).connect(at.destination);
  wave.start(start);
  wave.stop(start + long);
}

function noise(at: AudioContext, long: number, loud: number, pitch: number, delay = 0): void {
  const length = Math.ceil(at.sampleRate * long);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(at.currentTime + delay);
}

const SOUNDS: Record<string, (at: AudioContext) => void> = {
  move: (at) => noise(at, 0.07, 0.25, 700),
  play: (at) => noise(at, 0.14, 0.2, 2600),
  roll: (at) => [0, 0.09, 0.2, 0.27, 0.36].forEach((delay) => noise(at, 0.05, 0.3, 1600 + 900 * delay, delay)),
  kill: (at) => tone(at, 150, 46, 0.28, 0.22, "triangle"),
  corrupt: (at) => tone(at, 110, 90, 0.3, 0.1, "sawtooth"),
  ruin: (at) => {
    tone(at, 70, 30, 1.1, 0.35, "triangle");
    noise(at, 0.9, 0.3, 240);
  },
  tick: (at) => [0, 0.07].forEach((delay) => noise(at, 0.025, 0.4, 3600, delay)),
  score: (at) => tone(at, 520, 530, 0.22, 0.06, "sine"),
  game_end: (at) => [196, 294, 392].forEach((pitch, n) => tone(at, pitch, pitch, 1.4, 0.09, "triangle", n * 0.2)),
};

export function sound(what: string): void {
  const at = SOUNDS[what] && ready();
  if (at) SOUNDS[what]!(at);
}

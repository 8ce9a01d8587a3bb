/** Plays the set of sounds. It is fetched when sound is on and somebody has touched the page: nothing plays by itself. */

import type { Cue, SoundName } from "./cues.ts";

const FILES = import.meta.glob<string>("./*.mp3", { eager: true, query: "?url", import: "default" });
const address = (name: SoundName): string => FILES[`./${name}.mp3`]!;
const EFFECTS = Object.keys(FILES).map((path) => path.slice(2, -4) as SoundName).filter((name) => name !== "ambience");

/** The ambience is the same again after so many seconds; where one begins in it does not matter (tools/sounds.py). */
const LOOP = 14;
const LAP = 0.15;
const FADE = 1.2; // seconds in which the ambience comes and goes
/** No two sounds of a kind are quite alike: so many semitones and so many decibels apart at most. */
const PITCH = 0.5;
const LOUD = 2;
const APART = 0.03; // seconds between two of a kind; closer together they would only be louder

/** From 0 to 10, as the ear counts. */
const gainOf = (volume: number): number => (volume / 7) ** 2;

export class Player {
  private readonly context = new AudioContext();
  private readonly out: DynamicsCompressorNode;
  private readonly effects: GainNode;
  private readonly ground: GainNode;
  private readonly kept = new Map<SoundName, Promise<AudioBuffer>>();
  private readonly buffers = new Map<SoundName, AudioBuffer>();
  private readonly last = new Map<SoundName, number>();
  private readonly waiting = new Set<{ source: AudioBufferSourceNode; start: number }>();
  private loop: { source: AudioBufferSourceNode; gain: GainNode } | null = null;
  private around = false;

  constructor() {
    // Many at once do not become loud.
    this.out = new DynamicsCompressorNode(this.context, { threshold: -14, ratio: 6, attack: 0.004, release: 0.2 });
    this.out.connect(this.context.destination);
    this.effects = new GainNode(this.context);
    this.ground = new GainNode(this.context);
    this.effects.connect(this.out);
    this.ground.connect(this.out);
    for (const name of EFFECTS) void this.get(name).catch(() => {}); // silence is no harm; the next one asks again
  }

  volumes(effects: number, ambience: number): void {
    this.effects.gain.value = gainOf(effects);
    this.ground.gain.value = gainOf(ambience);
  }

  /** What is due now. A device that does not let us play hears nothing later either. */
  play(cues: readonly Cue[]): void {
    if (this.context.state !== "running") {
      this.wake();
      return;
    }
    for (const cue of cues) {
      const buffer = this.buffers.get(cue.sound);
      if (buffer) this.start(buffer, cue);
    }
  }

  /** One sound, even if it has to be fetched first. */
  async sample(sound: SoundName): Promise<void> {
    await this.context.resume();
    this.start(await this.get(sound), { sound });
  }

  /** What has not begun yet is not heard: what it belongs to has been skipped. */
  hush(): void {
    const now = this.context.currentTime;
    for (const one of this.waiting) {
      if (one.start <= now) continue;
      one.source.stop();
      this.waiting.delete(one);
    }
  }

  /** The room around the table is heard, or not. */
  async surround(on: boolean): Promise<void> {
    this.around = on;
    if (!on) {
      const { loop } = this;
      this.loop = null;
      loop?.gain.gain.setTargetAtTime(0, this.context.currentTime, FADE / 4);
      loop?.source.stop(this.context.currentTime + FADE);
      return;
    }
    this.wake();
    const buffer = await this.get("ambience");
    if (!this.around || this.loop) return;
    const source = new AudioBufferSourceNode(this.context, { buffer, loop: true, loopStart: LAP, loopEnd: LAP + LOOP });
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setTargetAtTime(1, this.context.currentTime, FADE);
    source.connect(gain).connect(this.ground);
    source.start(0, LAP + Math.random() * LOOP);
    this.loop = { source, gain };
  }

  close(): void {
    void this.context.close();
  }

  /** The device may still say no; then it stays silent. */
  private wake(): void {
    if (this.context.state !== "running") this.context.resume().catch(() => {});
  }

  private start(buffer: AudioBuffer, { sound, after = 0, loud = 1 }: Cue): void {
    const start = this.context.currentTime + after / 1000;
    const before = this.last.get(sound);
    if (before !== undefined && Math.abs(start - before) < APART) return;
    this.last.set(sound, start);
    const vary = (most: number) => most * (2 * Math.random() - 1);
    const gain = new GainNode(this.context, { gain: loud * 10 ** (vary(LOUD) / 20) });
    const source = new AudioBufferSourceNode(this.context, { buffer, playbackRate: 2 ** (vary(PITCH) / 12) });
    source.connect(gain).connect(this.effects);
    source.start(start);
    const one = { source, start };
    this.waiting.add(one);
    source.onended = () => {
      this.waiting.delete(one);
      gain.disconnect();
    };
  }

  private get(name: SoundName): Promise<AudioBuffer> {
    const known = this.kept.get(name);
    if (known) return known;
    const coming = this.fetch(name);
    this.kept.set(name, coming);
    coming.catch(() => this.kept.delete(name));
    return coming;
  }

  private async fetch(name: SoundName): Promise<AudioBuffer> {
    const answer = await fetch(address(name));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const buffer = await this.context.decodeAudioData(await answer.arrayBuffer());
    this.buffers.set(name, buffer);
    return buffer;
  }
}

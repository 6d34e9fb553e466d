/** Musketry and cannon out of noise, made here and never fetched; silent unless a reader has asked for it. */

import type { Kind, Sight } from "./effects";

const PLACE = "grognard.sound";
/** At once, at most: a volley is one crash, not fifty. */
const MOST = 4;

interface Voice {
  /** seconds, hertz of the filter, and how loud */
  lasts: number;
  pitch: number;
  gain: number;
}

const VOICES: Record<Kind, Voice | null> = {
  shot: { lasts: 0.32, pitch: 900, gain: 0.5 },
  clash: { lasts: 0.14, pitch: 3600, gain: 0.22 },
  loss: null,
  gone: { lasts: 0.5, pitch: 240, gain: 0.4 },
  rout: { lasts: 0.6, pitch: 180, gain: 0.22 },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function likesSound(): boolean {
  return localStorage.getItem(PLACE) === "on";
}

/** Browsers let a page sound only after somebody has touched it: this is called by the switch. */
export function likeSound(likes: boolean): void {
  localStorage.setItem(PLACE, likes ? "on" : "off");
  if (likes) playSounds([{ kind: "shot", delay: 0 }]);
}

export function playSounds(sights: Pick<Sight, "kind" | "delay">[]): void {
  if (!likesSound() || document.hidden) return;
  context ??= new AudioContext();
  hiss ??= noise(context);
  void context.resume();
  const heard = sights.filter(({ kind }) => VOICES[kind]).slice(0, MOST);
  heard.forEach(({ kind, delay }, n) => crash(context!, hiss!, VOICES[kind]!, delay / 1000 + 0.06 * n));
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return buffer;
}

function crash(context: AudioContext, hiss: AudioBuffer, { lasts, pitch, gain }: Voice, after: number): void {
  const [source, filter, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  const begins = context.currentTime + after;
  source.buffer = hiss;
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch * 2, begins);
  filter.frequency.exponentialRampToValueAtTime(pitch / 4, begins + lasts);
  volume.gain.setValueAtTime(gain, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(begins, Math.random() * 0.4, lasts + 0.05);
}

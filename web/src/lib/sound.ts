// Sounds of the table, synthesised here: wood for a piece, paper for a card, a coin, a chord when something is counted, a note when it
// is your turn. Only for those who want them.
import type { Sound } from "../boards/contract";
import { settings } from "./settings.svelte";

const VOLUME = 0.16;
let context: AudioContext | null = null;

/** One note: frequency, start, length, volume and waveform. */
type Note = [frequency: number, begins: number, rings: number, loud: number, wave: OscillatorType];

const NOTES: Record<Sound, Note[]> = {
  piece: [[190, 0, 0.09, 0.9, "triangle"], [95, 0, 0.12, 0.8, "sine"]],
  card: [],
  coin: [[1568, 0, 0.22, 0.3, "triangle"], [2093, 0.06, 0.35, 0.3, "triangle"]],
  score: [[392, 0, 0.5, 0.4, "triangle"], [494, 0.09, 0.5, 0.35, "triangle"], [587, 0.18, 0.7, 0.35, "triangle"]],
  end: [[392, 0, 0.4, 0.4, "triangle"], [523, 0.16, 0.4, 0.4, "triangle"], [659, 0.32, 0.4, 0.4, "triangle"], [784, 0.48, 1.1, 0.45, "triangle"]],
  turn: [[660, 0, 0.35, 0.45, "sine"], [880, 0.12, 0.5, 0.4, "sine"]],
}; // prettier-ignore
const RUSTLE: Partial<Record<Sound, [lasts: number, loud: number, pitch: number]>> = { card: [0.12, 0.5, 2600], piece: [0.03, 0.5, 900] };

/** A sound, now or after some seconds. */
export function sound(which: Sound, after = 0): void {
  if (!settings.sounds || !navigator.userActivation.hasBeenActive) return; // browsers keep quiet until somebody does something
  try {
    context ??= new AudioContext();
    const now = context.currentTime + after;
    for (const note of NOTES[which]) play(context, now, note);
    const rustle = RUSTLE[which];
    if (rustle) brush(context, now, ...rustle);
  } catch {
    // a browser without sound is fine
  }
}

function fading(context: AudioContext, at: number, rings: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(VOLUME * loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rings);
  gain.connect(context.destination);
  return gain;
}

function play(context: AudioContext, now: number, [frequency, begins, rings, loud, wave]: Note): void {
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.value = frequency;
  tone.connect(fading(context, now + begins, rings, loud));
  tone.start(now + begins);
  tone.stop(now + begins + rings);
}

/** Noise through a narrow gap: paper on felt, wood on wood. */
function brush(context: AudioContext, now: number, lasts: number, loud: number, pitch: number): void {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const [source, band] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, now, lasts, loud));
  source.start(now);
}

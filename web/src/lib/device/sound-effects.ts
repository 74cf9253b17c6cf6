// The sound effects, made from sines and noise. Silent until the first tap, as browsers want it.

import { preferences } from './preferences.svelte';

/** −18 dB. */
const LOUDNESS = 0.126;

let context: AudioContext | undefined;
let out: GainNode | undefined;
let noise: AudioBuffer | undefined;

/** Called with a tap or a key: only then may a page be heard. */
function startAudio() {
  if (!('AudioContext' in globalThis)) return;
  if (!context) {
    context = new AudioContext();
    out = new GainNode(context, { gain: LOUDNESS });
    out.connect(context.destination);
    const length = context.sampleRate / 2;
    noise = context.createBuffer(1, length, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  }
  void context.resume();
}

/** What a browser may take for a wish to hear something: a finger counts when it is lifted, a mouse when it is pressed. */
const TAPS = ['pointerdown', 'pointerup', 'click', 'keydown'];

/** A phone call or a long sleep may silence a page again: every tap asks anew while nothing can be heard. */
export function unlockAudioOnTap() {
  for (const tap of TAPS) addEventListener(tap, () => context?.state === 'running' || startAudio());
}

function audible(): { context: AudioContext; out: GainNode; now: number } | undefined {
  if (!context || !out || context.state !== 'running' || !preferences.sound || document.hidden)
    return undefined;
  return { context, out, now: context.currentTime };
}

interface Note {
  at?: number;
  length: number;
  type?: OscillatorType;
  loud?: number;
  /** Seconds until it is loudest. */
  rise?: number;
}

function note(frequency: number, { at = 0, length, type = 'sine', loud = 1, rise = 0.005 }: Note) {
  const audio = audible();
  if (!audio) return;
  const begin = audio.now + at;
  const gain = new GainNode(audio.context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  const voice = new OscillatorNode(audio.context, { type, frequency });
  voice.connect(gain).connect(audio.out);
  voice.start(begin);
  voice.stop(begin + length);
}

function paperNoise(at = 0) {
  const audio = audible();
  if (!audio || !noise) return;
  const begin = audio.now + at;
  const gain = new GainNode(audio.context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(0.5, begin + 0.03);
  gain.gain.linearRampToValueAtTime(0, begin + 0.12);
  const source = new AudioBufferSourceNode(audio.context, { buffer: noise });
  const filter = new BiquadFilterNode(audio.context, { type: 'bandpass', frequency: 2_400, Q: 0.8 });
  source.connect(filter).connect(gain).connect(audio.out);
  source.start(begin);
  source.stop(begin + 0.13);
}

/** Paper over paper. */
export const playSlide = () => paperNoise();

/** A card is turned. */
export function playTurn() {
  paperNoise();
  paperNoise(0.06);
}

/** A wooden token is put down. */
export function playToken() {
  note(190, { length: 0.07, type: 'triangle' });
  note(1_900, { length: 0.008, type: 'square', loud: 0.2, rise: 0.001 });
}

/** A kalimba: it is your turn. */
export function playYourTurn() {
  for (const [frequency, at] of [
    [392, 0],
    [587.33, 0.14],
  ] as const) {
    note(frequency, { at, length: 0.5 });
    note(frequency * 2, { at, length: 0.35, loud: 0.3 });
  }
}

/** Ten seconds are left, or five. */
export const playSecondsLeft = () => note(880, { length: 0.18, loud: 0.5, rise: 0.02 });

/** A vote falls: wood, a step higher for each that lies there already. */
export function playVote(step: number) {
  note(190 * 2 ** (step / 6), { length: 0.07, type: 'triangle' });
  note(1_900, { length: 0.008, type: 'square', loud: 0.2, rise: 0.001 });
}

/** A short chuckle: somebody was fooled. */
export function playChuckle() {
  [330, 392, 349].forEach((frequency, i) =>
    note(frequency, { at: i * 0.09, length: 0.1, type: 'triangle', loud: 0.45, rise: 0.02 }),
  );
}

/** A drum beats twice, like a heart. */
export function playHeartbeat() {
  for (const at of [0, 0.45]) {
    note(62, { at, length: 0.22, loud: 0.9, rise: 0.015 });
    note(55, { at: at + 0.16, length: 0.2, loud: 0.6, rise: 0.015 });
  }
}

/** The seal comes down. */
export function playThud() {
  note(82, { length: 0.26, loud: 1, rise: 0.004 });
  note(120, { length: 0.06, type: 'square', loud: 0.16, rise: 0.002 });
}

/** The truth comes to light. */
export function playReveal() {
  [293.66, 440, 659.25].forEach((frequency, i) =>
    note(frequency, { at: i * 0.12, length: 0.9, loud: 0.6, rise: 0.25 }),
  );
}

const PENTATONIC = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25];

/** A rabbit hops so many stones; each takes so many milliseconds. */
export function playHop(stones: number, delay: number, each: number) {
  for (let i = 0; i < Math.min(stones, PENTATONIC.length); i++) {
    note(PENTATONIC[i]!, {
      at: (delay + (i + 0.8) * each) / 1_000,
      length: 0.16,
      type: 'triangle',
      loud: 0.5,
    });
  }
}

/** The game is over. */
export function playGameOver() {
  [392, 493.88, 587.33, 783.99].forEach((frequency, i) => {
    note(frequency, { at: i * 0.22, length: 0.8, loud: 0.7, rise: 0.02 });
    note(frequency / 2, { at: i * 0.22, length: 0.8, loud: 0.3, rise: 0.02 });
  });
}

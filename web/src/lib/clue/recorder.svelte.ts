// Records a clue with the microphone, and shows its level as it comes in.

import { MAX_SOUND_SECONDS } from '../../protocol';

/** What browsers can record and the server knows. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];

/** How many levels are shown side by side. */
export const LEVEL_BARS = 44;

/** Whether this browser lets a page record: not on the plain HTTP of a local network. */
export const canRecord = () =>
  'MediaRecorder' in globalThis && navigator.mediaDevices?.getUserMedia !== undefined;

export class Recorder {
  state = $state<'idle' | 'asking' | 'recording' | 'done' | 'denied' | 'missing'>('idle');
  /** Milliseconds recorded. */
  length = $state(0);
  /** The levels heard so far, from 0 to 1. */
  levels = $state.raw<number[]>([]);
  sound = $state.raw<Blob>();

  #asked?: Promise<MediaStream>;
  #media?: MediaRecorder;
  #stream?: MediaStream;
  #context?: AudioContext;
  #timer?: ReturnType<typeof setInterval>;

  async start() {
    this.reset();
    this.state = 'asking';
    const asked = (this.#asked = navigator.mediaDevices.getUserMedia({ audio: true }));
    let stream: MediaStream;
    try {
      stream = await asked;
    } catch (error) {
      const denied = error instanceof DOMException && error.name === 'NotAllowedError';
      if (this.#asked === asked) this.state = denied ? 'denied' : 'missing';
      return;
    }
    // Who is asked may take a while, and the game goes on: then nobody wants it any more.
    if (this.#asked !== asked) return stopMicrophone(stream);
    this.#stream = stream;
    const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
    const media = new MediaRecorder(stream, {
      audioBitsPerSecond: 48_000,
      ...(mimeType && { mimeType }),
    });
    const pieces: Blob[] = [];
    media.ondataavailable = (event) => pieces.push(event.data);
    media.onstop = () => {
      const type = media.mimeType.split(';')[0];
      this.sound = new Blob(pieces, { type });
      this.state = 'done';
      this.#release();
    };
    this.#media = media;
    media.start();
    this.state = 'recording';
    this.#listen(stream);
  }

  stop() {
    if (this.#media?.state === 'recording') this.#media.stop();
  }

  /** Throws everything away. */
  reset() {
    this.#asked = undefined;
    if (this.#media) this.#media.onstop = null;
    this.stop();
    this.#release();
    this.state = 'idle';
    this.length = 0;
    this.levels = [];
    this.sound = undefined;
  }

  #listen(stream: MediaStream) {
    this.#context = new AudioContext();
    const analyser = new AnalyserNode(this.#context, { fftSize: 512 });
    this.#context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const begun = performance.now();
    const most = MAX_SOUND_SECONDS * 1_000;
    this.#timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, s) => sum + s * s, 0) / samples.length;
      this.length = Math.min(most, performance.now() - begun);
      const bars = Math.ceil((this.length / most) * LEVEL_BARS);
      const level = Math.min(1, Math.sqrt(power) * 4);
      const levels = this.levels.slice(0, bars);
      // A bar stands for more than one look: it shows the loudest.
      if (levels.length === bars) levels[bars - 1] = Math.max(levels[bars - 1] ?? 0, level);
      else levels.push(level);
      this.levels = levels;
      // A little early: what comes out is a few milliseconds longer.
      if (this.length >= most - 300) this.stop();
    }, 60);
  }

  #release() {
    clearInterval(this.#timer);
    if (this.#stream) stopMicrophone(this.#stream);
    void this.#context?.close();
    this.#stream = this.#context = undefined;
  }
}

const stopMicrophone = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

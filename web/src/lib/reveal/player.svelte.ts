// Plays a reveal: says what is known now, and tells each cue as it comes. A tap goes ahead.

import { untrack } from 'svelte';
import { beginOf, knows, seenAt, type Seen } from './seen';
import type { BeatName, Cue, Timeline } from './timeline';

/** A second tap so soon means: I want to know. Milliseconds. */
const SECOND_TAP = 400;

/** What happened longer ago is not heard any more: this device comes late. Milliseconds. */
const LATE = 250;

export class RevealPlayer {
  #timeline = $state.raw<Timeline>();
  /** How far it is told, in milliseconds after the last vote; always the time of a beat or a cue. */
  #at = $state(0);
  #began = 0;
  #until = Infinity;
  #tapped = -Infinity;
  #timer?: ReturnType<typeof setTimeout>;

  /** `oncue` is called when something happens while somebody looks. */
  constructor(private readonly oncue: (cue: Cue) => void = () => {}) {}

  readonly seen: Seen | undefined = $derived(this.#timeline && seenAt(this.#timeline, this.#at));

  get timeline(): Timeline | undefined {
    return this.#timeline;
  }

  /** Whether something is still to come. */
  get running(): boolean {
    return this.#timeline !== undefined && this.#at < Math.min(this.#until, this.#timeline.end);
  }

  knows(beat: BeatName): boolean {
    return this.seen === undefined || knows(this.seen, beat);
  }

  /** Plays from a moment of it, in milliseconds, on to another. */
  play(timeline: Timeline, at = 0, until = Infinity) {
    this.#timeline = timeline;
    this.#until = until;
    this.#began = performance.now() - at;
    this.#tapped = -Infinity;
    this.#at = -1;
    this.#tell(at);
  }

  /** It has gone on for so long elsewhere: whoever is behind jumps there. Nothing that was told is taken back. */
  catchUp(at: number) {
    this.#began = Math.min(this.#began, performance.now() - at);
    this.#tell(performance.now() - this.#began);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timeline = undefined;
  }

  /** Finishes the running beat; a second tap soon after goes to the headline. */
  tap() {
    const timeline = this.#timeline;
    if (!timeline || !this.running) return;
    const now = performance.now();
    const headline = beginOf(timeline, 'headline');
    const second = now - this.#tapped < SECOND_TAP && this.#at < headline;
    this.#tapped = now;
    const next = timeline.beats.find((beat) => beat.at > this.#at)?.at ?? timeline.end;
    this.#jump(second ? headline : next);
  }

  /** Goes ahead to a beat. */
  goTo(beat: BeatName) {
    if (this.#timeline) this.#jump(beginOf(this.#timeline, beat));
  }

  #jump(to: number) {
    if (to <= this.#at) return;
    this.#began = performance.now() - to;
    this.#tell(to);
  }

  /** Tells all that is due, and waits for what comes next. */
  #tell(now: number) {
    clearTimeout(this.#timer);
    const timeline = this.#timeline;
    if (!timeline) return;
    const to = Math.min(now, this.#until, timeline.end);
    const before = untrack(() => this.#at);
    if (to > before) {
      const due = timeline.cues.filter((cue) => cue.at > before && cue.at <= to);
      this.#at = Math.max(0, to);
      for (const cue of due) if (to - cue.at <= LATE) this.oncue(cue);
    }
    const next = Math.min(
      timeline.end,
      this.#until,
      ...[...timeline.beats, ...timeline.cues].map(({ at }) => at).filter((at) => at > to),
    );
    if (next <= to) return;
    const wait = next - (performance.now() - this.#began);
    this.#timer = setTimeout(() => this.#tell(Math.max(next, performance.now() - this.#began)), wait);
  }
}

// Plays a recorded clue on this device.

import { onDestroy, untrack } from 'svelte';
import { fetchSound } from '../connection/api';
import { useTableOrRound } from '../table/table-or-round';
import { retry } from '../connection/retry';

/**
 * Fetches a recording and follows how it is played. It is played from memory, because some browsers want byte ranges of
 * what they fetch. To be made while a component is; its <audio> element is bound to what is here.
 */
export class RecordingPlayer {
  /** The address of the recording in memory; empty until it has come. */
  url = $state('');
  audio = $state<HTMLAudioElement>();
  paused = $state(true);
  /** Seconds played, and seconds in all. */
  position = $state(0);
  duration = $state(0);
  failed = $state(false);

  constructor(sound: () => string) {
    const context = useTableOrRound();
    // Every new state brings the clue anew: only another recording is fetched.
    const wanted = $derived(sound());
    $effect(() => {
      const name = wanted;
      let current = true;
      this.failed = false;
      // Recordings are only for those who have an identity at this table: a spectator gets one now.
      untrack(() => context.ensureIdentity())
        .then(() =>
          retry(
            () => fetchSound(context.code, name),
            () => current,
          ),
        )
        .then(
          (blob) => current && (this.url = URL.createObjectURL(blob)),
          () => current && (this.failed = true),
        );
      return () => {
        current = false;
        URL.revokeObjectURL(this.url);
        this.url = '';
      };
    });
    onDestroy(() => this.audio?.pause());
  }

  /** From 0 to 1. Some recordings do not say how long they are. */
  get progress(): number {
    return this.duration && isFinite(this.duration) ? this.position / this.duration : 0;
  }
}

// A recorded clue, as this device hears it.

import { onDestroy, untrack } from 'svelte';
import { fetchSound } from '../connection/api';
import { useCompany } from '../table/table-or-round';
import { insist } from '../connection/retry';

/**
 * Fetches a recording and follows how it is played. It is played from memory, because some browsers want byte ranges of
 * what they fetch. To be made while a part is; its element is bound to what is here.
 */
export class Hearing {
  /** The address of the recording in memory; empty until it has come. */
  url = $state('');
  audio = $state<HTMLAudioElement>();
  paused = $state(true);
  /** Seconds played, and seconds in all. */
  at = $state(0);
  length = $state(0);
  failed = $state(false);

  constructor(sound: () => string) {
    const company = useCompany();
    // Every new state brings the clue anew: only another recording is fetched.
    const wanted = $derived(sound());
    $effect(() => {
      const name = wanted;
      let current = true;
      this.failed = false;
      // Recordings are for those who are somebody in this room: who only watches becomes somebody now.
      untrack(() => company.becomeSomebody())
        .then(() =>
          insist(
            () => fetchSound(company.code, name),
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
    return this.length && isFinite(this.length) ? this.at / this.length : 0;
  }
}

// How long the points of a round are still shown before it goes on by itself: to the next story, or, after the last
// round, to the podium.

import { onDestroy } from 'svelte';
import { REVEAL_MS } from '../../protocol';
import type { LiveTable } from '../table/live-table.svelte';

export class PointsClock {
  #now = $state(performance.now());
  /** After the last round everybody looks for as long as they like: this device waits. */
  #waits = $state(false);

  constructor(
    private readonly table: LiveTable,
    /** After the last round it goes on after so many seconds, even if nobody hurries. */
    private readonly atLast?: number,
  ) {
    const timer = setInterval(() => (this.#now = performance.now()), 250);
    onDestroy(() => clearInterval(timer));
    $effect(() => {
      if (this.table.lastRound && this.#left <= 0 && !this.#waits) this.table.toPodium();
    });
  }

  /** Milliseconds after the last vote until it goes on, if it does so by itself. */
  get #length(): number | undefined {
    const { state, lastRound } = this.table;
    if (!lastRound) return state?.clock?.total;
    const seconds = state?.table.charter.clocks.review ?? this.atLast;
    return seconds == null ? undefined : REVEAL_MS + seconds * 1_000;
  }

  /** Milliseconds that are left; endless if it does not go on by itself. */
  get #left(): number {
    const { state, lastRound, stateReceivedAt } = this.table;
    const passed = Math.max(0, this.#now - stateReceivedAt);
    if (!state || this.#length === undefined) return Infinity;
    if (lastRound) return this.#length - state.turn_age - passed;
    return state.clock ? state.clock.left - (state.clock.running ? passed : 0) : Infinity;
  }

  /** Whether it goes on by itself at all. */
  get closes(): boolean {
    return this.#length !== undefined && !this.#waits;
  }

  /** How much of the ring is left, from 1 to 0: it begins to close when all is told. */
  get fraction(): number {
    const told = this.table.reveal.timeline?.end ?? 0;
    const length = (this.#length ?? 0) - told;
    return this.closes && length > 0 ? Math.min(1, Math.max(0, this.#left / length)) : 1;
  }

  /** Who holds it. */
  get heldBy() {
    return this.table.state?.clock?.held_by;
  }

  get mayHold(): boolean {
    if (this.table.lastRound) return this.closes;
    return this.table.state?.clock?.may_hold ?? false;
  }

  /** Holds it for all; after the last round only for this device. */
  hold() {
    if (this.table.lastRound) this.#waits = true;
    else this.table.hold(true);
  }

  letGo() {
    this.table.hold(false);
  }
}

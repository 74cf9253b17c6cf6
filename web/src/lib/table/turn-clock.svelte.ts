// The clock of the present turn as it runs down.

import { onDestroy } from 'svelte';
import { prefersReducedMotion } from '../device/media.svelte';
import type { LiveTable } from './live-table.svelte';

/** With reduced motion the clock is redrawn this often: milliseconds. */
const REDUCED_MOTION_STEP = 5_000;

/** Seconds left at which a warning is said and heard: no ticking, only these. */
const WARNINGS = [30, 10, 5];

/** Milliseconds left on a table's clock; none if it has no clock. */
export class TurnClock {
  #now = $state(performance.now());

  constructor(private readonly table: LiveTable) {
    const timer = setInterval(() => (this.#now = performance.now()), 250);
    onDestroy(() => clearInterval(timer));
  }

  get running(): boolean {
    return this.table.state?.clock?.running ?? false;
  }

  get left(): number | undefined {
    const clock = this.table.state?.clock;
    if (!clock) return undefined;
    const passed = clock.running ? Math.max(0, this.#now - this.table.stateReceivedAt) : 0;
    return Math.max(0, clock.left - passed);
  }

  /** The last warning that has passed, in seconds; none before the first of them. */
  get warning(): number | undefined {
    const { left } = this;
    if (!left || !this.running) return undefined;
    const total = this.table.state!.clock!.total;
    return WARNINGS.findLast((seconds) => left <= seconds * 1_000 && seconds * 1_000 < total);
  }

  /** How much of the time is left, from 1 to 0. */
  get fraction(): number {
    const clock = this.table.state?.clock;
    if (!clock) return 0;
    const left = this.left ?? 0;
    // With reduced motion it moves in steps.
    return prefersReducedMotion()
      ? Math.min(1, (Math.ceil(left / REDUCED_MOTION_STEP) * REDUCED_MOTION_STEP) / clock.total)
      : left / clock.total;
  }
}

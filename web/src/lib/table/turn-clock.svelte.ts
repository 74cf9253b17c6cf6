// The clock of the present turn, as it runs on.

import { onDestroy } from 'svelte';
import { isCalm } from '../device/media.svelte';
import type { Table } from './live-table.svelte';

/** How often a calm wick is shorter: milliseconds. */
const STEP = 5_000;

/** When a few seconds are left, that is said: no ticking, only these. */
const MOMENTS = [30, 10, 5];

/** Milliseconds left on a table's clock; none if it has no clock. */
export class Clock {
  #now = $state(performance.now());

  constructor(private readonly table: Table) {
    const timer = setInterval(() => (this.#now = performance.now()), 250);
    onDestroy(() => clearInterval(timer));
  }

  get running(): boolean {
    return this.table.state?.clock?.running ?? false;
  }

  get left(): number | undefined {
    const clock = this.table.state?.clock;
    if (!clock) return undefined;
    const passed = clock.running ? Math.max(0, this.#now - this.table.stateAt) : 0;
    return Math.max(0, clock.left - passed);
  }

  /** The last of the moments worth a word that has passed; none before the first of them. */
  get last(): number | undefined {
    const { left } = this;
    if (!left || !this.running) return undefined;
    const total = this.table.state!.clock!.total;
    return MOMENTS.findLast((seconds) => left <= seconds * 1_000 && seconds * 1_000 < total);
  }

  /** From 1 to 0. */
  get share(): number {
    const clock = this.table.state?.clock;
    if (!clock) return 0;
    const left = this.left ?? 0;
    // Nothing creeps where little should move.
    return isCalm() ? Math.min(1, (Math.ceil(left / STEP) * STEP) / clock.total) : left / clock.total;
  }
}

// The clock of the present turn, as it runs on.

import { onDestroy } from 'svelte';
import type { Table } from './table.svelte';

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

  /** From 1 to 0. */
  get share(): number {
    const clock = this.table.state?.clock;
    return clock ? (this.left ?? 0) / clock.total : 0;
  }
}

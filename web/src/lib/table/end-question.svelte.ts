// Whether to end the game here, while somebody asks: who asked, who has not answered, and how long they still can.

import { m } from '../i18n/messages.svelte';
import { joinNames } from '../i18n/format';
import type { LiveTable } from './live-table.svelte';

export class EndQuestion {
  #now = $state(performance.now());

  constructor(private readonly table: LiveTable) {
    $effect(() => {
      if (!this.open) return;
      const timer = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** The question, as the server put it; nothing while nobody asks. */
  get open() {
    return this.table.playing ? this.table.state?.end_question : undefined;
  }

  /** Who asks, as a sentence. */
  get askedBy(): string {
    const seat = this.table.view?.end_asked_by;
    if (seat === undefined) return m.end_asked();
    if (seat === this.table.you) return m.end_asked_by_you();
    return m.end_asked_by({ name: this.table.name(seat) });
  }

  /** Those who have not answered yet, as a sentence; nothing if all have. */
  get waiting(): string {
    const yes = this.table.view?.agreed ?? [];
    const names = (this.open?.asked ?? [])
      .filter((seat) => !yes.includes(seat))
      .map((seat) => (seat === this.table.you ? m.you_object() : this.table.name(seat)));
    return names.length > 0 ? m.end_waiting({ names: joinNames(names) }) : '';
  }

  /** The time left, as a clock shows it. */
  get left(): string {
    const since = Math.max(0, this.#now - this.table.stateReceivedAt);
    const seconds = Math.ceil(Math.max(0, (this.open?.left ?? 0) - since) / 1_000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}

// The album of a table. It is fetched anew when a round has been added.

import type { Album } from '../../protocol';
import { album } from '../connection/api';
import type { Table } from '../table/live-table.svelte';

const ASK_AGAIN_AFTER = 3_000;

export class TableAlbum {
  album = $state.raw<Album>();
  /** It could not be fetched; we go on trying. */
  failed = $state(false);

  constructor(table: Table) {
    const scored = $derived.by(() => {
      const turn = table.view?.turn;
      return turn && [turn.game, turn.round, turn.phase === 'review' || turn.phase === 'over'].join('.');
    });
    $effect(() => {
      void scored;
      let again: ReturnType<typeof setTimeout> | undefined;
      let stopped = false;
      const ask = async () => {
        try {
          const fetched = await album(table.code);
          if (!stopped) [this.album, this.failed] = [fetched, false];
        } catch {
          if (stopped) return;
          this.failed = true;
          again = setTimeout(ask, ASK_AGAIN_AFTER);
        }
      };
      void ask();
      return () => {
        stopped = true;
        clearTimeout(again);
      };
    });
  }
}

// Loads the album of a table, and loads it again when a round has been added.

import type { Album } from '../../protocol';
import { fetchAlbum } from '../connection/api';
import type { LiveTable } from '../table/live-table.svelte';

const RETRY_AFTER = 3_000;

export class AlbumLoader {
  album = $state.raw<Album>();
  /** It could not be fetched; we go on trying. */
  failed = $state(false);

  constructor(table: LiveTable) {
    const scored = $derived.by(() => {
      const turn = table.view?.turn;
      return turn && [turn.game, turn.round, turn.phase === 'review' || turn.phase === 'over'].join('.');
    });
    // The album knows how a round went as soon as it is scored: it is not asked while that is being revealed.
    const revealed = $derived(table.result === undefined || table.reveal.knows('points'));
    $effect(() => {
      void scored;
      if (!revealed) return;
      let retryTimer: ReturnType<typeof setTimeout> | undefined;
      let stopped = false;
      const load = async () => {
        try {
          const fetched = await fetchAlbum(table.code);
          if (!stopped) [this.album, this.failed] = [fetched, false];
        } catch {
          if (stopped) return;
          this.failed = true;
          retryTimer = setTimeout(load, RETRY_AFTER);
        }
      };
      void load();
      return () => {
        stopped = true;
        clearTimeout(retryTimer);
      };
    });
  }
}

// How long the TV screen shows what, and when it goes on.

import type { TableView } from '../protocol';

/** How long the points of the last round stand before the podium where nobody hurries, in seconds. */
export const LAST_POINTS = 10;

/** A podium stands at least so long, and at most. */
export const PODIUM_AT_LEAST = 25_000;
export const PODIUM_AT_MOST = 180_000;

/** Whether the table gets ready for another game: then its screen is a lobby again. */
export function preparesNextGame(table: TableView): boolean {
  const { game, charter } = table;
  if (!game) return true;
  return (
    table.players.some((p) => !p.gone && p.kind === 'person' && (p.ready || p.seat === null)) ||
    JSON.stringify(charter.settings) !== JSON.stringify(game.settings)
  );
}

/** How long a line of talk is shown, in milliseconds. */
export function subtitleTime(text: string): number {
  return Math.min(12_000, 3_500 + [...text].length * 60);
}

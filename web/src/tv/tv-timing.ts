// How long the TV screen shows what, and when it goes on.

import type { RoundResult, TableView } from '../protocol';

/** How long the pictures have the screen to themselves before the points come, in milliseconds. */
export function revealTime(result: RoundResult): number {
  const tokens = result.ballots.reduce((sum, ballot) => sum + ballot.cards.length, 0);
  return 6_000 + tokens * 150;
}

/** How long the points of the last round stand before the podium, in milliseconds. */
export const LAST_POINTS = 8_000;

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

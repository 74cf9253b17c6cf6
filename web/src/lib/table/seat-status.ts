// What each seat is doing now: telling, away, still choosing, or done.

import type { SeatView } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import type { LiveTable } from './live-table.svelte';

export type SeatStatus = 'teller' | 'away' | 'waiting' | 'done';

export function seatStatus(
  table: Pick<LiveTable, 'view' | 'lanternAt' | 'playerAt' | 'presence'>,
  seat: SeatView,
): SeatStatus {
  if (seat.seat === table.lanternAt) return 'teller';
  const player = table.playerAt(seat.seat);
  if (seat.standing === 'open' || (player && table.presence(player.id) !== 'connected')) return 'away';
  return table.view?.awaited.includes(seat.seat) ? 'waiting' : 'done';
}

const WORDS: Record<SeatStatus, (told: { name: string; score: number }) => string> = {
  teller: m.seat_tells,
  away: m.seat_away,
  waiting: m.seat_choosing,
  done: m.seat_ready,
};

/** The same in words. */
export function seatStatusText(table: LiveTable, seat: SeatView) {
  const status = seatStatus(table, seat);
  const looking = status === 'waiting' && table.view?.phase.name === 'review';
  return (looking ? m.seat_looking : WORDS[status])({ name: table.name(seat.seat), score: seat.score });
}

const SHORT: Record<SeatStatus, () => string> = {
  teller: m.now_tells,
  away: m.now_away,
  waiting: m.now_choosing,
  done: m.now_done,
};

/** The same beside the name. */
export function statusWord(table: LiveTable, seat: SeatView): string {
  const status = seatStatus(table, seat);
  const looking = status === 'waiting' && table.view?.phase.name === 'review';
  return (looking ? m.now_looking : SHORT[status])();
}

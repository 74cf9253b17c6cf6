// Everybody's points of a round, and why they got them.

import type { RoundResult, ScoreLine, Seat } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import type { Side } from '../table/table-or-round';

export interface SeatPoints {
  seat: Seat;
  points: number;
  reasons: string[];
}

export function reasonText(line: ScoreLine): string {
  switch (line.why) {
    case 'told_well':
      return m.why_told_well();
    case 'told_for_one':
      return m.why_told_for_one();
    case 'told_too_easy':
      return m.why_told_too_easy();
    case 'told_too_hard':
      return m.why_told_too_hard();
    case 'found_it':
      return m.why_found_it();
    case 'found_it_alone':
      return m.why_found_it_alone();
    case 'all_found_it':
      return m.why_all_found_it();
    case 'nobody_found_it':
      return m.why_nobody_found_it();
    case 'missed_it':
      return m.why_missed_it();
    case 'one_vote_was_enough':
      return m.why_one_vote();
    case 'fooled':
      return line.capped ? m.why_fooled_capped({ count: line.votes }) : m.why_fooled({ count: line.votes });
    case 'with_the_crowd':
      return line.capped ? m.why_crowd_capped({ count: line.voters }) : m.why_crowd({ count: line.voters });
    case 'red_card':
      return m.why_red_card();
    case 'alone_on_card':
      return m.why_alone_on_card();
    case 'no_ballot':
      return m.why_no_ballot();
  }
}

/** What a side got: one player, or a pair, whose points are one. */
export interface SidePoints {
  side: Seat;
  seats: Seat[];
  points: number;
  /** What the side has now. */
  score: number;
  /** Who of them got what for what; whoever got no line is not in it. */
  parts: SeatPoints[];
}

/** The points of a round by side, the most first. */
export function sidePoints(result: RoundResult, sides: Side[]): SidePoints[] {
  const rows = roundPoints(result);
  const found = sides.map(({ side, seats }): SidePoints => {
    const parts = rows.filter((row) => seats.includes(row.seat));
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    const score = result.scores.find((s) => s.side === side)?.score ?? 0;
    return { side, seats, points, score, parts };
  });
  return found.filter((row) => row.parts.length > 0).sort((a, b) => b.points - a.points);
}

/** Everybody's points of a round with the reasons, the most first. */
export function roundPoints(result: RoundResult): SeatPoints[] {
  const bySeat = new Map<Seat, SeatPoints>();
  for (const line of result.lines) {
    const row = bySeat.get(line.seat) ?? { seat: line.seat, points: 0, reasons: [] };
    row.points += line.points;
    row.reasons.push(line.points > 0 ? `${reasonText(line)} +${line.points}` : reasonText(line));
    bySeat.set(line.seat, row);
  }
  return [...bySeat.values()].sort((a, b) => b.points - a.points);
}

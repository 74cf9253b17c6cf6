// Who stands where at the end.

import type { Seat, SeatView } from '../protocol';

export interface PodiumPlace {
  side: Seat;
  seats: Seat[];
  score: number;
  /** From 1; the same for the same score. */
  rank: number;
  won: boolean;
}

export function podium(seats: SeatView[], winners: Seat[]): PodiumPlace[] {
  const bySide = new Map<Seat, PodiumPlace>();
  for (const { seat, side, score } of seats) {
    const place = bySide.get(side) ?? { side, seats: [], score, rank: 1, won: false };
    place.seats.push(seat);
    place.won ||= winners.includes(seat);
    bySide.set(side, place);
  }
  const places = [...bySide.values()].sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  for (const [index, place] of places.entries()) {
    const above = places[index - 1];
    const level = above && above.won === place.won && (above.score === place.score || place.won);
    place.rank = level ? above.rank : index + 1;
  }
  return places;
}

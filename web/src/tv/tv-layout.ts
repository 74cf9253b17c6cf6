// What lies where on the TV screen.

import type { Seat, SeatView } from '../protocol';

/** How many cards lie in a row: one row up to six, two up to twelve. */
export function gridShape(cards: number): { rows: number; columns: number } {
  const rows = Math.max(1, Math.ceil(cards / 6));
  return { rows, columns: Math.max(1, Math.ceil(cards / rows)) };
}

/** The seats by side, in their order: partners, who sit opposite each other, come together. */
export function bySide(seats: SeatView[]): SeatView[][] {
  const sides = new Map<Seat, SeatView[]>();
  for (const seat of seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  return [...sides.values()];
}

// Who stands beside whom on the TV screen.

import type { Seat, SeatView } from '../protocol';

/** The seats by side, in their order: partners, who sit opposite each other, come together. */
export function bySide(seats: SeatView[]): SeatView[][] {
  const sides = new Map<Seat, SeatView[]>();
  for (const seat of seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  return [...sides.values()];
}

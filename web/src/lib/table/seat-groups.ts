// Who shares a purse, and how much room their rabbits need.

import type { Seat, SeatView } from '../../protocol';

/** The seats by side, in their order: partners, who sit opposite each other, come together. */
export function bySide(seats: SeatView[]): SeatView[][] {
  const sides = new Map<Seat, SeatView[]>();
  for (const seat of seats) sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  return [...sides.values()];
}

/** Beside each other in the header of a phone, in pixels: partners stand closer together than others. */
export function groupWidth(members: number): number {
  return members > 1 ? members * 24 : 30;
}

// Who is whose partner before a game: partners sit opposite each other, so a pair is two places half a table apart.

import type { PlayerId } from '../../protocol';

/** The order in which these two sit opposite each other; one of the others moves to where the second was. */
export function seatTogether(order: PlayerId[], one: PlayerId, other: PlayerId): PlayerId[] {
  const half = order.length / 2;
  const opposite = (order.indexOf(one) + half) % order.length;
  const next = [...order];
  next[order.indexOf(other)] = order[opposite]!;
  next[opposite] = other;
  return next;
}

/** All in another order. `random` gives numbers from 0 up to 1. */
export function shuffled(order: PlayerId[], random: () => number = Math.random): PlayerId[] {
  const next = [...order];
  for (let last = next.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [next[last], next[other]] = [next[other]!, next[last]!];
  }
  return next;
}

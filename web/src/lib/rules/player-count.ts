// Settings that depend on how many play: which value holds for which numbers of players.

import { MAX_PLAYERS, type BySize, type Settings } from '../../protocol';

/** A value, and the numbers of players it holds for. */
export interface ValueRange {
  from: number;
  to: number;
  value: number;
}

const SIZES: [keyof BySize, from: number, to: number][] = [
  ['three', 0, 3],
  ['few', 4, 6],
  ['many', 7, MAX_PLAYERS],
];

/** The values such a number can have: for this many players, or for all numbers of players that are allowed. */
export function valueRanges(by: BySize, settings: Settings, players?: number): ValueRange[] {
  const { min, max } = players === undefined ? settings.seats : { min: players, max: players };
  const found: ValueRange[] = [];
  for (const [size, from, to] of SIZES) {
    const range = { from: Math.max(from, min), to: Math.min(to, max), value: by[size] };
    if (range.from > range.to) continue;
    const last = found.at(-1);
    if (last?.value === range.value) last.to = range.to;
    else found.push(range);
  }
  return found;
}

/** What holds for four to six, if so many may play; the rest is told as an exception. */
export function usualRange(found: ValueRange[]): ValueRange {
  return found.find((s) => s.from <= 6 && s.to >= 4) ?? found[0]!;
}

/** "3", or "7–12". */
export const playersText = ({ from, to }: Pick<ValueRange, 'from' | 'to'>) =>
  from === to ? `${from}` : `${from}–${to}`;

// Numbers that depend on how many play, told for those who may play at a table.

import { MAX_PLAYERS, type BySize, type Settings } from '../../protocol';

/** Holds with so many players. */
export interface Span {
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
export function spans(by: BySize, settings: Settings, players?: number): Span[] {
  const { min, max } = players === undefined ? settings.seats : { min: players, max: players };
  const found: Span[] = [];
  for (const [size, from, to] of SIZES) {
    const span = { from: Math.max(from, min), to: Math.min(to, max), value: by[size] };
    if (span.from > span.to) continue;
    const last = found.at(-1);
    if (last?.value === span.value) last.to = span.to;
    else found.push(span);
  }
  return found;
}

/** What holds for four to six, if so many may play; the rest is told as an exception. */
export function usual(found: Span[]): Span {
  return found.find((s) => s.from <= 6 && s.to >= 4) ?? found[0]!;
}

/** "3", or "7–12". */
export const spanName = ({ from, to }: Pick<Span, 'from' | 'to'>) =>
  from === to ? `${from}` : `${from}–${to}`;

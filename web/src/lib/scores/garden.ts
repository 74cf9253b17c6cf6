// Where rabbits stand on the score path in the garden. Stones 0 to 30 lie at equal steps along it.

import path from './garden-path.json';

export type Orientation = 'portrait' | 'landscape';

export interface PathPoint {
  x: number;
  y: number;
  scale: number;
}

export const LAST_STONE = 30;

/** How large a rabbit is, and how far apart two of them on one stone stand. */
const RABBIT: Record<Orientation, number> = { portrait: 34, landscape: 60 };
const GAP = 0.52;
/** A pair needs so much more room than one. */
const PAIR = 1.8;
const IN_A_ROW = 4;

export function rabbitWidth(orientation: Orientation): number {
  return RABBIT[orientation];
}

export function stones(orientation: Orientation): PathPoint[] {
  return path[orientation].stones.map(([x, y]) => ({ x: x!, y: y!, scale: depth(orientation, y!) }));
}

/** What is further up the path is further away. */
function depth(orientation: Orientation, y: number): number {
  return orientation === 'portrait' ? 0.8 + (0.18 * y) / 640 : 1;
}

/** A point of the path between two stones, in the middle of a hop if there is one. */
export function pointAt(orientation: Orientation, points: number): PathPoint {
  const all = stones(orientation);
  const at = Math.min(Math.max(points, 0), LAST_STONE);
  const from = all[Math.floor(at)]!;
  const to = all[Math.ceil(at)]!;
  const part = at - Math.floor(at);
  const hop = Math.sin(Math.PI * part) * rabbitWidth(orientation) * 0.7;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - hop,
    scale: from.scale + (to.scale - from.scale) * part,
  };
}

/** How far from the middle of its stone the nth of several rabbits stands. */
export function offsetOnStone(
  orientation: Orientation,
  n: number,
  of: number,
  /** Two in a pair: they stand on their stone as one. */
  members = 1,
): { dx: number; dy: number } {
  const width = rabbitWidth(orientation) * GAP * (members > 1 ? PAIR : 1);
  const row = Math.floor(n / IN_A_ROW);
  const inRow = Math.min(IN_A_ROW, of - row * IN_A_ROW);
  return { dx: ((n % IN_A_ROW) - (inRow - 1) / 2) * width, dy: -row * width * 0.6 };
}

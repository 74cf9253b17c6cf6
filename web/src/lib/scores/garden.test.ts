import { expect, test } from 'vitest';
import { LAST_STONE, offsetOnStone, pointAt, stones } from './garden';

test('whoever has as many points as there are stones stands on the last, and so do those with more', () => {
  const last = stones('portrait')[LAST_STONE]!;
  for (const points of [30, 31, 99]) {
    expect(pointAt('portrait', points)).toMatchObject({ x: last.x, y: last.y });
  }
});

test('between two stones a rabbit is in the air', () => {
  const [from, to] = [pointAt('portrait', 4), pointAt('portrait', 5)];
  const middle = pointAt('portrait', 4.5);
  expect(middle.x).toBeCloseTo((from.x + to.x) / 2);
  expect(middle.y).toBeLessThan((from.y + to.y) / 2);
});

test('those on one stone stand beside each other, around its middle', () => {
  const all = [0, 1, 2].map((n) => offsetOnStone('portrait', n, 3).dx);
  expect(all[1]).toBe(0);
  expect(all[0]).toBe(-all[2]!);
  expect(offsetOnStone('portrait', 4, 6).dy).toBeLessThan(0);
});

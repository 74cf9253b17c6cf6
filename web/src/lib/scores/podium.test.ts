import { expect, test } from 'vitest';
import type { Side } from '../table/table-or-round';
import { podiumPlaces, podiumSteps } from './podium';

const sides = (...scores: number[]): Side[] => scores.map((score, side) => ({ side, seats: [side], score }));
const ranks = (scores: number[], winners: number[]) =>
  podiumPlaces(sides(...scores), winners).map(({ side, rank }) => [side, rank]);

test('the highest stands first', () => {
  expect(ranks([12, 31, 26, 28], [1])).toEqual([
    [1, 1],
    [3, 2],
    [2, 3],
    [0, 4],
  ]);
});

test('equal scores share a place, and the next place is left out', () => {
  expect(ranks([30, 28, 28, 20], [0])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 4],
  ]);
});

test('two can win together', () => {
  expect(ranks([31, 31, 20], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});

test('everybody at the target wins, whatever their scores', () => {
  expect(ranks([30, 33, 29], [0, 1])).toEqual([
    [1, 1],
    [0, 1],
    [2, 3],
  ]);
});

test('whoever won stands before whoever has more', () => {
  // A seat that was closed keeps its score and cannot win.
  expect(ranks([25, 31], [0])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('a pair shares a place', () => {
  const pairs: Side[] = [
    { side: 0, seats: [0, 3], score: 12 },
    { side: 1, seats: [1, 4], score: 18 },
    { side: 2, seats: [2, 5], score: 12 },
  ];
  const { steps, rest } = podiumSteps(podiumPlaces(pairs, [1]));
  expect(steps.map(({ rank, places }) => [rank, places.map((p) => p.seats)])).toEqual([
    [1, [[1, 4]]],
    [
      2,
      [
        [0, 3],
        [2, 5],
      ],
    ],
  ]);
  expect(rest).toEqual([]);
});

test('the podium has three steps, the others stand beside it', () => {
  const { steps, rest } = podiumSteps(podiumPlaces(sides(9, 8, 7, 6, 5), [0]));
  expect(steps.map((step) => step.rank)).toEqual([1, 2, 3]);
  expect(rest.map((place) => place.rank)).toEqual([4, 5]);
});

test('twelve who have nothing all stand on one step', () => {
  const all = sides(...Array<number>(12).fill(0));
  const { steps, rest } = podiumSteps(
    podiumPlaces(
      all,
      all.map((s) => s.side),
    ),
  );
  expect(steps).toHaveLength(1);
  expect(steps[0]!.places).toHaveLength(12);
  expect(rest).toEqual([]);
});

import { expect, test } from 'vitest';
import { seatTogether, shuffled } from './pairing';

const partners = (order: string[]) =>
  order
    .slice(0, order.length / 2)
    .map((one, index) => [one, order[index + order.length / 2]].sort().join(''));

test('whoever is tapped second comes to sit opposite the first', () => {
  for (const order of [[...'abcdef'], [...'abcdefgh']]) {
    for (const one of order) {
      for (const other of order.filter((player) => player !== one)) {
        const next = seatTogether(order, one, other);
        expect([...next].sort()).toEqual([...order].sort());
        expect(partners(next)).toContain([one, other].sort().join(''));
      }
    }
  }
});

test('at most two pairs change', () => {
  const order = [...'abcdefgh'];
  const before = partners(order);
  const after = partners(seatTogether(order, 'a', 'b'));
  expect(after.filter((pair) => before.includes(pair))).toHaveLength(2);
});

test('partners who are chosen again stay where they are', () => {
  expect(seatTogether([...'abcdef'], 'a', 'd')).toEqual([...'abcdef']);
});

test('shuffling loses nobody', () => {
  let n = 0;
  const random = () => ((n += 7) % 10) / 10;
  const order = [...'abcdefgh'];
  const next = shuffled(order, random);
  expect([...next].sort()).toEqual(order);
  expect(next).not.toEqual(order);
});

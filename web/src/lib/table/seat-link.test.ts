import { expect, it } from 'vitest';
import { fragmentOf, readFragment } from './seat-link';

const token = 'a1'.repeat(32);
const from = '0f'.repeat(16);

it('reads what it writes', () => {
  expect(readFragment('#' + fragmentOf({ token, from }))).toEqual({ token, from });
  expect(readFragment('#' + fragmentOf({ token }))).toEqual({ token });
});

it('is short enough for the server to draw', () => {
  expect(fragmentOf({ token, from }).length).toBeLessThanOrEqual(200);
});

it('takes nothing else for a link', () => {
  expect(readFragment('')).toBeUndefined();
  expect(readFragment('#seat=')).toBeUndefined();
  expect(readFragment('#seat=abc')).toBeUndefined();
  expect(readFragment(`#table=${token}`)).toBeUndefined();
  expect(readFragment(`#seat=${token}&from=<b>`)).toEqual({ token });
});

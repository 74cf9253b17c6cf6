import { expect, it } from 'vitest';
import { seatLinkFragment, parseSeatLink } from './seat-link';

const token = 'a1'.repeat(32);
const from = '0f'.repeat(16);

it('reads what it writes', () => {
  expect(parseSeatLink('#' + seatLinkFragment({ token, from }))).toEqual({ token, from });
  expect(parseSeatLink('#' + seatLinkFragment({ token }))).toEqual({ token });
});

it('is short enough for the server to draw', () => {
  expect(seatLinkFragment({ token, from }).length).toBeLessThanOrEqual(200);
});

it('takes nothing else for a link', () => {
  expect(parseSeatLink('')).toBeUndefined();
  expect(parseSeatLink('#seat=')).toBeUndefined();
  expect(parseSeatLink('#seat=abc')).toBeUndefined();
  expect(parseSeatLink(`#table=${token}`)).toBeUndefined();
  expect(parseSeatLink(`#seat=${token}&from=<b>`)).toEqual({ token });
});

import { expect, test } from 'vitest';
import { formatMinutes } from './format';

test('time is told in minutes and seconds, and never below none', () => {
  expect(formatMinutes(61_000)).toBe('1:01');
  expect(formatMinutes(400)).toBe('0:01');
  expect(formatMinutes(-5)).toBe('0:00');
});

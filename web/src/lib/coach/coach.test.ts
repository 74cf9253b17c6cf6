import { expect, test } from 'vitest';
import { lessonOf } from './coach.svelte';

test('it teaches until a round was seen to its end, and still in that round', () => {
  expect(lessonOf({}, '123456 0 1')).toBe('teaching');
  expect(lessonOf({ round: '123456 0 1' }, '123456 0 1')).toBe('teaching');
});

test('in the next round, wherever that is, it says goodbye', () => {
  expect(lessonOf({ round: '123456 0 1' }, '123456 0 2')).toBe('goodbye');
  expect(lessonOf({ round: '123456 0 1' }, '654321 0 1')).toBe('goodbye');
});

test('it was sent away for good', () => {
  expect(lessonOf({ gone: true }, '123456 0 1')).toBe('gone');
  expect(lessonOf({ round: '123456 0 1', gone: true }, '123456 0 1')).toBe('gone');
});

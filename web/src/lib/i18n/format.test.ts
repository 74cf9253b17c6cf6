import { expect, test } from 'vitest';
import { clueLength, groups, minutes } from './format';

test('clues are written as large as they fit', () => {
  expect(clueLength('a'.repeat(30))).toBe('s');
  expect(clueLength('a'.repeat(31))).toBe('m');
  expect(clueLength('a'.repeat(61))).toBe('l');
  expect(clueLength('a'.repeat(91))).toBe('xl');
  // One character to the eye, two to a computer.
  expect(clueLength('🌙'.repeat(30))).toBe('s');
});

test('time is told in minutes and seconds, and never below none', () => {
  expect(minutes(61_000)).toBe('1:01');
  expect(minutes(400)).toBe('0:01');
  expect(minutes(-5)).toBe('0:00');
});

test('codes are read in threes', () => {
  expect(groups('123456')).toEqual(['123', '456']);
  expect(groups('1234567')).toEqual(['1', '234', '567']);
});

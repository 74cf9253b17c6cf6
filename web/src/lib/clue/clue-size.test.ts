import { expect, test } from 'vitest';
import { clueSize } from './clue-size';

test('clues are written as large as they fit', () => {
  expect(clueSize('a'.repeat(30))).toBe('s');
  expect(clueSize('a'.repeat(31))).toBe('m');
  expect(clueSize('a'.repeat(61))).toBe('l');
  expect(clueSize('a'.repeat(91))).toBe('xl');
  // One character to the eye, two to a computer.
  expect(clueSize('🌙'.repeat(30))).toBe('s');
});

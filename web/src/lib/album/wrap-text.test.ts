import { expect, test } from 'vitest';
import { wrap, wrapEvenly } from './wrap-text';

/** Every letter is one wide. */
const measure = (text: string) => [...text].length;

test('words go to the next line when they do not fit', () => {
  expect(wrap('I only borrowed the night', 10, measure)).toEqual(['I only', 'borrowed', 'the night']);
});

test('a word that is too long for a line is broken', () => {
  expect(wrap('Hi abcdefghij', 4, measure)).toEqual(['Hi', 'abcd', 'efgh', 'ij']);
});

test('and after its hyphen if that is enough', () => {
  expect(wrap('Anna-Maria', 6, measure)).toEqual(['Anna-', 'Maria']);
  expect(wrap('--', 1, measure)).toEqual(['-', '-']);
});

test('letters that need two code units stay whole', () => {
  expect(wrap('🐇🐇🐇', 2, measure)).toEqual(['🐇🐇', '🐇']);
});

test('nothing gives no lines', () => {
  expect(wrap('  ', 5, measure)).toEqual([]);
});

test('balanced lines are about equally long', () => {
  expect(wrap('one two three four', 14, measure)).toEqual(['one two three', 'four']);
  expect(wrapEvenly('one two three four', 14, measure)).toEqual(['one two', 'three four']);
});

test('a word is not broken for balance', () => {
  expect(wrapEvenly('extraordinary yes', 13, measure)).toEqual(['extraordinary', 'yes']);
});

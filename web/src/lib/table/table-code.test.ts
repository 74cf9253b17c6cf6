import { expect, test } from 'vitest';
import { codeGroups } from './table-code';

test('codes are read in threes', () => {
  expect(codeGroups('123456')).toEqual(['123', '456']);
  expect(codeGroups('1234567')).toEqual(['1', '234', '567']);
});

import { expect, test } from 'vitest';
import { quoted } from './quotes';

test('each language has its own quotation marks', () => {
  expect(quoted('дом', 'ru')).toBe('«дом»');
  expect(quoted('domov', 'cs')).toBe('„domov“');
  expect(quoted('dom', 'hr')).toBe('„dom”');
  expect(quoted('chez moi', 'fr')).toBe('«\u00a0chez moi\u00a0»');
});

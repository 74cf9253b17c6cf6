import { expect, test } from 'vitest';
import { shortName } from './short-name';

test('a bot is called by its name without its trade, a person by all of it', () => {
  expect(shortName({ name: 'Captain Barnaby', kind: 'bot' })).toBe('Barnaby');
  expect(shortName({ name: 'Florian le poète', kind: 'bot' })).toBe('Florian');
  expect(shortName({ name: 'Tictac l’horloger', kind: 'bot' })).toBe('Tictac');
  expect(shortName({ name: 'Clover', kind: 'bot' })).toBe('Clover');
  expect(shortName({ name: 'Anna Maria', kind: 'person' })).toBe('Anna Maria');
  expect(shortName(undefined)).toBe('…');
});

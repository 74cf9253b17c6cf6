import { expect, test } from 'vitest';
import { shortName } from './short-name';

test('a bot is called by its last name, a person by all of it', () => {
  expect(shortName({ name: 'Captain Barnaby', kind: 'bot' })).toBe('Barnaby');
  expect(shortName({ name: 'Clover', kind: 'bot' })).toBe('Clover');
  expect(shortName({ name: 'Anna Maria', kind: 'person' })).toBe('Anna Maria');
  expect(shortName(undefined)).toBe('…');
});

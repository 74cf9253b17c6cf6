import { afterEach, expect, test } from 'vitest';
import type { Clue } from '../../protocol';
import { LANGUAGES } from '../i18n/languages';
import { setLanguage } from '../i18n/messages.svelte';
import { clueText, wordsText } from './clue-text';

const TRANSLATIONS = { en: 'Patience', ru: 'Терпение', hr: 'Strpljenje', cs: 'Trpělivost', fr: 'Patience !' };
const told: Clue = { form: 'text', text: 'Търпение', translations: TRANSLATIONS };

afterEach(() => setLanguage('en'));

test('a bot is read in the reader’s language', async () => {
  expect(clueText(told)).toBe('Patience');
  await setLanguage('fr');
  expect(clueText(told)).toBe('Patience !');
});

test('the language it was told in needs no translation', () => {
  expect(clueText(told, 'bg')).toBe('Търпение');
});

test('a person is read as they spoke', () => {
  for (const language of LANGUAGES) expect(clueText({ form: 'text', text: 'Home' }, language)).toBe('Home');
});

test('so is a note on what was performed', () => {
  const note: Clue = { form: 'performed', note: 'hummed', translations: { fr: 'fredonné' } };
  expect(clueText(note, 'fr')).toBe('fredonné');
  expect(clueText(note, 'cs')).toBe('hummed');
  expect(clueText({ form: 'performed', note: null })).toBeUndefined();
  expect(clueText({ form: 'performed' })).toBeUndefined();
});

test('a recording has no words', () => {
  expect(clueText({ form: 'sound', sound: '00' })).toBeUndefined();
});

test('a word that has no translation stays as it is', () => {
  expect(wordsText({ text: 'paper' }, 'ru')).toBe('paper');
  expect(wordsText({ text: 'bench', translations: { ru: 'скамейка' } }, 'ru')).toBe('скамейка');
});

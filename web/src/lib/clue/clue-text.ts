// The words of a clue in the reader's language: a bot speaks to everybody in their own, people are heard as they spoke.

import type { Clue, Language, Words } from '../../protocol';
import { currentLanguage } from '../i18n/messages.svelte';

/** What a clue says, or the note on what was performed. A recording has no words. */
export function clueText(clue: Clue, language: Language = currentLanguage()): string | undefined {
  if (clue.form === 'sound') return undefined;
  const said = clue.form === 'text' ? clue.text : clue.note;
  return said ? (clue.translations?.[language] ?? said) : undefined;
}

export const wordsText = (words: Words, language: Language = currentLanguage()): string =>
  words.translations?.[language] ?? words.text;

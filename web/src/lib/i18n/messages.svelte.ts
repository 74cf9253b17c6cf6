// What the page says, in the language somebody reads. Only that language is fetched.

// How languages count: every one of them needs it.
import '../../paraglide/registry.js';
import type { m as Messages } from '../../paraglide/messages.js';
import type { Language } from '../../protocol';

type Words = typeof Messages;

const FILES: Record<Language, () => Promise<object>> = {
  en: () => import('../../paraglide/messages/en.js'),
  bg: () => import('../../paraglide/messages/bg.js'),
  ru: () => import('../../paraglide/messages/ru.js'),
  hr: () => import('../../paraglide/messages/hr.js'),
  cs: () => import('../../paraglide/messages/cs.js'),
  fr: () => import('../../paraglide/messages/fr.js'),
};

let spoken = $state.raw<{ language: Language; words: Words }>();
let wanted: Language | undefined;

/** The messages. They are looked up when they are shown, so that a page changes its language at once. */
export const m = new Proxy({} as Words, {
  get: (_, key) => (inputs: never) => spoken!.words[key as keyof Words](inputs),
});

/** The language the page speaks now. */
export const spokenLanguage = () => spoken!.language;

/** The page speaks this language as soon as its words are here, and the one before until then. */
export async function speak(language: Language): Promise<void> {
  // All that is shown would be said again.
  if (language === wanted) return;
  wanted = language;
  const words = (await FILES[language]()) as Words;
  if (wanted === language) spoken = { language, words };
}

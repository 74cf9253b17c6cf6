// The page's messages in the reader's language. Only that language is fetched.

// How languages count: every one of them needs it.
import '../../paraglide/registry.js';
import type { m as Messages } from '../../paraglide/messages.js';
import type { Language } from '../../protocol';

type MessageFunctions = typeof Messages;

const FILES: Record<Language, () => Promise<object>> = {
  en: () => import('../../paraglide/messages/en.js'),
  bg: () => import('../../paraglide/messages/bg.js'),
  ru: () => import('../../paraglide/messages/ru.js'),
  hr: () => import('../../paraglide/messages/hr.js'),
  cs: () => import('../../paraglide/messages/cs.js'),
  fr: () => import('../../paraglide/messages/fr.js'),
};

let current = $state.raw<{ language: Language; messages: MessageFunctions }>();
let wanted: Language | undefined;

/** The messages. They are looked up when they are shown, so that a page changes its language at once. */
export const m = new Proxy({} as MessageFunctions, {
  get: (_, key) => (inputs: never) => current!.messages[key as keyof MessageFunctions](inputs),
});

/** The language the page is in now. */
export const currentLanguage = () => current!.language;

/** Loads a language. The page changes to it as soon as its messages are here. */
export async function setLanguage(language: Language): Promise<void> {
  // Everything would be rendered again.
  if (language === wanted) return;
  wanted = language;
  const messages = (await FILES[language]()) as MessageFunctions;
  if (wanted === language) current = { language, messages };
}

// The languages of the page, by their own names.

import type { Language } from '../../protocol';

const NAMES: Record<Language, string> = {
  en: 'English',
  bg: 'Български',
  ru: 'Русский',
  hr: 'Hrvatski',
  cs: 'Čeština',
  fr: 'Français',
};

export const languageName = (language: Language) => NAMES[language];

export const LANGUAGES = Object.keys(NAMES) as Language[];

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(NAMES, tag);

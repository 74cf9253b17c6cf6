// The page's own words, from its messages: tests look for what a reader sees, in any language.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const WEB = process.env.FABULA_WEB ?? fileURLToPath(new URL('../../web', import.meta.url));

/** Each language with a locale a browser in that country would have. */
export const LOCALES = { en: 'en-GB', bg: 'bg-BG', ru: 'ru-RU', hr: 'hr-HR', cs: 'cs-CZ', fr: 'fr-FR' };
export const LANGUAGES = Object.keys(LOCALES);

export const messages = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(join(WEB, 'messages', `${language}.json`), 'utf8')),
  ]),
);

/** The message as the page says it. What is not translated is said in English, as on the page. */
export function t(language, key, params = {}) {
  const message = messages[language][key] ?? messages.en[key];
  if (message === undefined) throw new Error(`there is no message ${key}`);
  const spoken = messages[language][key] === undefined ? 'en' : language;
  return fill(typeof message === 'string' ? message : variant(message[0], spoken, params), params);
}

function variant({ declarations, match }, language, params) {
  const selected = {};
  for (const declaration of declarations) {
    const local = declaration.match(/^local (\w+) = (\w+): plural$/);
    if (local) selected[local[1]] = new Intl.PluralRules(language).select(Number(params[local[2]]));
  }
  const suits = (when) =>
    when.split(',').every((part) => {
      const [name, value] = part.trim().split('=');
      return value === '*' || String(selected[name] ?? params[name]) === value;
    });
  const found = Object.entries(match).find(([when]) => suits(when));
  if (!found) throw new Error(`no variant for ${JSON.stringify(params)} in ${JSON.stringify(match)}`);
  return found[1];
}

const fill = (text, params) => text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));

/** The languages, those with the longest messages first. */
export function longest(languages) {
  const length = (message) =>
    typeof message === 'string'
      ? message.length
      : Math.max(...Object.values(message[0].match).map((text) => text.length));
  const all = (language) => Object.values(messages[language]).reduce((sum, one) => sum + length(one), 0);
  return languages.toSorted((a, b) => all(b) - all(a));
}

/** A pattern that matches a text as it is, with whatever kind of space. */
export const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** With one kind of space. */
export const plain = (text) => text.replace(/\s+/g, ' ').trim();

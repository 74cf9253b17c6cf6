// Every word of the page in every language: nothing missing, nothing unused, plurals as the language has them.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './lib/test.js';
import { LANGUAGES, WEB, messages } from './lib/words.js';

const { en } = messages;

/** What a message is made of, however it is written. */
function parse(message) {
  if (typeof message === 'string')
    return { inputs: new Set(shownIn(message)), variants: new Map([['', message]]) };
  const [{ declarations, match }] = message;
  const inputs = declarations.flatMap((line) => line.match(/^input (\w+)$/)?.[1] ?? []);
  const plurals = declarations.flatMap((line) => {
    const found = line.match(/^local (\w+) = (\w+): plural$/);
    return found ? [{ local: found[1], input: found[2] }] : [];
  });
  return { inputs: new Set(inputs), plurals, variants: new Map(Object.entries(match)) };
}

const shownIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
const allShown = ({ variants }) => new Set([...variants.values()].flatMap(shownIn));
const sorted = (set) => [...set].sort();

/** The forms a language uses for numbers that come up at a table. */
const formsOf = (language) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 300 }, (_, count) => rules.select(count)));
};

/** Fails with all of them at once. */
const none = (problems) => assert(problems.length === 0, `\n${problems.join('\n')}`);

for (const language of LANGUAGES) {
  const theirs = messages[language];

  test(`${language}: every message is there, and no other`, () => {
    none([
      ...Object.keys(en)
        .filter((key) => !(key in theirs))
        .map((key) => `missing: ${key}`),
      ...Object.keys(theirs)
        .filter((key) => !(key in en))
        .map((key) => `not in English: ${key}`),
    ]);
  });

  test(`${language}: the same parameters as in English`, () => {
    const problems = [];
    for (const [key, message] of Object.entries(theirs).filter(([key]) => key in en)) {
      const [ours, original] = [parse(message), parse(en[key])];
      const [has, wants] = [sorted(ours.inputs), sorted(original.inputs)];
      if (String(has) !== String(wants)) problems.push(`${key}: takes ${has}, in English ${wants}`);
      const unknown = sorted(allShown(ours)).filter((name) => !ours.inputs.has(name));
      if (unknown.length > 0) problems.push(`${key}: shows ${unknown}, which it does not get`);
      const lost = sorted(allShown(original)).filter((name) => !allShown(ours).has(name));
      if (lost.length > 0) problems.push(`${key}: does not show ${lost}`);
    }
    none(problems);
  });

  test(`${language}: every plural the language has`, () => {
    const needed = formsOf(language);
    const known = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    const problems = [];
    for (const [key, message] of Object.entries(theirs)) {
      const { plurals = [], variants } = parse(message);
      const counted = typeof en[key] === 'object';
      if (counted && plurals.length === 0) problems.push(`${key}: is counted in English, and not here`);
      for (const { local } of plurals) {
        const parts = [...variants.keys()].flatMap((when) => when.split(',').map((part) => part.trim()));
        const forms = new Set(
          parts.filter((part) => part.startsWith(`${local}=`)).map((part) => part.split('=')[1]),
        );
        const missing = [...needed].filter((form) => !forms.has(form) && !forms.has('*'));
        const strange = [...forms].filter((form) => !known.has(form) && form !== '*');
        if (missing.length > 0) problems.push(`${key}: no form for ${missing}`);
        if (strange.length > 0) problems.push(`${key}: ${language} has no form ${strange}`);
      }
    }
    none(problems);
  });

  test(`${language}: no empty words, no stray spaces`, () => {
    const problems = [];
    for (const [key, message] of Object.entries(theirs)) {
      for (const text of parse(message).variants.values()) {
        if (text.trim() === '') problems.push(`${key}: is empty`);
        else if (text !== text.trim() || / {2}/.test(text)) problems.push(`${key}: has stray spaces`);
      }
    }
    none(problems);
  });
}

/** The page's source, without its tests and what is generated. */
const sources = readdirSync(join(WEB, 'src'), { recursive: true })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^paraglide/.test(file))
  .map((file) => [file, readFileSync(join(WEB, 'src', file), 'utf8')]);

test('every message is used, and every one used is there', () => {
  const used = new Map();
  for (const [file, source] of sources) {
    for (const [, plain, quoted] of source.matchAll(/(?<![\w.$])m(?:\.(\w+)|\[['"](\w+)['"]\])/g)) {
      used.set(plain ?? quoted, file);
    }
  }
  none([
    ...Object.keys(en)
      .filter((key) => !used.has(key))
      .map((key) => `unused: ${key}`),
    ...[...used].filter(([key]) => !(key in en)).map(([key, file]) => `not there: ${key}, used in ${file}`),
  ]);
});

test('all words are messages', () => {
  const problems = [];
  for (const [file, source] of sources.filter(([file]) => file.endsWith('.svelte'))) {
    const markup = source
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, ' ');
    for (const [, text] of markup.matchAll(/>([^<>]*\p{L}{2,}[^<>]*)</gu))
      problems.push(`${file}: ${text.trim()}`);
    for (const [, attribute, text] of markup.matchAll(
      /\s(aria-label|title|alt|placeholder)="([^"]*\p{L}[^"]*)"/gu,
    ))
      problems.push(`${file}: ${attribute}="${text}"`);
  }
  none(problems);
});

// Every screen at every size in every language: nothing overflows, is cut off, covered, or too small, and axe-core
// finds nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { findBarriers } from './lib/axe.js';
import { useBrowser } from './lib/browser.js';
import { findProblems } from './lib/layout.js';
import { walk, walkTv } from './lib/screens.js';
import { Server } from './lib/server.js';
import { LONG, NAMES } from './lib/stage.js';
import { LANGUAGES, longest } from './lib/words.js';

useBrowser();

/** All of them; fewer while working on the page: LANGUAGES=en,fr. */
const LOOKED_AT = process.env.LANGUAGES?.split(',') ?? LANGUAGES;

/** Where things go wrong first: here every word of every language has to find room. */
const HARDEST = { 'small phone': { width: 320, height: 568 } };
/** Here, on each screen, the language that has most to say on it tells how the others fare. */
const HARD = { 'small phone, held sideways': { width: 667, height: 375 } };
const LAPTOP = { laptop: { width: 1440, height: 900 } };

/** Here, the language with the longest words tells how the others fare. */
const ROOMY = {
  'phone with its bars': { width: 390, height: 664 },
  phone: { width: 390, height: 844 },
  'phone, held sideways': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  'lying tablet': { width: 1024, height: 768 },
  'low laptop': { width: 1280, height: 640 },
};

const [LONGEST] = longest(LOOKED_AT);

/** In this language axe-core is asked, small and large. */
const ASKED = LOOKED_AT.find((language) => language !== LONGEST) ?? LONGEST;
const ASKED_AT = ['small phone', 'laptop', 'TV'];

/** The page has noticed its new size: media queries are heard before a frame is drawn. */
const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });

/** How much there is to read. */
const wordiness = (page) => page.evaluate(() => document.body.innerText.length);

/** Where a problem was seen, in few words. */
const places = (seen) =>
  [...seen]
    .map(([size, languages]) => (languages.length === LOOKED_AT.length ? size : `${size} in ${languages}`))
    .join(', ');

/**
 * Looks at each screen in a test of its own, so that one that is wrong does not hide the next. Whoever walks looks in
 * their own language and in those of `others`: to change it is quicker than to come. If there are `hard`
 * sizes, they look at those in the wordiest of them.
 */
const looking = (t, others, sizes, hard) => (screen, people, visit, alike) =>
  t.test(screen, { timeout: 480_000 }, async () => {
    const found = new Map();
    const note = (problem, name, language) => {
      const seen = found.get(problem) ?? new Map();
      found.set(problem, seen.set(name, [...(seen.get(name) ?? []), language]));
    };
    const look = async ({ page, language }, name, size) => {
      if (!isDeepStrictEqual(page.viewportSize(), size)) await page.setViewportSize(size);
      await settled(page);
      for (const problem of await findProblems(page, [...LONG, ...NAMES])) note(problem, name, language);
      if (language !== ASKED || !ASKED_AT.includes(name)) return;
      for (const barrier of await findBarriers(page)) note(barrier, name, language);
    };
    const lookAround = async (person) => {
      const own = person.language;
      /** Gives how much there is to read at the first size: at another it may be more in any language. */
      const inLanguage = async (language, sizes) => {
        if (language !== person.language) await person.speak(language);
        let words;
        for (const [name, size] of Object.entries(sizes)) {
          await look(person, name, size);
          words ??= await wordiness(person.page);
        }
        return words;
      };
      let most = { words: 0 };
      for (const language of [own, ...others(own)]) {
        const words = await inLanguage(language, sizes(language, alike));
        if (words > most.words) most = { language, words };
      }
      if (hard) await inLanguage(most.language, hard);
      await inLanguage(own, {});
    };
    await Promise.all(people.map((person) => visit(person, () => lookAround(person))));
    const lines = [...found].map(([problem, seen]) => `${problem} (${places(seen)})`);
    assert(found.size === 0, `\n${lines.join('\n')}`);
  });

test('phone, tablet, laptop', { timeout: 900_000 }, async (t) => {
  const walkers = [...new Set([LONGEST, ASKED])];
  const others = (own) => (own === ASKED ? LOOKED_AT.filter((language) => !walkers.includes(language)) : []);
  const sizes = (language, alike) => ({
    ...HARDEST,
    ...(language === LONGEST && !alike && ROOMY),
    ...(walkers.includes(language) && LAPTOP),
  });
  // The first size is there already.
  const [viewport] = Object.values(HARDEST);
  await walk(t, await Server.start(t, '--plain-deck'), walkers, looking(t, others, sizes, HARD), viewport);
});

test('TV', { timeout: 1_200_000 }, async (t) => {
  const others = () => LOOKED_AT.filter((language) => language !== ASKED);
  const sizes = () => ({ TV: { width: 1920, height: 1080 } });
  await walkTv(t, await Server.start(t), [ASKED], looking(t, others, sizes));
});

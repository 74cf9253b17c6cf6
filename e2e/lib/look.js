// Looks at every screen of a story at every size in every language: nothing overflows, is cut off, covered, or too small,
// and axe-core finds nothing.

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { findBarriers, structure } from './axe.js';
import { findProblems } from './layout.js';
import { PATIENCE, within } from './limits.js';
import { Server } from './server.js';
import { LONG, NAMES } from './stage.js';
import { test } from './test.js';
import { walk } from './walk.js';
import { LANGUAGES, longest } from './words.js';

/** All of them; fewer while working on the page: LANGUAGES=en,fr. */
const LOOKED_AT = process.env.LANGUAGES?.split(',') ?? LANGUAGES;

/** Where things go wrong first: here every word of every language has to find room. */
const HARDEST = { 'small phone': { width: 320, height: 568 } };
/** Here, on each screen, the language that has most to say on it tells how the others fare. */
const HARD = { 'small phone, held sideways': { width: 667, height: 375 } };
const LAPTOP = { laptop: { width: 1440, height: 900 } };
export const TV = { TV: { width: 1920, height: 1080 } };

/** Here, the language with the longest words tells how the others fare. */
const ROOMY = {
  'phone with its bars': { width: 390, height: 664 },
  phone: { width: 390, height: 844 },
  'phone, held sideways': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  'lying tablet': { width: 1024, height: 768 },
  'low laptop': { width: 1280, height: 640 },
};

/** Every size that is looked at, but the TV's. */
export const SIZES = { ...HARDEST, ...HARD, ...ROOMY, ...LAPTOP };

const [LONGEST] = longest(LOOKED_AT);

/** In this language axe-core is asked, small and large. */
const ASKED = LOOKED_AT.find((language) => language !== LONGEST) ?? LONGEST;
const ASKED_AT = ['small phone', 'laptop', 'TV'];

/** The page has noticed its new size: media queries are heard before a frame is drawn. */
export const settled = (page) =>
  page.evaluate(async (limit) => {
    const late = (what) => new Promise((_, reject) => setTimeout(() => reject(new Error(what())), limit));
    const loading = () => [...document.fonts].filter(({ status }) => status === 'loading');
    const fonts = () => `typefaces: ${document.fonts.status}, ${loading().map((font) => font.family)}`;
    await Promise.race([document.fonts.ready, late(fonts)]);
    await Promise.race([
      new Promise(requestAnimationFrame),
      late(() => `a frame: ${document.visibilityState}`),
    ]);
  }, PATIENCE / 2);

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
function looking(t, others, sizes, hard) {
  /** What axe-core has seen of this story: it looks at elements, not at how large or in which words they are shown. */
  const asked = new Set();
  return (screen, people, visit, alike) =>
    t.test(screen, async () => {
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
        const shape = await structure(page);
        if (asked.has(shape)) return;
        asked.add(shape);
        for (const barrier of await findBarriers(page)) note(barrier, name, language);
      };
      const lookAround = async (person) => {
        const own = person.language;
        /** Gives how much there is to read at the first size: at another it may be more in any language. */
        const inLanguage = async (language, sizes) => {
          if (language !== person.language) await person.speak(language);
          let words;
          for (const [name, size] of Object.entries(sizes)) {
            await within(2 * PATIENCE, `${screen}: ${name} in ${language}`, look(person, name, size));
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
}

/** Every screen of a story on phones, tablets and laptops. */
export function lookAt(name, story) {
  test(name, async (t) => {
    const walkers = [...new Set([LONGEST, ASKED])];
    const others = (own) =>
      own === ASKED ? LOOKED_AT.filter((language) => !walkers.includes(language)) : [];
    const sizes = (language, alike) => ({
      ...HARDEST,
      ...(language === LONGEST && !alike && ROOMY),
      ...(walkers.includes(language) && LAPTOP),
    });
    // The first size is there already.
    const [viewport] = Object.values(HARDEST);
    const onScreen = looking(t, others, sizes, HARD);
    await walk(t, await Server.start(t, '--plain-deck'), story, { languages: walkers, viewport, onScreen });
  });
}

/** Every screen of a story on a TV. */
export function lookAtTv(name, story) {
  test(name, async (t) => {
    const others = () => LOOKED_AT.filter((language) => language !== ASKED);
    const onScreen = looking(t, others, () => TV);
    await walk(t, await Server.start(t), story, { languages: [ASKED], viewport: TV.TV, onScreen });
  });
}

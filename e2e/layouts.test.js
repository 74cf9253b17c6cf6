// Every screen at every size in every language: nothing overflows, is cut off, covered, or too small.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { useBrowser } from './lib/browser.js';
import { findProblems } from './lib/layout.js';
import { walk, walkTv } from './lib/screens.js';
import { Server } from './lib/server.js';
import { LONG, NAMES } from './lib/stage.js';
import { LANGUAGES, longest } from './lib/words.js';

useBrowser();

/** All of them; fewer while working on the page: LANGUAGES=en,fr. */
const LOOKED_AT = process.env.LANGUAGES?.split(',') ?? LANGUAGES;

/** Here words have to find room. */
const NARROW = {
  'phone with its bars': { width: 390, height: 664 },
  'small phone': { width: 320, height: 568 },
  'small phone, held sideways': { width: 667, height: 375 },
};

/** Here, the languages with the longest words tell how the others fare. */
const ROOMY = {
  phone: { width: 390, height: 844 },
  'phone, held sideways': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  'lying tablet': { width: 1024, height: 768 },
  'low laptop': { width: 1280, height: 640 },
  laptop: { width: 1440, height: 900 },
};
/** Where things go wrong first: here every word of every language has to find room. */
const HARDEST = ['small phone', 'small phone, held sideways'];

const LONGEST = longest(LOOKED_AT).slice(0, 2);

/** The page has noticed its new size: media queries are heard before a frame is drawn. */
const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });

/** Where a problem was seen, in few words. */
function places(seen, people) {
  return [...seen]
    .map(([size, languages]) => (languages.length === people.length ? size : `${size} in ${languages}`))
    .join(', ');
}

/** Looks at each screen in a test of its own, so that one that is wrong does not hide the next. */
const looking = (t, sizes) => (screen, people, visit, alike) =>
  t.test(screen, { timeout: 120_000 }, async () => {
    const found = new Map();
    const looks = people.map((person) => async () => {
      for (const [name, size] of Object.entries(sizes(person, alike))) {
        if (!isDeepStrictEqual(person.page.viewportSize(), size)) await person.page.setViewportSize(size);
        await settled(person.page);
        for (const problem of await findProblems(person.page, [...LONG, ...NAMES])) {
          const seen = found.get(problem) ?? new Map();
          found.set(problem, seen.set(name, [...(seen.get(name) ?? []), person.language]));
        }
      }
    });
    await Promise.all(people.map((person, index) => visit(person, looks[index])));
    const lines = [...found].map(([problem, seen]) => `${problem} (${places(seen, people)})`);
    assert(found.size === 0, `\n${lines.join('\n')}`);
  });

test('phone, tablet, laptop', { timeout: 900_000 }, async (t) => {
  const hardest = Object.fromEntries(HARDEST.map((name) => [name, NARROW[name]]));
  const sizes = ({ language }, alike) => {
    if (alike) return LONGEST.includes(language) ? { ...hardest, laptop: ROOMY.laptop } : hardest;
    return LONGEST.includes(language) ? { ...NARROW, ...ROOMY } : hardest;
  };
  // The first size is there already.
  const [viewport] = Object.values(NARROW);
  await walk(t, await Server.start(t, '--plain-deck'), LOOKED_AT, looking(t, sizes), viewport);
});

test('TV', { timeout: 300_000 }, async (t) => {
  const sizes = () => ({ TV: { width: 1920, height: 1080 } });
  await walkTv(t, await Server.start(t), LOOKED_AT, looking(t, sizes));
});

// Takes the pictures of the page that the README and the docs show: `make screenshots`. With ALL=folder every screen is
// taken, into that folder, for whoever works on the page: at every size of SIZES=320x568,1024x768 and in every language
// of LANGUAGES=en,ru.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useBrowser } from './lib/browser.js';
import { album } from './lib/screens/album.js';
import { bots } from './lib/screens/bots.js';
import { classic } from './lib/screens/classic.js';
import { lobby } from './lib/screens/lobby.js';
import { odyssey } from './lib/screens/odyssey.js';
import { outside } from './lib/screens/outside.js';
import { pairs } from './lib/screens/pairs.js';
import { party } from './lib/screens/party.js';
import { three } from './lib/screens/three.js';
import { troubles } from './lib/screens/troubles.js';
import { tv } from './lib/screens/tv.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';
import { walk } from './lib/walk.js';

const DOCS = fileURLToPath(new URL('../docs/pictures/page/', import.meta.url));

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const TV = { width: 1920, height: 1080 };

/** The screens that are shown somewhere, and what their pictures are called there. */
const SHOWN = {
  home: { home: PHONE },
  'lobby, host': { lobby: PHONE },
  'tell: write': { letter: PHONE },
  give: { give: PHONE },
  'vote: reel': { vote: PHONE, 'vote-wide': LAPTOP },
  reveal: { reveal: PHONE },
  points: { points: PHONE },
  'end 6': { podium: PHONE },
  album: { album: PHONE },
  'TV: vote': { tv: TV },
};

// Pictures are for looking at, not for finding faults.
Stage.ordinary = true;

const { ALL, LANGUAGES = 'en', SIZES = '390x844' } = process.env;

const everySize = (screen) => {
  const name = screen.replace(/\W+/g, '-');
  if (screen.startsWith('TV')) return { [name]: TV };
  return Object.fromEntries(
    SIZES.split(',').map((size) => {
      const [width, height] = size.split('x').map(Number);
      return [`${name}.${size}`, { width, height }];
    }),
  );
};

async function take(page, path) {
  // What is only said in passing.
  await page
    .waitForFunction(() => !document.querySelector('.slip'), undefined, { timeout: 10_000 })
    .catch(() => {});
  // Those out of sight may not have been asked for.
  await page.evaluate(async () => {
    const inSight = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    const frame = () => new Promise(requestAnimationFrame);
    const blank = () => [...document.querySelectorAll('.card__blank')].some(inSight);
    const end = performance.now() + 3_000;
    while (blank() && performance.now() < end) await frame();
    const images = [...document.images].filter(inSight);
    const shown = Promise.allSettled(images.map((image) => image.decode()));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, end - performance.now()))]);
    await frame();
    await frame();
  });
  const quality = path.endsWith('.jpg') ? { quality: 76 } : {};
  await page.screenshot({ path, animations: 'disabled', ...quality });
}

/** Each screen in a test of its own, so that one that cannot be reached does not hide the next. */
const takePictures = (t) => (screen, people, visit) =>
  t.test(screen, async () => {
    const pictures = Object.entries(ALL ? everySize(screen) : (SHOWN[screen] ?? {}));
    for (const person of people) {
      await visit(person, async () => {
        for (const [name, size] of pictures) {
          await person.page.setViewportSize(size);
          const path = ALL ? join(ALL, `${name}.${person.language}.png`) : join(DOCS, `${name}.jpg`);
          await take(person.page, path);
        }
      });
    }
  });

useBrowser();

const STORIES = { outside, troubles, lobby, bots, classic, three, album, odyssey, party, pairs };
const languages = LANGUAGES.split(',');
await mkdir(ALL ?? DOCS, { recursive: true });

for (const [name, story] of Object.entries(STORIES)) {
  test(name, { timeout: 900_000 }, async (t) => {
    const house = await Server.start(t, '--plain-deck');
    await walk(t, house, story, { languages, onScreen: takePictures(t) });
  });
}

test('tv', async (t) => {
  await walk(t, await Server.start(t), tv, { languages, viewport: TV, onScreen: takePictures(t) });
});

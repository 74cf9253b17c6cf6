// How much a first visit costs, measured by what the browser really fetched.

import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** Scripts and styles for the first screen, compressed with gzip. */
const LIMIT = 110_000;

/** Somebody new, and everything their browser fetches. */
async function newcomer(t, house, options) {
  const person = await Person.come(t, house, options);
  const fetched = [];
  person.page.on('response', (response) => fetched.push(response));
  return { person, fetched };
}

async function weigh(fetched) {
  const files = [];
  for (const response of fetched) {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) continue;
    const encoding = response.headers()['content-encoding'];
    assert(['br', 'gzip'].includes(encoding), `${response.url()} comes compressed`);
    const size = gzipSync(await response.body(), { level: 9 }).length;
    files.push({ file: new URL(response.url()).pathname, size });
  }
  return { files, total: files.reduce((sum, { size }) => sum + size, 0) };
}

function small(t, { files, total }) {
  t.diagnostic(`${(total / 1000).toFixed(1)} kB`);
  const list = files.map(({ file, size }) => `${(size / 1000).toFixed(1)} kB ${file}`).join('\n');
  assert(total <= LIMIT, `${total} bytes of scripts and styles, at most ${LIMIT}:\n${list}`);
}

test('the first screen is small', async (t) => {
  const house = await Server.start(t);
  const { person, fetched } = await newcomer(t, house);
  await person.page.goto(house.url, { waitUntil: 'networkidle' });
  await person.button('play_now').waitFor();
  small(t, await weigh(fetched));
});

test('so is the first visit to a table', async (t) => {
  const house = await Server.start(t);
  const { code } = await Stage.set(house, { preset: 'classic', players: 4 });
  const { person, fetched } = await newcomer(t, house);
  await person.visit(code);
  await person.button('sit_down').waitFor();
  // What comes afterwards, while nothing else is to be done, is for later screens.
  small(t, await weigh([...fetched]));
});

test('cards come in the size shown, and once', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  const { person, fetched } = await newcomer(t, house, { token: stage.host.token });
  await person.visit(stage.code);
  await person.button('claim').waitFor();
  const cards = person.page.locator('img[src^="/p/"]');
  await cards.first().waitFor();
  for (const [srcset, sizes] of await cards.evaluateAll((all) => all.map((img) => [img.srcset, img.sizes]))) {
    assert.match(srcset, /^\/p\/\w+ \d+w, \/p\/\w+ \d+w$/);
    assert.notEqual(sizes, '');
  }
  await person.page.waitForLoadState('networkidle');
  const pictures = fetched.filter((response) => new URL(response.url()).pathname.startsWith('/p/'));
  const assets = fetched.filter((response) => new URL(response.url()).pathname.startsWith('/assets/'));
  assert(pictures.length > 0 && assets.length > 0);
  for (const response of [...pictures, ...assets]) {
    assert.match(response.headers()['cache-control'], /max-age=31536000, immutable/, response.url());
  }
  for (const response of pictures) assert.equal(response.headers()['content-type'], 'image/webp');

  // Nothing with a name for ever is asked for again.
  fetched.length = 0;
  await person.page.reload({ waitUntil: 'networkidle' });
  await person.button('claim').waitFor();
  const again = fetched.filter((response) => /^\/(p|assets)\//.test(new URL(response.url()).pathname));
  const fromServer = [];
  for (const response of again) {
    const { responseBodySize } = await response.request().sizes();
    if (responseBodySize > 0 && !response.fromServiceWorker()) fromServer.push(response.url());
  }
  assert.deepEqual(fromServer, [], 'fetched twice');
});

test('the pictures that come next are there before they are needed', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.own();
  await stage.own();
  const { person, fetched } = await newcomer(t, house, { token: stage.agents[0].api.token });
  await person.visit(stage.code);
  await person.button('give_this').waitFor();
  const { decks } = await stage.host.get('/api/decks');
  const manifest = await stage.host.get(`/api/decks/${decks[0].id}`);
  const { hand } = (await person.state()).table.game.view;
  const wanted = hand.map((card) => manifest.cards[card].small.hash);
  // The whole hand, though one card is in focus.
  await person.page.waitForLoadState('networkidle');
  const got = new Set(fetched.map((response) => new URL(response.url()).pathname));
  const missing = wanted.filter((hash) => !got.has(`/p/${hash}`));
  assert.deepEqual(missing, [], 'of the hand');
});

test('the picture that is looked at first has the line for itself', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.own();
  await stage.own();
  const person = await Person.come(t, house, { token: stage.agents[0].api.token });
  const asked = new Set();
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await person.page.route('**/p/*', async (route) => {
    asked.add(route.request().url());
    await held;
    await route.continue();
  });
  // The page is not loaded before its picture is.
  await person.visit(stage.code, { waitUntil: 'commit' });
  await person.button('give_this').waitFor();
  const { hand } = (await person.state()).table.game.view;
  const waiting = person.page.locator('.rail .card__blank');
  await waiting.nth(hand.length - 1).waitFor();
  assert.equal(asked.size, 1, 'one picture, and the others wait for it');
  letGo();
  await waiting.first().waitFor({ state: 'detached' });
  await person.page.waitForLoadState('networkidle');
  assert.equal(asked.size, hand.length);
});

// Who looks elsewhere hears that it is their turn: in the title, on the icon, and, if wished, in a notification.

import assert from 'node:assert/strict';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** A device that can do everything, and writes down what it was asked for. It is out of sight when `hidden` says so. */
function device() {
  globalThis.asked = { badge: [], notified: [], closed: 0 };
  globalThis.outOfSight = false;
  Object.defineProperty(document, 'hidden', { get: () => globalThis.outOfSight });
  navigator.setAppBadge = async () => void globalThis.asked.badge.push('set');
  navigator.clearAppBadge = async () => void globalThis.asked.badge.push('clear');
  globalThis.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { data }) {
      globalThis.asked.notified.push({ by: 'page', title, data });
    }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) => {
    globalThis.asked.notified.push({ by: 'worker', title, data });
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => [
    { close: () => (globalThis.asked.closed += 1) },
  ];
}

/** A story was told by Ada, so that nothing is asked of her; and Ada, at such a device. */
async function nothingToDo(t, { wishes = false, worker = false } = {}) {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const ada = await Person.come(t, house, { token: stage.host.token });
  await ada.page.addInitScript(device);
  if (!worker) await ada.withoutWorker();
  if (wishes) {
    await ada.page.goto(house.url);
    await ada.button('preferences').click();
    await ada.page.getByRole('switch', { name: new RegExp(`^${ada.say('pref_notify')}`) }).click();
  }
  await ada.visit(stage.code);
  await ada.button('tell_this').waitFor();
  if (worker) await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { house, stage, ada };
}

const titled = (person, key) =>
  person.page.waitForFunction((title) => document.title === title, person.say(key));
const asked = (person) => person.page.evaluate(() => globalThis.asked);

/** The story is told and scored, and the next one told by Boris: it is Ada's turn again, to give a picture. */
async function untilHerTurn(stage, ada) {
  await stage.own();
  await titled(ada, 'app_name');
  await nextRound(stage, ada);
  await titled(ada, 'title_your_turn');
}

async function nextRound(stage, ada) {
  await stage.until('give');
  await stage.others();
  await stage.until('vote');
  await stage.others();
  await stage.until('review');
  // The points can be looked at: nobody is called for that.
  await ada.button('see_points').or(ada.role('list', 'points')).first().waitFor();
  await titled(ada, 'app_name');
  await stage.own();
  await stage.others();
  await stage.until('clue');
  await stage.others(1);
  await stage.until('give');
}

test('the title, the icon and its badge say whose turn it is', async (t) => {
  const { house, stage, ada } = await nothingToDo(t);
  const icon = () => ada.page.locator('link[type="image/svg+xml"]').getAttribute('href');
  await titled(ada, 'title_your_turn');
  const calling = await icon();
  assert.equal((await asked(ada)).badge.at(-1), 'set');

  await stage.own();
  await titled(ada, 'app_name');
  const calm = await icon();
  assert.equal((await asked(ada)).badge.at(-1), 'clear');
  assert.notEqual(calling, calm);
  for (const path of [calling, calm]) {
    const answer = await fetch(house.url + path);
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml', path);
  }

  // Nobody is waited for at a table that was left.
  await ada.page.reload();
  await nextRound(stage, ada);
  await titled(ada, 'title_your_turn');
  await stage.do({ type: 'pause' });
  await titled(ada, 'app_name');
  assert.equal((await asked(ada)).badge.at(-1), 'clear');
});

for (const worker of [false, true]) {
  const by = worker ? 'worker' : 'page';
  test(`who wishes it and looks elsewhere is notified by the ${by}`, async (t) => {
    const { stage, ada } = await nothingToDo(t, { wishes: true, worker });
    assert.deepEqual((await asked(ada)).notified, [], 'who looks sees it anyway');
    await ada.page.evaluate(() => (globalThis.outOfSight = true));
    await untilHerTurn(stage, ada);
    await ada.page.waitForFunction(() => globalThis.asked.notified.length > 0);
    const data = `/r/${stage.code}`;
    assert.deepEqual((await asked(ada)).notified, [{ by, title: ada.say('title_your_turn'), data }]);

    // It is not her turn any more: the call for it goes.
    await stage.own();
    await titled(ada, 'app_name');
    if (worker) await ada.page.waitForFunction(() => globalThis.asked.closed > 0);
    assert.equal((await asked(ada)).notified.length, 1);
  });
}

test('who did not wish it is not notified', async (t) => {
  const { stage, ada } = await nothingToDo(t);
  await ada.page.evaluate(() => (globalThis.outOfSight = true));
  await untilHerTurn(stage, ada);
  await stage.own();
  await titled(ada, 'app_name');
  assert.deepEqual((await asked(ada)).notified, []);
});

test('the page can be installed: its manifest is valid, and its icons are what it says', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house);
  await person.page.goto(house.url);
  const devtools = await person.context.newCDPSession(person.page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.name, person.say('app_name'));
  assert.equal(new URL(manifest.start_url, url).href, `${house.url}/`);
  assert.match((await fetch(url)).headers.get('content-type'), /^application\/manifest\+json/);

  const sizes = manifest.icons.map(({ sizes }) => sizes);
  for (const size of ['192x192', '512x512']) assert(sizes.includes(size), `an icon of ${size}`);
  assert(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, url));
    assert.equal(answer.headers.get('content-type'), type, src);
    const drawn = await person.page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') assert.equal(drawn, sizes, src);
  }
});

// The rules at addresses of their own: for each game, with pictures, and after a reload.

import assert from 'node:assert/strict';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

const game = (person, key) =>
  person.page.getByRole('heading', { level: 2, name: person.say(key), exact: true });

test('every game has its rules, which stay after a reload', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house);
  await person.page.goto(house.url);
  await person.page.getByRole('link', { name: person.say('guide_how') }).click();
  await game(person, 'preset_classic').waitFor();
  assert.equal(new URL(person.page.url()).pathname, '/rules');
  await person.page.getByRole('link', { name: person.say('preset_odyssey_party'), exact: true }).click();
  await game(person, 'preset_odyssey_party').waitFor();
  assert.equal(new URL(person.page.url()).pathname, '/rules/odyssey-party');
  await person.text('strip_seal').waitFor();
  await person.page.reload();
  await game(person, 'preset_odyssey_party').waitFor();
  const current = person.page.getByRole('navigation', { name: person.say('guide_which_game') });
  assert.equal(await current.locator('[aria-current=page]').innerText(), person.say('preset_odyssey_party'));
  const title = person.say('rules_title', { game: person.say('preset_odyssey_party') });
  assert.equal(await person.page.title(), title);
  await person.page.goBack();
  await game(person, 'preset_classic').waitFor();
  await person.role('link', 'to_home').click();
  await person.button('play_now').waitFor();
});

test('they show real cards: a round, an example with its points, clues beside pictures', async (t) => {
  const house = await Server.start(t, '--plain-deck');
  const person = await Person.come(t, house);
  await person.page.goto(`${house.url}/rules/classic`);
  await person.text('guide_example_single').waitFor();
  // All that one comes to see while one reads.
  await person.page.evaluate(() =>
    document.querySelectorAll('img').forEach((img) => (img.loading = 'eager')),
  );
  await person.page.waitForLoadState('networkidle');
  const pictures = await person.page
    .locator('main img')
    .evaluateAll((all) => all.map(({ naturalWidth, src }) => ({ naturalWidth, src })));
  assert(pictures.length > 20, `${pictures.length}`);
  assert.deepEqual(
    pictures.filter(({ naturalWidth }) => naturalWidth === 0),
    [],
  );
  const points = person.role('table', 'points').getByRole('row');
  const rows = await points.evaluateAll((all) => all.map((row) => row.innerText.split(/\s+/)));
  const total = (name) => rows.find((row) => row[0] === name).at(-1);
  assert.equal(total('Mira'), '3');
  assert.equal(total('Ivan'), '5');
  assert.equal(total('Klára'), '1');
});

test('a game that does not exist has none', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house);
  person.expected = /404/;
  await person.page.goto(`${house.url}/rules/chess`);
  await person.role('heading', 'lost_title').waitFor();
});

test('the sheet in a game leads to them, and the game stays', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'odyssey', players: 4 });
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.visit(stage.code);
  const fromLobby = person.role('link', 'guide_how');
  assert.equal(await fromLobby.getAttribute('href'), '/rules/odyssey');
  await stage.do({ type: 'start' });
  await person.button('claim').waitFor();
  await person.button('rules').click();
  const link = person.role('dialog', 'rules').getByRole('link', { name: person.say('rules_page') });
  const [page] = await Promise.all([person.context.waitForEvent('page'), link.click()]);
  const other = person.inAnotherTab(page);
  await game(other, 'preset_odyssey').waitFor();
  await person.role('dialog', 'rules').waitFor();
});

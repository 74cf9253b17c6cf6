// The page speaks the reader's language: the browser's, or another at once.

import assert from 'node:assert/strict';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';
import { LANGUAGES, messages } from './lib/words.js';

useBrowser();

/** The parts of our typefaces that a language needs. */
const ALPHABETS = {
  en: ['basic'],
  bg: ['basic', 'cyrillic'],
  ru: ['basic', 'cyrillic'],
  hr: ['basic', 'latin-a'],
  cs: ['basic', 'latin', 'latin-a'],
  fr: ['basic', 'latin'],
};

/** The files that have the words of a language, and those that have an alphabet. */
const WORDS = /^\/assets\/(\w\w)-[\w-]+\.js$/;
const ALPHABET = /^\/assets\/(?:piazzolla|ysabeau-office)-([a-z-]+)-(?:wght|\d)/;

/** What a browser fetched of such files. */
function fetchedBy(page, files) {
  const fetched = new Set();
  page.on('request', (request) => {
    const [, name] = new URL(request.url()).pathname.match(files) ?? [];
    if (name) fetched.add(name);
  });
  return fetched;
}

/** What the answer to a page announces, by the names of the files. */
const announced = async (answer) =>
  ((await answer.allHeaders()).link ?? '')
    .split(',')
    .flatMap((link) => link.match(/\/assets\/(\w+)-/)?.[1] ?? []);

test('the browser says which', async (t) => {
  const house = await Server.start(t);
  for (const language of LANGUAGES) {
    const person = await Person.come(t, house, { language });
    const fetched = fetchedBy(person.page, WORDS);
    const answer = await person.page.goto(house.url);
    assert((await announced(answer)).includes(language), `its words are announced: ${language}`);
    await person.button('play_now').waitFor();
    assert.equal(await person.page.locator('html').getAttribute('lang'), language);
    assert.deepEqual([...fetched], [language], 'no other is fetched');
    await person.leave();
  }
});

/** The ways in which the page writes. */
const HANDS = ['500 1rem var(--font-talk)', '700 1rem var(--font-tale)', 'italic 600 1rem var(--font-tale)'];

test('all words are written in our own typefaces, and the first screen fetches no more of them than it needs', async (t) => {
  const house = await Server.start(t);
  for (const language of LANGUAGES) {
    const person = await Person.come(t, house, { language });
    const { page } = person;
    const alphabets = fetchedBy(page, ALPHABET);
    await page.goto(house.url);
    await person.button('play_now').waitFor();
    await page.evaluate(() => document.fonts.ready);
    assert.deepEqual([...alphabets].sort(), ALPHABETS[language], language);
    await page.evaluate(
      async ([hands, said]) => {
        for (const font of hands) {
          const words = document.body.appendChild(document.createElement('p'));
          words.className = 'all-words';
          words.style.font = font;
          words.textContent = said;
        }
        // Where words stand is known when their letters are asked for.
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      },
      [HANDS, JSON.stringify(messages[language])],
    );
    const line = await person.context.newCDPSession(page);
    for (const domain of ['DOM', 'CSS']) await line.send(`${domain}.enable`);
    const { root } = await line.send('DOM.getDocument');
    const { nodeIds } = await line.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '.all-words',
    });
    assert.equal(nodeIds.length, HANDS.length);
    for (const nodeId of nodeIds) {
      const { fonts } = await line.send('CSS.getPlatformFontsForNode', { nodeId });
      const borrowed = fonts.filter((font) => !font.isCustomFont);
      assert.deepEqual(borrowed, [], language);
      assert(fonts.length > 0);
    }
    await person.leave();
  }
});

test('what a table needs is announced with the page', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const guest = await Person.come(t, house);
  const player = await Person.come(t, house, { token: stage.host.token });
  const says = async (person) => announced(await person.page.goto(`${house.url}/r/${stage.code}`));
  const isAnnounced = async (person, names) => {
    const all = await says(person);
    for (const name of names) assert(all.includes(name), `${name} is announced`);
    return all;
  };
  const table = ['index', 'en', 'table'];
  assert(!(await isAnnounced(player, table)).includes('play'), 'there is no game yet');
  await stage.do({ type: 'start' });
  await isAnnounced(player, [...table, 'play']);
  assert(!(await isAnnounced(guest, table)).includes('play'), 'nobody else learns that there is a game');
});

test('another at once', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const person = await Person.come(t, house, { token: stage.host.token });
  // It would have all languages after a while.
  await person.withoutWorker();
  await person.visit(stage.code);
  await person.button('tell_this').click();
  const clue = 'The last tram';
  await person.role('textbox', 'your_clue').fill(clue);

  const choose = async (name) => {
    await person.button('menu').click();
    await person.button('preferences').click();
    await person.page.getByRole('radio', { name }).click({ force: true });
  };
  const close = async () => {
    for (const open of ['preferences', 'menu']) {
      await person.page.keyboard.press('Escape');
      await person.role('dialog', open).waitFor({ state: 'hidden' });
    }
  };
  await choose('Français');
  person.language = 'fr';
  await person.role('dialog', 'preferences').waitFor();
  await close();
  await person.button('tell_it').waitFor();
  assert.equal(await person.role('textbox', 'your_clue').inputValue(), clue, 'what was typed is still there');
  assert.equal(await person.page.locator('html').getAttribute('lang'), 'fr');

  // It is remembered, and one that cannot be had now is not.
  await person.page.reload();
  await person.button('tell_it').waitFor();
  person.expected = /Failed to fetch dynamically imported module/;
  await person.goOffline();
  await choose('Русский');
  await person.page.getByRole('radio', { name: 'Français', checked: true }).waitFor();
  await person.goOnline();
  await close();
  await person.button('tell_it').waitFor();
  assert.notEqual(messages.ru.tell_it, messages.fr.tell_it);
});

test('what one tab is told, the other knows', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house);
  const other = person.inAnotherTab(await person.context.newPage());
  for (const { page } of [person, other]) await page.goto(house.url);
  await other.button('play_now').waitFor();
  await person.role('combobox', 'language').selectOption({ label: 'Čeština' });
  other.language = 'cs';
  await other.button('play_now').waitFor();
});

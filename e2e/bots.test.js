// Bots: the host chooses who they are, everybody reads them in their own language, and they say why when all is revealed.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Agent, Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { close } from './lib/steps.js';
import { test } from './lib/test.js';
import { LANGUAGES, literally, plain } from './lib/words.js';

useBrowser();

const BANK = fileURLToPath(new URL('../crates/bots/bank', import.meta.url));

/** What bots can say: each phrase in all languages. */
const phrases = readdirSync(BANK)
  .filter((file) => file.endsWith('.toml'))
  .flatMap((file) =>
    readFileSync(join(BANK, file), 'utf8')
      .split(/^\[.*\]$/m)
      .slice(1),
  )
  .map((entry) => Object.fromEntries(LANGUAGES.map((language) => [language, said(entry, language)])));

function said(entry, language) {
  const [, text] = entry.match(new RegExp(`^${language} = (".*")$`, 'm'));
  return JSON.parse(text);
}

test('everybody reads a bot’s clue in their own language', async (t) => {
  const house = await Server.start(t, '--bot-claim', '0');
  const languages = ['bg', 'fr', 'en'];
  const apis = [];
  for (const language of languages) apis.push([language, await Api.arrive(house)]);
  const [[, host], ...others] = apis;
  const code = await host.open({ name: 'bg', bots: 1, wish: { language: 'bg' } });
  for (const [name, api] of others) await api.do(code, { type: 'sit', name });
  const readers = [];
  for (const [language, { token }] of apis) {
    const reader = await Person.come(t, house, { name: language, language, token });
    await reader.visit(code);
    readers.push(reader);
  }
  const [bulgarian, french, english] = readers;
  const room = await Person.come(t, house, { language: 'hr' });
  await room.page.goto(`${house.url}/r/${code}/tv`);
  await host.do(code, { type: 'start' });

  const clue = (person) => person.role('region', 'clue_label');
  await clue(bulgarian).waitFor();
  const told = plain(await clue(bulgarian).locator('q').innerText());
  const phrase = phrases.find(({ bg }) => plain(bg) === told);
  assert(phrase, `one of the bank: ${told}`);
  assert.equal(new Set([phrase.bg, phrase.fr, phrase.en]).size, 3);
  for (const person of [...readers, room]) {
    const words = clue(person).locator('q');
    await words.waitFor();
    assert.equal(plain(await words.innerText()), plain(phrase[person.language]), person.language);
  }

  const agents = apis.map(([, api], seed) => new Agent(api, code, { seed }));
  const all = async (phase) => {
    await host.until(code, (state) => state.table.game.view.phase.name === phase);
    for (const agent of agents) await agent.move();
  };
  const thoughts = (person) => person.page.getByText(person.say('thoughts'));
  await all('give');
  for (const person of readers) {
    await person.role('radiogroup', 'pictures_on_table').waitFor();
    assert.equal(await thoughts(person).count(), 0, 'nobody says why before the reveal');
  }
  await all('vote');
  const { table } = await host.until(code, (state) => state.table.game.view.phase.name === 'review');
  const bot = table.players.find(({ kind }) => kind === 'bot');

  const lines = [];
  for (const person of readers) {
    await person.seePoints();
    await thoughts(person).click();
    const rows = person.role('list', 'thoughts').getByRole('listitem');
    assert.equal(await rows.count(), 1);
    const line = plain(await rows.innerText());
    assert(line.startsWith(`${bot.name} `), line);
    lines.push(line);
  }
  assert.equal(new Set(lines).size, languages.length, `each in their own language: ${lines}`);

  // In the album too, and who does not care for it need not see it.
  const inAlbum = async (person) => {
    await person.page.goto(`${house.url}/r/${code}/album`);
    await person.page.getByText(phrase[person.language]).waitFor();
    await person.button('album_open', { number: 1 }).click();
    await person.role('dialog', 'album_story', { n: 1, m: 1 }).waitFor();
  };
  await inAlbum(english);
  await thoughts(english).waitFor();

  await french.button('menu').click();
  await french.button('preferences').click();
  await french.page
    .getByRole('switch', { name: new RegExp(`^${literally(french.say('pref_thoughts'))}`) })
    .click();
  await thoughts(french).waitFor({ state: 'detached' });
  await close(french);
  await close(french);
  await inAlbum(french);
  await french.role('list', 'points').waitFor();
  assert.equal(await thoughts(french).count(), 0);
});

test('the host chooses who a bot is, and how well it plays', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 2 });
  const host = await Person.come(t, house, { token: stage.host.token });
  const guest = await Person.come(t, house, { token: stage.agents[0].api.token, language: 'fr' });
  for (const person of [host, guest]) await person.visit(stage.code);
  const bots = ({ table }) => table.players.filter(({ kind }) => kind === 'bot');
  const until = (wished) => stage.host.until(stage.code, (state) => wished(bots(state), state));
  const option = (person, key) =>
    person.page.getByRole('button', { name: new RegExp(`^${literally(person.say(key))}`, 'i') });
  const seat = (person, { name }) =>
    person.page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${literally(name)}`) });

  // Two taps for one in particular, one for any other.
  await host.button('choose_bot').click();
  await option(host, 'persona_grandmother').click();
  await host.role('dialog', 'choose_persona').waitFor({ state: 'detached' });
  const [granny] = bots(await until((bots) => bots.length === 1));
  await host.button('add_bot').click();
  const [, other] = bots(await until((bots) => bots.length === 2));
  assert.notEqual(other.persona, 'grandmother');
  assert.equal(granny.persona, 'grandmother');
  assert.equal(granny.name, 'Granny Maud');
  await seat(host, granny).getByText(host.say('persona_grandmother')).waitFor();

  // Others see who it is, and change nothing.
  await seat(guest, granny).click();
  const sheet = guest.page.getByRole('dialog', { name: granny.name });
  await sheet.getByText(guest.say('persona_grandmother_line')).waitFor();
  assert.equal(await sheet.getByRole('button').count(), 1, 'it can be closed');
  await close(guest);

  await seat(host, granny).click();
  await host.button('change_persona').click();
  await option(host, 'persona_sailor').click();
  await host.role('dialog', 'choose_persona').waitFor({ state: 'detached' });
  const [sailor] = bots(await until(([bot]) => bot.persona === 'sailor'));
  await host.page.getByRole('dialog', { name: sailor.name }).waitFor();
  await host.button('change_persona').click();
  await option(host, 'persona_chance').click();
  await until(([bot]) => bot.persona !== 'sailor' && bot.persona !== other.persona);
  await host.role('dialog', 'choose_persona').waitFor({ state: 'detached' });
  await close(host);

  const strength = (person, key) =>
    person
      .role('group', 'bot_strength')
      .getByRole('radio', { name: new RegExp(`^${literally(person.say(key))}`) });
  await strength(host, 'strength_even').and(host.page.locator(':checked')).waitFor({ state: 'attached' });
  await strength(host, 'strength_keen').click({ force: true });
  await until((_, { table }) => table.charter.bot_strength === 'keen');
  await strength(guest, 'strength_keen')
    .and(guest.page.locator(':checked:disabled'))
    .waitFor({ state: 'attached' });
});

// Decks: a table plays with gentle cards only if its host wants that, and a picture has a name once its round is over.

import assert from 'node:assert/strict';
import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { agreeToEnd } from './lib/steps.js';
import { test } from './lib/test.js';

useBrowser();

/** Cards in a hand of odyssey. */
const HAND = 6;

test('a table leaves out what is not gentle, and takes it in again', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 3 });
  const [offer] = (await stage.host.get('/api/decks')).decks;
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.visit(stage.code);
  const gentle = person.page.getByRole('switch', { name: new RegExp(person.say('gentle_cards')) });
  const chosen = (id) => stage.host.until(stage.code, ({ table }) => table.charter.decks[0].id === id);

  for (const [deck, on] of [
    [offer.gentle, true],
    [offer, false],
    [offer.gentle, true],
  ]) {
    await gentle.click();
    await chosen(deck.id);
    await gentle.and(person.page.locator(on ? ':checked' : ':not(:checked)')).waitFor();
    await person.page.getByText(person.say('deck_cards', { count: deck.cards })).waitFor();
  }
  await stage.do({ type: 'start' });
  const { table } = await stage.state();
  assert.equal(table.game.decks[0].id, offer.gentle.id);
  const { cards } = await stage.host.get(`/api/decks/${offer.gentle.id}`);
  assert.equal(cards.length, offer.gentle.cards);
  assert(cards.every((card) => card.gentle));
});

test('gentle cards are too few for many: the page says so, and a second deck helps', async (t) => {
  const house = await Server.start(t, '--plain-deck');
  const { decks } = await (await Api.arrive(house)).get('/api/decks');
  const players = Math.floor(decks[0].gentle.cards / HAND) + 1;
  assert(players <= 12, 'there is no such table');
  const stage = await Stage.set(house, { preset: 'odyssey', players });
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.visit(stage.code);
  const needed = players * HAND;
  await person.button('start').waitFor();
  assert.equal(await person.text('deck_advice_add', { needed }).count(), 0, 'all cards are enough');

  await person.page.getByRole('switch', { name: new RegExp(person.say('gentle_cards')) }).click();
  await person.text('deck_advice_add', { needed }).waitFor();
  assert(await person.button('start').isDisabled(), 'nobody is dealt half a hand');
  await person.page.getByRole('checkbox', { name: 'Plain' }).check({ force: true });
  await person.text('deck_advice_add', { needed }).waitFor({ state: 'detached' });
});

test('what people call a picture is said in the album, and not before', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 3 });
  const person = await Person.come(t, house, { token: stage.host.token, language: 'fr' });
  await stage.do({ type: 'start' });
  const [deck] = (await stage.state()).table.game.decks;
  const { cards } = await stage.host.get(`/api/decks/${deck.id}`);
  await stage.own();
  await stage.own();
  await person.visit(stage.code);
  await person.role('region', 'clue_label').waitFor();
  const hand = (await stage.view()).hand.map((card) => cards[card].title.fr);
  for (const title of hand) assert.equal(await person.page.getByText(title).count(), 0, title);

  await stage.others();
  await stage.until('vote');
  await stage.others();
  const { table } = await stage.until('review');
  const { result } = table.game.view.phase;
  const told = result.table.find(({ owner }) => owner === result.storyteller);
  await agreeToEnd(stage);
  await person.page.goto(`${house.url}/r/${stage.code}/album`);
  await person.page.getByText(cards[told.card].title.fr).waitFor();
});

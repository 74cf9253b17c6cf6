// The front page: it knows one's tables, says what is wrong with a code beside it, and mistyped addresses lead somewhere.

import assert from 'node:assert/strict';
import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { agreeToEnd } from './lib/steps.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

test('who leaves by the menu finds the way back, and after the game its album', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const guest = stage.agents[0].api;
  const person = await Person.come(t, house, { token: guest.token });
  await person.page.goto(house.url);
  await person.button('play_now').waitFor();
  assert.equal(await person.role('navigation', 'home_tables').count(), 0, 'no table yet');

  await person.visit(stage.code);
  await person.button('im_ready').waitFor();
  await stage.do({ type: 'start' });
  await person.button('claim').waitFor();
  await person.button('menu').click();
  await person.page.getByRole('link', { name: person.say('to_home') }).click();
  const back = person.page.getByRole('link', { name: person.say('home_back', { name: stage.names[0] }) });
  await back.waitFor();
  assert.match(await back.innerText(), /round 1 · your turn/);
  await back.click();
  await person.button('claim').waitFor();

  await agreeToEnd(stage);
  await person.page.goto(house.url);
  await person.page.getByRole('link', { name: person.say('home_album', { name: stage.names[0] }) }).click();
  await person.page.waitForURL(/\/album$/);
});

test('a wrong code is said beside the field, which keeps it', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house);
  person.expected = /404/;
  await person.page.goto(house.url);
  const field = person.page.getByLabel(person.say('have_code'));
  await field.fill('123456');
  await person.button('join').click();
  await person.page
    .getByRole('alert')
    .filter({ hasText: person.say('refusal_no_such_table') })
    .waitFor();
  assert.equal(await field.inputValue(), '123456');
  const api = await Api.arrive(house);
  const code = await api.open({ name: 'Ada' });
  await field.fill(code);
  await person.button('join').click();
  await person.role('textbox', 'your_name').waitFor();
});

test('an address that somebody remembered otherwise leads to the table, and any other to the front page', async (t) => {
  const house = await Server.start(t);
  const api = await Api.arrive(house);
  const code = await api.open({ name: 'Ada' });
  const person = await Person.come(t, house);
  person.expected = /404/;
  await person.page.goto(`${house.url}/${code}`);
  await person.role('textbox', 'your_name').waitFor();
  await person.page.goto(`${house.url}/tv/${code}`);
  await person.page.getByText(code.slice(0, 3)).first().waitFor();
  await person.page.goto(`${house.url}/nonsense`);
  await person.role('heading', 'lost_title').waitFor();
  await person.page.getByRole('link', { name: person.say('to_home') }).click();
  await person.button('play_now').waitFor();
});

/** The movements of the round that shows itself. */
const movements = (person) =>
  person.page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => ({ name: animation.animationName, ...animation.effect.getComputedTiming() }))
      .filter(({ name }) => name?.startsWith('show-'))
      .map(({ name, iterations, endTime }) => ({ name, iterations, endTime })),
  );

/** Where the three pictures lie, and how they look. */
const lie = (person) =>
  person.page.locator('.show__place').evaluateAll((places) =>
    places.map((place) => {
      const { left, top } = place.getBoundingClientRect();
      const face = getComputedStyle(place.querySelector('.show__face'));
      const back = getComputedStyle(place.querySelector('.show__back'));
      return { left: Math.round(left), top: Math.round(top), light: face.filter, back: back.opacity };
    }),
  );

test('a round shows itself once, for twelve seconds, and to the eye alone; who wants it calm sees how it ends', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house, { moves: true });
  await person.page.goto(house.url);
  await person.page.locator('.show.is-playing').waitFor();
  const all = await movements(person);
  assert(all.length > 10, `${all.length} movements`);
  for (const { name, iterations, endTime } of all)
    assert(iterations === 1 && endTime === 12_000, `${name}: ${iterations} times, ${endTime} ms`);
  assert.equal(await person.page.locator('[aria-hidden=true] .show').count(), 1);
  await person.page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  assert.deepEqual(await movements(person), []);
  const end = await lie(person);
  assert(end[0].left < end[1].left && end[1].left < end[2].left, 'three lie beside each other');
  assert.deepEqual(
    end.map(({ back }) => back),
    ['0', '0', '0'],
  );
  assert.equal(end[2].light, 'none');
  assert.notEqual(end[0].light, 'none', 'one is lit, the others are not');

  const calm = await Person.come(t, house);
  await calm.page.goto(house.url);
  await calm.page.locator('.show.is-playing').waitFor();
  assert.deepEqual(await movements(calm), []);
  assert.deepEqual(await lie(calm), end);
});

test('one button is lit: to play, or to go back to a table', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house);
  await person.page.goto(house.url);
  await person.button('play_now').waitFor();
  const lit = person.page.locator('.btn--lit');
  assert.deepEqual(await lit.allInnerTexts(), [person.say('play_now')]);
  await person.button('play_now').click();
  await person.page.waitForURL(/\/r\/\d+$/);
  await person.sit();
  await person.button('add_bot').waitFor();
  await person.page.goto(house.url);
  await person.role('navigation', 'home_tables').waitFor();
  assert.equal(await lit.count(), 1);
  assert((await lit.innerText()).includes(person.say('home_back_yours')));
});

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

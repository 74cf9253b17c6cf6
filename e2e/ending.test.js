// Ending a game early: somebody asks, everybody sees the question and answers, and nobody's game ends by surprise.

import assert from 'node:assert/strict';
import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** Three at their phones in a game that has just begun, and the table on a TV. */
async function evening(t) {
  const house = await Server.start(t);
  const host = await Api.arrive(house);
  const code = await host.open({ name: 'Ada' });
  const people = [];
  for (const name of ['Ada', 'Boris', 'Cleo']) {
    const api = name === 'Ada' ? host : await Api.arrive(house);
    if (name !== 'Ada') await api.do(code, { type: 'sit', name });
    const person = await Person.come(t, house, { name, token: api.token });
    await person.visit(code);
    people.push(person);
  }
  const tv = await Person.come(t, house, { name: 'TV' });
  await tv.page.goto(`${house.url}/r/${code}/tv`);
  await host.do(code, { type: 'start' });
  for (const person of people) await person.prompt().waitFor();
  return { house, host, code, people, tv };
}

async function ask(person) {
  await person.button('menu').click();
  await person.button('agree_end').click();
  await person.text('end_sure').waitFor();
  await person.button('end_ask').click();
}

async function findAgain(person) {
  await person.button('menu').click();
  await person.button('end_question').click();
  await question(person).waitFor();
}

const question = (person) => person.role('dialog', 'end_question');
/** What stands in the header, or on the TV, while it is asked. */
const told = (person) => person.page.getByRole('status').filter({ hasText: person.say('end_question') });
const phase = async ({ host, code }) => (await host.state(code)).table.game.view.phase.name;

test('one who would end the game ends it for nobody: all are asked, and one no is enough', async (t) => {
  const table = await evening(t);
  const [ada, boris, cleo] = table.people;
  await ask(ada);
  for (const person of [boris, cleo]) {
    await question(person).waitFor();
    await question(person)
      .getByText(person.say('end_asked_by', { name: 'Ada' }))
      .waitFor();
  }
  // Who asked, and the room, see whom it waits for.
  for (const person of [ada, table.tv]) await told(person).waitFor();
  assert.match(await told(table.tv).innerText(), /Boris/);
  await boris.button('end_yes').click();
  await told(boris).waitFor();
  assert.equal(await phase(table), 'race');
  await cleo.button('end_no').click();
  for (const person of table.people) {
    await told(person).waitFor({ state: 'detached' });
    await person.text('news_end_dropped').waitFor();
  }
  assert.equal(await phase(table), 'race');
});

test('two phones that sleep say no yes, and a question put off can be found again', async (t) => {
  const table = await evening(t);
  const [ada, boris, cleo] = table.people;
  await ask(ada);
  await question(boris).waitFor();
  await cleo.context.close();
  // Escape is no answer.
  await boris.page.keyboard.press('Escape');
  await question(boris).waitFor({ state: 'detached' });
  await findAgain(boris);
  assert.match(await question(boris).innerText(), /Cleo/);
  await boris.button('end_yes').click();
  await question(boris).waitFor({ state: 'detached' });
  assert.equal(await phase(table), 'race');
  // Whoever asked thinks better of it.
  await findAgain(ada);
  await ada.button('end_take_back').click();
  await told(ada).waitFor({ state: 'detached' });
  assert.equal(await phase(table), 'race');
});

test('if all say yes the game ends, and alone with bots one confirms', async (t) => {
  const table = await evening(t);
  const [ada, boris, cleo] = table.people;
  await ask(ada);
  for (const person of [boris, cleo]) await person.button('end_yes').click();
  for (const person of table.people) await person.role('region', 'podium').waitFor();

  const api = await Api.arrive(table.house);
  const code = await api.open({ name: 'Eva', bots: 3 });
  const eva = await Person.come(t, table.house, { name: 'Eva', token: api.token });
  await eva.visit(code);
  await api.do(code, { type: 'start' });
  await eva.prompt().waitFor();
  await eva.button('menu').click();
  await eva.button('agree_end').click();
  await eva.text('end_sure_alone').waitFor();
  await eva.button('end_now').click();
  await eva.role('region', 'podium').waitFor();
});

test('the last round is revealed before the podium, and who comes later sees the podium', async (t) => {
  const house = await Server.start(t);
  // The TV goes to the podium by itself, as soon after the points as may be.
  const clocks = { race: null, clue: null, give: null, vote: null, review: 5 };
  const wish = { clocks };
  const stage = await Stage.set(house, { preset: 'classic', change: { target: 1 }, players: 4, wish });
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.visit(stage.code);
  const tv = await Person.come(t, house, { name: 'TV' });
  await tv.page.goto(`${house.url}/r/${stage.code}/tv`);
  for (const one of [person, tv]) await one.prompt().waitFor();
  await stage.do({ type: 'start' });
  // Both have come along before it is over.
  await person.button('claim').waitFor();
  await tv.text('race_note').waitFor();
  await stage.own();
  await stage.until('clue');
  await stage.own();
  for (const phase of ['give', 'vote']) {
    await stage.until(phase);
    await stage.others();
  }
  await stage.until('over');
  await person.button('see_points').waitFor();
  assert.equal(await person.role('region', 'podium').count(), 0, 'not yet');
  await person.seePoints();
  await person.role('list', 'points').waitFor();
  await tv.role('list', 'points').waitFor();
  await person.button('to_podium').click();
  await person.role('region', 'podium').waitFor();
  await tv.role('region', 'podium').waitFor();

  await person.page.reload();
  await person.role('region', 'podium').waitFor();
});

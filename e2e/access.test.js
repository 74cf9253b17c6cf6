// Everybody can play: keys alone are enough, and what happens is said aloud. (What axe-core finds: screens.test.js.)

import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Keyboard } from './lib/keyboard.js';
import { LAPTOP, PHONE, Person } from './lib/person.js';
import { checkPodium } from './lib/scores.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

for (const [name, viewport] of Object.entries({ 'a small screen': PHONE, 'a wide screen': LAPTOP })) {
  test(`a whole game by keyboard alone, on ${name}`, async (t) => {
    const house = await Server.start(t);
    // Two votes: the wall must be played with keys too. Three players: so must two cards.
    const change = { target: 5, votes: { three: 2 } };
    const code = await (await Api.arrive(house)).open({ preset: 'odyssey', change });
    const person = await Person.come(t, house, { viewport, claims: true, votes: 2 });
    const keys = new Keyboard(person);

    await person.page.goto(house.url);
    await keys.reach(person.page.getByLabel(person.say('have_code')));
    await keys.type(code);
    await keys.press('Enter');
    person.code = code;
    await keys.reach(person.role('textbox', 'your_name'));
    await keys.type('Ada');
    await keys.press('Enter');
    for (const seats of [2, 3]) {
      await keys.activate(person.button('add_bot'));
      await person.until((state) => state.table.players.length === seats);
    }
    await keys.activate(person.button('start'));
    await person.until((state) => state.table.game !== null);

    await keys.checkZoom();
    person.perform = (view, command) => keys.perform(view, command);
    person.seeLastRound = () => keys.perform({}, { type: 'to_podium' });
    await checkPodium(person, await person.playToTheEnd());
  });
}

test('phase changes are said aloud', async (t) => {
  const house = await Server.start(t);
  const host = await Api.arrive(house);
  const code = await host.open({ preset: 'classic', name: 'Ada', bots: 3, start: true });
  const person = await Person.come(t, house, { token: host.token });
  await person.visit(code);
  const said = person.page.getByRole('status').filter({ has: person.prompt() });
  await said.getByText(person.say('race')).waitFor();
  await person.claim();
  await said.getByText(person.say('clue_pick')).waitFor();
});

test('the next picture stays open, however quickly it is opened', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'odyssey', players: 3, change: { votes: { three: 2 } } });
  await stage.do({ type: 'start' });
  await stage.agents[0].api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  await stage.others();
  await stage.until('give');
  await stage.own();
  await stage.others();
  await stage.until('vote');
  const { legal, phase } = await stage.view();
  const [first, second] = legal.vote.cards.map((card) => phase.table.indexOf(card) + 1);
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.visit(stage.code);

  await person.picture(first).click();
  const next = await person.picture(second).elementHandle();
  // Both in one breath, before the browser tells that the first has closed.
  await person.button('place_token', { number: first }).evaluate(async (button, next) => {
    button.click();
    await Promise.resolve();
    next.click();
    // A later task than those that are waiting.
    await new Promise((done) => setTimeout(done));
    await new Promise(requestAnimationFrame);
  }, next);
  await person.button('place_token', { number: second }).click();
  await person.button('send_votes', { count: 2 }).waitFor();
});

// The coach: tells a newcomer what to look at and why, once; an old hand never sees it.

import assert from 'node:assert/strict';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';
import { LANGUAGES, t as words } from './lib/words.js';

useBrowser();

const SMALL = { width: 360, height: 640 };

const tag = (person) => person.role('complementary', 'coach');
/** Waits until the coach says this. */
const says = (person, key, params) =>
  tag(person)
    .filter({ hasText: person.say(key, params) })
    .waitFor();

/** What must never be under the tag. */
async function coversNothing(person) {
  const covered = await person.page.evaluate(() => {
    const tag = document.querySelector('.coach__tag').getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) =>
      left < tag.right && right > tag.left && top < tag.bottom && bottom > tag.top;
    const things = document.querySelectorAll('.clue, .disc--no, .reel__card, .apron .btn, .hud button');
    return [...things].filter((e) => meets(e.getBoundingClientRect())).map((e) => e.className || e.tagName);
  });
  assert.deepEqual(covered, []);
}

test('a newcomer is led through a round, and then the coach is gone', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const [, second] = stage.names;
  const person = await Person.come(t, house, { token: stage.host.token, newcomer: true, viewport: SMALL });
  await stage.do({ type: 'start' });
  await person.visit(stage.code);
  await says(person, 'coach_hand', { count: 6 });
  await coversNothing(person);
  await person.button('coach_next').click();
  await says(person, 'coach_race');
  // An example for a picture in this hand.
  const example = await stage.host.get(`/api/tables/${stage.code}/example?language=en`);
  await tag(person).getByText(example.example.text).waitFor();
  await coversNothing(person);

  await person.claim();
  await says(person, 'coach_tell');
  await tag(person).getByText(example.example.text).waitFor();
  await coversNothing(person);
  // Whoever writes has other things to read.
  const view = await stage.view();
  const [card] = view.hand;
  await person.pick(view, card);
  await tag(person).waitFor({ state: 'detached' });
  await person.role('textbox', 'your_clue').fill('Not yet');
  await person.button('withdraw').click();

  stage.agents[0].habits.claims = true;
  await stage.agents[0].move();
  await says(person, 'coach_taken', { name: second });
  await stage.agents[0].move();
  await says(person, 'coach_give', { name: second });
  await coversNothing(person);
  await stage.own();
  await tag(person).waitFor({ state: 'detached' });
  await stage.others();
  await says(person, 'coach_vote', { name: second, count: 1 });
  await coversNothing(person);
  await stage.own();
  await stage.others();
  const { phase, you } = await stage.view();
  await person.seePoints();
  await tag(person).waitFor();
  const mine = phase.result.lines.filter(({ seat }) => seat === you);
  const said = await tag(person).innerText();
  for (const { why, points, votes } of mine) {
    if (why === 'found_it') assert(said.includes(person.say('coach_found', { points })), said);
    if (why === 'fooled') assert(said.includes(person.say('coach_fooled', { count: votes, points })), said);
  }

  await stage.own();
  await stage.others();
  await says(person, 'coach_known');
  await stage.agents[1].move();
  await person.button('give_this').waitFor();
  assert.equal(await tag(person).count(), 0);
  await person.page.reload();
  await person.button('give_this').waitFor();
  assert.equal(await tag(person).count(), 0, 'for good');
});

test('it can be sent away for good, and called back', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const person = await Person.come(t, house, { token: stage.host.token, newcomer: true });
  await stage.do({ type: 'start' });
  await person.visit(stage.code);
  await says(person, 'coach_hand', { count: 6 });
  await person.button('menu').click();
  const menu = person.role('dialog', 'menu');
  await menu.waitFor();
  assert.equal(await person.button('coach_back').count(), 0, 'it is here');
  await person.page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await person.button('coach_close').click();
  await tag(person).waitFor({ state: 'detached' });
  await person.page.reload();
  await person.button('claim').waitFor();
  assert.equal(await tag(person).count(), 0);
  await person.button('menu').click();
  await person.button('coach_back').click();
  await says(person, 'coach_hand', { count: 6 });
});

test('an old hand sees nothing of it, and asks for no example', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const person = await Person.come(t, house, { token: stage.host.token, viewport: SMALL });
  const asked = [];
  person.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stage.do({ type: 'start' });
  await person.visit(stage.code);
  const nothing = async (phase) => assert.equal(await tag(person).count(), 0, phase);
  await person.button('claim').waitFor();
  await nothing('race');
  await person.claim();
  await person.button('tell_this').waitFor();
  await nothing('tell');
  await stage.own();
  await person.text('give_told').waitFor();
  await stage.others();
  await person.text('vote_told').waitFor();
  await stage.others();
  await person.seePoints();
  await nothing('points');
  await stage.own();
  await stage.others();
  await person.text('clue_wait', { name: stage.names[1] }).waitFor();
  await nothing('clue');
  await stage.agents[0].move();
  await person.button('give_this').waitFor();
  await nothing('give');
  await stage.own();
  await stage.others();
  await person.role('radiogroup', 'pictures_on_table').waitFor();
  await nothing('vote');
  assert(!asked.some((path) => path.endsWith('/example')));
});

test('a newcomer alone hears that a bot will begin, and then that it has', async (t) => {
  const house = await Server.start(t, '--bot-claim', '3', '--bot-think', '3');
  const person = await Person.come(t, house, { newcomer: true });
  await person.page.goto(house.url);
  await person.button('alone_with_bots').click();
  await says(person, 'coach_hand', { count: 6 });
  await person.button('coach_next').click();
  await says(person, 'coach_race_bots');
  const taken = person.say('coach_taken', { name: '' });
  await tag(person).filter({ hasText: taken }).waitFor();
});

test('no hint is longer than ninety characters in any language', () => {
  const name = 'Bramble';
  const params = { name, count: 6, points: 3 };
  const keys = [
    ...['hand', 'race', 'race_bot', 'race_bots', 'race_party', 'tell', 'phrase', 'taken', 'wait'],
    ...['give', 'give_party', 'vote', 'vote_pair', 'vote_party', 'told_well', 'told_easy', 'told_hard'],
    ...['easy', 'hard', 'found', 'missed', 'fooled', 'crowd', 'alone', 'red', 'known'],
  ];
  for (const language of LANGUAGES)
    for (const key of keys) {
      const said = words(language, `coach_${key}`, params);
      assert(said.length <= 90, `${language}: ${said.length}: ${said}`);
    }
});

// The reveal tells one thing after the other, on phones and on the TV, and nothing earlier, be it seen, said or hidden in
// the page. Then it goes on by itself, unless somebody holds it.

import assert from 'node:assert/strict';
import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** As often the page is looked at, in milliseconds of its own time, until all is told. */
const FRAME = 100;
const TOLD = 13_000;

const HURRY = { race: null, clue: null, give: null, vote: null, review: 5 };

/** Ada looks on; Boris tells. Cleo finds it, Dana is fooled, and only Ada's vote is missing. */
async function almostRevealed(t, { clocks, target = 30 } = {}) {
  const house = await Server.start(t);
  const wish = clocks && { clocks };
  const stage = await Stage.set(house, { preset: 'classic', players: 4, change: { target }, wish });
  await stage.do({ type: 'start' });
  const [boris, cleo, dana] = stage.agents.map(({ api }) => api);
  const turn = async () => (await stage.view()).turn;
  await boris.do(stage.code, { type: 'claim' }, await turn());
  const { hand } = (await boris.state(stage.code)).table.game.view;
  const clue = { form: 'text', text: 'The last train home' };
  await boris.do(stage.code, { type: 'tell', card: hand[0], clue }, await turn());
  await stage.own();
  await stage.others();
  const { table } = (await stage.until('vote')).table.game.view.phase;
  const own = (await dana.state(stage.code)).table.game.view.phase.yours;
  const wrong = table.find((card) => card !== hand[0] && !own.includes(card));
  const cast = async (api, card) => api.do(stage.code, { type: 'vote', cards: [card] }, await turn());
  await cast(cleo, hand[0]);
  await cast(dana, wrong);
  return { house, stage, number: table.indexOf(hand[0]) + 1, lastVote: () => cast(stage.host, hand[0]) };
}

async function atTable(t, { house, stage }, options = {}) {
  const person = await Person.come(t, house, { token: stage.host.token, ...options });
  await person.page.clock.install();
  await person.visit(stage.code);
  await person.role('radiogroup', 'pictures_on_table').waitFor();
  return person;
}

async function atTv(t, { house, stage }, options = {}) {
  const tv = await Person.come(t, house, { name: 'TV', viewport: { width: 1920, height: 1080 }, ...options });
  await tv.page.clock.install();
  await tv.page.goto(`${house.url}/r/${stage.code}/tv`);
  await tv.role('list', 'pictures_on_table').waitFor();
  return tv;
}

/** From now on the page's time stands still; the line to the server does not. */
async function stopTime({ page }) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Everything there is in a page, shown or not, and its title. */
const everything = ({ page }) =>
  page.evaluate(() => `${document.title}\n${document.documentElement.outerHTML}`);

/** The page frame by frame from the last vote on, until all is told. */
async function frames(person, lastVote) {
  await stopTime(person);
  const before = await everything(person);
  await lastVote();
  await person.text('reveal_votes').or(person.text('look_up')).first().waitFor();
  const all = [];
  for (let at = 0; at <= TOLD; at += FRAME) {
    all.push(await everything(person));
    await person.page.clock.runFor(FRAME);
  }
  assert(!before.includes(person.say('reveal_votes')));
  return all;
}

/** When something is there for the first time: the number of the frame. */
function first(all, what, words) {
  const at = all.findIndex((page) => words.some((word) => page.includes(word)));
  assert(at >= 0, `${what} is told at last: ${words}`);
  return at;
}

function inOrder(steps) {
  for (const [i, [name, at]] of steps.slice(1).entries()) {
    const [earlier, before] = steps[i];
    assert(before < at, `${earlier} (frame ${before}) comes before ${name} (frame ${at})`);
  }
}

for (const moves of [true, false]) {
  const how = moves ? 'in motion' : 'calmly';
  test(`a phone tells votes, owners, the truth, how it went and the points, ${how}`, async (t) => {
    const table = await almostRevealed(t);
    const ada = await atTable(t, table, { moves });
    const all = await frames(ada, table.lastVote);
    const say = ada.say;
    inOrder([
      ['the hush', first(all, 'the hush', [say('reveal_votes')])],
      ['a vote', first(all, 'a vote', [say('votes_by', { names: 'Dana' })])],
      [
        'an owner',
        first(
          all,
          'an owner',
          ['Cleo', 'Dana', say('you_object')].flatMap((name) =>
            [1, 2, 3, 4].map((number) => say('picture_of', { number, name })),
          ),
        ),
      ],
      [
        'the truth',
        first(all, 'the truth', [
          say('picture_of', { number: table.number, name: 'Boris' }),
          say('outcome_theirs', { number: table.number, name: 'Boris' }),
        ]),
      ],
      ['the headline', first(all, 'the headline', [say('headline_found_with', { names: 'Cleo' })])],
      // The headline says that somebody found it, too.
      ['the reasons', first(all, 'the reasons', [`>${say('why_found_it')}`, say('now_at', { score: 3 })])],
      [
        'the score',
        first(all, 'the score', [
          say('score_path', { score: 3 }),
          say('seat_ready', { name: 'Cleo', score: 3 }),
          say('seat_looking', { name: 'Cleo', score: 3 }),
        ]),
      ],
      ['who tells next', first(all, 'who tells next', [say('next_teller', { name: 'Cleo' })])],
    ]);
    for (const page of all) assert.equal(page.split('\n')[0], say('app_name'), 'the title tells nothing');
    await ada.button('review_ready').waitFor();
  });

  test(`the TV tells it in the same order, ${how}`, async (t) => {
    const table = await almostRevealed(t);
    const tv = await atTv(t, table, { moves });
    const all = await frames(tv, table.lastVote);
    const say = tv.say;
    const scores = (...names) => first(all, `${names}`, names);
    inOrder([
      ['the hush', first(all, 'the hush', [say('reveal_votes')])],
      ['whose pictures they are', first(all, 'whose pictures they are', [say('reveal_two')])],
      ['the truth', first(all, 'the truth', [`aria-label="${say('whose_pictures')}"`])],
      ['the headline', first(all, 'the headline', [say('headline_found_by', { names: 'Ada and Cleo' })])],
      ['the points', first(all, 'the points', [`>${say('why_found_it')}`])],
      ['a hop', scores('Ada 3', 'Cleo 3', 'Boris 3', say('seat_looking', { name: 'Ada', score: 3 }))],
      ['who tells next', first(all, 'who tells next', [say('next_teller', { name: 'Cleo' })])],
    ]);
  });
}

test('with a TV in the room the phones look up until the headline', async (t) => {
  const table = await almostRevealed(t);
  await atTv(t, table);
  const ada = await atTable(t, table);
  const all = await frames(ada, table.lastVote);
  const headline = first(all, 'the headline', [ada.say('headline_found_with', { names: 'Cleo' })]);
  for (const page of all.slice(0, headline)) {
    assert(page.includes(ada.say('look_up')));
    assert(!page.includes(ada.say('outcome_theirs', { number: table.number, name: 'Boris' })));
  }
  assert(first(all, 'the votes', [ada.say('votes_by', { names: 'Dana' })]) < headline, 'the votes are seen');
});

test('a tap finishes the beat, another soon after goes to the headline; keys do the same', async (t) => {
  const table = await almostRevealed(t);
  const ada = await atTable(t, table);
  await stopTime(ada);
  await table.lastVote();
  await ada.text('reveal_votes').first().waitFor();
  const wall = ada.role('list', 'pictures_on_table');

  await ada.page.keyboard.press('Space');
  assert.equal(await ada.prompt().innerText(), ada.say('reveal_votes'));
  await ada.page.clock.runFor(600);
  // A picture is tapped, and is not looked at closely: the votes have all fallen.
  await wall.getByRole('button').first().click();
  await ada.page.getByRole('heading', { level: 1, name: ada.say('reveal_owners') }).waitFor();
  assert.equal(await ada.page.getByRole('dialog').count(), 0);
  await ada.page.clock.runFor(300);
  await ada.page.keyboard.press('Enter');
  await ada.page
    .getByRole('heading', { level: 1, name: ada.say('headline_found_with', { names: 'Cleo' }) })
    .waitFor();
  // When all is told a picture can be looked at.
  await ada.seePoints();
  await ada.button('see_pictures').click();
  await ada.role('list', 'whose_pictures').getByRole('button').first().click();
  await ada.page.getByRole('dialog').waitFor();
});

test('who comes in the middle is where the others are', async (t) => {
  const table = await almostRevealed(t);
  const ada = await atTable(t, table);
  await table.lastVote();
  const headline = (person) =>
    person.page.getByRole('heading', { level: 1, name: ada.say('headline_found_with', { names: 'Cleo' }) });
  await headline(ada).waitFor();
  const heard = await ada.context.newPage();
  await heard.addInitScript(() => {
    globalThis.titles = [];
    new MutationObserver(() => globalThis.titles.push(document.querySelector('h1')?.textContent)).observe(
      document,
      { subtree: true, childList: true, characterData: true },
    );
  });
  const again = ada.inAnotherTab(heard);
  await again.visit(table.stage.code);
  await headline(again).waitFor();
  const titles = await heard.evaluate(() => globalThis.titles);
  for (const key of ['reveal_votes', 'reveal_owners', 'reveal_two'])
    assert(!titles.includes(ada.say(key)), 'nothing is told anew');
});

test('the next story begins by itself, also for a phone that slept', async (t) => {
  const table = await almostRevealed(t, { clocks: HURRY });
  const { house, stage } = table;
  const tv = await Person.come(t, house, { name: 'TV' });
  await tv.page.goto(`${house.url}/r/${stage.code}/tv`);
  const ada = await Person.come(t, house, { token: stage.host.token });
  const boris = await Person.come(t, house, { name: 'Boris', token: stage.agents[0].api.token });
  for (const person of [ada, boris]) await person.visit(stage.code);
  for (const person of [ada, boris, tv]) await person.prompt().waitFor();
  await table.lastVote();
  await boris.text('look_up').first().waitFor();
  await boris.goOffline();
  for (const person of [ada, tv]) await person.text('next_teller', { name: 'Cleo' }).waitFor();
  await stage.until('clue');
  for (const person of [ada, tv]) await person.text('clue_wait', { name: 'Cleo' }).first().waitFor();
  await boris.goOnline();
  await boris.text('clue_wait', { name: 'Cleo' }).first().waitFor();
});

test('one holds the points for all, lets go, and when all are ready it goes on at once', async (t) => {
  const table = await almostRevealed(t);
  const { house, stage } = table;
  const ada = await Person.come(t, house, { token: stage.host.token });
  const boris = await Person.come(t, house, { name: 'Boris', token: stage.agents[0].api.token });
  for (const person of [ada, boris]) await person.visit(stage.code);
  for (const person of [ada, boris]) await person.prompt().waitFor();
  await table.lastVote();
  for (const person of [ada, boris]) await person.seePoints();

  await ada.button('review_wait').click();
  await ada.text('review_held_you').waitFor();
  await boris.text('review_held', { name: 'Ada' }).waitFor();
  await boris.button('review_wait').waitFor({ state: 'detached' });
  await ada.button('review_let_go').click();
  await boris.button('review_wait').waitFor();
  await boris.text('review_note').waitFor();
  assert.equal(await ada.button('review_wait').count(), 0, 'once a round each');

  await boris.button('review_wait').click();
  await ada.text('review_held', { name: 'Boris' }).waitFor();
  for (const person of [ada, boris]) await person.button('review_ready').click();
  await ada.button('waiting_for_others').waitFor();
  await stage.others();
  await stage.until('clue');
  await ada.text('clue_wait', { name: 'Cleo' }).first().waitFor();
});

test('without hurry the story waits until all have looked, and nothing is held', async (t) => {
  const table = await almostRevealed(t, { clocks: { ...HURRY, review: null } });
  const ada = await atTable(t, table);
  await table.lastVote();
  await ada.seePoints();
  await ada.button('review_ready').waitFor();
  assert.equal(await ada.button('review_wait').count(), 0);
  assert.equal(await ada.text('review_note').count(), 0);
  await ada.text('waiting', { names: 'you, Boris and 2 others' }).waitFor();
});

test('the host chooses how the next story begins, apart from the hurry of the steps', async (t) => {
  const house = await Server.start(t);
  const api = await Api.arrive(house);
  const { code } = await api.post('/api/tables', { name: 'Ada', bots: 0, start: false });
  const host = await Person.come(t, house, { token: api.token });
  await host.visit(code);
  const clocks = async () => (await api.state(code)).table.charter.clocks;
  const chosen = async (group, label, wished) => {
    const one = host.role('group', group).getByRole('radio', { name: new RegExp(`^${host.say(label)}`) });
    await one.click({ force: true });
    await api.until(code, ({ table }) => wished(table.charter.clocks));
    // The page has heard of it, too.
    await one.and(host.page.locator('[data-holds]')).waitFor({ state: 'attached' });
  };
  assert.equal((await clocks()).review, 10, 'as usual it goes on by itself');
  await chosen('next_story_begins', 'next_later', ({ review }) => review === 20);
  await chosen('clocks', 'clock_brisk', ({ vote, review }) => vote === 45 && review === 20);
  await chosen('next_story_begins', 'next_no_hurry', ({ vote, review }) => vote === 45 && review === null);
  await chosen('clocks', 'clock_none', ({ vote, review }) => vote === null && review === null);
});

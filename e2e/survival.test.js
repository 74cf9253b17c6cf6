// Whatever happens to the line, the page or the server, the game goes on and nothing that was begun is lost.

import assert from 'node:assert/strict';
import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { LAPTOP, Person } from './lib/person.js';
import { checkGains, checkPodium } from './lib/scores.js';
import { Server, Wire } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** The page says that the line is down, and when it is up again. */
const away = (person) => person.text('reconnecting').first().waitFor();
const back = (person) => person.text('reconnecting').first().waitFor({ state: 'hidden' });

const DISTURBANCES = {
  reload: (person) => person.page.reload(),
  'offline and back': async (person) => {
    await person.goOffline();
    await away(person);
    await person.goOnline();
    await back(person);
  },
  'the server restarts': async (person, house) => {
    await house.stop();
    await away(person);
    await house.startAgain();
    await back(person);
  },
  'the server is killed': async (person, house) => {
    await house.stop('SIGKILL');
    await away(person);
    await house.startAgain();
    await back(person);
  },
};

/** To be killed is worse than to be restarted, and is tried in every phase: these are enough for the other. */
const RESTARTED_IN = ['lobby', 'tell: picked and written', 'vote: two tokens placed'];

/** A game for three in which two cards are given and two may be voted for: there is much that could be lost. */
const MUCH_TO_LOSE = { preset: 'odyssey', players: 3, change: { votes: { three: 2 } } };

async function somebodyAt(t, house, stage, options) {
  const person = await Person.come(t, house, { token: stage.host.token, ...options });
  await person.visit(stage.code);
  return person;
}

test('every phase survives everything', { timeout: 900_000 }, async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, MUCH_TO_LOSE);
  const person = await somebodyAt(t, house, stage);

  const toRestart = new Set(RESTARTED_IN);
  /** Everything happens once; each time the page is as it was. */
  const survives = (phase, asItWas) =>
    t.test(phase, async (t) => {
      await asItWas();
      for (const [name, disturb] of Object.entries(DISTURBANCES)) {
        if (name === 'the server restarts' && !toRestart.delete(phase)) continue;
        await t.test(name, async () => {
          await disturb(person, house);
          await asItWas();
        });
      }
      assert.equal(await person.page.getByRole('alert').count(), 0, 'nothing was refused');
    });

  await survives('lobby', () => person.button('start').waitFor());
  await person.button('start').click();
  await survives('race', () => person.button('claim').waitFor());

  await person.claim();
  await survives('tell: nothing picked yet', () => person.button('tell_this').waitFor());
  const { legal } = await stage.view();
  await person.pick(await stage.view(), legal.tell.cards[3]);
  const picture = await person.page.locator('main img[src^="/p/"]').first().getAttribute('src');
  await person.role('textbox', 'your_clue').fill('It was never about the bees');
  await survives('tell: picked and written', async () => {
    await person.button('tell_it').and(person.page.locator(':enabled')).waitFor();
    assert.equal(await person.role('textbox', 'your_clue').inputValue(), 'It was never about the bees');
    await person.page.locator(`main img[src="${picture}"]`).first().waitFor();
  });
  await person.button('tell_it').click();
  await survives('give: told', () => person.text('give_told').first().waitFor());
  const told = (await stage.view()).phase;
  assert.equal(told.clue.text, 'It was never about the bees');
  assert.deepEqual(told.yours, [legal.tell.cards[3]]);

  await stage.others();
  await stage.until('vote');
  await survives('vote: told', () => person.text('vote_told').first().waitFor());
  await stage.others();
  await stage.until('review');
  await survives('review', async () => {
    await person.seePoints();
    await checkGains(person, await stage.state());
  });
  await person.goOn();
  await stage.others();
  await stage.until('clue');
  await survives('wait for the clue', () => person.text('clue_wait', { name: 'Boris' }).first().waitFor());

  await stage.others(1);
  const giving = (await stage.until('give')).table.game.view;
  await person.choose(giving, giving.legal.give.cards.slice(4, 5));
  // The card in focus is the chosen one, or, after a reload, another.
  const oneChosen = person.button('unchoose').or(person.button('choose_nth', { n: 2, m: 2 }));
  await survives('give: one of two chosen', () => oneChosen.waitFor());
  await person.focus('your_hand', 1);
  await person.button('choose_nth', { n: 2, m: 2 }).click();
  await person.button('give_these', { count: 2 }).click();
  await survives('give: given', () => person.button('take_back', { count: 2 }).waitFor());
  const given = [giving.legal.give.cards[4], giving.legal.give.cards[1]];
  assert.deepEqual(new Set((await stage.view()).phase.yours), new Set(given));
  await stage.do({ type: 'pause' });
  await survives('paused', () => person.text('paused_by_you').first().waitFor());
  await stage.do({ type: 'resume' });
  await person.button('take_back', { count: 2 }).waitFor();

  await stage.others();
  const voting = (await stage.until('vote')).table.game.view;
  const numbers = voting.legal.vote.cards.slice(0, 2).map((card) => voting.phase.table.indexOf(card) + 1);
  for (const number of numbers) await person.place(number);
  await survives('vote: two tokens placed', async () => {
    await person.button('send_votes', { count: 2 }).waitFor();
    for (const number of numbers) {
      const name = await person.picture(number).getAttribute('aria-label');
      assert(name.includes(person.say('has_your_token')), name);
    }
  });
  await person.button('send_votes', { count: 2 }).click();
  await survives('vote: voted', () => person.button('vote_back').waitFor());
  assert.deepEqual(new Set((await stage.view()).phase.ballot), new Set(voting.legal.vote.cards.slice(0, 2)));

  await stage.others();
  await stage.until('review');
  for (const { api } of stage.agents)
    await api.do(stage.code, { type: 'agree_to_end' }, (await stage.view()).turn);
  await stage.do({ type: 'agree_to_end' });
  await survives('over', async () => checkPodium(person, await stage.state()));
  assert.deepEqual([...toRestart], [], 'phases that there are');
});

test('a phrase and a red seal survive too', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'odyssey-party', players: 6 });
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const person = await somebodyAt(t, house, stage, { viewport: LAPTOP });
  await person.role('textbox', 'your_clue').fill('Before the flood');
  await person.page.reload();
  await person.role('textbox', 'your_clue').waitFor();
  await DISTURBANCES['the server is killed'](person, house);
  assert.equal(await person.role('textbox', 'your_clue').inputValue(), 'Before the flood');
  await person.button('tell_it').click();
  await stage.until('give');
  await stage.own();
  await stage.others();
  await stage.until('vote');
  await person.place(3);
  await person.seal(5);
  await person.page.reload();
  await person.button('send_vote').waitFor();
  await DISTURBANCES['the server is killed'](person, house);
  await person.button('send_vote').click();
  const { phase } = (await stage.host.until(stage.code, (s) => s.table.game.view.phase.ballot?.length > 0))
    .table.game.view;
  assert.deepEqual([phase.ballot, phase.red], [[phase.table[2]], phase.table[4]]);
});

test('what is pressed while the line is down is done when it is back, once', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  const person = await somebodyAt(t, house, stage);
  await person.button('claim').waitFor();
  await person.goOffline();
  await away(person);
  await person.claim();
  await person.goOnline();
  await stage.until('clue');
  await person.button('tell_this').waitFor();

  await person.pick(await stage.view(), (await stage.view()).hand[0]);
  await person.role('textbox', 'your_clue').fill('Meanwhile, in the dark');
  await house.stop('SIGKILL');
  await away(person);
  await person.button('tell_it').click();
  await house.startAgain();
  const { phase } = (await stage.until('give')).table.game.view;
  assert.equal(phase.clue.text, 'Meanwhile, in the dark');
  await person.text('give_told').first().waitFor();
  assert.equal(await person.page.getByRole('alert').count(), 0, 'nothing was refused');
});

test('a second Enter is no second clue', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const person = await Person.come(t, house, { token: stage.host.token });
  const told = [];
  person.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { command } = JSON.parse(payload);
      if (command?.type === 'tell') told.push(command.clue.text);
    }),
  );
  await person.visit(stage.code);
  await person.pick(await stage.view(), (await stage.view()).hand[0]);
  const field = person.role('textbox', 'your_clue');
  await field.fill('Twice bitten');
  // Faster than anybody could answer.
  await field.evaluate((field) => {
    const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    field.dispatchEvent(enter());
    field.dispatchEvent(enter());
  });
  await person.text('give_told').first().waitFor();
  // What is refused would be so before this.
  await stage.others();
  await person.text('vote_told').first().waitFor();
  assert.deepEqual(told, ['Twice bitten']);
  assert.equal(await person.page.getByRole('alert').count(), 0, 'nothing was refused');
});

test('what somebody was about to say survives a reload', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const person = await somebodyAt(t, house, stage);
  const words = person.role('textbox', 'talk_placeholder');
  await person.button('talk').click();
  await words.fill('Wait, I know this one');
  await person.page.reload();
  await person.button('talk').click();
  await words.waitFor();
  assert.equal(await words.inputValue(), 'Wait, I know this one');
  await DISTURBANCES['the server is killed'](person, house);
  assert.equal(await words.inputValue(), 'Wait, I know this one');
  await words.press('Enter');
  await person.role('log', 'talk').getByText('Wait, I know this one').waitFor();
  assert.equal(await words.inputValue(), '');
});

test('a line that falls silent is noticed and replaced', async (t) => {
  const house = await Server.start(t);
  const wire = await Wire.lay(t, house.port);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  const person = await Person.come(t, wire, { token: stage.host.token });
  await person.visit(stage.code);
  await person.button('claim').waitFor();
  wire.fallSilent();
  await person.text('reconnecting').first().waitFor({ timeout: 60_000 });
  wire.mend();
  await back(person);
  await person.claim();
  await stage.until('clue');
});

test('somebody joins late and plays the next round', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4, wish: { late_joining: true } });
  await stage.do({ type: 'start' });
  await stage.own();
  const late = await Person.come(t, house, { name: 'Zora' });
  await late.visit(stage.code);
  await late.sit();
  await late.until((state) => state.table.players.some((player) => player.name === 'Zora'));
  await stage.own();
  for (const phase of ['give', 'vote', 'review']) {
    await stage.until(phase);
    await stage.others();
    if (phase === 'review') await stage.own();
  }
  await stage.until('clue');
  await stage.others();
  const { table } = await late.until((state) => state.table.game.view.legal.give);
  await late.give(table.game.view, { cards: [table.game.view.hand[0]] });
  await late.button('take_back', { count: 1 }).waitFor();
});

test('whoever is sent away sees why, and stays away', async (t) => {
  const house = await Server.start(t);
  for (const playing of [false, true]) {
    const stage = await Stage.set(house, { preset: 'classic', players: 4 });
    const person = await Person.come(t, house, { token: stage.agents[0].api.token });
    if (playing) await stage.do({ type: 'start' });
    await person.visit(stage.code);
    await (playing ? person.button('claim') : person.button('im_ready')).waitFor();
    const { players } = (await stage.state()).table;
    await stage.do({ type: 'kick', player: players.find((player) => player.name === 'Boris').id });
    await person.role('heading', 'kicked_title').waitFor();
    await person.page.reload();
    await person.role('heading', 'kicked_title').waitFor();
    await person.role('link', 'to_home').click();
    await person.button('play_now').waitFor();
  }
});

test('a host who is gone passes the role on', async (t) => {
  const house = await Server.start(t, '--away-after', '1', '--host-after', '2', '--restart-grace', '0');
  const code = await (await Api.arrive(house)).open({ preset: 'classic' });
  const host = await Person.come(t, house, { name: 'Ada' });
  const guest = await Person.come(t, house, { name: 'Boris' });
  for (const person of [host, guest]) {
    await person.visit(code);
    await person.sit();
  }
  await guest.text('lobby_guest', { name: 'Ada' }).first().waitFor();
  await host.leave();
  await guest.button('start').waitFor();
  await guest.button('add_bot').click();
  await guest.until((state) => state.table.players.length === 3);
});

/** Both at once: the second press changes nothing, and nobody is told off. */
async function pressBoth(...buttons) {
  const there = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(there.map((button) => button.evaluate((element) => element.click())));
}

test('two tabs are one player', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  const first = await somebodyAt(t, house, stage);
  const second = first.inAnotherTab(await first.context.newPage());
  await second.visit(stage.code);
  await second.button('claim').waitFor();

  await first.claim();
  await second.button('tell_this').waitFor();
  const view = await stage.view();
  await second.tell(view, { card: view.hand[1], clue: { text: 'Two of one kind' } });
  await first.text('give_told').first().waitFor();
  await stage.others();
  await stage.until('vote');
  await stage.others();
  await stage.until('review');
  await Promise.all([first.seePoints(), second.seePoints()]);
  await pressBoth(first.button('review_ready'), second.button('review_ready'));
  await stage.others();
  await stage.until('clue');
  await stage.others(1);
  await stage.until('give');
  await pressBoth(first.button('give_this'), second.button('give_this'));
  await first.button('take_back', { count: 1 }).waitFor();
  await second.button('take_back', { count: 1 }).waitFor();
  for (const tab of [first, second])
    assert.equal(await tab.page.getByRole('alert').count(), 0, 'nothing was refused');
  assert.equal((await stage.view()).phase.yours.length, 1);
});

test('what was seen on another device while the line was down is not refused', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.own();
  await stage.own();
  for (const phase of ['give', 'vote']) {
    await stage.until(phase);
    await stage.others();
  }
  await stage.until('review');
  const person = await somebodyAt(t, house, stage);
  await person.seePoints();
  await person.goOffline();
  await away(person);
  await person.button('review_ready').click();
  await stage.own();
  await stage.others();
  await stage.until('clue');
  await person.goOnline();
  await person.text('clue_wait', { name: 'Boris' }).first().waitFor();
  // Commands are answered in their order: this one after the other.
  await stage.others(1);
  await person.button('give_this').click();
  await person.button('take_back', { count: 1 }).waitFor();
  assert.equal(await person.page.getByRole('alert').count(), 0, 'nothing was refused');
});

test('a table that is full says so, and one may watch', async (t) => {
  const house = await Server.start(t, '--plain-deck');
  const stage = await Stage.set(house, { preset: 'odyssey', players: 12 });
  const person = await Person.come(t, house, {});
  await person.visit(stage.code);
  await person.text('refusal_table_full', { max: 12 }).first().waitFor();
  assert.equal(await person.button('sit_down').count(), 0);
  await stage.do({ type: 'start' });
  await person.text('race_watch').first().waitFor();
  assert.equal(await person.button('claim').count(), 0);
});

test('with the server away the page opens all the same, and comes back by itself', async (t) => {
  const house = await Server.start(t);
  const person = await Person.come(t, house, { language: 'cs' });
  await person.page.goto(house.url);
  await person.button('play_now').waitFor();
  await person.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await house.stop();
  await person.page.reload();
  await person.role('heading', 'offline_title').waitFor();
  await house.startAgain();
  await person.button('play_now').waitFor();
});

test('a code that is entered while the server is away waits until it is back', async (t) => {
  const house = await Server.start(t);
  const { code } = await Stage.set(house, { preset: 'classic', players: 4 });
  const person = await Person.come(t, house);
  await person.withoutWorker();
  await person.page.goto(house.url);
  await person.button('play_now').waitFor();
  await house.stop();
  await person.page.getByLabel(person.say('have_code')).fill(code);
  await person.button('join').click();
  await person.role('heading', 'offline_title').waitFor();
  assert.equal(await person.text('version_title').count(), 0, 'nothing is known of another version');
  await house.startAgain();
  await person.button('sit_down').waitFor();
});

/** Somebody for whom the menu could not be had: the line was down when it was first opened. It is up again. */
async function menuMissed(t) {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.withoutWorker();
  await person.visit(stage.code);
  await person.button('start').waitFor();
  await person.goOffline();
  await away(person);
  await person.button('menu').click();
  const reason = person.page.getByRole('alert').filter({ hasText: person.say('refusal_unreachable') });
  await reason.waitFor();
  assert.equal(await person.text('version_note').count(), 0, 'nothing is known of another version');
  await reason.getByRole('button', { name: person.say('close') }).click();
  await reason.waitFor({ state: 'detached' });
  await person.goOnline();
  await back(person);
  return { person, stage };
}

test('who opens a sheet while the line is down is told so, and plays on', async (t) => {
  const { person, stage } = await menuMissed(t);
  await person.button('start').click();
  await stage.until('race');
  await person.button('claim').waitFor();
});

// Some browsers fetch it when it is asked for again. Others remember that it could not be fetched for as long as the page
// is open, and then the page offers to be loaded again.
test('a sheet that could not be had can be had when the line is back', async (t) => {
  const { person } = await menuMissed(t);
  const menu = person.role('dialog', 'menu');
  await person.button('menu').click();
  await menu.or(person.button('reload')).waitFor();
  if (!(await menu.isVisible())) {
    await person.button('reload').click();
    await person.button('start').waitFor();
    await person.button('menu').click();
  }
  await menu.waitFor();
});

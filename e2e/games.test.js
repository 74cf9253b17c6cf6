// Whole games by several people at once, each at a browser of their own, from the lobby to the podium.

import assert from 'node:assert/strict';
import { Agent, Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { LAPTOP, PHONE, Person } from './lib/person.js';
import { checkGains, checkPodium, checkScorePath } from './lib/scores.js';
import { Server } from './lib/server.js';
import { test } from './lib/test.js';

useBrowser();

const TABLET = { width: 768, height: 1024 };
const SMALL = { width: 320, height: 568 };

/** Everybody comes, the first as host, and all play to the end. Checks every score on every page on the way. */
async function play(t, { preset, change, people, agents = 0 }) {
  const house = await Server.start(t);
  const code = await (await Api.arrive(house)).open({ preset, change });
  const seated = [];
  for (const [index, options] of people.entries()) {
    const person = await Person.come(t, house, { seed: index + 1, ...options });
    await person.visit(code);
    await person.sit();
    seated.push(person);
  }
  for (let index = 0; index < agents; index++) {
    const agent = await Agent.sit(house, code, `Agent ${index + 1}`, {
      seed: 100 + index,
      votes: 1 + (index % 2),
    });
    agent.run(t);
  }
  await seated[0].button('start').click();

  let rounds = 0;
  const ends = await Promise.all(
    seated.map(async (person, index) => {
      const state = await person.playToTheEnd(async () => {
        const now = await person.state();
        await checkGains(person, now);
        // The points say everybody's score; the path is looked at by turns.
        const { round } = now.table.game.view.turn;
        if (round % seated.length === index) await checkScorePath(person, now);
        if (index === 0) rounds += 1;
      });
      await checkPodium(person, state);
      person.check();
      return state;
    }),
  );
  assert.equal(new Set(ends.map((end) => JSON.stringify(end.table.game.view.phase.winners))).size, 1);
  return { house, code, seated, rounds, end: ends[0] };
}

test('classic with four', async (t) => {
  const { end } = await play(t, {
    preset: 'classic',
    change: { target: 6 },
    people: [
      { name: 'Ada', claims: true, moves: true },
      { name: 'Boris', viewport: LAPTOP, language: 'bg', moves: true },
      { name: 'Cléo', viewport: TABLET, language: 'fr' },
      { name: 'Dana', viewport: SMALL, language: 'cs' },
    ],
  });
  assert.equal(end.table.game.view.phase.ending, 'target');
});

test('classic with three: two cards each', async (t) => {
  const { end } = await play(t, {
    preset: 'classic',
    change: { target: 6 },
    people: [
      { name: 'Ada', claims: true },
      { name: 'Ivan', viewport: LAPTOP, language: 'ru' },
      { name: 'Mira', viewport: SMALL, language: 'hr' },
    ],
  });
  assert.equal(end.table.game.view.size.gives, 2);
});

test('odyssey with eight: one vote or two', async (t) => {
  const { end } = await play(t, {
    preset: 'odyssey',
    change: { target: 8 },
    people: [
      { name: 'Ada', claims: true, votes: 2 },
      { name: 'Boris', viewport: LAPTOP, votes: 2 },
      { name: 'Cleo', viewport: TABLET, votes: 1 },
    ],
    agents: 5,
  });
  assert.equal(end.table.game.view.size.votes, 2);
});

test('odyssey-party with six: a phrase, a red seal, everybody tells', async (t) => {
  const { end, rounds } = await play(t, {
    preset: 'odyssey-party',
    people: [{ name: 'Ada', claims: true }, { name: 'Boris', viewport: LAPTOP }, { name: 'Cleo' }],
    agents: 3,
  });
  assert.equal(end.table.game.view.phase.ending, 'laps');
  assert.equal(rounds + 1, 6);
});

test('odyssey-teams with six: one of two gives, the other votes', async (t) => {
  await play(t, {
    preset: 'odyssey-teams',
    people: [
      { name: 'Ada', claims: true },
      { name: 'Boris', viewport: LAPTOP },
      { name: 'Cleo', viewport: TABLET },
      // Opposite Ada: her partner.
      { name: 'Dana' },
    ],
    agents: 2,
  });
});

test('first-edition-teams with eight: both of a pair vote', async (t) => {
  await play(t, {
    preset: 'first-edition-teams',
    change: { target: 10 },
    people: [{ name: 'Ada', claims: true }, { name: 'Boris', viewport: LAPTOP }, { name: 'Cleo' }],
    agents: 5,
  });
});

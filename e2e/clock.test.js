// A clock that runs out is heard by those who cannot see it burn: rarely, and only by who is waited for.

import assert from 'node:assert/strict';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** So long that nothing happens by itself: seconds. */
const LONG = 600;

/** A page whose clock a test can put ahead, by `globalThis.ahead` milliseconds. The line to the server notices nothing. */
function ahead() {
  const now = performance.now.bind(performance);
  globalThis.ahead = 0;
  performance.now = () => now() + globalThis.ahead;
}

async function somebodyWithAClock(t, house, stage, token) {
  const person = await Person.come(t, house, { token });
  await person.page.addInitScript(ahead);
  await person.visit(stage.code);
  return person;
}

/** Puts the clock so that a few seconds are left, and waits until the page shows it. */
async function put(person, seconds) {
  const time = person.page.getByText(/^\d+:\d\d$/);
  const [minutes, rest] = (await time.textContent()).split(':').map(Number);
  await person.page.evaluate((ms) => (globalThis.ahead += ms), (minutes * 60 + rest - seconds) * 1_000);
  const shown = [0, 1, 2, 3].map((late) => `0:${String(Math.max(0, seconds - late)).padStart(2, '0')}`);
  await time.filter({ hasText: new RegExp(`^(${shown.join('|')})$`) }).waitFor();
}

const said = async (person) => (await person.page.getByRole('timer').textContent()).trim();

/** What is said when that many seconds are left, or a few less on a slow machine. */
const about = (person, seconds) =>
  [0, 1, 2, 3].map((late) => person.say('seconds_left', { count: Math.max(1, seconds - late) }));

test('the last seconds are said to who is waited for, at 30, 10 and 5', async (t) => {
  const house = await Server.start(t);
  const clocks = { race: null, clue: LONG, give: LONG, vote: LONG, review: LONG };
  const stage = await Stage.set(house, { preset: 'classic', players: 4, wish: { clocks } });
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const ada = await somebodyWithAClock(t, house, stage, stage.host.token);
  const boris = await somebodyWithAClock(t, house, stage, stage.agents[0].api.token);
  await ada.button('tell_this').waitFor();
  await boris.text('clue_wait', { name: 'Ada' }).first().waitFor();

  await put(ada, 40);
  assert.equal(await said(ada), '', 'there is time');
  // Each time it is said once, and not again at every second.
  for (const [moment, next] of [[29, 20], [9], [4]]) {
    await put(ada, moment);
    await ada.page.getByRole('timer').filter({ hasText: /\d/ }).waitFor();
    const words = await said(ada);
    assert(about(ada, moment + 1).includes(words), `${words}, with ${moment} seconds left`);
    if (next === undefined) continue;
    await put(ada, next);
    assert.equal(await said(ada), words, `at ${next} seconds nothing is said`);
  }
  for (const moment of [29, 9, 4]) {
    await put(boris, moment);
    assert.equal(await said(boris), '', 'who is not waited for need not hurry');
  }

  // Now it is the other way round.
  await stage.own();
  await boris.button('give_this').waitFor();
  await ada.text('give_told').first().waitFor();
  assert.equal(await said(ada), '');
  await put(boris, 9);
  assert(about(boris, 10).includes(await said(boris)), await said(boris));
  await put(ada, 9);
  assert.equal(await said(ada), '');
});

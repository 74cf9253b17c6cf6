// The first round of somebody who has never played: what the coach says, on every screen where it says anything.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';

export async function newcomer({ house, walkers, at, letGo }) {
  const stage = await Stage.set(house, { preset: 'classic', players: 5, names: LONG_NAMES_FIRST });
  const [, second] = stage.names;
  const people = await walkers({ token: stage.host.token, newcomer: true });
  const tag = (person) => person.role('complementary', 'coach');
  const says = (key, params) => (person) =>
    tag(person)
      .filter({ hasText: person.say(key, params) })
      .waitFor();

  await stage.do({ type: 'start' });
  await at('coach: hand', people, async (person) => {
    await person.visit(stage.code);
    await says('coach_hand', { count: 6 })(person);
  });
  await at('coach: race', people, async (person) => {
    const next = person.button('coach_next');
    // It goes on by itself, too.
    await next.click({ timeout: 2_000 }).catch(() => {});
    await says('coach_race')(person);
  });
  await stage.do({ type: 'claim' });
  await at('coach: tell', people, says('coach_tell'));
  await stage.do({ type: 'withdraw' });
  const [{ habits }] = stage.agents;
  habits.claims = true;
  await stage.others(1);
  await at('coach: taken', people, says('coach_taken', { name: second }));
  await stage.others(1);
  await stage.until('give');
  await at('coach: give', people, says('coach_give', { name: second }));
  await stage.own();
  await stage.others();
  await stage.until('vote');
  await at('coach: vote', people, says('coach_vote', { name: second, count: 1 }));
  await stage.own();
  await stage.others();
  await stage.until('review');
  await at('coach: points', people, async (person) => {
    await person.seePoints();
    await tag(person).waitFor();
  });
  await stage.own();
  await stage.others();
  await stage.until('clue');
  await at('coach: goodbye', people, says('coach_known'));
  await letGo(people);
}

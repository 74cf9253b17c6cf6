// Three players: two cards to give.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';

export async function three({ house, walkers, at, alike, letGo }) {
  const stage = await Stage.set(house, { preset: 'classic', players: 3, names: LONG_NAMES_FIRST });
  await stage.do({ type: 'start' });
  await stage.agents[0].api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  await stage.others(1);
  const { legal } = (await stage.until('give')).table.game.view;
  const people = await walkers({ token: stage.host.token });
  await alike('give two', people, async (person) => {
    await person.visit(stage.code);
    await person.button('choose_nth', { n: 1, m: 2 }).waitFor();
  });
  await alike('give two: one chosen', people, async (person) => {
    await person.choose({ legal }, legal.give.cards.slice(0, 1));
    await person.button('unchoose').waitFor();
  });
  await at('give two: both chosen', people, async (person) => {
    await person.focus('your_hand', 1);
    await person.button('choose_nth', { n: 2, m: 2 }).click();
    await person.button('give_these', { count: 2 }).waitFor();
  });
  await stage.own();
  await alike('give two: given', people, (person) => person.button('take_back', { count: 2 }).waitFor());
  await letGo(people);
}

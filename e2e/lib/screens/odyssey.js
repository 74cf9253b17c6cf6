// Twelve players, twelve cards, two votes.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';
import { close, review, seeEnd } from '../steps.js';

export async function odyssey({ house, walkers, at, letGo }) {
  const stage = await Stage.set(house, { preset: 'odyssey', players: 12, names: LONG_NAMES_FIRST });
  await stage.do({ type: 'start' });
  await stage.agents[0].api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  await stage.others(1);
  const people = await walkers({ token: stage.host.token });
  await at('give 12', people, async (person) => {
    await person.visit(stage.code);
    await person.button('give_this').waitFor();
  });
  await stage.own();
  await stage.others();
  await stage.until('vote');
  const { legal, phase } = await stage.view();
  const [first, second] = legal.vote.cards.map((card) => phase.table.indexOf(card) + 1);
  await at('vote: wall of 12', people, (person) => person.picture(12).waitFor());
  await at('vote: wall of 12, one token', people, (person) => person.place(first));
  await at('vote: wall of 12, two tokens', people, (person) => person.place(second));
  await at(
    'vote: wall of 12, zoom',
    people,
    async (person) => {
      await person.picture(first).click();
      await person.button('lift_token').waitFor();
    },
    close,
  );
  await stage.own();
  await stage.others();
  await review(stage, people, at, '12');
  await seeEnd(stage, people, at, '12');
  await letGo(people);
}

// A phrase, hidden cards and a red seal.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';
import { close, review, seePictures } from '../steps.js';

export async function party({ house, walkers, at, sheetAt, letGo }) {
  const stage = await Stage.set(house, {
    preset: 'odyssey-party',
    players: 6,
    names: LONG_NAMES_FIRST,
    wish: { late_joining: true },
  });
  await stage.do({ type: 'start' });
  const people = await walkers({ token: stage.host.token });
  await at('race, hidden hand', people, async (person) => {
    await person.visit(stage.code);
    await person.button('claim').waitFor();
  });
  await stage.do({ type: 'claim' });
  await at('tell: phrase', people, (person) => person.role('textbox', 'your_clue').waitFor());
  await stage.own();
  await stage.own();
  await stage.others();
  await stage.until('vote');
  await at('vote: seal', people, async (person) => {
    await person.place(1);
    await person.seal(2);
  });
  await at(
    'vote: seal, zoom',
    people,
    async (person) => {
      await person.picture(3).click();
      await person.button('seal_this').waitFor();
    },
    close,
  );
  await stage.own();
  await stage.others();
  await review(stage, people, at, 'of a party');
  await letGo(people);

  const watchers = await walkers();
  await at('watching', watchers, async (person) => {
    await person.visit(stage.code);
    await person.seePoints();
    await seePictures(person);
  });
  await at('watching: points', watchers, async (person) => {
    if (!person.isWide()) await person.button('see_points').click();
    await person.text('tv_watching').waitFor();
  });
  await sheetAt('sitting down late', watchers, (person) => person.button('sit_down'), 'sit_down');
  await letGo(watchers);
}

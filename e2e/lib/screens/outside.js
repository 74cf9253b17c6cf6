// What is seen by those who have no seat.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';

/** A code that no table has. */
const NO_TABLE = '999999999999';

export async function outside(way) {
  await withoutSeat(way);
  await withTables(way);
}

/** The front page for who has a place at a table whose host has the longest of names. */
async function withTables({ house, walkers, at, letGo }) {
  const stage = await Stage.set(house, { preset: 'classic', players: 4, names: LONG_NAMES_FIRST.slice(1) });
  const people = await walkers({ token: stage.agents[0].api.token });
  await stage.do({ type: 'start' });
  await at('home, with a table', people, async (person) => {
    await person.visit(stage.code);
    await person.button('claim').waitFor();
    await person.page.goto(house.url);
    await person.role('navigation', 'home_tables').waitFor();
  });
  await letGo(people);
}

async function withoutSeat({ house, walkers, at, sheetAt, letGo }) {
  const people = await walkers();
  await at('home', people, async (person) => {
    await person.page.goto(house.url);
    await person.button('play_now').waitFor();
  });
  await sheetAt('preferences', people, (person) => person.button('preferences'), 'preferences');
  for (const preset of ['classic', 'odyssey-party', 'first-edition-teams'])
    await at(`rules of ${preset}`, people, async (person) => {
      await person.page.goto(`${house.url}/rules/${preset}`);
      await person.role('table', 'points').waitFor();
    });

  await at('no such table', people, async (person) => {
    person.expected = /404|4004/;
    await person.visit(NO_TABLE);
    await person.role('heading', 'no_table_title').waitFor();
  });

  const { code, host } = await Stage.set(house, { preset: 'classic', players: 4 });
  await at('lobby, without a seat', people, async (person) => {
    await person.visit(code);
    await person.button('sit_down').waitFor();
  });
  await host.do(code, { type: 'configure', wish: { locked: true } });
  await at('lobby, locked', people, async (person) => {
    await person.text('refusal_locked').waitFor();
  });
  await letGo(people);
}

// The pages that say why there is no table.

import { Stage } from '../stage.js';

export async function troubles(way) {
  await sentAway(way);
  await notToBeHad(way);
}

async function sentAway({ house, walkers, alike, letGo }) {
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const people = await walkers({ token: stage.agents[0].api.token });
  for (const person of people) {
    await person.visit(stage.code);
    await person.button('im_ready').waitFor();
  }
  const { players } = (await stage.state()).table;
  await stage.do({ type: 'kick', player: players.find(({ name }) => name === stage.names[1]).id });
  await alike('sent away', people, (person) => person.role('heading', 'kicked_title').waitFor());
  await letGo(people);
}

/** A part of the page that cannot be had: the server has another version, or is away. */
async function notToBeHad({ house, walkers, alike, letGo }) {
  const { code } = await Stage.set(house, { preset: 'classic', players: 3 });
  const people = await walkers();
  for (const person of people) person.expected = /ERR_FAILED/;
  const without = (missing, key) => async (person) => {
    await person.page.unrouteAll();
    await person.page.goto(house.url);
    await person.button('play_now').waitFor();
    await person.page.route(missing, (route) => route.abort());
    await person.page.getByLabel(person.say('have_code')).fill(code);
    await person.button('join').click();
    await person.role('heading', key).waitFor();
  };
  await alike('another version', people, without(/\/table-[\w-]+\.js$/, 'version_title'));
  await alike('the server is away', people, without(/\/table-[\w-]+\.js$|healthz/, 'offline_title'));
  await letGo(people);
}

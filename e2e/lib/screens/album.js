// What is left of a game: its album, and the replay.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';
import { agreeToEnd, close, startsWith } from '../steps.js';

const TOLD = 'Somebody left the moon on, and nobody dares to turn it off';

/** Two stories are told, the first of them a long one by the host, and the game is over. */
async function tellTwoStories(stage) {
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const [card] = (await stage.view()).hand;
  await stage.do({ type: 'tell', card, clue: { form: 'text', text: TOLD } });
  for (const phase of ['give', 'vote', 'review', 'clue', 'give', 'vote']) {
    await stage.until(phase);
    await stage.own();
    await stage.others();
  }
  await stage.until('review');
  await agreeToEnd(stage);
}

export async function album({ house, walkers, at, sheetAt, letGo }) {
  const stage = await Stage.set(house, { preset: 'classic', players: 6, names: LONG_NAMES_FIRST });
  await tellTwoStories(stage);
  const people = await walkers({ token: stage.host.token });
  for (const person of people) {
    await person.visit(stage.code);
    await startsWith(person, 'album', 'heading').waitFor();
  }
  await sheetAt(
    'picture to share',
    people,
    (person) => person.button('share_picture').first(),
    'share_picture',
  );
  await at(
    'a story of the album',
    people,
    async (person) => {
      await person.button('album_open', { number: 1 }).click();
      await person.role('dialog', 'album_story', { n: 1, m: 2 }).waitFor();
    },
    close,
  );
  await at('album', people, async (person) => {
    await person.page.goto(`${house.url}/r/${stage.code}/album`);
    await person.button('album_open', { number: 1 }).waitFor();
  });
  await at('replay: the clue', people, async (person) => {
    await person.page.goto(`${house.url}/r/${stage.code}/replay?game=0`);
    await person.button('replay_on').waitFor();
  });
  for (const step of ['the cards', 'the votes', 'the truth', 'the points']) {
    await at(`replay: ${step}`, people, (person) => person.button('replay_on').click());
  }
  await letGo(people);
}

// A table with bots: who they are, how well they play, and, when a round is revealed, what they thought.

import { Stage } from '../stage.js';
import { close, seePictures } from '../steps.js';
import { literally } from '../words.js';

/** Where bots have long names: a Russian table. */
const WISH = { language: 'ru' };
const PERSONAS = ['clockmaker', 'scholar', 'child'];

const TOLD = 'The lonely bench by the sea';

export async function bots(way) {
  const stage = await Stage.set(way.house, { preset: 'classic', players: 2, wish: WISH });
  for (const persona of PERSONAS) await stage.do({ type: 'add_bot', persona });
  const people = await way.walkers({ token: stage.host.token });
  await meetThem(stage, people, way);
  await meetThemAsGuest(stage, way);
  await askThemWhy(stage, people, way);
  await way.letGo(people);
}

const botOf = async (stage) => (await stage.state()).table.players.find(({ kind }) => kind === 'bot');

async function openBot(person, { name }) {
  await person.page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${literally(name)}`) })
    .click();
  await person.page.getByRole('dialog', { name }).waitFor();
}

/** The host chooses who they are and how well they play. */
async function meetThem(stage, people, { at, sheetAt }) {
  const bot = await botOf(stage);
  await at('lobby with bots', people, async (person) => {
    await person.visit(stage.code);
    await person.role('group', 'bot_strength').waitFor();
    await person.button('choose_bot').waitFor();
  });
  await sheetAt('choosing a bot', people, (person) => person.button('choose_bot'), 'choose_persona');
  await at('a bot', people, (person) => openBot(person, bot), close);
  await at(
    'changing a bot',
    people,
    async (person) => {
      await openBot(person, bot);
      await person.button('change_persona').click();
      await person.role('dialog', 'choose_persona').waitFor();
    },
    async (person) => {
      await close(person);
      await close(person);
    },
  );
}

async function meetThemAsGuest(stage, { walkers, alike, letGo }) {
  const bot = await botOf(stage);
  const guests = await walkers({ token: stage.agents[0].api.token });
  await alike('a bot, for a guest', guests, async (person) => {
    await person.visit(stage.code);
    await person.role('group', 'bot_strength').waitFor();
    await openBot(person, bot);
  });
  await letGo(guests);
}

/** The host tells, the bots give and vote, and say why. */
async function askThemWhy(stage, people, { house, at, alike }) {
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const [card] = (await stage.view()).hand;
  await stage.do({ type: 'tell', card, clue: { form: 'text', text: TOLD } });
  for (const phase of ['give', 'vote']) {
    await stage.until(phase);
    await stage.others();
  }
  const { view, reasons } = (await stage.until('review')).table.game;
  const { table } = view.phase.result;
  const given = table.findIndex((laid) => reasons.some((r) => r.act === 'gave' && r.card === laid.card));

  await alike('reveal with bots', people, async (person) => {
    await person.seePoints();
    await seePictures(person);
  });
  await at(
    'the picture of a bot',
    people,
    async (person) => {
      await person.role('list', 'whose_pictures').getByRole('button').nth(given).click();
      await person.page.getByRole('dialog').waitFor();
    },
    close,
  );
  await at('points with bots', people, async (person) => {
    if (!person.isWide()) await person.button('see_points').click();
    await person.text('thoughts').waitFor();
  });
  await at('what the bots thought', people, unfold);
  const { score } = view.seats.find(({ seat }) => seat === view.you);
  await alike(
    'scores with bots',
    people,
    async (person) => {
      await person.button('score_path', { score }).click();
      await person.role('dialog', 'scores').waitFor();
    },
    close,
  );
  await at('what the bots thought, in the album', people, async (person) => {
    await person.page.goto(`${house.url}/r/${stage.code}/album`);
    await person.button('album_open', { number: 1 }).click();
    await person.role('dialog', 'album_story', { n: 1, m: 1 }).waitFor();
    await unfold(person);
  });
}

async function unfold(person) {
  await person.text('thoughts').click();
  await person.role('list', 'thoughts').waitFor();
}

// The screens of a game in pairs: of two partners one acts, and the other sees that there is nothing to do.

import { LONG, NAMES, Stage } from '../stage.js';
import { close, review } from '../steps.js';

/** Partners sit opposite each other: the fourth of six is the host's. */
const NAMES_OF_PAIRS = [NAMES[0], LONG[0], NAMES[2], LONG[1], ...NAMES.slice(4)];

/** Somebody tells who is neither the host nor the host's partner. */
async function begin(stage) {
  await stage.do({ type: 'start' });
  await stage.agents[0].api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  await stage.others(1);
  await stage.until('give');
}

export async function pairs(way) {
  await oneVotes(way);
  await bothVote(way);
}

/** One of two gives, the other votes. */
async function oneVotes({ house, walkers, at, alike, letGo }) {
  const stage = await Stage.set(house, { preset: 'odyssey-teams', players: 6, names: NAMES_OF_PAIRS });
  const people = await walkers({ token: stage.host.token });
  const partner = stage.agents[2];
  const name = stage.names[3];

  await at('lobby of pairs', people, async (person) => {
    await person.visit(stage.code);
    await person.role('region', 'pairs').getByText(name).waitFor();
  });
  await begin(stage);
  await at('give for a pair', people, (person) => person.button('pair_i_give').waitFor());
  await people[0].button('pair_name_gives', { name }).click();
  await at('give for a pair: the partner gives', people, (person) => person.button('pair_no_i').waitFor());
  await people[0].button('pair_no_i').click();
  await at('give for a pair: you give', people, (person) => person.button('give_this').waitFor());
  await alike('talk in pairs', people, (person) => openTalk(person), close);
  const { hand } = (await partner.state()).table.game.view;
  await partner.api.do(stage.code, { type: 'give', cards: [hand[0]] }, (await stage.view()).turn);
  await at('give: the partner gave', people, (person) =>
    person.text('give_partner_gave', { name }).waitFor(),
  );
  await stage.others();
  await stage.until('vote');
  await alike('vote for a pair', people, (person) =>
    person.role('radiogroup', 'pictures_on_table').waitFor(),
  );
  await stage.own();
  await stage.others();
  await review(stage, people, alike, 'of pairs');
  const { score } = (await stage.view()).seats[0];
  await alike(
    'scores of pairs',
    people,
    async (person) => {
      await person.button('score_path', { score }).click();
      await person.role('dialog', 'scores').waitFor();
    },
    close,
  );

  // In the next round it is the other way round.
  await stage.own();
  await stage.others();
  await stage.until('clue');
  const teller = (await stage.view()).phase.storyteller;
  await stage.agents[teller - 1].move();
  await stage.until('give');
  await stage.do({ type: 'give', cards: [(await stage.view()).hand[0]] });
  await stage.others();
  await stage.until('vote');
  await at('vote: the partner votes', people, (person) => person.text('vote_partner', { name }).waitFor());
  await letGo(people);
}

/** Both vote: four cards of four pairs, or more. */
async function bothVote({ house, walkers, at, alike, letGo }) {
  const stage = await Stage.set(house, { preset: 'first-edition-teams', players: 8, names: NAMES_OF_PAIRS });
  const people = await walkers({ token: stage.host.token });
  await alike('lobby of four pairs', people, async (person) => {
    await person.visit(stage.code);
    await person.role('region', 'pairs').waitFor();
  });
  await begin(stage);
  await stage.own();
  await stage.others();
  await stage.until('vote');
  await alike('vote: both of a pair', people, (person) =>
    person.role('radiogroup', 'pictures_on_table').waitFor(),
  );
  await stage.own();
  await alike('vote: both of a pair, voted', people, (person) => person.button('vote_back').waitFor());
  await stage.others();
  await review(stage, people, alike, 'of four pairs');
  await letGo(people);
}

async function openTalk(person) {
  await person.page.getByRole('button', { name: person.say('talk') }).click();
  await person.text('talk_pairs').waitFor();
}

// A round and a half of the classic game, for somebody who tells first and votes then.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';
import { asksToEnd, close, review, seeEnd, zoom } from '../steps.js';

/** What is seen on the card that takes the most words: which card somebody is dealt is chance. */
async function longestDescription(api) {
  const [deck] = await api.decks();
  const { cards } = await api.get(`/api/decks/${deck}`);
  const all = cards.flatMap(({ description }) => Object.values(description));
  return all.toSorted((a, b) => b.length - a.length)[0];
}

export async function classic({ house, walkers, at, sheetAt, letGo }) {
  const stage = await Stage.set(house, {
    preset: 'classic',
    change: { target: 12 },
    players: 6,
    names: LONG_NAMES_FIRST,
  });
  const [, second] = stage.names;
  const people = await walkers({ token: stage.host.token });
  const button = (key) => (person) => person.button(key);

  await stage.do({ type: 'start' });
  await at('race', people, async (person) => {
    await person.visit(stage.code);
    await person.button('claim').waitFor();
  });
  await sheetAt('menu in a game', people, button('menu'), 'menu');
  const scores = (person) => person.button('score_path', { score: 0 });
  await sheetAt('scores', people, scores, 'scores');
  const dialog = (person) => person.role('dialog', 'end_question');
  const asked = async (person) => {
    await asksToEnd(stage);
    await person.text('end_question').first().waitFor();
    if (await dialog(person).isVisible()) return;
    await person.button('menu').click();
    await person.button('end_question').click();
    await dialog(person).waitFor();
  };
  await at('asked to end', people, asked, close);
  await at('asked to end, put off', people, async (person) => {
    await asked(person);
    await close(person);
    await person.role('status', 'end_question').or(person.text('end_question')).first().waitFor();
  });
  await stage.do({ type: 'keep_playing' });
  for (const person of people) await person.text('end_question').first().waitFor({ state: 'detached' });
  await at('zoom', people, zoom, close);
  await at(
    'zoom, described',
    people,
    async (person) => {
      await zoom(person);
      await person.button('describe').click();
      await person.role('heading', 'what_is_seen').waitFor();
      const text = await longestDescription(stage.host);
      await person
        .role('region', 'what_is_seen')
        .locator('p')
        .evaluate((p, text) => (p.textContent = text), text);
    },
    close,
  );

  await stage.do({ type: 'claim' });
  await at('tell: pick', people, (person) => person.button('tell_this').waitFor());
  await at('tell: write', people, async (person) => {
    await person.button('tell_this').click();
    await person
      .role('textbox', 'your_clue')
      .fill('Somebody left the moon on, and nobody dares to turn it off');
  });
  await at('tell: record', people, (person) => person.role('tab', 'form_record').click());
  await at('tell: perform', people, (person) => person.role('tab', 'form_perform').click());

  const [card] = (await stage.view()).hand;
  const text = 'Somebody left the moon on, and nobody dares to turn it off';
  await stage.do({ type: 'tell', card, clue: { form: 'text', text } });
  await stage.others(2);
  await at('give: told', people, (person) => person.text('give_told').waitFor());
  await stage.others();
  await stage.until('vote');
  await at('vote: told', people, (person) => person.text('vote_told').waitFor());
  await stage.others();
  await review(stage, people, at);

  // The next storyteller is somebody else.
  await stage.own();
  await stage.others();
  await stage.until('clue');
  await at('wait for the clue', people, (person) => person.text('clue_wait', { name: second }).waitFor());
  await stage.others(1);
  await stage.until('give');
  await at('give', people, (person) => person.button('give_this').waitFor());
  await stage.own();
  await at('give: given', people, (person) => person.button('take_back', { count: 1 }).waitFor());
  await stage.others();
  await stage.until('vote');
  await at('vote: reel', people, (person) => person.role('radiogroup', 'pictures_on_table').waitFor());
  await at('vote: reel, zoom', people, zoom, close);
  await stage.own();
  await at('vote: voted', people, (person) => person.button('vote_back').waitFor());
  await stage.do({ type: 'pause' });
  await at('paused', people, (person) => person.text('paused_by_you').waitFor());
  await stage.do({ type: 'resume' });
  await stage.others();
  await stage.until('review');
  await seeEnd(stage, people, at, '6');
  await letGo(people);
}

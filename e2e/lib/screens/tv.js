// The table's screen for a TV, in every phase.

import assert from 'node:assert/strict';
import { LONG, NAMES, Stage } from '../stage.js';
import { agreeToEnd, asksToEnd } from '../steps.js';

export async function tv({ house, walkers, at, letGo }) {
  // Small hands, which a TV does not show: one deck is enough for them.
  const stage = await Stage.set(house, {
    preset: 'odyssey',
    change: { hand: { many: 3 } },
    players: 12,
    // Here everybody is called by name.
    names: [...LONG, ...NAMES.slice(2)],
  });
  const people = await walkers();
  for (const person of people) {
    await person.page.goto(`${house.url}/r/${stage.code}/tv`);
    await person.prompt().waitFor();
    assert.notEqual(
      await person.prompt().innerText(),
      person.say('lost_title'),
      'there is a screen for a TV',
    );
  }
  const shows = (text) => (person) => person.page.getByText(text).first().waitFor();
  /** Its one sentence, which is another in every phase. */
  const sentences = new Map();
  const next = async (person) => {
    const before = sentences.get(person);
    const prompt = person.prompt().filter({ hasNotText: before });
    await prompt.waitFor();
    sentences.set(person, await prompt.innerText());
  };

  await at('TV: lobby', people, async (person) => {
    await shows('Emil')(person);
    await next(person);
  });
  await stage.do({ type: 'start' });
  await at('TV: race', people, next);
  await at('TV: asked to end', people, async (person) => {
    await asksToEnd(stage);
    await person.text('end_question').first().waitFor();
  });
  await stage.do({ type: 'keep_playing' });
  await stage.own();
  await at('TV: clue', people, next);
  const [card] = (await stage.view()).hand;
  const text = 'Somebody left the moon on, and nobody dares to turn it off';
  await stage.do({ type: 'tell', card, clue: { form: 'text', text } });
  await stage.others(5);
  await at('TV: give', people, shows(text));
  await stage.others();
  await stage.until('vote');
  await at('TV: vote', people, next);
  await stage.others();
  await stage.until('review');
  await at('TV: reveal', people, next);
  await at('TV: points', people, (person) => person.role('list', 'points').waitFor());
  await agreeToEnd(stage);
  await at('TV: end', people, (person) => person.role('region', 'podium').waitFor());
  await letGo(people);
}

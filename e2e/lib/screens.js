// A walk through every screen, to look at each of them. Several people may walk together: the same player at several
// browsers, in several languages.

import assert from 'node:assert/strict';
import { pairs } from './pairs.js';
import { PHONE, Person } from './person.js';
import { LONG, NAMES, Stage } from './stage.js';
import { agreeToEnd, close, review, startsWith, zoom } from './steps.js';
import { troubles } from './troubles.js';
import { literally } from './words.js';

const SAID = 'Hello from the other side of the table!';

/** A code that no table has. */
const NO_TABLE = '999999999999';

/** What is seen on the card that takes the most words: which card somebody is dealt is chance. */
async function longestDescription(api) {
  const [deck] = await api.decks();
  const { cards } = await api.get(`/api/decks/${deck}`);
  const all = cards.flatMap(({ description }) => Object.values(description));
  return all.toSorted((a, b) => b.length - a.length)[0];
}

/** Some whose names leave no room, where names are most in the way: next to the host, who is looked at. */
const WITH_LONG_NAMES = [NAMES[0], ...LONG, ...NAMES.slice(3)];

/**
 * Walks. At every screen `onScreen(screen, people, visit, alike)` is called. It calls `visit(person, look)` for each of
 * them, and `look` is called when that person is there, with a page of the size that is walked in: any other is left
 * behind. `alike`: the screen is like another, so it need not be looked at as closely.
 */
export async function walk(t, house, languages, onScreen, viewport = PHONE) {
  const walkers = async (options) =>
    Promise.all(
      languages.map(async (language) => {
        const person = await Person.come(t, house, { language, viewport, ...options });
        await person.withoutWorker();
        return person;
      }),
    );
  /** Everybody at one screen: all come to it, look, and leave it as it was. */
  const show =
    (alike) =>
    (screen, people, come = async () => {}, leave = async () => {}) =>
      onScreen(
        screen,
        people,
        async (person, look) => {
          // What the screen before could not close.
          while ((await person.page.locator('dialog[open]').count()) > 0) await close(person);
          await come(person);
          await look();
          await person.page.setViewportSize(viewport);
          await leave(person);
        },
        alike,
      );
  const [at, alike] = [show(false), show(true)];
  const sheetAt = (screen, people, open, key) =>
    at(
      screen,
      people,
      async (person) => {
        await open(person).click();
        await person.role('dialog', key).waitFor();
      },
      close,
    );
  const letGo = (people) => Promise.all(people.map((person) => person.leave()));

  const way = { house, walkers, at, alike, sheetAt, letGo };
  await outside(way);
  await troubles(way);
  await classic(way);
  await three(way);
  await odyssey(way);
  await party(way);
  await pairs(way);
}

/** What is seen by those who have no seat. */
async function outside({ house, walkers, at, sheetAt, letGo }) {
  const people = await walkers();
  await at('home', people, async (person) => {
    await person.page.goto(house.url);
    await person.button('new_table').waitFor();
  });
  await sheetAt('preferences', people, (person) => person.button('preferences'), 'preferences');
  await sheetAt('rules at home', people, (person) => person.button('guide_how'), 'rules');

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

async function classic({ house, walkers, at, alike, sheetAt, letGo }) {
  const stage = await Stage.set(house, {
    preset: 'classic',
    change: { target: 12 },
    players: 6,
    names: WITH_LONG_NAMES,
  });
  const [, second] = stage.names;
  // Before anybody looks: what is said later passes by, over what is to be looked at.
  await stage.agents[0].api.post(`/api/tables/${stage.code}/talk`, { text: SAID });
  const people = await walkers({ token: stage.host.token });
  const button = (key) => (person) => person.button(key);

  await at('lobby, host', people, async (person) => {
    await person.visit(stage.code);
    await person.button('start').waitFor();
    // Lists that come later.
    await person.page
      .getByRole('radio', { name: new RegExp(literally(person.say('preset_odyssey'))) })
      .first()
      .waitFor();
  });
  await sheetAt('QR code', people, button('qr_large'), 'invite');
  await sheetAt('house rules', people, (person) => startsWith(person, 'house_rules'), 'house_rules');
  await changedRules(stage, people, at, alike);
  await sheetAt('table settings', people, button('table_settings'), 'table_settings');
  await sheetAt('menu in the lobby', people, button('menu'), 'menu');
  await sheetAt('rules', people, button('rules'), 'rules');
  for (const tab of ['points', 'guide_art']) {
    await at(`rules: ${tab}`, people, (person) => openRules(person, tab), close);
  }
  await at(
    'talk',
    people,
    async (person) => {
      await startsWith(person, 'talk').click();
      await person.role('dialog', 'talk').waitFor();
      await person.page.getByText(SAID).waitFor();
    },
    close,
  );
  await at(
    'taking the seat to another device',
    people,
    async (person) => {
      await person.button('menu').click();
      await person.button('seat_link').click();
      await person.role('dialog', 'device_title').waitFor();
    },
    async (person) => {
      await close(person);
      await close(person);
    },
  );
  await at(
    'player sheet',
    people,
    async (person) => {
      await person.page
        .getByRole('listitem')
        .getByRole('button', { name: new RegExp(`^${second}`) })
        .click();
      await person.page.getByRole('dialog', { name: second }).waitFor();
    },
    close,
  );
  await at('changing oneself', people, async (person) => {
    await person.page.getByRole('button', { name: person.say('change_yourself') }).click();
    await person.button('save').waitFor();
  });

  await stage.do({ type: 'start' });
  await at('race', people, (person) => person.button('claim').waitFor());
  await sheetAt('menu in a game', people, button('menu'), 'menu');
  const scores = (person) => person.button('score_path', { score: 0 });
  await sheetAt('scores', people, scores, 'scores');
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
  await end(stage, people, at, '6');
  await afterwards(house, stage, people, at, sheetAt);
  await letGo(people);
}

async function end(stage, people, at, players) {
  await agreeToEnd(stage);
  await at(`end ${players}`, people, async (person) => {
    await person.role('region', 'podium').waitFor();
    await startsWith(person, 'album', 'heading').waitFor();
  });
}

async function openRules(person, tab) {
  await person.button('rules').click();
  await person.role('tab', tab).click();
  await person.role('tabpanel', tab).waitFor();
}

/** What differs from the book is marked; what cannot be is refused where it was asked for. */
async function changedRules(stage, people, at, alike) {
  const configure = async (change) =>
    stage.do({
      type: 'configure',
      wish: { settings: await stage.host.settings('classic', { target: 12, ...change }) },
    });
  const open = async (person) => {
    await startsWith(person, 'house_rules').click();
    await person.role('dialog', 'house_rules').waitFor();
  };
  await configure({
    laps: 2,
    reshuffle: false,
    victory: 'everyone_at_target',
    points: { bonus_cap: 3, lone_finder: 4 },
    clues: { sound: false, performed: false },
  });
  await alike(
    'house rules, changed',
    people,
    async (person) => {
      await open(person);
      await person
        .text('in_the_book', { value: person.say('on') })
        .first()
        .waitFor();
    },
    close,
  );
  await at(
    'house rules, refused',
    people,
    async (person) => {
      await open(person);
      await person.role('switch', 'rule_clue_text').click();
      await person.text('refusal_no_clue_form').last().waitFor();
    },
    async (person) => {
      await person
        .role('dialog', 'house_rules')
        .getByRole('alert')
        .getByRole('button')
        .dispatchEvent('click');
      await close(person);
    },
  );
  await configure({});
}

/** Two cards to give. */
async function three({ house, walkers, at, alike, letGo }) {
  const stage = await Stage.set(house, { preset: 'classic', players: 3, names: WITH_LONG_NAMES });
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

/** What is left of a game. */
async function afterwards(house, stage, people, at, sheetAt) {
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
}

/** Twelve players, twelve cards, two votes. */
async function odyssey({ house, walkers, at, letGo }) {
  const stage = await Stage.set(house, { preset: 'odyssey', players: 12, names: WITH_LONG_NAMES });
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
  await end(stage, people, at, '12');
  await letGo(people);
}

/** A phrase, hidden cards and a red seal. */
async function party({ house, walkers, at, sheetAt, letGo }) {
  const stage = await Stage.set(house, {
    preset: 'odyssey-party',
    players: 6,
    names: WITH_LONG_NAMES,
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
    await person.button('see_points').waitFor();
  });
  await at('watching: points', watchers, async (person) => {
    await person.button('see_points').click();
    await person.text('tv_watching').waitFor();
  });
  await sheetAt('sitting down late', watchers, (person) => person.button('sit_down'), 'sit_down');
  await letGo(watchers);
}

/** The table's screen for a TV, in every phase. */
export async function walkTv(t, house, languages, onScreen) {
  // Small hands, which a TV does not show: one deck is enough for them.
  const stage = await Stage.set(house, {
    preset: 'odyssey',
    change: { hand: { many: 3 } },
    players: 12,
    // Here everybody is called by name.
    names: [...LONG, ...NAMES.slice(2)],
  });
  const viewport = { width: 1920, height: 1080 };
  const people = await Promise.all(
    languages.map((language) => Person.come(t, house, { language, viewport })),
  );
  for (const person of people) {
    await person.page.goto(`${house.url}/r/${stage.code}/tv`);
    await person.prompt().waitFor();
    assert.notEqual(
      await person.prompt().innerText(),
      person.say('lost_title'),
      'there is a screen for a TV',
    );
  }
  const at = (screen, come) =>
    onScreen(screen, people, async (person, look) => {
      await come(person);
      await look();
    });
  const shows = (text) => (person) => person.page.getByText(text).first().waitFor();
  /** Its one sentence, which is another in every phase. */
  const sentences = new Map();
  const next = async (person) => {
    const before = sentences.get(person);
    const prompt = person.prompt().filter({ hasNotText: before });
    await prompt.waitFor();
    sentences.set(person, await prompt.innerText());
  };

  await at('TV: lobby', async (person) => {
    await shows('Emil')(person);
    await next(person);
  });
  await stage.do({ type: 'start' });
  await at('TV: race', next);
  await stage.own();
  await at('TV: clue', next);
  const [card] = (await stage.view()).hand;
  const text = 'Somebody left the moon on, and nobody dares to turn it off';
  await stage.do({ type: 'tell', card, clue: { form: 'text', text } });
  await stage.others(5);
  await at('TV: give', shows(text));
  await stage.others();
  await stage.until('vote');
  await at('TV: vote', next);
  await stage.others();
  await stage.until('review');
  await at('TV: reveal', next);
  await at('TV: points', (person) => person.role('list', 'points').waitFor());
  await agreeToEnd(stage);
  await at('TV: end', (person) => person.role('region', 'podium').waitFor());
  for (const person of people) await person.leave();
}

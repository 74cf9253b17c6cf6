// Three to twelve pictures on every screen: as large as they can be, names whole, votes to be counted.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { useBrowser } from './lib/browser.js';
import { bestWidth, measureWall, overlap, toTheTop } from './lib/card-wall.js';
import { SIZES, TV, settled } from './lib/look.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { LONG_NAMES_FIRST, Stage } from './lib/stage.js';
import { seePictures } from './lib/steps.js';
import { test } from './lib/test.js';

useBrowser();

/** Where pictures of all walls are left, for whoever works on the page. */
const { PICTURES } = process.env;

/** No picture is narrower in a hand or on a lap; rather one scrolls. */
const LEAST = 84;
/** Across a room. */
const LEAST_ON_TV = 120;
/** How much of what is left to them the pictures cover, at least, where all are seen. */
const COVERED = 0.3;
/** There, so many lie in one row or two above the garden. */
const COVERED_ON_TV = 0.25;
/** A token that can be told from the next. */
const TOKEN = 22;

const LONG_CLUE =
  'Somebody left the moon on again, and of all the seven who were asked to climb up and turn it off nobody dared';
const SHORT_CLUE = 'Where the music sleeps';

/** Three pictures lie where three give one each. From seven on everybody may vote twice. */
function game(cards) {
  if (cards === 3) return { preset: 'classic', change: { gives: { three: 1 } }, players: 3 };
  return { preset: 'odyssey', change: { hand: { many: 3 }, gives: { three: 1 } }, players: cards };
}

/** A game up to where everybody votes; the host has, and sees all pictures. Most vote for one of them. */
async function vote(house, cards, text) {
  const stage = await Stage.set(house, { ...game(cards), names: LONG_NAMES_FIRST });
  await stage.do({ type: 'start' });
  const teller = stage.agents[0];
  await teller.api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  const { hand } = (await teller.state()).table.game.view;
  const clue = { form: 'text', text };
  await teller.api.do(stage.code, { type: 'tell', card: hand[0], clue }, (await stage.view()).turn);
  await stage.until('give');
  await stage.own();
  await stage.others();
  await stage.until('vote');
  const { turn, phase } = await stage.view();
  assert.equal(phase.table.length, cards);
  const favourite = await voteFor(stage.host, stage.code, turn, phase.table);
  return { stage, turn, favourite };
}

/** Votes for the favourite, or where that is one's own for the next. */
async function voteFor(api, code, turn, table, favourite) {
  const { legal } = (await api.state(code)).table.game.view;
  if (!legal.vote) return favourite;
  const card = legal.vote.cards.includes(favourite) ? favourite : legal.vote.cards[0];
  await api.do(code, { type: 'vote', cards: [card] }, turn);
  return favourite ?? card;
}

const checks = {
  'as large as can be'(wall, { tv }) {
    const least = tv ? LEAST_ON_TV : LEAST;
    const width = Math.min(...wall.cards.map(({ picture }) => picture.width));
    const best = bestWidth(wall);
    assert(width >= least - 0.5, `${width} px wide, at least ${least}`);
    assert(wall.scrolls || width >= best - 2, `${width} px wide, could be ${best}`);
    assert(!wall.scrolls || best < least, `scrolls, but all could be ${best} px wide`);
    const { box } = wall;
    const covered = wall.cards.reduce((sum, { picture }) => sum + picture.width * picture.height, 0);
    const part = covered / (box.inside.width * box.inside.height);
    assert(part >= (tv ? COVERED_ON_TV : COVERED), `${Math.round(part * 100)} % covered`);
  },
  'beside each other'(wall, { width }) {
    for (const [index, { picture }] of wall.cards.entries()) {
      assert(picture.left >= 0 && picture.right <= width, `picture ${index + 1} sticks out`);
      for (const other of wall.cards.slice(index + 1))
        assert(!overlap(picture, other.picture), `picture ${index + 1} lies under another`);
    }
  },
  'numbers on the lower edge'(wall) {
    for (const { picture, number } of wall.cards) {
      const middle = (number.top + number.bottom) / 2;
      assert(Math.abs(middle - picture.bottom) < number.height / 2, 'a number is elsewhere');
    }
  },
  'more is said to be below'(wall) {
    assert.equal(wall.arrow, wall.scrolls);
  },
};

const revealed = {
  ...checks,
  'names are whole'(wall, { names }) {
    const told = wall.cards.map(({ name }) => name.text.trim());
    for (const text of told) assert(names.includes(text), `"${text}" is nobody's name`);
    for (const { name } of wall.cards) {
      const { written, on } = name;
      assert(written.left >= on.left - 1 && written.right <= on.right + 1, `"${name.text}" is cut`);
      assert(written.bottom <= on.bottom + 2, `"${name.text}" is cut below`);
    }
  },
  'nothing covers a name'(wall) {
    const names = wall.cards.map(({ name }) => name);
    const things = wall.cards.flatMap(({ number, tokens }) => [
      ['a number', number],
      ...tokens.map((token) => ['a token', token]),
    ]);
    if (wall.lantern) things.push(['the lantern', wall.lantern]);
    for (const [what, thing] of things)
      for (const { text, written } of names)
        assert(!overlap(thing, written, 2), `"${text}" is covered by ${what}`);
    for (const [index, { text, on }] of names.entries())
      for (const other of names.slice(index + 1))
        assert(!overlap(on, other.on), `"${text}" is covered by a name`);
  },
  'votes can be counted'(wall, { votes }) {
    assert.deepEqual(
      wall.cards.map((card) => card.votes),
      votes,
    );
    for (const { number, tokens } of wall.cards) {
      for (const [index, token] of tokens.entries()) {
        assert(Math.min(token.width, token.height) >= TOKEN, `a token of ${token.width} px`);
        for (const other of [number, ...tokens.slice(index + 1)])
          assert(!overlap(token, other), 'a token lies on another');
      }
    }
  },
};

const problems = [];

async function look(person, name, sizes, checks, context) {
  for (const [screen, size] of Object.entries(sizes)) {
    await person.page.setViewportSize(size);
    await settled(person.page);
    // A reveal follows what happens down to the last row.
    await toTheTop(person.page);
    await settled(person.page);
    const wall = await measureWall(person.page);
    for (const [what, check] of Object.entries(checks)) {
      try {
        check(wall, { ...context, ...size });
      } catch (error) {
        problems.push(`${name}, ${screen}, ${what}: ${error.message.split('\n')[0]}`);
      }
    }
    if (!PICTURES) continue;
    const path = join(PICTURES, `${name} ${size.width}x${size.height}.png`.replaceAll(' ', '-'));
    await person.page.screenshot({ path, animations: 'disabled' });
  }
}

for (let cards = 3; cards <= 12; cards += 1) {
  test(`${cards} pictures`, async (t) => {
    if (PICTURES) await mkdir(PICTURES, { recursive: true });
    problems.length = 0;
    const house = await Server.start(t, '--plain-deck');
    const text = cards % 2 === 0 ? LONG_CLUE : SHORT_CLUE;
    const { stage, turn, favourite } = await vote(house, cards, text);
    const person = await Person.come(t, house, { token: stage.host.token });
    await person.withoutWorker();
    await person.visit(stage.code);
    await person.picture(cards).waitFor();
    const screen = await Person.come(t, house, { viewport: TV.TV });
    await screen.withoutWorker();
    await screen.page.goto(`${house.url}/r/${stage.code}/tv`);
    await screen.role('list', 'pictures_on_table').waitFor();
    await look(person, `${cards} to vote`, SIZES, checks, {});
    await look(screen, `${cards} on TV to vote`, TV, checks, { tv: true });

    const { phase } = await stage.view();
    for (const { api } of stage.agents) await voteFor(api, stage.code, turn, phase.table, favourite);
    const { result } = (await stage.until('review')).table.game.view.phase;
    const votes = result.table.map(
      ({ card }) => result.ballots.filter((ballot) => ballot.cards.includes(card)).length,
    );
    assert(Math.max(...votes) > Math.min(4, cards - 3), 'many votes on one card');
    const names = [...stage.names, person.say('yours')];
    // On phones the stage is small as long as the TV shows what is revealed, and then the points hide it.
    await person.page.setViewportSize(SIZES.phone);
    await person.seePoints();
    await seePictures(person);
    await screen.role('list', 'whose_pictures').waitFor();
    await look(person, `${cards} turned over`, SIZES, revealed, { votes, names });
    await look(screen, `${cards} on TV turned over`, TV, revealed, { votes, names, tv: true });
    assert.deepEqual(problems, []);
  });
}

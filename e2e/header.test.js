// The others in the header of a phone: faces with scores where they fit, else how many are done; all of them by a tap.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { useBrowser } from './lib/browser.js';
import { overlap } from './lib/card-wall.js';
import { settled } from './lib/look.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { close, startsWith } from './lib/steps.js';
import { test } from './lib/test.js';

useBrowser();

/** Where pictures of all headers are left, for whoever works on the page. */
const { PICTURES } = process.env;

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

/** What lies in the header, in CSS pixels. */
const measure = (page) =>
  page.evaluate(() => {
    const rect = (element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    };
    const all = (selector) =>
      [...document.querySelectorAll(`.hud ${selector}`)]
        .filter((element) => element.checkVisibility() && !element.closest('.vh'))
        .map(rect);
    return {
      buttons: all('.hud__left button'),
      purse: all('.purse')[0],
      rabbits: all('.seats .rabbit'),
      scores: all('.seats__score'),
      counted: all('.seats__count'),
    };
  });

/** How much of a rabbit may be behind the next one: they stand, they are not stacked. */
const BEHIND = 6;

for (const { preset, players } of [
  { preset: 'classic', players: 4 },
  { preset: 'classic', players: 6 },
  { preset: 'odyssey', players: 12 },
  { preset: 'odyssey-teams', players: 8 },
]) {
  test(`${players} players, ${preset}`, async (t) => {
    if (PICTURES) await mkdir(PICTURES, { recursive: true });
    const house = await Server.start(t, '--plain-deck');
    const stage = await Stage.set(house, { preset, players });
    await stage.do({ type: 'start' });
    await stage.agents[0].api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
    await stage.others(1);
    await stage.until('give');
    await stage.agents.at(-1).move();
    const { seats } = await stage.view();
    const person = await Person.come(t, house, { token: stage.host.token });
    await person.visit(stage.code);
    await person.button('give_this').or(person.button('pair_i_give')).first().waitFor();
    for (const size of PHONES) {
      await person.page.setViewportSize(size);
      await settled(person.page);
      await settled(person.page);
      const where = `${players} on ${size.width}×${size.height}`;
      const { buttons, purse, rabbits, scores, counted } = await measure(person.page);
      assert.equal(buttons.length, 3, where);
      for (const { width, height } of buttons)
        assert(Math.min(width, height) >= 44, `${where}: ${width}×${height}`);
      const faces = counted.length === 0;
      const side = seats[0].side;
      const others = seats.filter((seat) => seat.side !== side).length;
      assert.equal(faces ? rabbits.length : counted.length, faces ? others : 1, where);
      const sides = new Set(seats.map((seat) => seat.side)).size;
      if (faces) assert(scores.length >= sides - 1, `${where}: scores`);
      for (const thing of [...rabbits, ...scores, ...counted]) {
        for (const other of [...buttons, purse]) assert(!overlap(thing, other), `${where}: covers a button`);
      }
      for (const [index, rabbit] of rabbits.entries()) {
        for (const other of rabbits.slice(index + 1))
          assert(!overlap(rabbit, other, BEHIND), `${where}: rabbits stand on each other`);
        assert(rabbit.left >= 0 && rabbit.right <= size.width, `${where}: a rabbit has left the screen`);
      }
      const path = PICTURES && join(PICTURES, `${preset}-${players}-${size.width}x${size.height}.png`);
      if (path) await person.page.screenshot({ path, animations: 'disabled' });
      const done = (await person.page.getByRole('list', { name: person.say('players') }).count()) > 0;
      assert(done, `${where}: everybody is still said`);
    }

    // By a tap: everybody by name, with what they do now and their score.
    await person.page.setViewportSize(PHONES[2]);
    await startsWith(person, 'players').click();
    const sheet = person.role('dialog', 'scores');
    await sheet.waitFor();
    const list = await sheet.innerText();
    for (const name of stage.names.slice(1)) assert(list.includes(name), `${name} is not in the list`);
    for (const word of ['now_tells', 'now_choosing', 'now_done'])
      assert(list.includes(person.say(word)), word);
    if (PICTURES) await person.page.screenshot({ path: join(PICTURES, `${preset}-${players}-list.png`) });
    await close(person);
  });
}

// What you do is seen to happen: sheets sink, cards and tokens fly. Whoever wants it calm sees nothing fly.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';
import { WEB } from './lib/words.js';

useBrowser();

/** Runs in the page: what is moved by the page itself is noted, by its class. */
function watchMoves() {
  window.moves = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.moves.push(this.className);
    return animate.apply(this, how);
  };
  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function (...how) {
    window.moves.push('scene');
    return startViewTransition.apply(this, how);
  };
}

test('no movement takes the name of another', () => {
  const files = readdirSync(join(WEB, 'src'), { recursive: true }).filter((file) =>
    /\.(css|svelte)$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(WEB, 'src', file), 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(
      ([, name]) => name,
    ),
  );
  assert(names.length > 0);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

for (const moves of [true, false]) {
  test(moves ? 'everything flies' : 'nothing flies', async (t) => {
    const house = await Server.start(t);
    const stage = await Stage.set(house, { preset: 'classic', players: 4 });
    const person = await Person.come(t, house, { token: stage.host.token, moves });
    await person.page.addInitScript(watchMoves);
    const seen = () => person.page.evaluate(() => window.moves.splice(0));
    const flew = async (what, key) => {
      const all = await seen();
      assert.equal(
        all.some((name) => name.split(' ').includes(key)),
        moves,
        `${what}: ${all}`,
      );
    };

    await person.visit(stage.code);
    await person.button('start').click();
    await person.button('claim').waitFor();
    await flew('the lobby sinks', 'scene');

    await person.button('claim').click();
    await person.button('tell_this').click();
    await person.role('textbox', 'your_clue').waitFor();
    await flew('the hand makes room for the letter', 'scene');
    await person.button('withdraw').click();
    await person.button('claim').waitFor();

    const [next] = stage.agents;
    await next.api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
    await next.move();
    await person.button('give_this').click();
    await person.button('take_back', { count: 1 }).waitFor();
    await flew('a card is given', 'card');

    await stage.others();
    await stage.until('vote');
    const { phase } = await stage.view();
    const number = phase.table.findIndex((card) => !phase.yours.includes(card)) + 1;
    await person.button('vote_for', { number }).waitFor();
    await flew('cards are dealt', 'reel__item');
    await person.button('vote_for', { number }).click();
    await person.button('vote_back').waitFor();
    await flew('a token is put down', 'flying');
    // What flew has landed.
    await person.page.locator('.flying').waitFor({ state: 'detached' });

    await stage.others();
    await stage.until('review');
    await person.seePoints();
    await flew('the pictures make room for the points', 'scene');
  });
}

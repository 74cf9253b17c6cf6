// Everybody can play: nothing that axe-core knows is wrong on any screen, and keys alone are enough.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Keyboard } from './lib/keyboard.js';
import { LAPTOP, PHONE, Person } from './lib/person.js';
import { checkPodium } from './lib/scores.js';
import { walk, walkTv } from './lib/screens.js';
import { Server } from './lib/server.js';

useBrowser();

const { source: AXE } = createRequire(import.meta.url)('axe-core');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds, in words. */
async function findBarriers(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (tags) => {
    const found = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return found.violations.map(({ id, help, nodes }) => ({
      what: `${id}: ${help}`,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary}`),
    }));
  }, TAGS);
  return violations.map(({ what, where }) => `${what}\n    ${where.slice(0, 4).join('\n    ')}`);
}

const looking = (t, sizes) => (screen, people, visit) =>
  t.test(screen, { timeout: 60_000 }, async () => {
    const found = new Set();
    for (const person of people) {
      await visit(person, async () => {
        for (const size of sizes) {
          await person.page.setViewportSize(size);
          for (const barrier of await findBarriers(person.page)) found.add(`${size.width} px: ${barrier}`);
        }
      });
    }
    assert(found.size === 0, `\n${[...found].join('\n')}`);
  });

test('axe-core finds nothing', { timeout: 300_000 }, async (t) => {
  await walk(t, await Server.start(t, '--plain-deck'), ['en'], looking(t, [PHONE, LAPTOP]));
});

test('axe-core finds nothing on a TV', { timeout: 120_000 }, async (t) => {
  await walkTv(t, await Server.start(t), ['en'], looking(t, [{ width: 1920, height: 1080 }]));
});

for (const [name, viewport] of Object.entries({ 'a small screen': PHONE, 'a wide screen': LAPTOP })) {
  test(`a whole game by keyboard alone, on ${name}`, { timeout: 120_000 }, async (t) => {
    const house = await Server.start(t);
    // Two votes: the wall must be played with keys too. Three players: so must two cards.
    const change = { target: 5, votes: { three: 2 } };
    const code = await (await Api.arrive(house)).open({ preset: 'odyssey', change });
    const person = await Person.come(t, house, { viewport, claims: true, votes: 2 });
    const keys = new Keyboard(person);

    await person.page.goto(house.url);
    await keys.reach(person.page.getByLabel(person.say('have_code')));
    await keys.type(code);
    await keys.press('Enter');
    person.code = code;
    await keys.reach(person.role('textbox', 'your_name'));
    await keys.type('Ada');
    await keys.press('Enter');
    for (const seats of [2, 3]) {
      await keys.activate(person.button('add_bot'));
      await person.until((state) => state.table.players.length === seats);
    }
    await keys.activate(person.button('start'));
    await person.until((state) => state.table.game !== null);

    await keys.checkZoom();
    person.perform = (view, command) => keys.perform(view, command);
    await checkPodium(person, await person.playToTheEnd());
  });
}

test('phase changes are said aloud', { timeout: 60_000 }, async (t) => {
  const house = await Server.start(t);
  const host = await Api.arrive(house);
  const code = await host.open({ preset: 'classic', name: 'Ada', bots: 3, start: true });
  const person = await Person.come(t, house, { token: host.token });
  await person.visit(code);
  const said = person.page.getByRole('status').filter({ has: person.prompt() });
  await said.getByText(person.say('race')).waitFor();
  await person.claim();
  await said.getByText(person.say('clue_pick')).waitFor();
});

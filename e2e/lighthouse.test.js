// What Lighthouse says of the page on a phone, with the slow line and the slow processor that it assumes.

import assert from 'node:assert/strict';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ARGS, CHROMIUM } from './lib/browser.js';
import { atEnd } from './lib/ending.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** Whatever else a machine does makes a page look slower, never faster: the best of so many looks counts. */
const LOOKS = 8;

/** Lighthouse says that it failed, and asks to be run again: that often. */
const TRIES = 3;

/** A browser as Lighthouse wants it: with nothing of ours attached to it while it measures. */
async function open(t) {
  const browser = await launch({
    chromePath: CHROMIUM,
    // Whatever it would like to look up elsewhere is not there.
    chromeFlags: ['--headless=new', ...ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  atEnd(t, () => browser.kill());
  return browser;
}

/** From now on the browser is whoever has the token. Lighthouse empties caches, but leaves cookies alone. */
async function become({ port }, house, token) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0].addCookies([{ name: 'fabula', value: token, url: house.url }]);
  await browser.close();
}

/** One look, as a first visit. Its own defaults: a phone, simulated throttling. */
async function look({ port }, url) {
  for (let tries = 1; ; tries += 1) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(LEAST) });
    if (!lhr.runtimeError) return lhr;
    if (tries === TRIES) throw new Error(lhr.runtimeError.message);
  }
}

const score = (report, category) => Math.round(report.categories[category].score * 100);

/** What a category holds against the page, with the elements it means. */
function faults(report, category) {
  return report.categories[category].auditRefs
    .map(({ id, weight }) => ({ weight, ...report.audits[id] }))
    .filter(({ weight, score }) => weight > 0 && score !== null && score < 0.9)
    .flatMap(({ title, displayValue = '', details }) => [
      `${title} ${displayValue}`,
      ...(details?.items ?? []).map(({ node }) => node && `  ${node.snippet}`).filter(Boolean),
    ])
    .join('\n');
}

/** What it looks at has no faults, and is fast. */
async function isGood(t, browser, url, saw) {
  const slow = [];
  while (slow.length < LOOKS) {
    const report = await look(browser, url);
    const scores = Object.keys(LEAST).map((category) => `${category} ${score(report, category)}`);
    t.diagnostic(`${scores.join(', ')} (this machine: ${report.environment.benchmarkIndex})`);
    assert.equal(report.finalDisplayedUrl, url);
    saw(report.audits['network-requests'].details.items.map((request) => new URL(request.url).pathname));
    for (const category of ['accessibility', 'best-practices']) {
      assert(score(report, category) >= LEAST[category], faults(report, category));
    }
    if (score(report, 'performance') >= LEAST.performance) return;
    slow.push(faults(report, 'performance'));
  }
  assert.fail(slow.join('\n\n'));
}

test('the first screen', async (t) => {
  const house = await Server.start(t);
  const browser = await open(t);
  await isGood(t, browser, `${house.url}/`, (fetched) => {
    assert(fetched.includes('/api/tables'), 'the first screen shows open tables');
  });
});

test('a table before the game, for its host', async (t) => {
  const house = await Server.start(t);
  const browser = await open(t);
  const { code, host } = await Stage.set(house, { preset: 'classic', players: 6 });
  await become(browser, house, host.token);
  await isGood(t, browser, `${house.url}/r/${code}`, (fetched) => {
    assert(fetched.includes('/api/presets'), 'the host chooses a game');
  });
});

test('a table in play, for somebody who votes', async (t) => {
  const house = await Server.start(t);
  const browser = await open(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 6 });
  await stage.do({ type: 'start' });
  const [storyteller] = stage.agents;
  await storyteller.api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  await storyteller.move();
  await stage.own();
  await stage.others();
  await stage.until('vote');
  const { phase, decks } = await stage.state().then(({ table }) => ({ ...table.game, ...table.game.view }));
  const { cards } = await stage.host.get(`/api/decks/${decks[0].id}`);
  const pictures = phase.table.map((card) => [cards[card].small, cards[card].large]);
  await become(browser, house, stage.host.token);
  const sawAll = (fetched) => {
    const seen = pictures.filter((sizes) => sizes.some((size) => fetched.includes(`/p/${size?.hash}`)));
    assert.equal(seen.length, pictures.length, 'all pictures are on the table');
  };
  await isGood(t, browser, `${house.url}/r/${stage.code}`, sawAll);
});

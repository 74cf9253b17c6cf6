// What Lighthouse says of the page on a phone, with the slow line and the slow processor that it assumes.

import assert from 'node:assert/strict';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ARGS, CHROMIUM } from './browser.js';
import { atEnd } from './ending.js';
import { within } from './limits.js';
import { Server } from './server.js';
import { Stage } from './stage.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Lighthouse says that it failed, and asks to be run again: that often. */
const TRIES = 3;
const LOOKS_WITHIN = 120_000;

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

/** One report, as of a first visit. Its own defaults: a phone, simulated throttling. */
async function report({ port }, url) {
  for (let tries = 1; ; tries += 1) {
    const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES };
    const { lhr } = await within(LOOKS_WITHIN, `Lighthouse at ${url}`, lighthouse(url, flags));
    if (!lhr.runtimeError) return lhr;
    if (tries === TRIES) throw new Error(lhr.runtimeError.message);
  }
}

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

/**
 * The screens that are looked at. Each gives a function that looks once: the scores, what is held against the page, and
 * how fast this machine was.
 */
export const SCREENS = {
  'the first screen': async (t) => {
    const house = await Server.start(t);
    return looking(await open(t), `${house.url}/`, (fetched) => {
      assert(fetched.includes('/api/tables'), 'the first screen shows open tables');
    });
  },

  'a table before the game, for its host': async (t) => {
    const house = await Server.start(t);
    const browser = await open(t);
    const { code, host } = await Stage.set(house, { preset: 'classic', players: 6 });
    await become(browser, house, host.token);
    return looking(browser, `${house.url}/r/${code}`, (fetched) => {
      assert(fetched.includes('/api/presets'), 'the host chooses a game');
    });
  },

  'a table in play, for somebody who votes': async (t) => {
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
    const { game } = (await stage.state()).table;
    const { cards } = await stage.host.get(`/api/decks/${game.decks[0].id}`);
    const pictures = game.view.phase.table.map((card) => [cards[card].small, cards[card].large]);
    await become(browser, house, stage.host.token);
    return looking(browser, `${house.url}/r/${stage.code}`, (fetched) => {
      const seen = pictures.filter((sizes) => sizes.some((size) => fetched.includes(`/p/${size?.hash}`)));
      assert.equal(seen.length, pictures.length, 'all pictures are on the table');
    });
  },
};

/** `sawAll` gets what was fetched: a screen that is not all there is fast, and says nothing. */
const looking = (browser, url, sawAll) => async () => {
  const found = await report(browser, url);
  assert.equal(found.finalDisplayedUrl, url);
  sawAll(found.audits['network-requests'].details.items.map((request) => new URL(request.url).pathname));
  const score = (category) => Math.round(found.categories[category].score * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])),
    faults: (category) => faults(found, category),
    machine: found.environment.benchmarkIndex,
  };
};

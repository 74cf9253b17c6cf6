// Whole games in other browsers than Chromium, from the home page to the podium: `make test-browsers`. With
// PICTURES=folder it leaves pictures of what was seen there.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd } from './lib/ending.js';
import { Firefox } from './lib/firefox.js';
import { Page } from './lib/page.js';
import { LAPTOP, PHONE, Person } from './lib/person.js';
import { checkGains, checkPodium, checkScorePath } from './lib/scores.js';
import { Server } from './lib/server.js';
import { test } from './lib/test.js';
import { WebKit } from './lib/webkit.js';
import { literally } from './lib/words.js';

const { PICTURES } = process.env;

/** What Firefox says of a picture that is on its way to a page that is loaded anew. */
const INTERRUPTED = /^Failed to load ‘\S+\/p\/[0-9a-f]+’\. A ServiceWorker intercepted the request and/;

/** Somebody with another browser, who loads the page anew before the first vote. */
class Visitor extends Person {
  phases = new Set();

  /** Comes to the home page. */
  static async arrive(t, house, Browser, size) {
    const page = await Page.open(t, Browser, size);
    t.diagnostic(page.browser);
    const visitor = new Visitor(page.context, page, house, { name: 'Ada', language: 'en', claims: true });
    atEnd(t, () => visitor.check());
    await page.goto(house.url);
    await visitor.snap('home');
    return visitor;
  }

  /** Opens a table, chooses the game, how far it goes and more cards if need be, and fills the seats with bots. */
  async setTable({ game, target, deck, bots }) {
    await this.button('play_now').click();
    await this.sit();
    this.code = await this.page.evaluate(() => location.pathname.split('/').at(-1));

    const named = (key) => ({ name: new RegExp(`^${literally(this.say(key))}(?!,)`) });
    await this.page.getByRole('radio', named(game)).click();
    await this.page.getByRole('button', named('house_rules')).click();
    const rules = this.role('dialog', 'house_rules');
    await rules.getByRole('spinbutton', named('rule_target')).fill(String(target));
    await this.page.keyboard.press('Enter');
    await this.until((state) => state.table.charter.settings.target === target);
    await this.snap('house-rules');
    await rules.getByRole('button', { name: this.say('close') }).click();
    await rules.waitFor({ state: 'detached' });

    if (deck) {
      await this.page.getByRole('checkbox', { name: new RegExp(`^${deck}`) }).click();
      await this.until((state) => state.table.charter.decks.some(({ name }) => name === deck));
    }
    for (let bot = 1; bot <= bots; bot++) {
      await this.button('add_bot').click();
      // The next chair is elsewhere, when this one is taken.
      await this.role('heading', 'lobby_host', { count: bot + 1 }).waitFor();
    }
    await this.snap('lobby');
  }

  /** Plays to the podium, and looks at every score on the way. */
  async play() {
    await this.button('start').click();
    const end = await this.playToTheEnd(async () => {
      await this.snap('points');
      const now = await this.state();
      await checkGains(this, now);
      await checkScorePath(this, now);
    });
    await checkPodium(this, end);
    await this.snap('podium');
    return end.table.game.view;
  }

  async perform(view, command) {
    const { name } = view.phase;
    if (name === 'vote' && !this.phases.has('vote')) {
      this.check();
      this.expected = INTERRUPTED;
      await this.page.reload();
    }
    await this.#sign(view).waitFor();
    this.phases.add(name);
    await this.snap(name);
    await super.perform(view, command);
  }

  /** What tells that the page has come to this phase, for those who have something to do in it. */
  #sign(view) {
    switch (view.phase.name) {
      case 'race':
        return this.button('claim');
      case 'clue':
        return this.button('tell_this');
      case 'give':
        return this.button('give_this');
      case 'vote':
        return this.role(this.votesFromReel(view) ? 'radiogroup' : 'list', 'pictures_on_table');
      case 'review':
        return this.button('see_points').or(this.role('list', 'points')).first();
    }
  }

  /** Leaves a picture of what there is when everything has come to rest, if somebody wants to see it. */
  async snap(name) {
    if (!PICTURES) return;
    await this.page.evaluate(async () => {
      const ends = (animation) => animation.effect.getComputedTiming().endTime < 10_000;
      const images = [...document.images].filter((image) => image.loading !== 'lazy');
      await Promise.allSettled(images.map((image) => image.decode()));
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map((animation) => animation.finished),
      );
    });
    await mkdir(PICTURES, { recursive: true });
    const [browser] = this.page.browser.split(' ');
    const { width } = this.page.viewportSize();
    await writeFile(join(PICTURES, `${browser}-${width}-${name}.png`), await this.page.screenshot());
  }
}

// One tells first and guesses later: no round has as many points as the target, so there are two rounds at least.
const ALL_PHASES = ['clue', 'give', 'race', 'review', 'vote'];

for (const Browser of [Firefox, WebKit]) {
  test(`${Browser.name}: classic on a phone, one vote from the reel`, { timeout: 1_200_000 }, async (t) => {
    const house = await Server.start(t);
    const visitor = await Visitor.arrive(t, house, Browser, PHONE);
    await visitor.setTable({ game: 'preset_classic', target: 6, bots: 3 });
    const { phase } = await visitor.play();
    assert.equal(phase.ending, 'target');
    assert.deepEqual([...visitor.phases].sort(), ALL_PHASES);
  });

  test(`${Browser.name}: odyssey on a laptop, two votes from the wall`, { timeout: 1_200_000 }, async (t) => {
    const house = await Server.start(t, '--plain-deck');
    const visitor = await Visitor.arrive(t, house, Browser, LAPTOP);
    await visitor.setTable({ game: 'preset_odyssey', target: 8, deck: 'Plain', bots: 6 });
    const { phase, size } = await visitor.play();
    assert.equal(size.votes, 2);
    assert.equal(phase.ending, 'target');
    assert.deepEqual([...visitor.phases].sort(), ALL_PHASES);
  });
}

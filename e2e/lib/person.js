// A person at a browser: sees what is on the page, and plays by pressing what is there.

import assert from 'node:assert/strict';
import { Api } from './api.js';
import { newContext } from './browser.js';
import { decide } from './choices.js';
import { atEnd } from './ending.js';
import { isOfflineMessage } from './offline-messages.js';
import { Random } from './random.js';
import { LOCALES, literally, t as words } from './words.js';

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1440, height: 900 };

/** So many answers without news, of 25 seconds each, and nobody will move any more. */
const IDLE = 4;

/** As after a first round. What the page itself has noted stays. */
function knowsTheGame() {
  try {
    localStorage['fabula.coach'] ??= JSON.stringify({ gone: true });
  } catch {
    // A page without an address has no storage.
  }
}

export class Person {
  errors = [];
  /** Errors that a test brings about on purpose. What a browser says of a line that was cut needs no mention. */
  expected = undefined;
  /** Whether this browser was ever cut off: all its tabs know. */
  network = { wasCut: false };

  constructor(context, page, house, { name, language, seed = 1, ...habits }) {
    this.context = context;
    this.house = house;
    this.name = name;
    this.language = language;
    this.random = new Random(seed);
    this.habits = habits;
    this.watch(page);
    this.page = page;
  }

  /**
   * Comes with a browser of their own. `moves`: things fly, as for those who did not ask for calm. `newcomer`: has never
   * played in this browser, so the coach explains.
   */
  static async come(t, house, options = {}) {
    const {
      name = 'Ada',
      language = 'en',
      viewport = PHONE,
      moves = false,
      newcomer = false,
      token,
      seed = 1,
      ...habits
    } = options;
    const context = await newContext(t, {
      viewport,
      locale: LOCALES[language],
      hasTouch: viewport.width < 1200,
      reducedMotion: moves ? 'no-preference' : 'reduce',
    });
    if (!newcomer) await context.addInitScript(knowsTheGame);
    // A token and a browser's cookie are the same secret.
    if (token) await context.addCookies([{ name: 'fabula', value: token, url: house.url }]);
    const person = new Person(context, await context.newPage(), house, { name, language, seed, ...habits });
    atEnd(t, () => person.check());
    return person;
  }

  watch(page) {
    page.on('pageerror', (error) => this.errors.push(`${error.stack ?? error}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const error = `${message.text()} (${message.location().url})`;
      // A browser may speak of it after the line is up again, but never before it was cut.
      const wasCut = this.network.wasCut || this.house.wasCut;
      if (!wasCut || !isOfflineMessage(error)) this.errors.push(error);
    });
  }

  /** Fails if the page had an error that nobody brought about. */
  check() {
    const unexpected = this.errors.filter((error) => !this.expected?.test(error));
    assert.deepEqual(unexpected, [], `errors on ${this.name}'s page`);
  }

  // What is on the page, by its words.

  say = (key, params) => words(this.language, key, params);
  role = (role, key, params) => this.page.getByRole(role, { name: this.say(key, params), exact: true });
  button = (key, params) => this.role('button', key, params);
  text = (key, params) => this.page.getByText(this.say(key, params));

  /** The one sentence that says what to do now. */
  prompt = () => this.page.getByRole('heading', { level: 1 });

  /** Picture `number` on the wall. */
  picture = (number) =>
    this.role('list', 'pictures_on_table').getByRole('button', {
      name: this.#numbered(number),
    });

  /** What a card is called begins with its number. */
  #numbered = (number) => new RegExp(`^${literally(this.say('picture', { number }))}(?!\\d)`);

  /** Wide screens show everything at once. */
  isWide = () => this.page.viewportSize().width >= 1200;

  // Coming and going.

  async visit(code, options) {
    this.code = code;
    await this.page.goto(`${this.house.url}/r/${code}`, options);
  }

  /** During a game one has to ask for the form first. */
  async sit(name = this.name) {
    const field = this.role('textbox', 'your_name');
    const sit = this.button('sit_down').last();
    await field.or(sit).first().waitFor();
    if (!(await field.isVisible())) await sit.click();
    await field.fill(name);
    await sit.click();
    await field.waitFor({ state: 'detached' });
  }

  /** The same person at another page of the same browser. */
  inAnotherTab(page) {
    const other = new Person(this.context, page, this.house, { name: this.name, language: this.language });
    // Whatever goes wrong there is this person's trouble.
    other.errors = this.errors;
    other.network = this.network;
    return other;
  }

  /** Reads on in another language, as if it had been chosen in another tab. */
  async speak(language) {
    await this.page.evaluate((language) => {
      const key = 'fabula.preferences';
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language });
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }, language);
    await this.page.waitForFunction((language) => document.documentElement.lang === language, language);
    this.language = language;
  }

  /** This browser has no network, and nobody else notices. */
  async goOffline() {
    this.network.wasCut = true;
    await this.context.setOffline(true);
  }

  goOnline = () => this.context.setOffline(false);

  /** The worker keeps every part of the page. Whoever comes for the first time has none yet; this one never will. */
  async withoutWorker() {
    await this.page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  }

  /** Closes the browser before the test ends. */
  async leave() {
    this.check();
    await this.context.close();
  }

  /** This person's secret, to ask the server what it thinks. */
  async api() {
    const cookies = await this.context.cookies(this.house.url);
    return new Api(this.house, cookies.find((cookie) => cookie.name === 'fabula')?.value);
  }

  async state() {
    return (await this.api()).state(this.code);
  }

  async until(wished, within) {
    return (await this.api()).until(this.code, wished, within);
  }

  // Playing.

  /** Brings a card of a reel into focus. A wide screen shows no other, so it is known by its number. */
  async focus(key, index) {
    const reel = this.role('radiogroup', key);
    const focused = (n) => reel.getByRole('radio', { checked: true, name: this.#numbered(n + 1) });
    const name = await reel.getByRole('radio', { checked: true }).getAttribute('aria-label');
    let at = 0;
    while (!this.#numbered(at + 1).test(name)) at += 1;
    await focused(at).focus();
    while (at !== index) {
      await this.page.keyboard.press(index > at ? 'ArrowRight' : 'ArrowLeft');
      at += index > at ? 1 : -1;
      await focused(at).waitFor();
    }
  }

  async claim() {
    await this.button('claim').click();
  }

  /** Picks the picture and comes to the letter. In party there is no picture. */
  async pick({ legal }, card) {
    if (card === undefined) return;
    await this.button('tell_this').waitFor();
    await this.focus('your_hand', legal.tell.cards.indexOf(card));
    await this.button('tell_this').click();
    await this.role('textbox', 'your_clue').waitFor();
  }

  async tell(view, { card, clue }) {
    await this.pick(view, card);
    await this.role('textbox', 'your_clue').fill(clue.text);
    await this.button('tell_it').click();
  }

  async choose({ legal }, cards) {
    const count = legal.give.count;
    for (const [index, card] of cards.entries()) {
      const choose = this.button('choose_nth', { n: index + 1, m: count });
      // The first card in focus may be one that is chosen already.
      if (index === 0) await choose.waitFor();
      await this.focus('your_hand', legal.give.cards.indexOf(card));
      await choose.click();
    }
  }

  async give(view, { cards }) {
    if (view.legal.give.count === 1) {
      const give = this.button('give_this');
      const mine = this.button('pair_i_give');
      await give.or(mine).first().waitFor();
      if (await mine.isVisible()) await mine.click();
      await give.waitFor();
      await this.focus('your_hand', view.legal.give.cards.indexOf(cards[0]));
      await this.button('give_this').click();
    } else {
      await this.choose(view, cards);
      await this.button('give_these', { count: cards.length }).click();
    }
  }

  /** One vote among few pictures is given from the reel; anything else from the wall. */
  votesFromReel = ({ phase, legal }) => phase.table.length <= 6 && legal.vote.max === 1 && !legal.vote.red;

  async place(number) {
    await this.picture(number).click();
    await this.button('place_token', { number }).click();
  }

  async seal(number) {
    await this.picture(number).click();
    await this.button('seal_this').click();
  }

  async vote(view, { cards, red }) {
    const numbers = cards.map((card) => view.phase.table.indexOf(card) + 1);
    if (this.votesFromReel(view)) {
      await this.role('radiogroup', 'pictures_on_table').waitFor();
      await this.focus('pictures_on_table', numbers[0] - 1);
      await this.button('vote_for', { number: numbers[0] }).click();
      return;
    }
    for (const number of numbers) await this.place(number);
    if (red !== undefined) await this.seal(view.phase.table.indexOf(red) + 1);
    const send = view.legal.vote.max > 1 ? ['send_votes', { count: cards.length }] : ['send_vote'];
    await this.button(...send).click();
  }

  /** Goes ahead to the points: at a table one would look. */
  async seePoints() {
    const [see, points] = [this.button('see_points'), this.role('list', 'points')];
    await see.or(points).first().waitFor();
    // It may come to its end by itself in between.
    const gone = see.waitFor({ state: 'detached' });
    await Promise.race([gone, see.click().catch(() => gone)]);
    await gone;
    await points.waitFor();
  }

  /** After the last vote the round is looked at, then comes the podium. */
  async seeLastRound() {
    const [see, podium] = [this.button('see_points'), this.button('to_podium')];
    const end = this.role('region', 'podium');
    await see.or(podium).or(end).first().waitFor();
    if (await end.isVisible()) return;
    await this.seePoints();
    await podium.click();
    await end.waitFor();
  }

  async goOn() {
    await this.button('review_ready').click();
  }

  /** Does on the page what was decided. */
  async perform(view, command) {
    assert.notEqual((await this.prompt().innerText()).trim(), '', 'it is said what to do');
    switch (command.type) {
      case 'claim':
        return this.claim();
      case 'tell':
        return this.tell(view, command);
      case 'give':
        return this.give(view, command);
      case 'vote':
        return this.vote(view, command);
      case 'seen':
        await this.seePoints();
        await this.reviews?.(view);
        return this.goOn();
    }
  }

  /** Plays the game to its end. `reviews` is called with every scored round, while its points are shown. */
  async playToTheEnd(reviews) {
    this.reviews = reviews;
    const api = await this.api();
    let state = await api.state(this.code);
    let idle = 0;
    while (state.table.game?.view.phase.name !== 'over') {
      const view = state.table.game?.view;
      const command = decide(state, this.random, this.habits);
      if (!command) {
        const { position } = state;
        state = await api.state(this.code, position);
        idle = state.position === position ? idle + 1 : 0;
        assert(idle < IDLE, `${this.name} waits for the others: ${JSON.stringify(view)}`);
        continue;
      }
      await this.perform(view, command);
      // It counts when the server says so.
      const before = JSON.stringify(view.turn);
      state = await api.until(this.code, (now) => {
        const { turn } = now.table.game.view;
        return JSON.stringify(turn) !== before || decide(now, new Random(0), this.habits) === undefined;
      });
    }
    await this.seeLastRound();
    return state;
  }
}

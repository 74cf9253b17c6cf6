// The server over plain HTTP (docs/protocol.md), and players who need no browser.

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decide } from './choices.js';
import { atEnd } from './ending.js';
import { PATIENCE } from './limits.js';
import { Random } from './random.js';

/** An answer may wait for news for twenty-five seconds. */
const ANSWERS_WITHIN = 2 * PATIENCE;

/** So long that nothing happens by itself, in seconds. */
export const LONG = 600;

export class Refused extends Error {
  constructor(answer, refused) {
    super(`${answer.status} ${refused.code}: ${refused.message}`);
    this.code = refused.code;
  }
}

/** Somebody who asks. */
export class Api {
  /** `house` is anything with an address: it may change when a server is started again. */
  constructor(house, token) {
    this.house = house;
    this.token = token;
    /** What ends waiting. */
    this.signal = undefined;
  }

  /** Somebody new. */
  static async arrive(house) {
    const { token } = await new Api(house).post('/api/tokens');
    return new Api(house, token);
  }

  async #ask(method, path, body) {
    const answer = await fetch(this.house.url + path, {
      method,
      headers: {
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(ANSWERS_WITHIN), ...(this.signal ? [this.signal] : [])]),
    });
    const json = await answer.json();
    if (!answer.ok) throw new Refused(answer, json);
    return json;
  }

  get = (path) => this.#ask('GET', path);
  post = (path, body) => this.#ask('POST', path, body);

  /** A preset's rules with some of them changed. */
  async settings(preset, change = {}) {
    const { presets } = await this.get('/api/presets');
    return merged(presets.find((offer) => offer.preset === preset).settings, change);
  }

  /** Opens a table and says its code. The next story waits until all are ready, or a test is over. */
  async open({ preset = 'classic', change, ...table }) {
    const clocks = { race: null, clue: null, give: null, vote: null, review: LONG };
    const wish = { settings: await this.settings(preset, change), clocks, ...table.wish };
    const opened = await this.post('/api/tables', { bots: 0, start: false, ...table, wish });
    return opened.code;
  }

  /** All decks on offer, by their ids. */
  decks = async () => (await this.get('/api/decks')).decks.map(({ id }) => id);

  state = (code, after) => this.get(`/api/tables/${code}${after === undefined ? '' : `?after=${after}`}`);

  /** Waits until the table is as wished, as this one sees it. */
  async until(code, wished, within = PATIENCE) {
    const end = Date.now() + within;
    let state = await this.state(code);
    while (!wished(state)) {
      if (Date.now() > end)
        throw new Error(`not in time: ${wished}\n${JSON.stringify(state.table.game?.view)}`);
      state = await this.state(code, state.position);
    }
    return state;
  }

  async do(code, command, turn) {
    return this.post(`/api/tables/${code}/do`, { id: randomBytes(16).toString('hex'), turn, command });
  }
}

function merged(whole, change) {
  const result = { ...whole };
  for (const [key, value] of Object.entries(change)) {
    const nested = value !== null && typeof value === 'object';
    result[key] = nested ? merged(whole[key], value) : value;
  }
  return result;
}

/** Somebody with a seat and no browser. */
export class Agent {
  #ended = new AbortController();
  #running;

  constructor(api, code, { seed = 1, ...habits } = {}) {
    this.api = api;
    this.code = code;
    this.random = new Random(seed);
    this.habits = habits;
  }

  static async sit(house, code, name, habits) {
    const agent = new Agent(await Api.arrive(house), code, habits);
    await agent.api.do(code, { type: 'sit', name });
    return agent;
  }

  state = () => this.api.state(this.code);

  /** Does what there is to do now, if anything, and says what. */
  async move(state) {
    state ??= await this.state();
    const command = decide(state, this.random, this.habits);
    if (command) await this.api.do(this.code, command, state.table.game.view.turn);
    return command;
  }

  /** Plays by itself until the game is over or `t` has ended. A server that is away comes back. */
  run(t) {
    atEnd(t, () => this.stop());
    this.api.signal = this.#ended.signal;
    this.#running = this.#play();
    // Whoever stops it hears of it.
    this.#running.catch(() => {});
  }

  async stop() {
    this.#ended.abort();
    await this.#running;
  }

  async #play() {
    let position;
    while (!this.#ended.signal.aborted) {
      try {
        const state = await this.api.state(this.code, position);
        position = state.position;
        if (state.table.game?.view.phase.name === 'over') return;
        await this.move(state);
      } catch (error) {
        if (error instanceof Refused && error.code !== 'stale') throw error;
        // The table moved on, or the server is being restarted.
        position = undefined;
        await pause(50);
      }
    }
  }
}

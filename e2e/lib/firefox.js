// Firefox, as Debian has it, over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/).

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { atEnd } from './ending.js';
import { PATIENCE, within } from './limits.js';
import { Program } from './program.js';

export class Firefox {
  #socket;
  #asked = new Map();
  #number = 0;
  #context;
  #onError;

  /** A Firefox that ends with the test. `onError` hears of every error of the page. */
  static async start(t, onError) {
    const profile = await mkdtemp(join(tmpdir(), 'fabula-firefox-'));
    atEnd(t, () => rm(profile, { recursive: true, force: true }));
    const args = ['--headless', '--remote-debugging-port=0', '--profile', profile];
    const program = new Program(t, process.env.FIREFOX ?? '/usr/bin/firefox-esr', args);
    const [, address] = await program.says(/WebDriver BiDi listening on (\S+)/);
    const firefox = new Firefox();
    await firefox.#connect(`${address}/session`, onError);
    atEnd(t, () => firefox.#socket.terminate());
    return firefox;
  }

  async #connect(address, onError) {
    this.#onError = onError;
    this.#socket = new WebSocket(address);
    this.#socket.on('message', (text) => this.#hear(JSON.parse(text)));
    await within(PATIENCE, `a line to ${address}`, once(this.#socket, 'open'));
    const { capabilities } = await this.#do('session.new', { capabilities: {} });
    this.version = `Firefox ${capabilities.browserVersion}`;
    await this.#do('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await this.#do('browsingContext.getTree', {});
    this.#context = contexts[0].context;
  }

  #hear({ type, id, result, error, message, params }) {
    if (type === 'event') {
      if (params.level === 'error') this.#onError(params.text);
      return;
    }
    const { resolve, reject } = this.#asked.get(id);
    this.#asked.delete(id);
    if (type === 'success') resolve(result);
    else reject(new Error(`${error}: ${message}`));
  }

  #do(method, params) {
    const id = ++this.#number;
    const answer = new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    return within(PATIENCE, `Firefox: ${method} ${JSON.stringify(params).slice(0, 200)}`, answer);
  }

  /** The same, for the one page there is. */
  #here = (method, params = {}) => this.#do(method, { context: this.#context, ...params });

  open = (url) => this.#here('browsingContext.navigate', { url, wait: 'complete' });
  reload = () => this.#here('browsingContext.reload', { wait: 'complete' });
  resize = (viewport) => this.#here('browsingContext.setViewport', { viewport });
  act = (actions) => this.#here('input.performActions', { actions });

  /** What an expression in the page promises; it must be a string. */
  async run(expression) {
    const target = { context: this.#context };
    const ran = await this.#do('script.evaluate', { expression, target, awaitPromise: true });
    if (ran.type === 'exception') throw new Error(ran.exceptionDetails.text);
    return ran.result.value;
  }

  async cookies() {
    const partition = { type: 'context', context: this.#context };
    const { cookies } = await this.#do('storage.getCookies', { partition });
    return cookies.map(({ name, value }) => ({ name, value: value.value }));
  }

  async picture() {
    const { data } = await this.#here('browsingContext.captureScreenshot');
    return Buffer.from(data, 'base64');
  }
}

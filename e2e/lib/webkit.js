// WebKitGTK's own small browser, as Debian has it, over WebDriver (https://www.w3.org/TR/webdriver2/): of all that runs
// here the nearest to Safari. It needs a screen, if only one that nobody sees.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './ending.js';
import { PATIENCE, within } from './limits.js';
import { Program } from './program.js';

/** It has no tool bar when it fills the screen, and then it may be as narrow as a phone. */
const ARGS = ['--automation', '--full-screen'];

const STARTED_WITHIN = 20_000;

export class WebKit {
  #driver;
  #session;
  #onError;

  /** A WebKit that ends with the test. `onError` hears of the page's errors. */
  static async start(t, onError) {
    const screen = new Program(t, 'Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1080x24']);
    const [display] = await screen.says(/^\d+$/);
    const port = await freePort();
    const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
    new Program(t, process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver', [`--port=${port}`], env);
    const webkit = new WebKit();
    webkit.#onError = onError;
    webkit.#driver = `http://127.0.0.1:${port}`;
    await webkit.#started();
    const options = { 'webkitgtk:browserOptions': { args: ARGS } };
    const asked = await webkit.#ask('POST', '/session', { capabilities: { alwaysMatch: options } });
    webkit.version = `WebKitGTK ${asked.capabilities.browserVersion}`;
    webkit.#session = `/session/${asked.sessionId}`;
    atEnd(t, () => webkit.#do('DELETE', ''));
    return webkit;
  }

  async #started() {
    const end = Date.now() + STARTED_WITHIN;
    for (;;) {
      try {
        return await this.#ask('GET', '/status');
      } catch (error) {
        if (Date.now() > end) throw error;
        await pause(50);
      }
    }
  }

  async #ask(method, path, body) {
    const asked = fetch(this.#driver + path, { method, body: body && JSON.stringify(body) });
    const step = `WebKit: ${method} ${path} ${JSON.stringify(body ?? {}).slice(0, 200)}`;
    const answer = await within(PATIENCE, step, asked);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  #do = (method, path, body) => this.#ask(method, this.#session + path, body);

  open = (url) => this.#do('POST', '/url', { url });
  reload = () => this.#do('POST', '/refresh', {});
  resize = (rect) => this.#do('POST', '/window/rect', rect);
  act = (actions) => this.#do('POST', '/actions', { actions });
  cookies = () => this.#do('GET', '/cookie');

  /** What an expression in the page promises; it must be a string. The page's errors are heard on the way. */
  async run(expression) {
    const script = `const errors = (${listen})(); return ${expression}.then((said) => [said, errors.splice(0)])`;
    const [said, errors] = await this.#do('POST', '/execute/sync', { script, args: [] });
    errors.forEach(this.#onError);
    return said;
  }

  async picture() {
    return Buffer.from(await this.#do('GET', '/screenshot'), 'base64');
  }
}

/** The page's errors since somebody first listened: this driver tells of none. It runs in the page. */
function listen() {
  if (!window.errors) {
    const errors = (window.errors = []);
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const say = console.error;
    console.error = (...words) => {
      errors.push(words.join(' '));
      say.apply(console, words);
    };
  }
  return window.errors;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// WebKitGTK's own small browser, as Debian has it, over WebDriver (https://www.w3.org/TR/webdriver2/): of all that runs
// here the nearest to Safari. It needs a screen, if only one that nobody sees.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './ending.js';
import { Program } from './program.js';

/** It has no tool bar when it fills the screen, and then it may be as narrow as a phone. */
const ARGS = ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'];

const STARTED_WITHIN = 20_000;

export class WebKit {
  #driver;
  #session;

  /** A WebKit that ends with the test. `onError` hears of every error of the page. */
  static async start(t, onError) {
    const screen = new Program(t, 'Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1080x24']);
    const [display] = await screen.says(/^\d+$/);
    const port = await freePort();
    const driver = new Program(t, process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
    });
    // What the page says to its console, MiniBrowser says aloud.
    driver.on('line', (line) => /^CONSOLE .*ERROR/.test(line) && onError(line));
    const webkit = new WebKit();
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
    const answer = await fetch(this.#driver + path, { method, body: body && JSON.stringify(body) });
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

  /** What an expression in the page promises; it must be a string. */
  run = (expression) => this.#do('POST', '/execute/sync', { script: `return ${expression}`, args: [] });

  async picture() {
    return Buffer.from(await this.#do('GET', '/screenshot'), 'base64');
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// A page in a browser that playwright does not drive: as much of playwright's page as a `Person` needs, over a driver
// that can open, reload, resize, run a script, and act with the W3C's actions (`firefox.js`, `webkit.js`).

import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { byRole, teachFinding } from './finding.js';
import { PATIENCE } from './limits.js';

const { source: AXE } = createRequire(import.meta.url)('axe-core');

/** How often one looks again. */
const GLANCE = 50;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' };

/** Emits `pageerror`. */
export class Page extends EventEmitter {
  #driver;
  #size;
  keyboard = { press: (key) => this.#type([KEYS[key]]), type: (text) => this.#type([...text]) };
  context = { cookies: () => this.#driver.cookies() };

  /** A page of this size in a browser of its own, `Firefox` or `WebKit`. */
  static async open(t, Browser, size) {
    const page = new Page();
    page.#driver = await Browser.start(t, (error) => page.emit('pageerror', error));
    await page.setViewportSize(size);
    return page;
  }

  /** The browser's name and version. */
  get browser() {
    return this.#driver.version;
  }

  viewportSize = () => this.#size;

  async setViewportSize(size) {
    this.#size = size;
    await this.#driver.resize(size);
  }

  goto = (url) => this.#driver.open(url);
  reload = () => this.#driver.reload();
  screenshot = () => this.#driver.picture();

  /** What the function says in the page. */
  evaluate = (say) => this.#run(`(${say})()`);

  /** Everything found by the query is shown to the function, in the page. */
  async evaluateAll(query, say, arg = null) {
    if (!(await this.evaluate(() => 'findAll' in window))) {
      await this.#run(`(() => { ${AXE}; (${teachFinding})(); })()`);
    }
    return this.#run(`(${say})(window.findAll(${JSON.stringify(query)}), ${JSON.stringify(arg)})`);
  }

  async #run(expression) {
    const said = await this.#driver.run(`(async () => JSON.stringify((await ${expression}) ?? null))()`);
    return JSON.parse(said);
  }

  getByRole = (role, options) => new Locator(this, byRole(role, options));

  async press({ x, y }) {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#driver.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  async #type(keys) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }
}

/** Something on the page, looked for anew each time. Names are meant exactly. */
class Locator {
  #page;
  #query;

  constructor(page, query) {
    this.#page = page;
    this.#query = query;
  }

  getByRole = (role, options) => new Locator(this.#page, byRole(role, options, this.#query));
  first = () => new Locator(this.#page, { of: this.#query, nth: 0 });
  last = () => new Locator(this.#page, { of: this.#query, nth: -1 });
  or = (other) => new Locator(this.#page, { either: [this.#query, other.#query] });

  evaluateAll = (say, arg) => this.#page.evaluateAll(this.#query, say, arg);

  /** Looks until it is so, with exactly one thing. What is said of it is more than nothing then. */
  async #one(say, arg) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const said = await this.evaluateAll(say, arg);
      if (said !== null && said !== false) return said;
      if (Date.now() > end) {
        const there = await this.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 300)));
        throw new Error(`not in time: ${JSON.stringify(this.#query)}\n${say}\n${there.join('\n')}`);
      }
      await pause(GLANCE);
    }
  }

  count = () => this.evaluateAll((all) => all.length);
  isVisible = () => this.evaluateAll(isSeen);

  waitFor = ({ state = 'visible' } = {}) =>
    this.#one(state === 'detached' ? (all) => all.length === 0 : isSeen);

  allInnerTexts = () => this.evaluateAll((all) => all.map((one) => one.innerText));
  innerText = () => this.#one(([one, another]) => one && !another && one.innerText);
  getAttribute = (name) =>
    this.#one(([one, another], name) => one && !another && one.getAttribute(name), name);
  focus = () => this.#one(([one, another]) => one && !another && (one.focus(), true));

  click = async () => this.#page.press(await this.#one(spotOf));

  /** What is written there is marked, and what is typed replaces it. */
  async fill(text) {
    await this.click();
    await this.#one(([one]) => one === document.activeElement && (one.select(), true));
    await this.#page.keyboard.type(text);
  }
}

// These run in the page.

function isSeen(all) {
  const hasSize = ({ width, height }) => width > 0 && height > 0;
  return all.some(
    (one) => hasSize(one.getBoundingClientRect()) && one.checkVisibility({ visibilityProperty: true }),
  );
}

/** Where a pointer reaches it; nothing while it moves or is covered. What is out of reach is brought nearer. */
async function spotOf([one, another]) {
  if (!one || another || one.matches(':disabled')) return null;
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => drawn(one.getBoundingClientRect())));
  const [before, after] = [await frame(), await frame()];
  if (before.x !== after.x || before.y !== after.y) return null;
  const spot = { x: Math.round(after.x + after.width / 2), y: Math.round(after.y + after.height / 2) };
  const hit = document.elementFromPoint(spot.x, spot.y);
  if (one.contains(hit) || hit?.closest('label')?.control === one) return spot;
  one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return null;
}

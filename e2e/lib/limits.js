// Nothing waits for ever: how long things may take, and an error that says what did not come, and where.

/** How long a test may take, if it says nothing else. Most need a few seconds; a machine may be busy. */
export const TEST_LIMIT = 300_000;

/** How long anything on a page may take to come. */
export const PATIENCE = 30_000;

/** What is promised, if it comes in time. `step` names it, or is a function that says where it stands by then. */
export async function within(limit, step, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    const fail = () => {
      const where = typeof step === 'function' ? step() : step;
      reject(new Error(`not done within ${limit / 1000} s: ${where}`));
    };
    timer = setTimeout(fail, limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What playwright waits for without any limit: a page that does not answer would be waited for until the test ends. */
const UNLIMITED = {
  page: ['evaluate', 'evaluateHandle', 'setViewportSize', 'addInitScript', 'close'],
  locator: ['evaluate', 'evaluateAll', 'count', 'isVisible', 'allInnerTexts'],
  keyboard: ['press', 'type'],
};

const limited = new WeakSet();

/** Gives these a limit on all pages like this one. An error names the call, and the address of the page. */
export function limitPage(page) {
  const locator = page.locator('html');
  for (const [kind, names] of Object.entries(UNLIMITED)) {
    const prototype = Object.getPrototypeOf({ page, locator, keyboard: page.keyboard }[kind]);
    if (limited.has(prototype)) continue;
    limited.add(prototype);
    for (const name of names) {
      const call = prototype[name];
      prototype[name] = function (...args) {
        const step = () => `${describe(this, kind)}.${name}(${args.map(brief).join(', ')})${addressOf(this)}`;
        return within(PATIENCE, step, call.apply(this, args));
      };
    }
  }
}

const describe = (object, kind) => (kind === 'locator' ? `${object}` : kind);

function addressOf(object) {
  const page = typeof object.page === 'function' ? object.page() : object;
  return typeof page.url === 'function' ? ` at ${page.url()}` : '';
}

/** As much of an argument as helps to find the place. */
const brief = (arg) =>
  (typeof arg === 'function' ? `${arg}` : (JSON.stringify(arg) ?? '')).replace(/\s+/g, ' ').slice(0, 200);

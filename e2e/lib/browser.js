// One Chromium for each file of tests; everybody has a context of their own in it.

import { chromium } from 'playwright-core';
import { after, before } from 'node:test';
import { atEnd } from './ending.js';
import { PATIENCE, limitPage } from './limits.js';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-gpu-compositing', '--no-first-run', '--mute-audio'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

let browser;

/** To be called once at the top of a file. `args` are for this browser only. */
export function useBrowser(...args) {
  before(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...ARGS, ...args] });
  });
  after(() => browser.close());
}

/** A browser of somebody's own; it ends with the test. */
export async function newContext(t, options) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  context.on('page', limitPage);
  atEnd(t, () => context.close());
  return context;
}

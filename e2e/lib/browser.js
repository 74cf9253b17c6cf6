// One Chromium for each file of tests; everybody has a context of their own in it.

import { chromium } from 'playwright-core';
import { after, before } from 'node:test';
import { atEnd } from './ending.js';
import { PATIENCE, limitPage } from './limits.js';

/** Debian's Chromium, and the same without windows: it has no microphone, and needs half the time. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const CHROMIUM_HEADLESS = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

export const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-gpu-compositing', '--no-first-run', '--mute-audio'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

let browser;

/** To be called once at the top of a file. */
export const useBrowser = () => launch(CHROMIUM_HEADLESS, ARGS);

/** The same, with sound and a microphone. `args` are for this browser only. */
export const useBrowserWithSound = (...args) => launch(CHROMIUM, [...ARGS, ...args]);

function launch(executablePath, args) {
  before(async () => {
    browser = await chromium.launch({ executablePath, args });
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

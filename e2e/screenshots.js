// Takes the pictures of the page that the README and the docs show: `make screenshots`. With DECKS=folder they show
// those cards; without, the plain ones.

import { mkdir } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newContext, useBrowser } from './lib/browser.js';
import { Server } from './lib/server.js';
import { t as say } from './lib/words.js';

const TO = fileURLToPath(new URL('../docs/pictures/page/', import.meta.url));
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const TV = { width: 1920, height: 1080 };

useBrowser();

test('pictures of the page', { timeout: 300_000 }, async (t) => {
  await mkdir(TO, { recursive: true });
  const decks = process.env.DECKS ? ['--decks', process.env.DECKS] : [];
  const server = await Server.start(t, ...decks, '--bot-think', '1');
  const context = await newContext(t, { viewport: PHONE, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  const button = (key, params) => page.getByRole('button', { name: say('en', key, params) });

  async function picture(name, viewport = PHONE, of = page) {
    await of.setViewportSize(viewport);
    await of.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
    // Everything has arrived; what sways for ever sways on.
    await of.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect.getComputedTiming().endTime < 10_000)
          .map((animation) => animation.finished),
      ),
    );
    await of.screenshot({ path: `${TO}${name}.jpg`, type: 'jpeg', quality: 76, animations: 'disabled' });
    await of.setViewportSize(PHONE);
  }

  await page.goto(server.url);
  await page.locator('.fan3 img').nth(2).waitFor();
  await picture('home');
  await picture('home-wide', LAPTOP);
  await button('new_table').click();
  await page.getByLabel(say('en', 'your_name')).fill('Sam');
  await button('sit_down').click();
  for (let bot = 0; bot < 5; bot++) {
    await button('add_bot').click();
    await page
      .getByRole('listitem')
      .nth(bot + 1)
      .waitFor();
  }
  await picture('lobby');
  await picture('lobby-wide', LAPTOP);
  await button('start').click();
  await button('claim').click();
  await button('tell_this').waitFor();
  await picture('pick');
  await button('tell_this').click();
  await page.getByRole('textbox').fill('I only borrowed the night');
  await picture('letter');
  await button('tell_it').click();
  await button('see_points').click({ timeout: 60_000 });
  await button('next_story').click();

  const tv = await context.newPage();
  await tv.goto(`${page.url()}/tv`);
  await button('give_this').waitFor({ timeout: 60_000 });
  await picture('give');
  await button('give_this').click();
  await page.getByRole('radiogroup').waitFor({ timeout: 60_000 });
  await picture('vote');
  await picture('vote-wide', LAPTOP);
  await picture('tv', TV, tv);
  if (await button('this_is_yours').count())
    await page.getByRole('radio', { checked: true }).press('ArrowRight');
  await page.getByRole('button', { name: say('en', 'vote_for', { number: '' }) }).click();
  await button('see_points').waitFor({ timeout: 60_000 });
  await picture('reveal');
  await picture('reveal-wide', LAPTOP);
  await button('see_points').click();
  await picture('points');
});

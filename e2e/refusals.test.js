// What cannot be is refused where it was asked for, in words, and the page shows again what holds.

import assert from 'node:assert/strict';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

const CLUES = { performed: 'rule_clue_performed', sound: 'rule_clue_sound', text: 'rule_clue_text' };

/** A host who looks at the house rules of a table. */
async function openHouseRules(t) {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  const person = await Person.come(t, house, { token: stage.host.token });
  await person.visit(stage.code);
  await person
    .button('house_rules_are', { value: person.say('house_rules_none') })
    .first()
    .click();
  const sheet = person.role('dialog', 'house_rules');
  const form = (key) => sheet.getByRole('switch', { name: new RegExp(`^${person.say(key)}`) });
  return { stage, person, sheet, form };
}

test('the last form of clue stays, and the sheet says why', async (t) => {
  const { stage, person, sheet, form } = await openHouseRules(t);
  const allowed = async () => (await stage.state()).table.charter.settings.clues;

  for (const name of ['performed', 'sound']) {
    await form(CLUES[name]).click();
    await form(CLUES[name]).and(sheet.locator(':not(:checked)')).waitFor();
    await stage.host.until(stage.code, ({ table }) => !table.charter.settings.clues[name]);
  }
  assert.equal(await person.page.getByRole('alert').count(), 0, 'so much may be changed');

  await form(CLUES.text).click();
  const reason = sheet.getByRole('alert').filter({ hasText: person.say('refusal_no_clue_form') });
  await reason.waitFor();
  await form(CLUES.text).and(sheet.locator(':checked')).waitFor();
  assert.deepEqual(await allowed(), { text: true, sound: false, performed: false });

  // Who has read it puts it away, and goes on.
  await reason.getByRole('button', { name: person.say('close') }).press('Enter');
  await person.page.getByRole('alert').first().waitFor({ state: 'detached' });
  await form(CLUES.sound).click();
  await stage.host.until(stage.code, ({ table }) => table.charter.settings.clues.sound);
});

test('two rules that are changed at once are both changed', async (t) => {
  const { stage, person, form } = await openHouseRules(t);
  const both = await Promise.all([CLUES.performed, CLUES.sound].map((key) => form(key).elementHandle()));
  // Faster than anybody could answer.
  await person.page.evaluate((switches) => switches.forEach((it) => it.click()), both);
  await stage.host.until(stage.code, ({ table }) => {
    const { clues } = table.charter.settings;
    return clues.text && !clues.sound && !clues.performed;
  });
  assert.equal(await person.page.getByRole('alert').count(), 0, 'nothing was refused');
});

test('a number that cannot be goes back to what holds', async (t) => {
  const { stage, person, sheet } = await openHouseRules(t);
  const target = sheet.getByRole('spinbutton', { name: person.say('rule_target') });
  await target.fill('');
  await target.press('Tab');
  await sheet
    .getByRole('alert')
    .filter({ hasText: person.say('refusal_no_end') })
    .waitFor();
  await person.page.waitForFunction((input) => input.value === '30', await target.elementHandle());
  assert.equal((await stage.state()).table.charter.settings.target, 30);
});

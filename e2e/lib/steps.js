// What one does again and again on the way through the screens.

import { literally } from './words.js';

/** Closes the sheet or the picture that was opened last. */
export async function close(person) {
  const open = await person.page.locator('dialog[open]').count();
  // Some are beside the table, not over it, on a wide screen.
  if (open === 0) return;
  await person.page.keyboard.press('Escape');
  await person.page.waitForFunction((n) => document.querySelectorAll('dialog[open]').length < n, open);
}

export async function zoom(person) {
  await person.button('look_closer').click();
  await person.page.getByRole('dialog').waitFor();
}

export const startsWith = (person, key, role = 'button') =>
  person.page.getByRole(role, { name: new RegExp(`^${literally(person.say(key))}`) });

/** When all is told the pictures can be looked at again; a wide screen shows them anyway. */
export async function seePictures(person) {
  if (person.isWide()) return;
  await person.button('see_pictures').or(person.button('see_points')).first().waitFor();
  if (await person.button('see_pictures').isVisible()) await person.button('see_pictures').click();
  await person.role('list', 'whose_pictures').waitFor();
}

export async function review(stage, people, at, players = '') {
  await stage.until('review');
  // A reveal does not stand still: it is looked at when all is told.
  await at(`points ${players}`.trim(), people, (person) => person.seePoints());
  await at(`reveal ${players}`.trim(), people, seePictures);
}

/** Somebody asks whether to end the game here, unless they do already. Look soon: it lasts a minute. */
export async function asksToEnd(stage) {
  const { end_question, table } = await stage.state();
  if (end_question) return;
  const [{ api }] = stage.agents;
  // Several may find at once that nobody asks.
  await api.do(stage.code, { type: 'agree_to_end' }, table.game.view.turn).catch((refused) => {
    if (refused.code !== 'already-said') throw refused;
  });
}

export async function agreeToEnd(stage) {
  const agree = { type: 'agree_to_end' };
  for (const { api } of stage.agents) await api.do(stage.code, agree, (await stage.view()).turn);
  await stage.do(agree);
  await stage.until('over');
}

/** The game is over, and everybody looks at the podium. */
export async function seeEnd(stage, people, at, players) {
  await agreeToEnd(stage);
  await at(`end ${players}`, people, async (person) => {
    await person.role('region', 'podium').waitFor();
    await startsWith(person, 'album', 'heading').waitFor();
  });
}

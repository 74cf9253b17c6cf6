// A walk through the screens of a story (`screens/`), to look at each of them. Several people may walk together: the same
// player at several browsers, in several languages.

import { PHONE, Person } from './person.js';
import { close } from './steps.js';

/**
 * Walks. At every screen `onScreen(screen, people, visit, alike)` is called. It calls `visit(person, look)` for each of
 * them, and `look` is called when that person is there, with a page of the size that is walked in: any other is left
 * behind. `alike`: the screen is like another, so it need not be looked at as closely.
 */
export async function walk(t, house, story, { languages, viewport = PHONE, onScreen }) {
  const walkers = async (options) =>
    Promise.all(
      languages.map(async (language) => {
        const person = await Person.come(t, house, { language, viewport, ...options });
        await person.withoutWorker();
        return person;
      }),
    );
  /** Everybody at one screen: all come to it, look, and leave it as it was. */
  const show =
    (alike) =>
    (screen, people, come = async () => {}, leave = async () => {}) =>
      onScreen(
        screen,
        people,
        async (person, look) => {
          // What the screen before could not close.
          while ((await person.page.locator('dialog[open]').count()) > 0) await close(person);
          await come(person);
          await look();
          await person.page.setViewportSize(viewport);
          await leave(person);
        },
        alike,
      );
  const [at, alike] = [show(false), show(true)];
  const sheetAt = (screen, people, open, key) =>
    at(
      screen,
      people,
      async (person) => {
        await open(person).click();
        await person.role('dialog', key).waitFor();
      },
      close,
    );
  const letGo = (people) => Promise.all(people.map((person) => person.leave()));
  await story({ house, walkers, at, alike, sheetAt, letGo });
}

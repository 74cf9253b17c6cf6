// The table before the game, for its host: everything that can be opened there.

import { LONG_NAMES_FIRST, Stage } from '../stage.js';
import { close, startsWith } from '../steps.js';
import { literally } from '../words.js';

const SAID = 'Hello from the other side of the table!';

export async function lobby({ house, walkers, at, alike, sheetAt, letGo }) {
  const stage = await Stage.set(house, {
    preset: 'classic',
    change: { target: 12 },
    players: 6,
    names: LONG_NAMES_FIRST,
  });
  const [, second] = stage.names;
  // Before anybody looks: what is said later passes by, over what is to be looked at.
  await stage.agents[0].api.post(`/api/tables/${stage.code}/talk`, { text: SAID });
  const people = await walkers({ token: stage.host.token });
  const button = (key) => (person) => person.button(key);

  await at('lobby, host', people, async (person) => {
    await person.visit(stage.code);
    await person.button('start').waitFor();
    // Lists that come later.
    await person.page
      .getByRole('radio', { name: new RegExp(literally(person.say('preset_odyssey'))) })
      .first()
      .waitFor();
  });
  await sheetAt('QR code', people, button('qr_large'), 'invite');
  await sheetAt('house rules', people, (person) => startsWith(person, 'house_rules'), 'house_rules');
  await changedRules(stage, people, at, alike);
  await sheetAt('table settings', people, button('table_settings'), 'table_settings');
  await sheetAt('menu in the lobby', people, button('menu'), 'menu');
  await sheetAt('rules', people, button('rules'), 'rules');
  for (const tab of ['points', 'guide_art']) {
    await at(`rules: ${tab}`, people, (person) => openRules(person, tab), close);
  }
  await at(
    'talk',
    people,
    async (person) => {
      await startsWith(person, 'talk').click();
      await person.role('dialog', 'talk').waitFor();
      await person.page.getByText(SAID).waitFor();
    },
    close,
  );
  await at(
    'taking the seat to another device',
    people,
    async (person) => {
      await person.button('menu').click();
      await person.button('seat_link').click();
      await person.role('dialog', 'device_title').waitFor();
    },
    async (person) => {
      await close(person);
      await close(person);
    },
  );
  await at(
    'player sheet',
    people,
    async (person) => {
      await person.page
        .getByRole('listitem')
        .getByRole('button', { name: new RegExp(`^${second}`) })
        .click();
      await person.page.getByRole('dialog', { name: second }).waitFor();
    },
    close,
  );
  await at('changing oneself', people, async (person) => {
    await person.page.getByRole('button', { name: person.say('change_yourself') }).click();
    await person.button('save').waitFor();
  });
  await letGo(people);
}

async function openRules(person, tab) {
  await person.button('rules').click();
  await person.role('tab', tab).click();
  await person.role('tabpanel', tab).waitFor();
}

/** What differs from the book is marked; what cannot be is refused where it was asked for. */
async function changedRules(stage, people, at, alike) {
  const configure = async (change) =>
    stage.do({
      type: 'configure',
      wish: { settings: await stage.host.settings('classic', { target: 12, ...change }) },
    });
  const open = async (person) => {
    await startsWith(person, 'house_rules').click();
    await person.role('dialog', 'house_rules').waitFor();
  };
  await configure({
    laps: 2,
    reshuffle: false,
    victory: 'everyone_at_target',
    points: { bonus_cap: 3, lone_finder: 4 },
    clues: { sound: false, performed: false },
  });
  await alike(
    'house rules, changed',
    people,
    async (person) => {
      await open(person);
      await person
        .text('in_the_book', { value: person.say('on') })
        .first()
        .waitFor();
    },
    close,
  );
  await at(
    'house rules, refused',
    people,
    async (person) => {
      await open(person);
      await person.role('switch', 'rule_clue_text').click();
      await person.text('refusal_no_clue_form').last().waitFor();
    },
    async (person) => {
      await person
        .role('dialog', 'house_rules')
        .getByRole('alert')
        .getByRole('button')
        .dispatchEvent('click');
      await close(person);
    },
  );
  await configure({});
}

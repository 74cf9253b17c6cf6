// The scores on the page are the server's.

import assert from 'node:assert/strict';
import { plain } from './words.js';

const playerAt = (state, seat) => state.table.players.find((player) => player.seat === seat).name;
const nameOf = (person, state, seat) =>
  seat === state.table.game.view.you ? person.say('you') : playerAt(state, seat);

/** Who plays together, with their score. */
function sidesOf(state) {
  const sides = new Map();
  for (const { seat, side, score } of state.table.game.view.seats.filter((s) => s.standing === 'taken')) {
    const found = sides.get(side) ?? { seats: [], score };
    found.seats.push(seat);
    sides.set(side, found);
  }
  return sides;
}

/** Asserts that each of these rows is there, by the texts it must have, and no others. */
function sameRows(found, wanted, what) {
  const left = found.map((row) => row.split('\n').map(plain));
  for (const wish of wanted) {
    const at = left.findIndex((row) => wish.every((part) => row.includes(plain(part))));
    assert.notEqual(at, -1, `${what}: ${JSON.stringify(wish)} is not in ${JSON.stringify(left)}`);
    left.splice(at, 1);
  }
  assert.deepEqual(left, [], `${what}: nothing else`);
}

/** The points of the round just scored, while they are shown. */
export async function checkGains(person, state) {
  const { lines, scores } = state.table.game.view.phase.result;
  // A row for each side: the points of a pair are one.
  const wanted = [...sidesOf(state)].flatMap(([side, { seats }]) => {
    const own = lines.filter(({ seat }) => seats.includes(seat));
    if (own.length === 0) return [];
    const points = own.reduce((sum, line) => sum + line.points, 0);
    const { score } = scores.find((s) => s.side === side);
    const names = seats.map((seat) => nameOf(person, state, seat)).join(' & ');
    return [[names, points > 0 ? `+${points}` : '0', person.say('now_at', { score })]];
  });
  const rows = person.role('list', 'points').getByRole('listitem');
  await rows.first().waitFor();
  sameRows(await rows.allInnerTexts(), wanted, 'points of the round');
}

/** The score path: on a wide screen it is always there, else behind one's own score. */
export async function checkScorePath(person, state) {
  if (person.isWide()) return checkGarden(person, state);
  const { seats: all, you } = state.table.game.view;
  const own = all.find((seat) => seat.seat === you).score;
  await person.button('score_path', { score: own }).click();
  const sheet = person.role('dialog', 'scores');
  const wanted = [...sidesOf(state).values()].map(({ seats, score }) => [
    ...seats.map((seat) => nameOf(person, state, seat)),
    String(score),
  ]);
  await sheet.waitFor();
  sameRows(await sheet.getByRole('listitem').allInnerTexts(), wanted, 'score sheet');
  await sheet.getByRole('button', { name: person.say('close'), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** The garden says whose rabbits stand where. */
async function checkGarden(person, state) {
  const labels = await person.page
    .getByRole('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('aria-label') ?? ''));
  const wanted = [...sidesOf(state).values()].map(
    ({ seats, score }) => `${seats.map((seat) => playerAt(state, seat)).join(' & ')} ${score}`,
  );
  const says = (label) => wanted.every((side) => label.includes(side));
  assert(labels.some(says), `the score path says ${wanted}: ${JSON.stringify(labels)}`);
}

/** The podium, with everybody on it, and who won. */
export async function checkPodium(person, state) {
  const { phase, you } = state.table.game.view;
  const sides = [...sidesOf(state).values()].map(({ seats, score }) => ({
    names: seats.map((seat) => nameOf(person, state, seat)).join(' & '),
    called: seats.map((seat) => playerAt(state, seat)).join(' & '),
    score,
    won: seats.some((seat) => phase.winners.includes(seat)),
    mine: seats.includes(you),
  }));
  const podium = person.role('region', 'podium');
  await podium.waitFor();
  const words = plain(await podium.innerText());
  for (const { names, score, won } of sides) {
    const above = (other) => !won && (other.won || other.score > score);
    const rank = 1 + sides.filter(above).length;
    const place = plain(person.say('album_place', { rank, names, count: score }));
    assert(words.includes(place), `"${place}" is on the podium: ${words}`);
    // It is said, and it is seen.
    assert(words.replaceAll(place, '').includes(names), `${names} is seen on the podium: ${words}`);
    assert(new RegExp(`(^| )${score}( |$)`).test(words), `${score} is seen on the podium: ${words}`);
  }
  const title = await person.prompt().innerText();
  const winners = sides.filter((side) => side.won);
  if (winners.length === 1 && winners[0].mine) assert.equal(title, person.say('won_you'));
  else {
    // Among others one is called by one's name.
    for (const { names, called } of winners) {
      assert(title.includes(names) || title.includes(called), `"${title}" names ${called}`);
    }
  }
}

// Pairs: who sits with whom, who of the two gives, and points that are one.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Agent, Api } from './lib/api.js';
import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

useBrowser();

/** Where pictures are left, for whoever works on the page. */
const { PICTURES } = process.env;

async function picture(person, name) {
  if (!PICTURES) return;
  await mkdir(PICTURES, { recursive: true });
  await person.page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' });
}

/** Who plays with whom, by name. */
async function pairsOf(stage) {
  const { table } = await stage.state();
  const name = (id) => table.players.find((player) => player.id === id).name;
  return table.pairs.map((pair) => pair.map(name).sort().join(' & ')).sort();
}

const until = (stage, wished) => stage.host.until(stage.code, wished);

/** Four pairs in the lobby; the host looks at them. */
async function lobby(t) {
  const house = await Server.start(t, '--plain-deck');
  const stage = await Stage.set(house, { preset: 'odyssey-teams', players: 8 });
  const host = await Person.come(t, house, { token: stage.host.token });
  await host.visit(stage.code);
  const region = host.role('region', 'pairs');
  const rabbit = (name) => region.getByRole('button', { name: new RegExp(`^${name}`) });
  await rabbit('Cleo').waitFor();
  return { house, stage, host, rabbit };
}

test('two rabbits that are tapped sit together', async (t) => {
  const { stage, host, rabbit } = await lobby(t);
  const before = await pairsOf(stage);
  assert(before.includes('Boris & Fanny'));
  await rabbit('Cleo').click();
  assert.equal(await rabbit('Cleo').getAttribute('aria-pressed'), 'true');
  await host.text('pair_tap_next', { name: 'Cleo' }).waitFor();
  await picture(host, 'lobby');
  await rabbit('Fanny').click();
  await host.text('pair_tap').waitFor();
  await rabbit('Fanny')
    .and(host.page.getByRole('button', { name: host.say('pair_of', { name: 'Fanny', partner: 'Cleo' }) }))
    .waitFor();
  const after = await pairsOf(stage);
  assert(after.includes('Cleo & Fanny'), `${after}`);
  assert.equal(after.filter((pair) => before.includes(pair)).length, 2, 'the other pairs stay');
  // Whoever is tapped twice is let go.
  await rabbit('Dana').click();
  await rabbit('Dana').click();
  await host.text('pair_tap').waitFor();
  assert.deepEqual(await pairsOf(stage), after);
});

test('a rabbit is dragged to another', async (t) => {
  const { stage, host, rabbit } = await lobby(t);
  // Both have to be on the screen.
  await host.text('pairs_note').scrollIntoViewIfNeeded();
  const [from, to] = await Promise.all(['Emil', 'Dana'].map((name) => rabbit(name).boundingBox()));
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  await host.page.mouse.move(...middle(from));
  await host.page.mouse.down();
  await host.page.mouse.move(...middle(to), { steps: 4 });
  await host.page.mouse.up();
  await until(stage, ({ table }) => {
    const name = (id) => table.players.find((player) => player.id === id).name;
    return table.pairs.some((pair) => pair.map(name).sort().join() === 'Dana,Emil');
  });
  assert.equal(await host.page.locator('[aria-pressed=true]').count(), 0, 'a drag is no tap');
});

test('pairs are shuffled, and guests only look', async (t) => {
  const { house, stage, host } = await lobby(t);
  const guest = await Person.come(t, house, { token: stage.agents[0].api.token });
  await guest.visit(stage.code);
  await guest.role('region', 'pairs').waitFor();
  assert.equal(await guest.role('region', 'pairs').getByRole('button').count(), 0);
  const order = (state) => state.table.players.map((player) => player.id).join();
  const before = await stage.state();
  await host.button('pairs_shuffle').click();
  const after = await until(stage, (state) => state.position > before.position);
  assert.notEqual(order(after), order(before));
});

test('two people agree on who gives', async (t) => {
  const house = await Server.start(t, '--plain-deck');
  const stage = await Stage.set(house, { preset: 'odyssey-teams', players: 8 });
  await stage.do({ type: 'start' });
  // Ada sits opposite Emil.
  const ada = await Person.come(t, house, { token: stage.host.token });
  const emil = await Person.come(t, house, { token: stage.agents[3].api.token, name: 'Emil' });
  for (const one of [ada, emil]) await one.visit(stage.code);
  await ada.text('pair_with', { name: 'Emil' }).waitFor();
  await emil.text('pair_with', { name: 'Ada' }).waitFor();
  await stage.agents[0].api.do(stage.code, { type: 'claim' }, (await stage.view()).turn);
  await stage.others(1);
  await stage.until('give');

  await ada.text('pair_choose').waitFor();
  const [mine, yours] = [ada.button('pair_i_give'), ada.button('pair_name_gives', { name: 'Emil' })];
  const [one, other] = await Promise.all([mine.boundingBox(), yours.boundingBox()]);
  assert.equal(one.height, other.height, 'neither is the better answer');
  assert(Math.abs(one.width - other.width) < 1, 'neither is the better answer');
  await picture(ada, 'choose');
  await yours.click();
  // Emil sees it at once, and turns it round.
  await emil.text('pair_you_give', { name: 'Ada' }).waitFor();
  await ada.text('pair_partner_gives', { name: 'Emil' }).first().waitFor();
  await picture(emil, 'asked');
  await emil.button('pair_no_name', { name: 'Ada' }).click();
  await ada.text('pair_you_give', { name: 'Emil' }).waitFor();
  await emil.button('pair_no_i').waitFor();
  await emil.text('pair_suggested', { name: 'Ada' }).waitFor({ state: 'detached' });
  await picture(ada, 'mine');
  await ada.button('give_this').click();
  await ada.text('pair_you_gave', { name: 'Emil' }).waitFor();
  await emil.text('pair_partner_gave', { name: 'Ada' }).first().waitFor();
  await picture(ada, 'gave');

  // Everybody else gives and votes; the points are the pair's.
  const rest = stage.agents.filter((_, index) => index !== 3);
  for (const agent of rest) await agent.move();
  await stage.until('vote');
  await emil.text('pair_partner_gave', { name: 'Ada' }).first().waitFor();
  await ada.text('pair_you_gave', { name: 'Emil' }).waitFor();
  for (const agent of stage.agents) await agent.move();
  await stage.until('review');
  const result = (await stage.view()).phase.result;
  await ada.seePoints();
  const list = ada.role('list', 'points');
  await list.waitFor();
  const rows = await list.getByRole('listitem').allInnerTexts();
  const sides = new Set(result.lines.map(({ seat }) => seat % 4));
  assert.equal(rows.length, sides.size, 'a row a pair');
  for (const row of rows) assert.match(row.split('\n')[0], / & /, row);
  for (const side of sides) {
    const sum = result.lines
      .filter(({ seat }) => seat % 4 === side)
      .reduce((sum, { points }) => sum + points, 0);
    const score = result.scores.find((s) => s.side === side).score;
    const text = `${sum > 0 ? `+${sum}` : '0'}`;
    const row = rows.find((row) => row.startsWith(side === 0 ? 'You & Emil' : stage.names[side]));
    assert(row?.includes(text), `${row}: ${text}`);
    assert(row.includes(ada.say('now_at', { score })), `${row}: ${score}`);
  }
  await picture(ada, 'points');
  // On the path a pair is one.
  assert.equal(await ada.page.locator('.garden .cushion').count(), 4);
});

test('a bot lets its person choose', async (t) => {
  const house = await Server.start(t, '--plain-deck');
  const host = await Api.arrive(house);
  const code = await host.open({ preset: 'odyssey-teams', name: 'Ada', bots: 4 });
  const agent = await Agent.sit(house, code, 'Boris', { claims: true });
  const view = async () => (await host.state(code)).table.game.view;
  await host.do(code, { type: 'start' });
  const ada = await Person.come(t, house, { token: host.token });
  await ada.visit(code);
  const { players } = (await host.state(code)).table;
  const partner = players.find(({ seat }) => seat === 3);
  assert.equal(partner.kind, 'bot');
  const name = partner.name;
  await agent.move();
  await agent.move();
  // All but the two of us have given: bots think no time at all here.
  await host.until(code, ({ table }) => {
    const { phase, awaited } = table.game.view;
    return phase.name === 'give' && awaited.length === 2;
  });
  assert.deepEqual((await view()).awaited, [0, 3]);
  await ada.button('pair_i_give').click();
  await ada.button('give_this').waitFor();
  assert.deepEqual((await view()).awaited, [0, 3], 'it does not give when you do');
  await ada.button('pair_no_name', { name }).click();
  // Now it does.
  await ada.text('pair_partner_gave', { name }).first().waitFor();
  await host.until(code, ({ table }) => table.game.view.phase.name === 'vote');
  assert((await view()).legal.vote, 'you guess');
});

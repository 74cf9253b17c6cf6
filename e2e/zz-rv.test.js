import { useBrowser } from './lib/browser.js';
import { Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';
useBrowser();
test('shots', async (t) => {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 5 });
  await stage.do({ type: 'start' });
  await stage.own(); await stage.own();
  for (const p of ['give','vote']) { await stage.until(p); await stage.others(); }
  await stage.until('review');
  const person = await Person.come(t, house, { token: stage.host.token, moves: true, viewport: { width: Number(process.env.W ?? 390), height: Number(process.env.H ?? 844) } });
  await person.page.goto(`${house.url}/r/${stage.code}/replay?game=0&round=1`);
  await person.button('replay_on').waitFor();
  let n = 0;
  for (let i = 0; i < 6; i++) {
    await person.page.waitForTimeout(250);
    await person.page.screenshot({ path: `/tmp/rv/rep-${n++}.png` });
    await person.page.waitForTimeout(1500);
    await person.page.screenshot({ path: `/tmp/rv/rep-${n++}.png` });
    if (i < 5) await person.button('replay_on').click();
  }
  await person.page.goto(`${house.url}/r/${stage.code}/album`);
  await person.page.waitForTimeout(800);
  await person.page.getByRole('button').filter({ hasText: /train/ }).first().click().catch(()=>{});
  await person.page.waitForTimeout(800);
  await person.page.screenshot({ path: `/tmp/rv/rep-x.png` });
});

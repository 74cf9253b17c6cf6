// A clue that is recorded: from one person's microphone to everybody's ears.

import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { useBrowserWithSound } from './lib/browser.js';
import { PATIENCE, within } from './lib/limits.js';
import { LAPTOP, Person } from './lib/person.js';
import { Server } from './lib/server.js';
import { Stage } from './lib/stage.js';
import { test } from './lib/test.js';

/** A table where Ada has a picture and looks for words; and Ada, at her browser, about to record. */
async function aboutToRecord(t, { allowed = true } = {}) {
  const house = await Server.start(t);
  const stage = await Stage.set(house, { preset: 'classic', players: 4 });
  await stage.do({ type: 'start' });
  await stage.do({ type: 'claim' });
  const ada = await Person.come(t, house, { token: stage.host.token });
  if (allowed) await ada.context.grantPermissions(['microphone'], { origin: house.url });
  // Every track of the microphone that the page was ever given.
  await ada.page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    globalThis.tracks = [];
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      await globalThis.hesitation;
      globalThis.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await ada.page.clock.install();
  await ada.visit(stage.code);
  await ada.pick((await ada.state()).table.game.view, (await stage.view()).hand[0]);
  await ada.role('tab', 'form_record').click();
  return { house, stage, ada };
}

/** Whether each track that there was is still on. */
const tracks = (person) => person.page.evaluate(() => globalThis.tracks.map((track) => track.readyState));

/** The meter is for eyes only, so it has no name: the heights of its bars, in percent. */
const levels = (person) =>
  person.page.locator('.wave i').evaluateAll((bars) => bars.map((bar) => parseFloat(bar.style.height)));

/** Records for more than `seconds`, as the page counts. */
async function record(person, seconds) {
  await person.button('record_start').click();
  await person.button('record_stop').waitFor();
  await person.page.getByText(`0:0${seconds + 1}`, { exact: true }).waitFor();
}

/** Ends a recording, and says what the server calls it. */
async function finish(person) {
  const answer = person.page.waitForResponse('**/sounds');
  await person.button('record_stop').click();
  const { sound } = await (await answer).json();
  await person.text('record_ready').waitFor();
  return sound;
}

/** A busy microphone gives less than the clock of the page counts, but not much less. */
function assertLasts(seconds, counted) {
  assert(seconds > counted / 2, `some ${counted} seconds, not ${seconds}`);
}

/** The same recording, however it was measured. */
function assertWhole(seconds, recorded) {
  assert(Math.abs(seconds - recorded) < 0.1, `${seconds} of ${recorded} seconds`);
}

/** Holds back the next recording on its way to the server: gives it when it is on its way. */
function holdUpload(person) {
  const upload = new Promise((resolve, reject) => {
    person.page.route('**/sounds', resolve, { times: 1 }).catch(reject);
  });
  const held = within(PATIENCE, 'a recording on its way to the server', upload);
  // Whoever waits for it hears of it; a test that has failed by then does not.
  held.catch(() => {});
  return held;
}

/** Plays what there is on the page, and says how many seconds it was when it was over. */
async function listen(person, play = () => person.button('sound_play').click()) {
  const audio = person.page.locator('audio');
  await audio.waitFor({ state: 'attached' });
  const ended = audio.evaluate(
    (audio) =>
      new Promise((resolve, reject) => {
        if (audio.ended) resolve(audio.currentTime);
        audio.addEventListener('ended', () => resolve(audio.currentTime), { once: true });
        audio.addEventListener('error', () => reject(audio.error), { once: true });
      }),
  );
  await play();
  return ended;
}

/** The table's screen in the room, which is nobody's. It logs when it is not allowed to play. */
async function openInTheRoom(tv, code) {
  await tv.page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      const playing = play.call(this);
      playing.catch((error) => console.debug(error.name));
      return playing;
    };
  });
  await tv.page.goto(`${tv.house.url}/r/${code}/tv`);
}

/** What the server has under that name: as a browser understands it. */
async function decoded(person, path) {
  return person.page.evaluate(async (path) => {
    const answer = await fetch(path);
    const bytes = await answer.arrayBuffer();
    const sound = await new AudioContext().decodeAudioData(bytes);
    const samples = sound.getChannelData(0);
    return {
      kind: answer.headers.get('content-type'),
      seconds: sound.duration,
      loudest: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    };
  }, path);
}

describe('with a microphone', () => {
  // One that beeps. And nothing plays by itself to somebody who has touched nothing, as is usual.
  useBrowserWithSound(
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=document-user-activation-required',
  );

  test('what is recorded is heard by its teller, by the others, and in the room', async (t) => {
    const { house, stage, ada } = await aboutToRecord(t);
    // A screen in the room, which somebody has touched.
    const tv = await Person.come(t, house, { name: 'the TV', viewport: LAPTOP });
    await openInTheRoom(tv, stage.code);
    await tv.prompt().waitFor();
    await tv.page.keyboard.press('Enter');

    // A first try, thrown away.
    assert.deepEqual(await tracks(ada), [], 'nobody listens before it is asked for');
    await record(ada, 1);
    assert.deepEqual(await tracks(ada), ['live']);
    const heard = (await levels(ada)).filter((height) => height > 10);
    assert(heard.length > 0, 'the meter moves');
    const thrownAway = await finish(ada);
    assert.deepEqual(await tracks(ada), ['ended'], 'the microphone is given back');
    await ada.button('record_again').click();
    assert.equal(await ada.button('tell_it').isEnabled(), false, 'there is nothing to tell');

    // A second, listened to.
    await record(ada, 2);
    const told = await finish(ada);
    assert.notEqual(told, thrownAway);
    assert.deepEqual(await tracks(ada), ['ended', 'ended']);
    const recorded = await listen(ada);
    assertLasts(recorded, 2);
    await ada.button('tell_it').click();

    const { clue } = (await stage.until('give')).table.game.view.phase;
    assert.deepEqual(clue, { form: 'sound', sound: told });

    const boris = await Person.come(t, house, { name: 'Boris', token: stage.agents[0].api.token });
    await boris.visit(stage.code);
    const seconds = await listen(boris);
    assertWhole(seconds, recorded);
    assert.equal(await boris.role('progressbar', 'sound_progress').evaluate((bar) => bar.value), 1);

    const sound = await decoded(boris, `/api/tables/${stage.code}/sounds/${clue.sound}`);
    assert.equal(sound.kind, 'audio/webm');
    assertWhole(sound.seconds, recorded);
    assert(sound.loudest > 0.1, 'it is not silence');

    const inTheRoom = await listen(tv, async () => {});
    assertWhole(inTheRoom, recorded);

    // Another, which nobody has: it says how to let it speak. To look at a page is to touch it, for this browser, so
    // one waits until it was refused.
    const other = await Person.come(t, house, { name: 'the other TV', viewport: LAPTOP });
    const refused = other.page.waitForEvent('console', (message) => message.text() === 'NotAllowedError');
    await openInTheRoom(other, stage.code);
    await refused;
    await other.text('tv_sound_hushed').waitFor();
    await listen(other, () => other.page.keyboard.press('Enter'));
  });

  test('a recording stops by itself when it is long enough', async (t) => {
    const { ada } = await aboutToRecord(t);
    await record(ada, 1);
    await ada.page.clock.fastForward(30_000);
    await ada.text('record_ready').waitFor();
    await ada.page.getByText('0:30', { exact: true }).waitFor();
    assert.deepEqual(await tracks(ada), ['ended']);
  });

  test('who goes away while recording is not listened to', async (t) => {
    const { stage, ada } = await aboutToRecord(t);
    await record(ada, 1);
    // The table moves on without her.
    await stage.do({ type: 'withdraw' });
    await ada.button('claim').waitFor();
    assert.deepEqual(await tracks(ada), ['ended']);
  });

  test('who writes after all is not listened to, and finds what was recorded again', async (t) => {
    const { ada } = await aboutToRecord(t);
    await record(ada, 1);
    await ada.role('tab', 'form_write').click();
    await ada.page.waitForFunction(() => globalThis.tracks.every((track) => track.readyState === 'ended'));
    await ada.role('tab', 'form_record').click();
    await ada.button('record_again').waitFor();
  });

  test('a line that breaks while a recording is sent costs nothing', async (t) => {
    const { stage, ada } = await aboutToRecord(t);
    const held = holdUpload(ada);
    await record(ada, 1);
    await ada.button('record_stop').click();
    const upload = await held;
    await ada.text('record_uploading').waitFor();
    await ada.goOffline();
    await upload.abort('internetdisconnected');
    await ada.text('reconnecting').first().waitFor();
    assert.equal(await ada.button('tell_it').isEnabled(), false, 'it has not arrived');
    assertLasts(await listen(ada), 1); // Meanwhile it can be listened to.
    await ada.goOnline();
    await ada.text('record_ready').waitFor();
    assert.deepEqual(await tracks(ada), ['ended'], 'nothing has to be recorded again');
    assert.equal(await ada.page.getByRole('alert').count(), 0, 'nothing was refused');

    // Nor does a reload.
    await ada.page.reload();
    await ada.button('record_again').waitFor();
    await ada.button('sound_play').and(ada.page.locator(':enabled')).waitFor();
    const recorded = await listen(ada);
    assertLasts(recorded, 1);
    assert.deepEqual(await tracks(ada), []);
    await ada.button('tell_it').click();
    const { clue } = (await stage.until('give')).table.game.view.phase;
    const { seconds } = await decoded(ada, `/api/tables/${stage.code}/sounds/${clue.sound}`);
    assertWhole(seconds, recorded);
  });

  test('what is thrown away while it is sent stays away', async (t) => {
    const { stage, ada } = await aboutToRecord(t);
    const held = holdUpload(ada);
    await record(ada, 1);
    await ada.button('record_stop').click();
    const first = await held;
    await ada.button('record_again').click();
    await ada.button('record_start').waitFor();

    // The second is there before the first, which nobody wants any more.
    await record(ada, 3);
    const second = await finish(ada);
    const late = ada.page.waitForResponse('**/sounds');
    await first.continue();
    assert.notEqual((await (await late).json()).sound, second);
    const recorded = await listen(ada);
    assertLasts(recorded, 3);
    await ada.button('tell_it').click();
    const { clue } = (await stage.until('give')).table.game.view.phase;
    assert.equal(clue.sound, second);
    const { seconds } = await decoded(ada, `/api/tables/${stage.code}/sounds/${clue.sound}`);
    assertWhole(seconds, recorded);
  });

  test('what is thrown away while it is sent is not told instead', async (t) => {
    const { ada } = await aboutToRecord(t);
    const held = holdUpload(ada);
    await record(ada, 1);
    await ada.button('record_stop').click();
    const upload = await held;
    await ada.button('record_again').click();
    const arrived = ada.page.waitForResponse('**/sounds');
    await upload.continue();
    await (await arrived).finished();
    await ada.button('record_start').waitFor();
    assert.equal(await ada.button('tell_it').isEnabled(), false, 'there is nothing to tell');
    await ada.page.reload();
    await ada.role('tab', 'form_record').waitFor();
    await ada.button('record_start').waitFor();
  });

  test('who allows it too late is not listened to', async (t) => {
    const { stage, ada } = await aboutToRecord(t);
    await ada.page.evaluate(() => {
      globalThis.hesitation = new Promise((resolve) => (globalThis.allow = resolve));
    });
    await ada.button('record_start').click();
    await stage.do({ type: 'withdraw' });
    await ada.button('claim').waitFor();
    await ada.page.evaluate(() => globalThis.allow());
    await ada.page.waitForFunction(() => globalThis.tracks.length === 1);
    assert.deepEqual(await tracks(ada), ['ended']);
  });

  test('who does not let the page listen is told why, and writes', async (t) => {
    const { stage, ada } = await aboutToRecord(t, { allowed: false });
    await ada.button('record_start').click();
    await ada.text('record_denied').waitFor();
    await writes(ada, stage);
  });
});

describe('without a microphone', () => {
  useBrowserWithSound('--disable-audio-input');

  test('it is said that there is none, and one writes', async (t) => {
    const { stage, ada } = await aboutToRecord(t);
    await ada.button('record_start').click();
    await ada.text('record_none').waitFor();
    await writes(ada, stage);
  });
});

async function writes(person, stage) {
  await person.role('tab', 'form_write').click();
  await person.role('textbox', 'your_clue').fill('In words, then');
  await person.button('tell_it').click();
  const { clue } = (await stage.until('give')).table.game.view.phase;
  assert.deepEqual(clue, { form: 'text', text: 'In words, then' });
}

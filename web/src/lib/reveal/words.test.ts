import { describe, expect, test } from 'vitest';
import type { RoundResult } from '../../protocol';
import { seenAt, beginOf } from './seen';
import { timelineOf, type BeatName } from './timeline';
import { beatAnnouncement, beatTitle, describePicture, headline } from './words';

const NAMES = ['Ana', 'Boris', 'Eva', 'Luc', 'Mira'];
const name = (seat: number) => NAMES[seat]!;

/** Ana tells picture 2. Boris finds it, Luc falls for Eva's. */
const round = {
  storyteller: 0,
  outcome: 'some_found',
  table: [
    { card: 9, owner: 2 },
    { card: 4, owner: 0 },
    { card: 5, owner: 1 },
    { card: 6, owner: 3 },
  ],
  ballots: [
    { seat: 1, cards: [4] },
    { seat: 3, cards: [9] },
  ],
  lines: [{ seat: 1, points: 3, why: 'found_it' }],
  scores: [{ side: 1, score: 3 }],
  red: null,
} as unknown as RoundResult;

const at = (beat: BeatName, result = round) => {
  const timeline = timelineOf(result, (seat) => seat);
  return seenAt(timeline, beginOf(timeline, beat));
};

describe('the headline', () => {
  test('is personal, and general for a room', () => {
    expect(headline(round, 0, name)).toBe('Well told! Boris found it.');
    expect(headline(round, 1, name)).toBe('You found it!');
    expect(headline(round, 3, name)).toBe('Not this time. Boris found it.');
    expect(headline(round, 2, name)).toBe('Boris found it.');
    expect(headline(round, null, name)).toBe('Boris found it.');
  });

  test('names who found it with you, two at most', () => {
    const ballots = [1, 2, 3, 4].map((seat) => ({ seat, cards: [4] }));
    expect(headline({ ...round, ballots }, 1, name)).toBe('You found it, with Eva, Luc and Mira.');
    const five = [...ballots, { seat: 5, cards: [4] }];
    expect(headline({ ...round, ballots: five }, 1, (seat) => NAMES[seat] ?? 'Jan')).toBe(
      'You found it, with Eva, Luc and 2 others.',
    );
  });

  test('says why nobody scores, and what was sealed', () => {
    expect(headline({ ...round, outcome: 'all_found' }, 1, name)).toBe('Everybody found it: too clear.');
    expect(headline({ ...round, outcome: 'none_found' }, 0, name)).toBe('Nobody found it: too hard.');
    expect(headline({ ...round, outcome: 'nobody_voted', ballots: [] }, 1, name)).toContain('Nobody voted');
    expect(headline({ ...round, outcome: 'party', red: 5 }, 1, name)).toBe('Picture 3 was marked in red.');
    expect(headline({ ...round, outcome: 'party' }, 1, name)).toBe('No picture was marked in red.');
  });
});

test('each beat has its sentence', () => {
  const titles = (['hush', 'owners', 'two', 'truth', 'headline'] as const).map((beat) =>
    beatTitle(at(beat), round, 1, name),
  );
  expect(titles).toEqual([
    'The votes…',
    'Whose were they?',
    'It is one of these two.',
    'It is one of these two.',
    'You found it!',
  ]);
  const party: RoundResult = { ...round, outcome: 'party', red: 5 };
  expect(beatTitle(at('seal', party), party, 1, name)).toBe('And sealed in red…');
  expect(beatTitle(at('crowd', party), party, 1, name)).toBe('Where do most agree?');
});

test('a picture says no more than is known', () => {
  const said = (beat: BeatName, card: number) => describePicture(at(beat), round, card, name, 'A fox');
  expect(said('hush', 4)).toBe('Picture 2. A fox');
  expect(said('owners', 4)).toBe('Picture 2. Votes: Boris. A fox');
  expect(said('owners', 6)).toBe('Picture 4, from Luc. No votes. A fox');
  expect(said('two', 9)).toBe('Picture 1. Votes: Luc. A fox');
  expect(said('truth', 4)).toBe('Picture 2, from Ana. Votes: Boris. A fox');
});

test('what is seen is also said aloud, in its time', () => {
  const said = (beat: BeatName) => beatAnnouncement(at(beat), round, 1, name);
  expect(said('hush')).toBe('');
  expect(said('owners')).toBe('Picture 1. Votes: Luc. Picture 2. Votes: you');
  expect(said('two')).toBe('Picture 1, Picture 2');
  expect(said('truth')).toBe('Picture 2 was Ana’s.');
  expect(said('headline')).toContain('Picture 1, from Eva');
  expect(said('points')).toBe('found it +3');
  expect(said('next')).toBe('');
});

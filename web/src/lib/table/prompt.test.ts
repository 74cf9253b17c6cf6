import { expect, test } from 'vitest';
import type { GameView, Legal, PhaseView, RoundResult, Settings, TableState } from '../../protocol';
import { beginOf, knows, seenAt } from '../reveal/seen';
import { timelineOf, type BeatName } from '../reveal/timeline';
import { nameSome } from './name-some';
import { prompt, type PromptInput } from './prompt';

const NAMES = ['Ana', 'Boris', 'Eva', 'Luc', 'Mira'];
const name = (seat: number) => NAMES[seat]!;

/** A table of five where Ana tells, seen by Boris. */
function table(
  phase: PhaseView,
  legal: Legal,
  awaited: number[],
  change: Partial<PromptInput> = {},
): PromptInput {
  const view = {
    you: 1,
    phase,
    legal,
    awaited,
    pauses: { host: false, too_few: false, all_skipped: false },
  } as unknown as GameView;
  const settings = { kind: 'single' } as Settings;
  return {
    view,
    settings,
    partner: undefined,
    storyteller: 0,
    youTell: false,
    isHost: false,
    name,
    inPairs: false,
    state: undefined,
    result: undefined,
    next: undefined,
    onScreen: false,
    reveal: { seen: undefined, knows: () => true },
    giverWish: undefined,
    ...change,
  };
}

const clue = { form: 'text', text: 'The way home' } as const;

test('you are named first, and at most two are named', () => {
  expect(nameSome([0, 1], 1, name)).toBe('you and Ana');
  expect(nameSome([0, 2, 3], null, name)).toBe('Ana, Eva and Luc');
  expect(nameSome([0, 1, 2, 3, 4], 1, name)).toBe('you, Ana and 3 others');
});

test('whoever has to give is told so, and then that the picture lies', () => {
  const give = { cards: [7, 8], count: 1 };
  const before = table({ name: 'give', storyteller: 0, clue, yours: [] }, { give }, [1, 2]);
  expect(prompt(before).title).toContain('Ana');
  expect(prompt(before).note).toBe('Waiting for you and Eva');
  const after = table({ name: 'give', storyteller: 0, clue, yours: [7] }, { give, take_back: true }, [2]);
  expect(prompt(after).title).toBe('Your picture lies face down.');
});

test('a pause comes before everything else', () => {
  const paused = table({ name: 'race' }, { claim: true }, [1]);
  paused.view!.pauses.host = true;
  expect(prompt(paused).title).toBe('The host has paused the game.');
  expect(prompt({ ...paused, isHost: true }).title).toBe('You have paused the game.');
});

const result = {
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
  lines: [],
  scores: [],
  red: null,
} as unknown as RoundResult;

/** The same table while that round is revealed. */
function reviewed(beat: BeatName, change: Partial<PromptInput> = {}): PromptInput {
  const timeline = timelineOf(result, (seat) => seat);
  const seen = seenAt(timeline, beginOf(timeline, beat));
  const reveal = { seen, knows: (name: BeatName) => knows(seen, name) };
  const next = knows(seen, 'next') ? 1 : undefined;
  const phase = { name: 'review', result, ready: [], next: 1 } as unknown as PhaseView;
  return table(phase, { seen: true }, [1, 2], { result, reveal, next, ...change });
}

test('how a round went is said at the headline, to each their own', () => {
  expect(prompt(reviewed('votes')).title).toBe('The votes…');
  expect(prompt(reviewed('truth')).title).toBe('It is one of these two.');
  expect(prompt(reviewed('truth')).note).toBe('');
  expect(prompt(reviewed('headline')).title).toBe('You found it!');
});

test('with a TV in the room one looks up until the headline', () => {
  const onScreen = true;
  for (const beat of ['hush', 'votes', 'owners', 'two', 'truth'] as const)
    expect(prompt(reviewed(beat, { onScreen })).title).toBe('Look up!');
  expect(prompt(reviewed('headline', { onScreen })).title).toBe('You found it!');
});

test('at the end it is said who tells next, who holds the story, or for whom it waits', () => {
  const clock = { left: 9_000, total: 23_000, running: true };
  const state = (clock: object | null) => ({ clock }) as unknown as TableState;
  const note = (change: Partial<PromptInput>) => prompt(reviewed('next', change)).note;
  expect(note({ state: state(clock) })).toBe('You tell next. The next story begins by itself.');
  expect(note({ state: state(clock), next: 3 })).toBe('Luc tells next. The next story begins by itself.');
  expect(note({ state: state({ ...clock, held_by: 2 }) })).toBe('Eva is still looking.');
  expect(note({ state: state(null) })).toBe('Waiting for you and Eva');
});

import { expect, test } from 'vitest';
import type {
  GameView,
  Legal,
  Outcome,
  PhaseView,
  PlayerView,
  RoundResult,
  ScoreLine,
  Settings,
} from '../../protocol';
import { tips, whyScored, type TipInput } from './tips';

const NAMES = ['Ana', 'Boris', 'Eva'];

const bot = (name: string, seat: number) => ({ name, kind: 'bot', seat }) as PlayerView;
const person = (name: string, seat: number) => ({ name, kind: 'person', seat }) as PlayerView;

/** A table where Ana tells, seen by Boris, who holds six cards. */
function table(phase: PhaseView, legal: Legal, change: Partial<TipInput> = {}): TipInput {
  const view = { you: 1, phase, legal, hand: [1, 2, 3, 4, 5, 6], turn: { round: 1 } } as unknown as GameView;
  const players = NAMES.map(person);
  return {
    view,
    settings: { kind: 'single' } as Settings,
    inRound: true,
    paused: false,
    storyteller: phase.name === 'race' ? undefined : 0,
    youTell: false,
    players,
    playerAt: (seat) => players[seat],
    result: undefined,
    ...change,
  };
}

const texts = (input: TipInput, told = false) => tips(input, told).map(({ text }) => text);
const clue = { form: 'text', text: 'The way home' } as const;
const race = (change?: Partial<TipInput>) => table({ name: 'race' }, { claim: true }, change);
const party = { settings: { kind: 'party' } as Settings };

test('in the race the hand is explained, and then the race', () => {
  expect(texts(race())).toEqual([
    'These 6 pictures are yours. Nobody else sees them.',
    'Nobody has begun. Does one of them give you an idea? Then you tell first.',
  ]);
  expect(tips(race(), false).map(({ example }) => example)).toEqual([undefined, true]);
});

test('who plays with bots hears that one of them will begin', () => {
  const one = race({ players: [bot('Granny Maud', 0), person('Boris', 1)] });
  expect(texts(one).at(-1)).toBe('Nobody has begun. In a moment Maud will. Or you: have you an idea?');
  const several = race({ players: [bot('Granny Maud', 0), bot('Little Pip', 1)] });
  expect(texts(several).at(-1)).toContain('In a moment a bot will.');
  const none = race({ players: [{ ...bot('Granny Maud', 0), seat: null }, person('Boris', 1)] });
  expect(texts(none).at(-1)).not.toContain('In a moment');
});

test('and who began is told to the others', () => {
  const told = table({ name: 'clue', storyteller: 0, claimed: true }, {});
  expect(texts(told).at(-1)).toBe('Ana was first and tells now. After that it goes round to the left.');
  told.view!.turn.round = 3;
  expect(texts(told).at(-1)).toBe('Ana chooses a picture and gives a clue. Meanwhile look at yours.');
});

test('the storyteller is helped with an example, in party with none: their phrase is for no picture', () => {
  const phase = { name: 'clue', storyteller: 1, claimed: true } as PhaseView;
  expect(tips(table(phase, {}, { youTell: true }), false)).toMatchObject([{ id: 'tell', example: true }]);
  expect(tips(table(phase, {}, { youTell: true, ...party }), false)[0]).not.toHaveProperty('example');
});

test('whoever has given or voted is left alone, and so is who watches or waits out a pause', () => {
  const give = { cards: [1, 2], count: 1 };
  const giving = (yours: number[], change = {}) =>
    table({ name: 'give', storyteller: 0, clue, yours }, { give }, change);
  expect(texts(giving([]))).toEqual([
    'Find the picture of yours that others would take for the one Ana meant.',
  ]);
  expect(texts(giving([1]))).toEqual([]);
  expect(texts(giving([], { inRound: false }))).toEqual([]);
  expect(texts(giving([], { paused: true }))).toEqual([]);
  const vote = { cards: [1, 2], min: 1, max: 1, red: false };
  const voting = (yours: number[], ballot: number[], change = {}) =>
    table(
      { name: 'vote', storyteller: 0, clue, table: [1, 2, 3], yours, ballot } as PhaseView,
      { vote },
      change,
    );
  expect(texts(voting([3], []))[0]).toContain('One of these is yours');
  expect(texts(voting([2, 3], []))[0]).toContain('2 of these are yours');
  expect(texts(voting([], []))[0]).toContain('your partner');
  expect(texts(voting([3], [], party))[0]).toContain('others will choose too');
  expect(texts(voting([3], [1]))).toEqual([]);
});

/** A round in which Ana told, with these lines. */
const result = (outcome: Outcome, ...lines: ScoreLine[]) =>
  ({ outcome, storyteller: 0, lines }) as unknown as RoundResult;

test('why one scored is not told before the outcome is', () => {
  const found: ScoreLine = { seat: 1, points: 3, why: 'found_it' };
  const told = result('some_found', found);
  const reveal = table(
    { name: 'review', result: told, ready: [] } as unknown as PhaseView,
    {},
    { result: told },
  );
  expect(texts(reveal, false)).toEqual([]);
  expect(texts(reveal, true)).toEqual(['You found it: that is +3.']);
});

test('it is told in one sentence or two, with the points one really got', () => {
  const found: ScoreLine = { seat: 1, points: 3, why: 'found_it' };
  const fooled: ScoreLine = { seat: 1, points: 2, why: 'fooled', votes: 2, capped: false };
  expect(whyScored(result('some_found', found, fooled), 1, 'Ana')).toBe(
    'You found it: that is +3. 2 were fooled by yours: that is +2.',
  );
  const missed: ScoreLine = { seat: 1, points: 0, why: 'missed_it' };
  expect(whyScored(result('some_found', missed), 1, 'Ana')).toContain('That was another one.');
  const all: ScoreLine = { seat: 1, points: 2, why: 'all_found_it' };
  expect(whyScored(result('all_found', all), 1, 'Ana')).toBe(
    'Everybody found it: too clear, no points for Ana.',
  );
  const none: ScoreLine = { seat: 1, points: 2, why: 'nobody_found_it' };
  expect(whyScored(result('none_found', none), 1, 'Ana')).toBe(
    'Nobody found it: too dark, no points for Ana.',
  );
});

test('house rules that give the storyteller points even so are not denied', () => {
  const teller: ScoreLine = { seat: 0, points: 1, why: 'told_too_easy' };
  const all: ScoreLine = { seat: 1, points: 2, why: 'all_found_it' };
  expect(whyScored(result('all_found', teller, all), 1, 'Ana')).toBe('');
  expect(whyScored(result('all_found', teller), 0, 'Ana')).toBe('');
});

test('the storyteller hears how the clue was', () => {
  const line = (why: 'told_well' | 'told_too_hard' | 'told_too_easy', points: number): ScoreLine => ({
    seat: 0,
    points,
    why,
  });
  expect(whyScored(result('some_found', line('told_well', 3)), 0, 'Ana')).toContain('+3');
  expect(whyScored(result('all_found', line('told_too_easy', 0)), 0, 'Ana')).toContain('too clear');
  expect(whyScored(result('none_found', line('told_too_hard', 0)), 0, 'Ana')).toContain('too dark');
});

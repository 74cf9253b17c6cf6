import { expect, test } from 'vitest';
import type { GameView, Legal, PhaseView, RoundResult, Settings } from '../../protocol';
import { nameSome, outcomeText, prompt, type PromptInput } from './prompt';

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

test('a round is told in a sentence', () => {
  const result = {
    storyteller: 0,
    outcome: 'some_found',
    table: [
      { card: 9, owner: 2 },
      { card: 4, owner: 0 },
    ],
    ballots: [
      { seat: 1, cards: [4] },
      { seat: 3, cards: [9] },
    ],
    red: null,
  } as unknown as RoundResult;
  expect(outcomeText(result, 1, name)).toBe('Picture 2 was Ana’s. One of you found it.');
  expect(outcomeText(result, 0, name)).toBe('Picture 2 was yours. One of you found it.');
});

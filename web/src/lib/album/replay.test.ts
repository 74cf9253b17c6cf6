import { expect, test } from 'vitest';
import type { AlbumRound, RoundResult } from '../../protocol';
import { timelineOf } from '../reveal/timeline';
import { firstStep, partOf, replaySteps, stepDuration, type StepKind } from './replay';

const round = (ballots: number) =>
  ({
    players: [],
    result: { ballots: Array.from({ length: ballots }, (_, seat) => ({ seat, cards: [1] })) },
  }) as unknown as AlbumRound;
const kinds = (rounds: AlbumRound[], over = false) =>
  replaySteps({ rounds, over }).map((step) => `${step.round} ${step.kind}`);

test('a round is told in six steps', () => {
  expect(kinds([round(3)])).toEqual(['0 clue', '0 cards', '0 votes', '0 owners', '0 truth', '0 points']);
});

test('where nobody voted there are no votes to show', () => {
  expect(kinds([round(0)])).toEqual(['0 clue', '0 cards', '0 owners', '0 truth', '0 points']);
});

test('a game that is over ends on the podium', () => {
  expect(kinds([round(1), round(1)], true).at(-1)).toBe('1 end');
  expect(kinds([round(1)]).at(-1)).toBe('0 points');
});

test('a game without a story has nothing to show', () => {
  expect(kinds([], true)).toEqual([]);
});

test('a round that is jumped to begins with its clue', () => {
  const steps = replaySteps({ rounds: [round(1), round(0), round(1)], over: true });
  expect(steps[firstStep(steps, 2)]).toEqual({ round: 2, kind: 'clue' });
  expect(firstStep(steps, 99)).toBe(0);
});

test('a long clue stays longer', () => {
  const step = { round: 0, kind: 'clue' } as const;
  expect(stepDuration(step, 'x'.repeat(200))).toBeGreaterThan(stepDuration(step, 'Home'));
  expect(stepDuration({ round: 0, kind: 'points' })).toBeGreaterThan(3_000);
});

test('the steps play the whole reveal, each its part', () => {
  const result = {
    storyteller: 0,
    outcome: 'some_found',
    table: [0, 1, 2, 3].map((owner) => ({ owner, card: owner + 10 })),
    ballots: [
      { seat: 1, cards: [10] },
      { seat: 2, cards: [11] },
    ],
    lines: [],
    scores: [],
    red: null,
  } as unknown as RoundResult;
  const timeline = timelineOf(result, (seat) => seat);
  const kinds: StepKind[] = ['cards', 'votes', 'owners', 'truth', 'points'];
  const parts = kinds.map((kind) => partOf(timeline, kind));
  expect(parts[0]!.from).toBe(0);
  for (const [i, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[i]!.until + 1);
  expect(parts.at(-1)!.until).toBe(timeline.end);
});

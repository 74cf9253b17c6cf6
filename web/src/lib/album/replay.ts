// The steps of a replay, and how long each is shown.

import type { AlbumGame } from '../../protocol';
import { beginOf } from '../reveal/seen';
import type { BeatName, Timeline } from '../reveal/timeline';

/** What is seen of a round, one thing after the other; at last the podium. */
export type StepKind = 'clue' | 'cards' | 'votes' | 'owners' | 'truth' | 'points' | 'end';

export interface Step {
  /** The index of the round among those of the game. */
  round: number;
  kind: StepKind;
}

/** Milliseconds a step stays when the replay runs by itself: time to read, and to look. */
const STEP_MS: Record<StepKind, number> = {
  clue: 4_000,
  cards: 5_000,
  votes: 4_000,
  owners: 4_000,
  truth: 5_000,
  points: 6_000,
  end: 0,
};

/** A word is read in so many milliseconds, by a calm reader. */
const PER_CHARACTER = 45;

export function replaySteps({ rounds, over }: Pick<AlbumGame, 'rounds' | 'over'>): Step[] {
  const steps = rounds.flatMap(({ result }, round): Step[] => {
    const kinds: StepKind[] = ['clue', 'cards', 'votes', 'owners', 'truth', 'points'];
    // Nothing to see where nobody voted; and in a party no picture is the wrong one.
    return kinds
      .filter((kind) => kind !== 'votes' || result.ballots.length > 0)
      .filter((kind) => kind !== 'owners' || result.outcome !== 'party')
      .map((kind) => ({ round, kind }));
  });
  if (over && steps.length > 0) steps.push({ round: rounds.length - 1, kind: 'end' });
  return steps;
}

/** Where a round begins. */
export function firstStep(steps: Step[], round: number): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.round === round),
  );
}

/** How long a step stays: a long clue longer. */
export function stepDuration({ kind }: Step, words = ''): number {
  return kind === 'clue' ? Math.max(STEP_MS.clue, 2_000 + [...words].length * PER_CHARACTER) : STEP_MS[kind];
}

/** The beats of the reveal at which a step begins, and at which the next one does. */
const BEATS_OF: Record<StepKind, [BeatName, BeatName?]> = {
  clue: ['hush', 'votes'],
  cards: ['hush', 'votes'],
  votes: ['votes', 'owners'],
  owners: ['owners', 'seal'],
  truth: ['seal', 'points'],
  points: ['points'],
  end: ['points'],
};

/** The part of the reveal that a step plays: from when, until when. At the end there is nothing left to play. */
export function partOf(timeline: Timeline, kind: StepKind): { from: number; until: number } {
  const [first, next] = BEATS_OF[kind];
  if (kind === 'end') return { from: timeline.end, until: timeline.end };
  // Up to the last moment before the next beat.
  return {
    from: beginOf(timeline, first),
    until: next === undefined ? timeline.end : beginOf(timeline, next) - 1,
  };
}

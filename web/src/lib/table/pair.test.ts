import { describe, expect, it } from 'vitest';
import type { GameView, GiverWish, PhaseView, SeatView, Settings } from '../../protocol';
import { pairChooses, pairLine, type PairInput } from './pair';

const NAMES = ['Ada', 'Boris', 'Cleo', 'Eva', 'Filip', 'Gita'];
const clue = { form: 'text', text: 'Night' } as const;
const give: PhaseView = { name: 'give', storyteller: 1, clue, yours: [] };
const vote: PhaseView = { name: 'vote', storyteller: 1, clue, table: [1, 2, 3], yours: [], ballot: [] };

/** Ada's table: her partner is Eva, three seats on. */
function table(
  phase: PhaseView,
  {
    kind = 'pairs_one_votes',
    awaited = [0, 3],
    gave,
    guesses = false,
    wish,
    storyteller = 1,
  }: {
    kind?: Settings['kind'];
    awaited?: number[];
    gave?: number;
    guesses?: boolean;
    wish?: GiverWish;
    storyteller?: number;
  } = {},
): PairInput {
  const seats = NAMES.map((_, seat) => ({ seat, side: seat % 3, gave: seat === gave ? 1 : 0 }) as SeatView);
  return {
    view: { you: 0, phase, awaited, seats, legal: guesses ? { vote: {} } : {} } as unknown as GameView,
    settings: { kind } as Settings,
    partner: 3,
    storyteller: phase.name === 'race' ? undefined : storyteller,
    name: (seat) => NAMES[seat]!,
    giverWish: wish,
  };
}

describe('the line of a pair', () => {
  it('says in every phase who your partner is', () => {
    const clues: PhaseView = { name: 'clue', storyteller: 1, claimed: false };
    for (const phase of [{ name: 'race' } as PhaseView, clues, give]) {
      expect(pairLine(table(phase))).toBe('You and Eva');
    }
  });

  it('says who gives as soon as one of you has said so', () => {
    expect(pairLine(table(give, { wish: { gives: 0, said_by: 3 } }))).toBe('You give, Eva guesses.');
    expect(pairLine(table(give, { wish: { gives: 3, said_by: 0 } }))).toBe('Eva gives, you guess.');
  });

  it('says what is left to each when a card lies', () => {
    const lies = { awaited: [], gave: 0 };
    expect(pairLine(table(give, lies))).toBe('You gave. Eva guesses.');
    expect(pairLine(table(give, { awaited: [], gave: 3 }))).toBe('Eva gave. You guess.');
    expect(pairLine(table(vote))).toBe('You gave. Eva guesses.');
    expect(pairLine(table(vote, { guesses: true }))).toBe('Eva gave. You guess.');
  });

  it('says among four pairs that both guess', () => {
    const kind = 'pairs_all_vote';
    expect(pairLine(table(give, { kind, gave: 3, awaited: [] }))).toBe('Eva gave. You both guess.');
    expect(pairLine(table(vote, { kind }))).toBe('You and Eva both guess.');
    expect(pairLine(table(give, { kind, wish: { gives: 0, said_by: 0 } }))).toBe(
      'You give, then you both guess.',
    );
  });

  it('says who tells for the pair', () => {
    expect(pairLine(table(give, { storyteller: 3, awaited: [0] }))).toBe('Eva tells for your pair.');
    expect(pairLine(table(give, { storyteller: 0, awaited: [3] }))).toBe(
      'You and Eva · You tell for your pair.',
    );
  });

  it('is not there for who plays alone', () => {
    expect(pairLine({ ...table(give), partner: undefined })).toBe('');
  });
});

describe('who gives', () => {
  it('is a question only while both may', () => {
    expect(pairChooses(table(give))).toBe(true);
    expect(pairChooses(table(give, { awaited: [0, 4] }))).toBe(false);
    expect(pairChooses(table(vote))).toBe(false);
    expect(pairChooses({ ...table(give), partner: undefined })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameView, PhaseView, TableState } from '../protocol';
import { publicOnly } from './public';

const view = (phase: PhaseView): GameView => ({
  you: 2,
  turn: { game: 0, round: 1, phase: phase.name, attempt: 1 },
  preset: 'classic',
  seats: [],
  phase,
  awaited: [2],
  pauses: { host: false, too_few: false, all_skipped: false },
  agreed: [],
  size: { hand: 6, gives: 1, votes: 1 },
  clock: null,
  hand: [71, 72, 73],
  deck: 40,
  discard: [],
  commitment: 'c',
  legal: { vote: { cards: [11, 12], min: 1, max: 1 }, leave: true },
});

const state = (phase: PhaseView): TableState =>
  ({
    code: '407218',
    link: 'http://localhost/r/407218',
    position: 9,
    clock: null,
    presence: [],
    watching: 0,
    table: {
      charter: {},
      house_rules: [],
      deck_advice: {},
      players: [{ id: 'me', name: 'Mira', seat: 2 }],
      host: 'me',
      you: 'me',
      moved: false,
      may: { sit: false, start: true, configure: true, manage: true, close: [1] },
      start_refused: null,
      sit_refused: null,
      game: { settings: {}, decks: [], view: view(phase) },
    },
  }) as unknown as TableState;

const clue = { form: 'text', text: 'Night' } as const;

describe('what a room may see', () => {
  it('has no hand, nothing to do and no you', () => {
    const { table } = publicOnly(state({ name: 'clue', storyteller: 2, claimed: true }));
    expect(table.you).toBeNull();
    const { close, ...may } = table.may;
    expect(close).toEqual([]);
    expect(Object.values(may)).not.toContain(true);
    const shown = table.game!.view;
    expect(shown.you).toBeNull();
    expect(shown.hand).toBeNull();
    expect(shown.legal).toEqual({});
  });

  it('does not say whose card is given, or how somebody voted', () => {
    const give = publicOnly(state({ name: 'give', storyteller: 0, clue, yours: [71] }));
    expect(give.table.game!.view.phase).toEqual({ name: 'give', storyteller: 0, clue, yours: [] });
    const vote = publicOnly(
      state({ name: 'vote', storyteller: 0, clue, table: [10, 11, 12], yours: [10], ballot: [11], red: 12 }),
    );
    expect(vote.table.game!.view.phase).toEqual({
      name: 'vote',
      storyteller: 0,
      clue,
      table: [10, 11, 12],
      yours: [],
      ballot: [],
    });
  });

  it('keeps what everybody knows', () => {
    const shown = publicOnly(state({ name: 'race' }));
    expect(shown.code).toBe('407218');
    expect(shown.table.host).toBe('me');
    expect(shown.table.players).toHaveLength(1);
    expect(shown.table.game!.view.awaited).toEqual([2]);
  });
});

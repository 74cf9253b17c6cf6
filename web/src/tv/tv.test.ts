import { describe, expect, it } from 'vitest';
import type { GameView, PhaseView, SeatView, Settings, TableView } from '../protocol';
import { bySide } from '../lib/table/seat-groups';
import { houseRuleText, tvPrompt, tvWinners, type TvPromptInput } from './tv-text';
import { preparesNextGame, subtitleTime } from './tv-timing';
import { seatStatus } from '../lib/table/seat-status';

const NAMES = ['Mira', 'Sam', 'Ivan', 'Klára'];

function shown(
  phase: PhaseView,
  more: Partial<GameView> = {},
  kind: Settings['kind'] = 'single',
): TvPromptInput {
  const view = {
    you: null,
    phase,
    awaited: [1, 2],
    pauses: { host: false, too_few: false, all_skipped: false },
    size: { hand: 6, gives: 1, votes: 1 },
    ...more,
  } as GameView;
  return {
    view,
    settings: { kind } as Settings,
    storyteller: 'storyteller' in phase ? phase.storyteller : undefined,
    inPairs: kind === 'pairs_one_votes' || kind === 'pairs_all_vote',
    name: (seat) => NAMES[seat]!,
    state: undefined,
    next: undefined,
    result: undefined,
    reveal: { seen: undefined, knows: () => true },
  };
}

const clue = { form: 'text', text: 'Night' } as const;
const give: PhaseView = { name: 'give', storyteller: 0, clue, yours: [] };
const vote: PhaseView = { name: 'vote', storyteller: 0, clue, table: [1, 2, 3], yours: [], ballot: [] };

describe('the sentence for a room', () => {
  it('says where to vote, and whom it waits for', () => {
    expect(tvPrompt(shown(vote))).toEqual({
      title: 'Vote on your phone: which picture is Mira’s?',
      note: 'Waiting for Sam and Ivan',
    });
  });

  it('names the votes when there are several', () => {
    const size = { hand: 6, gives: 1, votes: 2 };
    expect(tvPrompt(shown(vote, { size })).title).toContain('Up to 2 votes');
  });

  it('differs by the way to play', () => {
    const titles = (['single', 'party', 'pairs_one_votes'] as const).flatMap((kind) =>
      [give, vote].map((phase) => tvPrompt(shown(phase, {}, kind)).title),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(tvPrompt(shown(vote, {}, 'pairs_all_vote'))).toEqual(tvPrompt(shown(vote)));
  });

  it('says first what holds the game', () => {
    const pauses = { host: true, too_few: false, all_skipped: false };
    expect(tvPrompt(shown(vote, { pauses })).title).toBe('The host has paused the game.');
  });

  it('never says you to one of them', () => {
    const phases: PhaseView[] = [
      { name: 'race' },
      { name: 'clue', storyteller: 0, claimed: false },
      give,
      vote,
    ];
    for (const phase of phases) {
      const { title, note } = tvPrompt(shown(phase));
      expect(`${title} ${note}`).not.toMatch(/\byou\b/i);
    }
  });
});

describe('seats', () => {
  const seat = (number: number, side: number, more: Partial<SeatView> = {}) =>
    ({ seat: number, side, standing: 'taken', ...more }) as SeatView;

  it('come with their partners', () => {
    const sides = bySide([seat(0, 0), seat(1, 1), seat(2, 0), seat(3, 1)]);
    expect(sides.map((seats) => seats.map((s) => s.seat))).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('tell, are away, are awaited or done', () => {
    const table = {
      view: { awaited: [2] } as unknown as GameView,
      lanternAt: 0,
      playerAt: (n: number) => ({ id: String(n) }),
      presence: (id: string) => (id === '3' ? 'gone' : 'connected'),
    } as unknown as Parameters<typeof seatStatus>[0];
    expect([0, 1, 2, 3].map((n) => seatStatus(table, seat(n, n)))).toEqual([
      'teller',
      'done',
      'waiting',
      'away',
    ]);
    expect(seatStatus(table, seat(1, 1, { standing: 'open' }))).toBe('away');
  });
});

describe('after a game', () => {
  const over = (players: object[], charter: object = { preset: 'classic' }) =>
    ({
      players,
      charter: { settings: charter },
      game: { settings: { preset: 'classic' } },
    }) as unknown as TableView;
  const mira = { kind: 'person', gone: false, ready: false, seat: 0 };

  it('the podium stays while nothing stirs', () => {
    expect(preparesNextGame(over([mira, { ...mira, kind: 'bot', ready: true }]))).toBe(false);
  });

  it('somebody ready, somebody new, or another game makes it a lobby', () => {
    expect(preparesNextGame(over([{ ...mira, ready: true }]))).toBe(true);
    expect(preparesNextGame(over([mira, { ...mira, seat: null }]))).toBe(true);
    expect(preparesNextGame(over([mira], { preset: 'odyssey' }))).toBe(true);
  });

  it('names who won', () => {
    const place = (seats: number[], won: boolean) => ({ side: seats[0]!, seats, score: 30, rank: 1, won });
    const name = (seat: number) => NAMES[seat]!;
    expect(tvWinners([place([0], true), place([1], false)], name)).toBe('Mira won.');
    expect(tvWinners([place([0, 2], true)], name)).toBe('Mira & Ivan won.');
    expect(tvWinners([place([0], true), place([1], true)], name)).toBe('Mira and Sam won together.');
  });
});

describe('words on the screen', () => {
  it('stay longer the longer they are, but not for ever', () => {
    expect(subtitleTime('Hm')).toBeLessThan(subtitleTime('A whole sentence about a lantern'));
    expect(subtitleTime('a'.repeat(300))).toBe(12_000);
  });

  it('tell house rules', () => {
    const settings = { kind: 'single', seats: { min: 3, max: 8 } } as Settings;
    expect(houseRuleText({ rule: 'target', preset: 30, table: 20 }, settings)?.value).toBe('20');
    expect(houseRuleText({ rule: 'target', preset: 30, table: null }, settings)?.value).toBe('off');
    expect(houseRuleText({ rule: 'reshuffle', preset: true, table: false }, settings)?.value).toBe('off');
    expect(houseRuleText({ rule: 'unheard.of', preset: 1, table: 2 }, settings)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { GameView, PhaseView, PlayerView, Presence, SeatView, TableState } from '../../protocol';
import { newsBetween } from './news';

// Only what news are made of; the rest of a state does not matter here.

const player = (id: string, seat: number | null, more: Partial<PlayerView> = {}): PlayerView => ({
  id,
  kind: 'person',
  name: id[0]!.toUpperCase() + id.slice(1),
  colour: 'snow',
  ready: false,
  seat,
  muted: false,
  stand_in: false,
  gone: false,
  ...more,
});

const PLAYERS = [player('me', 0), player('ana', 1), player('ivan', 2), player('tin', 3, { kind: 'bot' })];

interface Told {
  players?: PlayerView[];
  host?: string | null;
  you?: string | null;
  presence?: Record<string, Presence>;
  configure?: boolean;
  preset?: string;
  clocks?: object;
  strength?: string;
  game?: Partial<GameView>;
  position?: number;
}

function state(told: Told = {}): TableState {
  const game = told.game && {
    view: {
      you: 0,
      turn: { game: 0, round: 1, phase: 'clue', attempt: 1 },
      seats: [0, 1, 2, 3].map((seat) => ({ seat, standing: 'taken' }) as SeatView),
      pauses: { host: false, too_few: false, all_skipped: false },
      legal: {},
      ...told.game,
    },
  };
  return {
    code: '123456',
    position: told.position ?? 1,
    presence: Object.entries(told.presence ?? {}).map(([player, presence]) => ({ player, presence })),
    table: {
      players: told.players ?? PLAYERS,
      host: told.host === undefined ? 'ana' : told.host,
      you: told.you === undefined ? 'me' : told.you,
      may: { configure: told.configure ?? false },
      charter: {
        settings: { preset: told.preset ?? 'classic' },
        clocks: told.clocks ?? {},
        decks: [],
        bot_strength: told.strength ?? 'even',
      },
      game: game ?? null,
    },
  } as unknown as TableState;
}

const turn = (attempt: number, phase: GameView['turn']['phase'] = 'clue', round = 1) => ({
  game: 0,
  round,
  phase,
  attempt,
});
const clue = (storyteller: number): PhaseView => ({ name: 'clue', storyteller, claimed: false });
const text = { form: 'text', text: 'moon' } as const;
const give = (yours: number[], storyteller = 1): PhaseView => ({
  name: 'give',
  storyteller,
  clue: text,
  yours,
});
const vote = (yours: number[], storyteller = 1): PhaseView => ({
  name: 'vote',
  storyteller,
  clue: text,
  table: [1, 2, 3],
  yours,
  ballot: [],
});
const review = (ballots: { seat: number; cards: number[] }[]) =>
  ({ name: 'review', result: { storyteller: 1, ballots }, ready: [] }) as unknown as PhaseView;

describe('people', () => {
  it('come and go', () => {
    const without = PLAYERS.filter((p) => p.id !== 'ivan');
    expect(newsBetween(state({ players: without }), state())).toEqual([{ what: 'joined', name: 'Ivan' }]);
    expect(newsBetween(state(), state({ players: without }))).toEqual([{ what: 'left', name: 'Ivan' }]);
  });

  it('leave a label behind in a game', () => {
    const gone = PLAYERS.map((p) => (p.id === 'ivan' ? { ...p, gone: true } : p));
    const game = { phase: clue(1) };
    expect(newsBetween(state({ game }), state({ game, players: gone }))).toEqual([
      { what: 'left', name: 'Ivan' },
    ]);
  });

  it('wait when they come late', () => {
    const late = [...PLAYERS, player('zoe', 4)];
    const seats = [{ seat: 4, standing: 'waiting' } as SeatView];
    const news = newsBetween(
      state({ game: { phase: clue(1) } }),
      state({ players: late, game: { phase: clue(1), seats } }),
    );
    expect(news).toEqual([{ what: 'waits', name: 'Zoe' }]);
  });

  it('are no news when they are me, a bot, or the same person on another device', () => {
    const others = PLAYERS.filter((p) => p.id !== 'me' && p.id !== 'tin');
    expect(newsBetween(state({ players: others, you: null }), state())).toEqual([]);
    expect(newsBetween(state(), state({ players: others, you: null }))).toEqual([]);
    const moved = PLAYERS.map((p) => (p.id === 'ivan' ? { ...p, id: 'ivan2' } : p));
    expect(newsBetween(state({ host: 'ivan' }), state({ host: 'ivan2', players: moved }))).toEqual([]);
  });

  it('are missed only in a game, and only when they are gone', () => {
    const game = { phase: clue(1) };
    const gone = { presence: { ivan: 'gone' as const } };
    expect(newsBetween(state({ game }), state({ game, ...gone }))).toEqual([{ what: 'away', name: 'Ivan' }]);
    expect(newsBetween(state({ game, ...gone }), state({ game }))).toEqual([{ what: 'back', name: 'Ivan' }]);
    expect(newsBetween(state(), state(gone))).toEqual([]);
    expect(newsBetween(state({ game }), state({ game, presence: { ivan: 'away' } }))).toEqual([]);
  });

  it('have bots that play for them', () => {
    const game = { phase: clue(1) };
    const gone = { presence: { ivan: 'gone' as const } };
    const stood = PLAYERS.map((p) => (p.id === 'ivan' ? { ...p, stand_in: true } : p));
    const away = state({ game, ...gone });
    const bot = state({ game, players: stood, ...gone });
    const here = state({ game, players: stood });
    expect(newsBetween(away, bot)).toEqual([{ what: 'stand_in', name: 'Ivan' }]);
    // Back at the table, then back in the game: one line, not two.
    expect([...newsBetween(bot, here), ...newsBetween(here, state({ game }))]).toEqual([
      { what: 'back', name: 'Ivan' },
    ]);
    const me = PLAYERS.map((p) => (p.id === 'me' ? { ...p, stand_in: true } : p));
    expect(newsBetween(state({ game, players: me }), state({ game }))).toEqual([
      { what: 'stood_in_for_you' },
    ]);
  });

  it('become hosts', () => {
    expect(newsBetween(state(), state({ host: 'ivan' }))).toEqual([{ what: 'host', name: 'Ivan' }]);
    expect(newsBetween(state(), state({ host: 'me' }))).toEqual([{ what: 'host_you' }]);
    expect(newsBetween(state({ host: null }), state({ host: 'ivan' }))).toEqual([]);
  });
});

describe('the lobby', () => {
  it('tells those who do not decide what was decided', () => {
    expect(newsBetween(state(), state({ preset: 'odyssey' }))).toEqual([
      { what: 'preset', preset: 'odyssey' },
    ]);
    expect(newsBetween(state(), state({ clocks: { vote: 45 } }))).toEqual([{ what: 'settings' }]);
    expect(newsBetween(state(), state({ strength: 'keen' }))).toEqual([{ what: 'settings' }]);
    const host = { configure: true };
    expect(newsBetween(state(host), state({ ...host, preset: 'odyssey' }))).toEqual([]);
  });
});

describe('a round', () => {
  it('goes on after a pause', () => {
    const pauses = { host: true, too_few: false, all_skipped: false };
    const news = newsBetween(
      state({ game: { phase: clue(1), pauses } }),
      state({ game: { phase: clue(1) } }),
    );
    expect(news).toEqual([{ what: 'resumed' }]);
  });

  it('skips a storyteller', () => {
    const after = state({ game: { phase: clue(2), turn: turn(2) } });
    expect(newsBetween(state({ game: { phase: clue(1) } }), after)).toEqual([
      { what: 'skipped', name: 'Ana' },
    ]);
    expect(newsBetween(state({ game: { phase: clue(0) } }), after)).toEqual([{ what: 'skipped_you' }]);
  });

  it('is void when the storyteller leaves, and says it once', () => {
    const gone = PLAYERS.map((p) => (p.id === 'ana' ? { ...p, gone: true } : p));
    const seats = [{ seat: 1, standing: 'open' } as SeatView];
    const news = newsBetween(
      state({ host: 'me', game: { phase: vote([3]), turn: turn(3, 'vote') } }),
      state({ host: 'me', players: gone, game: { phase: clue(2), turn: turn(4), seats } }),
    );
    expect(news).toEqual([{ what: 'void', name: 'Ana' }]);
  });

  it('frees the lantern again', () => {
    const race = state({ game: { phase: { name: 'race' }, turn: turn(3, 'race') } });
    const claimed = (seat: number) =>
      state({ game: { phase: { ...clue(seat), claimed: true } as PhaseView, turn: turn(2) } });
    expect(newsBetween(claimed(2), race)).toEqual([{ what: 'lantern_free', name: 'Ivan' }]);
    expect(newsBetween(claimed(0), race)).toEqual([]);
  });

  it('gives for those who did not choose', () => {
    const before = state({ game: { phase: give([]), turn: turn(2, 'give') } });
    const after = state({ game: { phase: vote([7]), turn: turn(3, 'vote') } });
    expect(newsBetween(before, after)).toEqual([{ what: 'given_for_you', count: 1 }]);
    // I gave last, and the table went on at once.
    expect(newsBetween(before, after, { gave: [7] })).toEqual([]);
    const chosen = state({ game: { phase: give([7]), turn: turn(2, 'give') } });
    expect(newsBetween(chosen, after)).toEqual([]);
    const told = state({ game: { phase: give([], 0), turn: turn(2, 'give') } });
    expect(newsBetween(told, after)).toEqual([]);
  });

  it('does not wait for a vote for ever', () => {
    const legal = { vote: { cards: [1, 2], min: 1, max: 1 } };
    const before = state({ game: { phase: vote([3]), turn: turn(3, 'vote'), legal } });
    const after = (ballots: { seat: number; cards: number[] }[]) =>
      state({ game: { phase: review(ballots), turn: turn(4, 'review') } });
    expect(newsBetween(before, after([{ seat: 2, cards: [1] }]))).toEqual([{ what: 'no_vote' }]);
    expect(newsBetween(before, after([{ seat: 0, cards: [1] }]))).toEqual([]);
  });

  it('is no news by itself', () => {
    const done = state({ game: { phase: review([]), turn: turn(4, 'review') } });
    const next = state({ game: { phase: clue(2), turn: turn(1, 'clue', 2) } });
    expect(newsBetween(done, next)).toEqual([]);
  });
});

it('says nothing about an older view', () => {
  expect(newsBetween(state({ position: 9 }), state({ host: 'ivan', position: 8 }))).toEqual([]);
});

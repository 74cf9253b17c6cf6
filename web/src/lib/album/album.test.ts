import { expect, test } from 'vitest';
import type { AlbumGame, AlbumRound, Clue, Outcome, PlayerKind } from '../../protocol';
import { bestStory, countFinders, mainCard, placesOf, sidesOf, storytellerCard } from './album';

interface Told {
  /** For whom each of those who vote votes, by the seat of the card's owner. */
  votes: number[];
  outcome?: Outcome;
  clue?: Clue;
  kind?: PlayerKind;
  red?: number;
}

/** A round told by seat 0. Card 10 is seat 0's, card 11 seat 1's, and so on. */
function round({ votes, outcome = 'some_found', clue, kind = 'person', red }: Told): AlbumRound {
  const seats = [0, ...votes.map((_, i) => i + 1)];
  return {
    players: seats.map((seat) => ({
      seat,
      name: `player ${seat}`,
      colour: 'snow',
      kind: seat === 0 ? kind : 'bot',
      side: seat,
    })),
    result: {
      round: 1,
      storyteller: 0,
      clue: clue ?? { form: 'text', text: 'Home' },
      table: seats.map((seat) => ({ card: 10 + seat, owner: seat })).reverse(),
      ballots: votes.map((owner, i) => ({ seat: i + 1, cards: [10 + owner] })),
      red: red ?? null,
      outcome,
      lines: [],
      scores: [],
    },
  };
}

test('the storyteller’s picture stands for a round', () => {
  const { result } = round({ votes: [0, 2, 0] });
  expect(storytellerCard(result)).toBe(10);
  expect(mainCard(result)).toBe(10);
  expect(countFinders(result)).toBe(2);
});

test('in a party the picture most voted for does', () => {
  const { result } = round({ votes: [2, 2, 1], outcome: 'party' });
  expect(storytellerCard(result)).toBeUndefined();
  expect(mainCard(result)).toBe(12);
});

test('a ballot with two cards finds with either', () => {
  const { result } = round({ votes: [2, 0] });
  result.ballots[0]!.cards = [12, 10];
  expect(countFinders(result)).toBe(2);
});

test('no story is the best of none', () => {
  expect(bestStory([])).toBeUndefined();
});

test('the best story was seen by some, not by all', () => {
  const easy = round({ votes: [0, 0, 0], outcome: 'all_found' });
  const hard = round({ votes: [2, 1, 1], outcome: 'none_found' });
  const good = round({ votes: [0, 0, 1] });
  expect(bestStory([easy, hard, good])).toBe(good);
});

test('of those the one that led most astray', () => {
  const two = round({ votes: [0, 0, 1, 2] });
  const three = round({ votes: [0, 3, 1, 1] });
  expect(bestStory([two, three])).toBe(three);
});

test('words come before sounds, and people before bots', () => {
  const sound = round({ votes: [0, 3, 1, 1], clue: { form: 'sound', sound: 'a' } });
  const bot = round({ votes: [0, 3, 1, 1], kind: 'bot' });
  const person = round({ votes: [0, 0, 0, 1] });
  expect(bestStory([sound, bot, person])).toBe(person);
  expect(bestStory([sound, bot])).toBe(bot);
});

test('the earlier of two that are alike', () => {
  const [first, second] = [round({ votes: [0, 1] }), round({ votes: [0, 1] })];
  expect(bestStory([first, second])).toBe(first);
});

test('in a party the story that most agreed on, unless it was sealed', () => {
  const few = round({ votes: [1, 2, 3, 3], outcome: 'party' });
  const many = round({ votes: [3, 3, 3, 1], outcome: 'party' });
  const sealed = round({ votes: [3, 3, 3, 3], outcome: 'party', red: 13 });
  expect(bestStory([few, many, sealed])).toBe(many);
});

/** A round of two pairs: 0 and 2, 1 and 3. */
function pairs(): AlbumRound {
  const told = round({ votes: [0, 1, 0] });
  for (const player of told.players) player.side = player.seat % 2;
  told.result.lines = [
    { seat: 0, points: 3, why: 'told_well' },
    { seat: 3, points: 3, why: 'found_it' },
    { seat: 1, points: 1, why: 'fooled', votes: 1, capped: false },
  ];
  told.result.scores = [
    { side: 0, score: 10 },
    { side: 1, score: 9 },
  ];
  return told;
}

test('partners share a rabbit, which hops by what both got', () => {
  expect(sidesOf(pairs())).toEqual([
    { side: 0, seats: [0, 2], score: 10 },
    { side: 1, seats: [1, 3], score: 9 },
  ]);
});

test('a game’s places go by its final scores', () => {
  const game = {
    rounds: [pairs()],
    winners: [1],
    scores: [
      { side: 0, score: 10 },
      { side: 1, score: 12 },
    ],
  } as unknown as AlbumGame;
  expect(placesOf(game).map(({ seats, score, rank }) => [seats, score, rank])).toEqual([
    [[1, 3], 12, 1],
    [[0, 2], 10, 2],
  ]);
  expect(placesOf({ ...game, rounds: [] })).toEqual([]);
});

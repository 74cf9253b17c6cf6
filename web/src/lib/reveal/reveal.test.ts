import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REVEAL_MS, type Card, type RoundResult, type ScoreLine, type Seat } from '../../protocol';
import { RevealPlayer } from './player.svelte';
import { beginOf, isOwned, knownScore, knows, seenAt } from './seen';
import { BEATS, timelineOf, type Cue } from './timeline';

/** Chance that is the same in every run. */
function chance(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Kind = 'single' | 'two votes' | 'pairs' | 'party';
const KINDS: Kind[] = ['single', 'two votes', 'pairs', 'party'];

const sideOf = (kind: Kind, players: number) => (seat: Seat) =>
  kind === 'pairs' ? seat % (players / 2) : seat;

/** Some round of so many players. */
function round(kind: Kind, players: number, seed: number): RoundResult {
  const below = chance(seed * 100 + players * 10 + KINDS.indexOf(kind));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const storyteller = below(players);
  const gives = players === 3 ? 2 : 1;
  const table = seats
    .flatMap((owner) => Array.from({ length: owner === storyteller ? 1 : gives }, () => owner))
    .map((owner) => ({ owner, card: 0, at: below(1_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ owner }, card) => ({ owner, card: card + 20 }));
  const voters = seats.filter((seat) => kind === 'party' || seat !== storyteller);
  const ballots = voters
    .filter(() => below(12) > 0)
    .map((seat) => {
      const cards = table.filter(({ owner }) => owner !== seat).map(({ card }) => card);
      const first = cards.splice(below(cards.length), 1);
      const two = kind === 'two votes' && below(3) > 0;
      return { seat, cards: two ? [...first, cards[below(cards.length)]!] : first };
    });
  const lines = seats
    .filter(() => below(4) > 0)
    .flatMap((seat): ScoreLine[] => [
      { seat, points: below(4), why: 'found_it' },
      { seat, points: below(3), why: 'fooled', votes: 2, capped: false },
    ]);
  const side = sideOf(kind, players);
  const sides = [...new Set(seats.map(side))];
  const scores = sides.map((of) => ({
    side: of,
    score: lines.filter((l) => side(l.seat) === of).reduce((sum, l) => sum + l.points, 0) + below(20),
  }));
  const outcome = kind === 'party' ? 'party' : ballots.length === 0 ? 'nobody_voted' : 'some_found';
  const red = kind === 'party' && below(4) > 0 ? table[below(table.length)]!.card : null;
  return {
    round: 1,
    storyteller,
    clue: { form: 'text', text: 'Night' },
    table,
    ballots,
    red,
    outcome,
    lines,
    scores,
  } as RoundResult;
}

const rounds = KINDS.flatMap((kind) =>
  Array.from({ length: 10 }, (_, i) => i + 3)
    .filter((players) => kind !== 'pairs' || players % 2 === 0)
    .flatMap((players) =>
      Array.from({ length: 4 }, (_, seed) => ({
        kind,
        players,
        result: round(kind, players, seed),
        side: sideOf(kind, players),
      })),
    ),
);

const moments = (end: number) => Array.from({ length: Math.ceil(end / 40) + 1 }, (_, i) => i * 40);

describe('the timeline of any round', () => {
  test('is told before the server lets the points be looked at', () => {
    for (const { result, side } of rounds) expect(timelineOf(result, side).end).toBeLessThan(REVEAL_MS);
  });

  test('takes twelve players no longer than its ceilings, however many votes and points there are', () => {
    for (const { result, side } of rounds) {
      const { beats } = timelineOf(result, side);
      const length = (name: string) => {
        const at = beats.findIndex((beat) => beat.name === name);
        return at < 0 ? 0 : beats[at + 1]!.at - beats[at]!.at;
      };
      expect(length('votes')).toBeLessThanOrEqual(2_600);
      expect(length('owners')).toBeLessThanOrEqual(2_400.01);
      expect(length('points')).toBeLessThanOrEqual(3_500.01);
    }
  });

  test('has its beats in order, and each cue in its beat', () => {
    const beatOf: Record<Cue['what'], string> = {
      vote: 'votes',
      owner: 'owners',
      two: 'two',
      truth: 'truth',
      seal: 'seal',
      crowd: 'crowd',
      headline: 'headline',
      hop: 'points',
      next: 'next',
    };
    for (const { result, side } of rounds) {
      const { beats, cues } = timelineOf(result, side);
      const order = beats.map((beat) => BEATS.indexOf(beat.name));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      for (const cue of cues) {
        expect(beats.findLast((beat) => beat.at <= cue.at)!.name).toBe(beatOf[cue.what]);
      }
    }
  });

  test('tells everything in the end', () => {
    for (const { result, side, kind } of rounds) {
      const timeline = timelineOf(result, side);
      const seen = seenAt(timeline, timeline.end);
      expect(seen.beat).toBe('next');
      expect(seen.votes).toHaveLength(result.ballots.flatMap((b) => b.cards).length);
      expect(result.table.every(({ card }) => isOwned(seen, card))).toBe(true);
      for (const { side: of, score } of result.scores)
        expect(knownScore(timeline, seen, of, score)).toBe(score);
      if (kind === 'party') expect(seen.truth).toEqual([]);
      else expect(seen.truth).toHaveLength(1);
    }
  });
});

describe('nothing tells a later beat', () => {
  /** The same votes, but the pictures are others'. */
  const swapped = (result: RoundResult): RoundResult => {
    const owners = result.table.map(({ owner }) => owner);
    owners.unshift(owners.pop()!);
    return { ...result, table: result.table.map(({ card }, i) => ({ card, owner: owners[i]! })) };
  };

  test('while votes fall, whose pictures they are makes no difference', () => {
    for (const { result, side } of rounds) {
      const [one, other] = [timelineOf(result, side), timelineOf(swapped(result), side)];
      for (const at of moments(beginOf(one, 'owners') - 1))
        if (at < beginOf(one, 'owners')) expect(seenAt(other, at)).toEqual(seenAt(one, at));
    }
  });

  test('until the rabbits hop, the points make no difference', () => {
    for (const { result, side } of rounds) {
      const other = { ...result, lines: [], scores: result.scores.map((s) => ({ ...s, score: 0 })) };
      const [one, none] = [timelineOf(result, side), timelineOf(other, side)];
      for (const at of moments(beginOf(one, 'points')))
        if (at < beginOf(one, 'points')) expect(seenAt(none, at)).toEqual(seenAt(one, at));
    }
  });

  test('the storyteller’s picture and one that fooled somebody are the last two', () => {
    for (const { result, side, kind } of rounds) {
      if (kind === 'party') continue;
      const timeline = timelineOf(result, side);
      const truth = result.table.find(({ owner }) => owner === result.storyteller)!.card;
      for (const at of moments(timeline.end)) {
        const seen = seenAt(timeline, at);
        if (knows(seen, 'truth')) continue;
        const open = result.table.filter(({ card }) => !isOwned(seen, card)).map(({ card }) => card);
        expect(open).toContain(truth);
        if (seen.beat !== 'two') continue;
        expect(open.toSorted()).toEqual(seen.two.toSorted());
        expect(open).toHaveLength(2);
      }
      const fooled = result.table.some(
        ({ card, owner }) => owner !== result.storyteller && votes(result, card) > 0,
      );
      expect(timeline.beats.some(({ name }) => name === 'two')).toBe(fooled);
    }
  });
});

const votes = (result: RoundResult, card: Card) =>
  result.ballots.filter((ballot) => ballot.cards.includes(card)).length;

describe('votes fall', () => {
  const single = (kind: Kind) =>
    rounds.filter((r) => r.kind === kind).map((r) => timelineOf(r.result, r.side));

  test('picture by picture, the fewest first', () => {
    for (const { result, side, kind } of rounds) {
      if (kind === 'two votes') continue;
      const seen = seenAt(timelineOf(result, side), Infinity);
      const counts = seen.votes.map(({ card }) => votes(result, card));
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
  });

  test('and both of a voter together where there are two', () => {
    const both = single('two votes').flatMap(({ cues }) => cues.filter((c) => c.what === 'vote'));
    expect(both.some((cue) => cue.what === 'vote' && cue.cards.length === 2)).toBe(true);
  });
});

describe('rabbits hop', () => {
  test('from where they were, the leader last', () => {
    for (const { result, side } of rounds) {
      const timeline = timelineOf(result, side);
      const hops = timeline.cues.filter((cue) => cue.what === 'hop');
      const before = seenAt(timeline, beginOf(timeline, 'points'));
      for (const { side: of, score } of result.scores) {
        const gained = result.lines.filter((l) => side(l.seat) === of).reduce((sum, l) => sum + l.points, 0);
        expect(knownScore(timeline, before, of, score)).toBe(score - gained);
      }
      if (hops.length === 0) continue;
      expect(Math.max(...hops.map((hop) => hop.to))).toBe(hops.at(-1)!.to);
      expect(Math.max(...hops.map((hop) => hop.at))).toBe(hops.at(-1)!.at);
      const alone = new Set(hops.map((hop) => hop.at)).size;
      expect(alone).toBe(hops.length > 5 ? 2 : hops.length);
    }
  });
});

describe('playing it', () => {
  const { result, side } = rounds.find((r) => r.kind === 'single' && r.players === 5)!;
  const timeline = timelineOf(result, side);
  const at = (name: (typeof BEATS)[number]) => beginOf(timeline, name);
  let heard: Cue[] = [];
  let player: RevealPlayer;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    heard = [];
    player = new RevealPlayer((cue) => heard.push(cue));
  });
  afterEach(() => {
    player.stop();
    vi.useRealTimers();
  });

  test('every cue comes once, in its time', () => {
    player.play(timeline);
    expect(player.seen!.beat).toBe('hush');
    vi.advanceTimersByTime(timeline.end);
    expect(heard).toEqual(timeline.cues.toSorted((a, b) => a.at - b.at));
    expect(player.running).toBe(false);
  });

  test('who comes late is where the others are, and hears nothing of what was', () => {
    player.play(timeline, at('headline') + 300);
    expect(player.seen!.beat).toBe('headline');
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(at('next') - at('headline'));
    expect(player.seen!.beat).toBe('next');
  });

  test('whoever is behind catches up, and nobody is taken back', () => {
    player.play(timeline);
    player.catchUp(at('truth'));
    expect(player.seen!.beat).toBe('truth');
    player.catchUp(at('votes'));
    expect(player.seen!.beat).toBe('truth');
  });

  test('a tap finishes the beat, a second one soon after goes to the headline', () => {
    player.play(timeline, at('votes'));
    player.tap();
    expect(player.seen!.beat).toBe('owners');
    expect(player.seen!.votes).toHaveLength(result.ballots.length);
    vi.advanceTimersByTime(399);
    player.tap();
    expect(player.seen!.beat).toBe('headline');
    vi.advanceTimersByTime(500);
    player.tap();
    expect(player.seen!.beat).toBe('points');
  });

  test('a slow second tap only finishes the next beat', () => {
    player.play(timeline, at('hush'));
    player.tap();
    vi.advanceTimersByTime(401);
    player.tap();
    expect(player.seen!.beat).not.toBe('headline');
  });

  test('a part is played to its end and no further', () => {
    player.play(timeline, at('votes'), at('owners') - 1);
    vi.advanceTimersByTime(60_000);
    expect(player.seen!.beat).toBe('votes');
    expect(player.running).toBe(false);
  });
});

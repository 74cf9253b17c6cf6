// The reveal of a round as a list of beats with their times: who may know what, and when. Phones, the TV, the replay,
// sounds and announcements all follow it, and nothing else starts a movement.

import type { Card, RoundResult, ScoreLine, Seat } from '../../protocol';

/** The beats in their order. Which of them there are depends on the game and on how the round went. */
export const BEATS = [
  /** All votes are in. */
  'hush',
  /** Who chose what. */
  'votes',
  /** Whose the wrong pictures were. */
  'owners',
  /** It is one of these two. */
  'two',
  /** Party: which picture is sealed. */
  'seal',
  /** Party: where most agree. */
  'crowd',
  /** It is this one. */
  'truth',
  /** How it went, in a sentence. */
  'headline',
  /** The points, with their reasons. */
  'points',
  /** Who tells next. */
  'next',
] as const;

export type BeatName = (typeof BEATS)[number];

export interface Beat {
  name: BeatName;
  /** When it begins, in milliseconds after the last vote. */
  at: number;
}

/** Something that happens at one moment within a beat. */
export type Cue = { at: number } & (
  | { what: 'vote'; seat: Seat; cards: Card[]; /** The how manieth on its picture, from 0. */ step: number }
  | { what: 'owner'; cards: Card[]; /** How many it fooled. */ fooled: number }
  | { what: 'two'; cards: Card[] }
  | { what: 'truth'; cards: Card[] }
  | { what: 'seal'; card: Card }
  | { what: 'crowd'; cards: Card[] }
  | { what: 'headline' }
  | ({ what: 'hop' } & Hop)
  | { what: 'next' }
);

/** The way of a side's rabbits over the stones. */
export interface Hop {
  side: Seat;
  from: number;
  to: number;
  /** How long it takes, in milliseconds. */
  length: number;
  /** What for. */
  lines: ScoreLine[];
  /** Whether no others hop meanwhile: there is room to say what for. */
  alone: boolean;
}

export interface Timeline {
  beats: Beat[];
  cues: Cue[];
  /** When all is known, and nothing moves any more. */
  end: number;
}

/** Milliseconds. What many have to share has a ceiling: twelve players take no longer than four. */
const HUSH = 500;
const VOTES = { card: 320, token: 90, most: 2_600 };
const OWNERS = { fooled: 450, rest: 500, most: 2_400 };
const TWO = 900;
const TRUTH = 640;
const SEAL = 700;
const CROWD = 900;
/** As long as it takes to read it and to laugh. */
const HEADLINE = 1_800;
const HOPS = { garden: 500, stone: 180, most: 3_500, rest: 300 };
const NEXT = 400;

/** So many sides at most hop one after the other; more hop together, the leader last. */
const MOST_ALONE = 5;

/** How sides are made of seats: in pairs two of them share a score. */
export type SideOf = (seat: Seat) => Seat;

/** The beats of a round. `sideOf`: whose score a seat's points go to. */
export function timelineOf(result: RoundResult, sideOf: SideOf): Timeline {
  const beats: Beat[] = [];
  const cues: Cue[] = [];
  let now = 0;
  const beat = (name: BeatName, length: number, ...within: Cue[]) => {
    beats.push({ name, at: now });
    cues.push(...within.map((cue) => ({ ...cue, at: now + cue.at })));
    now += length;
  };

  beat('hush', HUSH);
  const votes = votesOf(result);
  if (votes.cues.length > 0) beat('votes', votes.length, ...votes.cues);
  if (result.outcome === 'party') {
    if (result.red !== null) beat('seal', SEAL, { at: 0, what: 'seal', card: result.red });
    beat('crowd', CROWD, { at: 0, what: 'crowd', cards: crowdOf(result) });
  } else {
    const { first, rest, rival, told } = owners(result);
    const length = first.length * OWNERS.fooled + (rest.length > 0 ? OWNERS.rest : 0);
    const fit = Math.min(1, OWNERS.most / length);
    const steps = first.map((card, i): Cue => {
      return { at: i * OWNERS.fooled * fit, what: 'owner', cards: [card], fooled: votesFor(result, card) };
    });
    const at = first.length * OWNERS.fooled * fit;
    if (rest.length > 0) steps.push({ at, what: 'owner', cards: rest, fooled: 0 });
    if (steps.length > 0) beat('owners', length * fit, ...steps);
    if (rival !== undefined) {
      // As they lie: which of them comes first says nothing.
      const cards = result.table.map((laid) => laid.card).filter((c) => c === rival || told.includes(c));
      beat('two', TWO, { at: 0, what: 'two', cards });
    }
    beat('truth', TRUTH, { at: 0, what: 'truth', cards: told });
  }
  beat('headline', HEADLINE, { at: 0, what: 'headline' });
  const hops = hopsOf(result, sideOf);
  beat('points', hops.length, ...hops.cues);
  beat('next', NEXT, { at: 0, what: 'next' });
  return { beats, cues, end: now };
}

const votesFor = (result: RoundResult, card: Card) =>
  result.ballots.filter((ballot) => ballot.cards.includes(card)).length;

/** Squeezes moments so that the last of them is no later than the ceiling allows. */
function fitted(cues: Cue[], length: number, most: number): { cues: Cue[]; length: number } {
  const fit = Math.min(1, most / length);
  return { cues: cues.map((cue) => ({ ...cue, at: cue.at * fit })), length: length * fit };
}

function votesOf(result: RoundResult): { cues: Cue[]; length: number } {
  const cues: Cue[] = [];
  let at = 0;
  if (result.ballots.some((ballot) => ballot.cards.length > 1)) {
    // Two votes each: both tokens of a voter fall together.
    for (const { seat, cards } of result.ballots.toSorted((a, b) => a.seat - b.seat)) {
      cues.push({ at, what: 'vote', seat, cards, step: cues.length });
      at += VOTES.card;
    }
    return fitted(cues, at, VOTES.most);
  }
  // Picture by picture, the fewest votes first; else as they lie.
  const order = result.table
    .map(({ card }) => ({ card, voters: result.ballots.filter((b) => b.cards.includes(card)) }))
    .filter(({ voters }) => voters.length > 0)
    .toSorted((a, b) => a.voters.length - b.voters.length);
  for (const { card, voters } of order) {
    for (const [step, { seat }] of voters.toSorted((a, b) => a.seat - b.seat).entries())
      cues.push({ at: at + step * VOTES.token, what: 'vote', seat, cards: [card], step });
    at += VOTES.card + (voters.length - 1) * VOTES.token;
  }
  return fitted(cues, at, VOTES.most);
}

/**
 * The wrong pictures in the order in which they are known: those that fooled somebody one by one, the most votes
 * first; the others together. Of those that fooled, the last keeps the true one company as long as it can.
 */
function owners(result: RoundResult) {
  const decoys = result.table.filter(({ owner }) => owner !== result.storyteller).map(({ card }) => card);
  const told = result.table.filter(({ owner }) => owner === result.storyteller).map(({ card }) => card);
  const fooled = decoys
    .filter((card) => votesFor(result, card) > 0)
    .toSorted((a, b) => votesFor(result, b) - votesFor(result, a));
  const rest = decoys.filter((card) => votesFor(result, card) === 0);
  return { first: fooled.slice(0, -1), rival: fooled.at(-1), rest, told };
}

/** Party: the pictures with the most votes, if several agree on them; the sealed one does not count. */
function crowdOf(result: RoundResult): Card[] {
  const open = result.table.map(({ card }) => card).filter((card) => card !== result.red);
  const most = Math.max(0, ...open.map((card) => votesFor(result, card)));
  return most > 1 ? open.filter((card) => votesFor(result, card) === most) : [];
}

/** How many points each side gets in this round. */
export function pointsOf(result: RoundResult, sideOf: SideOf): Map<Seat, number> {
  const points = new Map<Seat, number>();
  for (const line of result.lines) {
    const side = sideOf(line.seat);
    points.set(side, (points.get(side) ?? 0) + line.points);
  }
  return points;
}

/** One side after the other, the leader last. */
function hopsOf(result: RoundResult, sideOf: SideOf): { cues: Cue[]; length: number } {
  const points = pointsOf(result, sideOf);
  const hops = result.scores
    .map(({ side, score }) => {
      const lines = result.lines.filter((line) => sideOf(line.seat) === side && line.points !== 0);
      return { side, from: score - (points.get(side) ?? 0), to: score, lines };
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => a.to - b.to);
  const stones = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  const groups = hops.length > MOST_ALONE ? [hops.slice(0, -1), hops.slice(-1)] : hops.map((hop) => [hop]);
  const all = groups.reduce((sum, group) => sum + Math.max(...group.map(stones)), 0);
  const stone = Math.min(HOPS.stone, (HOPS.most - HOPS.garden - HOPS.rest) / Math.max(1, all));
  const cues: Cue[] = [];
  let at = HOPS.garden;
  for (const group of groups) {
    const alone = group.length === 1;
    for (const hop of group) cues.push({ at, what: 'hop', ...hop, length: stones(hop) * stone, alone });
    at += Math.max(...group.map(stones)) * stone;
  }
  return { cues, length: at + HOPS.rest };
}

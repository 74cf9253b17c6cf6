// What is known at one moment of the reveal, and so may be shown, said or heard.

import type { Card, Seat } from '../../protocol';
import { BEATS, type BeatName, type Hop, type Timeline } from './timeline';

export interface Seen {
  beat: BeatName;
  /** The votes that have fallen, in their order. */
  votes: { seat: Seat; card: Card }[];
  /** The pictures whose owners have stepped out, and how many each has fooled. */
  owners: Map<Card, number>;
  /** One of these it is. */
  two: Card[];
  /** The storyteller's. */
  truth: Card[];
  /** Party: the sealed one. */
  seal?: Card;
  /** Party: where most agree. */
  crowd: Card[];
  /** The sides that have got their points, or are on their way. */
  hops: Hop[];
}

/** What is known so many milliseconds after the last vote. */
export function seenAt({ beats, cues }: Timeline, at: number): Seen {
  const beat = beats.findLast((b) => b.at <= at)?.name ?? 'hush';
  const seen: Seen = { beat, votes: [], owners: new Map(), two: [], truth: [], crowd: [], hops: [] };
  for (const cue of cues) {
    if (cue.at > at) continue;
    if (cue.what === 'vote') for (const card of cue.cards) seen.votes.push({ seat: cue.seat, card });
    else if (cue.what === 'owner') for (const card of cue.cards) seen.owners.set(card, cue.fooled);
    else if (cue.what === 'two') seen.two = cue.cards;
    else if (cue.what === 'seal') seen.seal = cue.card;
    else if (cue.what === 'crowd') seen.crowd = cue.cards;
    else if (cue.what === 'hop') seen.hops.push(cue);
    else if (cue.what === 'truth') seen.truth = cue.cards;
  }
  return seen;
}

/** Whether what a beat tells is known, or the beat was passed over. */
export const knows = (seen: Seen, beat: BeatName) => BEATS.indexOf(seen.beat) >= BEATS.indexOf(beat);

/** When it stands to be known what a beat tells: its beginning, or that of the next there is. */
export function beginOf({ beats }: Timeline, name: BeatName): number {
  return beats.find((b) => BEATS.indexOf(b.name) >= BEATS.indexOf(name))!.at;
}

/** A side's score as far as it is known: the points of a round are told last. */
export function knownScore({ cues }: Timeline, seen: Seen, side: Seat, score: number): number {
  if (seen.hops.some((hop) => hop.side === side)) return score;
  const hop = cues.find((cue) => cue.what === 'hop' && cue.side === side);
  return hop?.what === 'hop' ? hop.from : score;
}

/** Whether it may be shown whose a picture was: it is no longer in question. */
export const isOwned = (seen: Seen, card: Card) => seen.owners.has(card) || knows(seen, 'truth');

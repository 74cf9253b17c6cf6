// What the album knows of a round and a game: the main card, the voters, the places, the best story.

import type { AlbumGame, AlbumRound, Card, RoundResult, Seat } from '../../protocol';
import { clueText } from '../clue/clue-text';
import type { Side } from '../table/table-or-round';
import { podiumPlaces, type PodiumPlace } from '../scores/podium';

/** The storyteller's picture. In a party nobody tells a picture in particular. */
export function storytellerCard(result: RoundResult): Card | undefined {
  if (result.outcome === 'party') return undefined;
  return result.table.find((laid) => laid.owner === result.storyteller)?.card;
}

export function votersFor(result: RoundResult, card: Card): Seat[] {
  return result.ballots.filter((ballot) => ballot.cards.includes(card)).map((ballot) => ballot.seat);
}

/** How many saw which picture was told. */
export function countFinders(result: RoundResult): number {
  const told = storytellerCard(result);
  return told === undefined ? 0 : votersFor(result, told).length;
}

/** The picture that stands for a round: the one told, or in a party the one most voted for. */
export function mainCard(result: RoundResult): Card | undefined {
  const told = storytellerCard(result);
  if (told !== undefined) return told;
  const votes = (card: Card) => votersFor(result, card).length;
  return result.table
    .map((laid) => laid.card)
    .reduce<Card | undefined>(
      (best, card) => (best === undefined || votes(card) > votes(best) ? card : best),
      undefined,
    );
}

/** The rabbits of a round with their scores after it. */
export function sidesOf({ players, result }: AlbumRound): Side[] {
  const bySide = new Map<Seat, Side>();
  for (const { seat, side: name } of players) {
    const score = result.scores.find((s) => s.side === name)?.score ?? 0;
    const side = bySide.get(name) ?? { side: name, seats: [], score };
    side.seats.push(seat);
    bySide.set(name, side);
  }
  return [...bySide.values()];
}

/** Who stood where when the game ended, or stands where now. */
export function placesOf(game: AlbumGame): PodiumPlace[] {
  const last = game.rounds.at(-1);
  if (!last) return [];
  const score = (side: Seat) => game.scores.find((s) => s.side === side)?.score;
  const sides = sidesOf(last).map((side) => ({ ...side, score: score(side.side) ?? side.score }));
  return podiumPlaces(sides, game.winners);
}

/**
 * What speaks for a story, the weightiest first: some found it and some did not; it has words; a person told it;
 * many were led astray; by many pictures.
 */
function merits({ result, players }: AlbumRound): number[] {
  const told = storytellerCard(result);
  const main = mainCard(result);
  const person = players.find((p) => p.seat === result.storyteller)?.kind === 'person';
  const votes = result.ballots.flatMap((ballot) => ballot.cards);
  const astray = votes.filter((card) => card !== told);
  // In a party nobody is led astray: the story that most agreed on is the best.
  const moved =
    told === undefined && main !== undefined ? votersFor(result, main).length : new Set(votes).size;
  return [
    Number(result.outcome === 'some_found' || (result.outcome === 'party' && main !== result.red)),
    Number(clueText(result.clue) !== undefined),
    Number(person),
    told === undefined ? moved : astray.length,
    moved,
  ];
}

/** The story to show around: the earliest of the best. */
export function bestStory(rounds: AlbumRound[]): AlbumRound | undefined {
  let best: { round: AlbumRound; merits: number[] } | undefined;
  for (const round of rounds) {
    const now = { round, merits: merits(round) };
    const at = best ? now.merits.findIndex((merit, i) => merit !== best!.merits[i]) : 0;
    if (!best || (at >= 0 && now.merits[at]! > best.merits[at]!)) best = now;
  }
  return best?.round;
}

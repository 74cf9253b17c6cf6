// What the reveal says: the sentence of each beat, and what a screen reader is told of the pictures. Nothing says
// more than the beat that is running may tell.

import type { Card, RoundResult, Seat } from '../../protocol';
import { storytellerCard, votersFor } from '../album/album';
import { joinNames } from '../i18n/format';
import { m } from '../i18n/messages.svelte';
import { roundPoints } from '../scores/round-points';
import { nameSome } from '../table/name-some';
import { isOwned, knows, type Seen } from './seen';

type Name = (seat: Seat) => string;

/** How a round went, in a sentence: for one of the players, or for a whole room. */
export function headline(result: RoundResult, you: Seat | null, name: Name): string {
  const red = result.table.findIndex((laid) => laid.card === result.red) + 1;
  const told = storytellerCard(result);
  const found = told === undefined ? [] : votersFor(result, told);
  switch (result.outcome) {
    case 'party':
      return red > 0 ? m.outcome_party({ number: red }) : m.outcome_party_no_red();
    case 'nobody_voted':
      return m.outcome_nobody_voted();
    case 'all_found':
      return m.headline_all();
    case 'none_found':
      return m.headline_none();
    case 'some_found': {
      const others = found.filter((seat) => seat !== you);
      const names = nameSome(others, null, name);
      if (you === null) return m.headline_found_by({ names });
      if (found.includes(you))
        return others.length > 0 ? m.headline_found_with({ names }) : m.headline_found();
      if (result.storyteller === you) return m.headline_told({ names });
      const voted = result.ballots.some((ballot) => ballot.seat === you);
      return voted ? m.headline_missed({ names }) : m.headline_found_by({ names });
    }
  }
}

/** The sentence of the running beat. */
export function beatTitle(seen: Seen, result: RoundResult, you: Seat | null, name: Name): string {
  if (knows(seen, 'headline')) return headline(result, you, name);
  if (seen.beat === 'seal') return m.reveal_seal();
  if (seen.beat === 'crowd') return m.reveal_crowd();
  if (seen.two.length > 0) return m.reveal_two();
  return seen.beat === 'hush' || seen.beat === 'votes' ? m.reveal_votes() : m.reveal_owners();
}

/** What is known of a picture, in words. */
export function describePicture(
  seen: Seen,
  result: RoundResult,
  card: Card,
  name: Name,
  description = '',
): string {
  const index = result.table.findIndex((laid) => laid.card === card);
  const number = index + 1;
  const by = seen.votes.filter((vote) => vote.card === card).map(({ seat }) => name(seat));
  const fallen = knows(seen, 'owners');
  const votes = by.length > 0 ? m.votes_by({ names: joinNames(by) }) : fallen ? m.no_votes() : '';
  const whose = isOwned(seen, card)
    ? m.picture_of({ number, name: name(result.table[index]!.owner) })
    : m.picture({ number });
  return [whose, votes, card === seen.seal ? m.seal() : '', description].filter(Boolean).join('. ');
}

/** What is said aloud of the running beat, when the sentence alone does not say it. */
export function beatAnnouncement(seen: Seen, result: RoundResult, you: Seat | null, name: Name): string {
  const cards = result.table.map((laid) => laid.card);
  const number = (card: Card) => cards.indexOf(card) + 1;
  const called: Name = (seat) => (seat === you ? m.you_object() : name(seat));
  switch (seen.beat) {
    case 'owners': {
      const voted = cards.filter((card) => seen.votes.some((vote) => vote.card === card));
      return voted
        .map((card) => describePicture({ ...seen, owners: new Map() }, result, card, called))
        .join('. ');
    }
    case 'two':
      return seen.two.map((card) => m.picture({ number: number(card) })).join(', ');
    case 'truth': {
      const card = seen.truth[0];
      if (card === undefined) return '';
      return result.storyteller === you
        ? m.outcome_yours({ number: number(card) })
        : m.outcome_theirs({ number: number(card), name: name(result.storyteller) });
    }
    case 'headline':
      return result.table
        .map(({ card, owner }) => m.picture_of({ number: number(card), name: called(owner) }))
        .join('. ');
    case 'points':
      return (
        roundPoints(result)
          .find(({ seat }) => seat === you)
          ?.reasons.join('. ') ?? ''
      );
    default:
      return '';
  }
}

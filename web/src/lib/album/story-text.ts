// How a story went and who won, in a few words.

import type { AlbumGame, Colour, RoundResult, Seat } from '../../protocol';
import { currentLanguage, m } from '../i18n/messages.svelte';
import { countFinders, mainCard, placesOf, votersFor } from './album';
import { clueText } from '../clue/clue-text';
import { joinNames } from '../i18n/format';
import { quoted } from '../i18n/quotes';

/** A clue as it is written in a picture. */
export function quotedClue(result: RoundResult): string {
  const words = clueText(result.clue);
  if (words) return quoted(words, currentLanguage());
  return result.clue.form === 'sound' ? m.album_sound() : m.album_performed();
}

/** How many found it. */
export function storyNote(result: RoundResult): string {
  switch (result.outcome) {
    case 'all_found':
      return m.saw_all();
    case 'none_found':
      return m.saw_none();
    case 'some_found':
      return m.saw_it({ found: countFinders(result), voters: result.ballots.length });
    case 'nobody_voted':
      return m.outcome_nobody_voted();
    case 'party': {
      const main = mainCard(result);
      return m.votes_on_it({ count: main === undefined ? 0 : votersFor(result, main).length });
    }
  }
}

/** Who won. Each winner is one name, or the names of a pair. */
export function winnersText(winners: string[][]): string {
  const names = joinNames(winners.map((pair) => pair.join(' & ')));
  return winners.length > 1 ? m.won_shared({ names }) : m.won({ names });
}

/** Who won a game, or leads it, for a picture of it. */
export function winnersOf(game: AlbumGame): { colours: Colour[]; said: string } {
  const players = game.rounds.at(-1)?.players ?? [];
  const player = (seat: Seat) => players.find((p) => p.seat === seat);
  const first = placesOf(game).filter((place) => place.rank === 1);
  const names = first.map(({ seats }) => seats.map((seat) => player(seat)?.name ?? '…'));
  const score = first[0]?.score ?? 0;
  return {
    colours: first.flatMap(({ seats }) => seats.map((seat) => player(seat)?.colour ?? 'snow')),
    said: !game.over
      ? m.album_leads({ names: joinNames(names.map((pair) => pair.join(' & '))), count: first.length })
      : first.length === 1
        ? m.share_won({ names: names[0]!.join(' & '), count: score })
        : winnersText(names),
  };
}

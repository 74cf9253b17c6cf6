// What the two of a pair agree on and what is left to each of them, in one line that is always there.

import type { GiverWish, Seat, SeatView } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import type { LiveTable } from './live-table.svelte';

/** What is known of your pair. */
export type PairInput = Pick<LiveTable, 'view' | 'settings' | 'partner' | 'storyteller' | 'name'> & {
  giverWish?: GiverWish | undefined;
};

/** Whether both of you may still give: then one of you has to say who does. */
export function pairChooses(table: PairInput): boolean {
  const { view, partner } = table;
  if (view?.phase.name !== 'give' || partner === undefined || view.you === null) return false;
  return view.awaited.includes(view.you) && view.awaited.includes(partner);
}

function gave(seats: SeatView[], seat: Seat): boolean {
  return seats.some((other) => other.seat === seat && other.gave > 0);
}

/** Who your partner is, who of you gives or gave, and who guesses. Nothing for who plays alone. */
export function pairLine(table: PairInput): string {
  const { view, partner } = table;
  if (!view || partner === undefined || view.you === null) return '';
  const name = table.name(partner);
  const together = m.pair_with({ name });
  // Among four pairs both of you guess.
  const both = table.settings?.kind === 'pairs_all_vote';
  const phase = view.phase.name;
  if (phase === 'race' || phase === 'review' || phase === 'over') return together;
  if (table.storyteller === view.you) return `${together} · ${m.pair_you_tell()}`;
  if (table.storyteller === partner) return m.pair_partner_tells({ name });
  if (phase === 'clue') return together;
  if (view.phase.name === 'vote') {
    if (both) return m.pair_both_guess({ name });
    const guesses = view.legal.vote !== undefined || view.phase.ballot.length > 0;
    return guesses ? m.pair_partner_gave({ name }) : m.pair_you_gave({ name });
  }
  if (gave(view.seats, view.you)) return both ? m.pair_you_gave_both() : m.pair_you_gave({ name });
  if (gave(view.seats, partner)) return (both ? m.pair_partner_gave_both : m.pair_partner_gave)({ name });
  const wish = pairChooses(table) ? table.giverWish : undefined;
  if (!wish) return together;
  if (wish.gives === view.you) return both ? m.pair_you_give_both() : m.pair_you_give({ name });
  return (both ? m.pair_partner_gives_both : m.pair_partner_gives)({ name });
}

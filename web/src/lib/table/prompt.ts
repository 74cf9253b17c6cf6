// The one sentence that tells a player what to do now, and whom the table waits for.

import type { GameView, Seat } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import type { LiveTable } from './live-table.svelte';
import { beatTitle } from '../reveal/words';
import { nameSome } from './name-some';
import { pairChooses } from './pair';

export interface Prompt {
  title: string;
  note: string;
}

/** What a prompt needs to know of a table. */
export type PromptInput = Pick<
  LiveTable,
  | 'view'
  | 'settings'
  | 'partner'
  | 'storyteller'
  | 'youTell'
  | 'isHost'
  | 'name'
  | 'inPairs'
  | 'giverWish'
  | 'state'
  | 'result'
  | 'next'
  | 'onScreen'
> & { reveal: Pick<LiveTable['reveal'], 'seen' | 'knows'> };

export function prompt(table: PromptInput): Prompt {
  const view = table.view;
  if (!view) return { title: '', note: '' };
  const paused = pause(table, view);
  if (paused) return paused;
  return { title: title(table, view), note: waiting(table, view) };
}

function pause(table: PromptInput, view: GameView): Prompt | undefined {
  if (view.phase.name === 'over') return undefined;
  if (view.pauses.too_few) return { title: m.paused_too_few(), note: m.paused_too_few_note() };
  if (view.pauses.all_skipped) return { title: m.paused_all_skipped(), note: m.paused_all_skipped_note() };
  if (view.pauses.host) {
    return { title: table.isHost ? m.paused_by_you() : m.paused_by_host(), note: m.paused_note() };
  }
  return undefined;
}

function waiting(table: PromptInput, view: GameView): string {
  if (view.phase.name === 'over') return '';
  if (view.phase.name === 'review') return afterPoints(table, view.you);
  if (view.phase.name === 'race') return m.race_note();
  if (view.awaited.length === 0) return '';
  if (view.awaited.length === 1 && view.awaited[0] === view.you) return m.waiting_for_you();
  return m.waiting({ names: nameSome(view.awaited, view.you, table.name.bind(table)) });
}

/** Who tells next and, without a clock, for whom the story waits; nothing before all is revealed. */
export function afterPoints(
  table: Pick<PromptInput, 'view' | 'state' | 'next' | 'name'>,
  you: Seat | null,
): string {
  const { next, state } = table;
  if (next === undefined) return '';
  const teller = next === you ? m.next_you() : m.next_teller({ name: table.name(next) });
  const held = state?.clock?.held_by;
  if (held !== undefined)
    return held === you ? m.review_held_you() : m.review_held({ name: table.name(held) });
  const awaited = table.view?.awaited ?? [];
  if (state?.clock) return `${teller} ${m.review_note()}`;
  if (awaited.length === 0) return teller;
  return m.waiting({ names: nameSome(awaited, you, table.name.bind(table)) });
}

/** What the round that is revealed has come to. */
function revealed(table: PromptInput, you: Seat | null): string {
  const { result, reveal } = table;
  if (!result || !reveal.seen) return '';
  // The TV tells it to all.
  if (table.onScreen && !reveal.knows('headline')) return m.look_up();
  return beatTitle(reveal.seen, result, you, table.name.bind(table));
}

function title(table: PromptInput, view: GameView): string {
  const { phase, legal } = view;
  const teller = table.storyteller === undefined ? '' : table.name(table.storyteller);
  const partner = table.partner === undefined ? '' : table.name(table.partner);
  const party = table.settings?.kind === 'party';
  switch (phase.name) {
    case 'race':
      if (!legal.claim) return m.race_watch();
      return party ? m.race_party() : m.race();
    case 'clue':
      if (!table.youTell) return party ? m.tv_clue_party({ name: teller }) : m.clue_wait({ name: teller });
      return party ? m.clue_party() : m.clue_pick();
    case 'give':
      if (phase.yours.length > 0 && !table.youTell) return m.gave({ count: phase.yours.length });
      if (legal.give && party) return phase.yours.length > 0 ? m.gave({ count: 1 }) : m.give_party();
      if (legal.give) {
        if (pairChooses(table) && table.giverWish?.gives !== view.you) {
          const both = table.settings?.kind === 'pairs_all_vote';
          if (!table.giverWish) return both ? m.pair_choose_both() : m.pair_choose();
          return (both ? m.pair_partner_gives_both : m.pair_partner_gives)({ name: partner });
        }
        if (table.inPairs && storytellersPartner(table, view)) return m.give_partner({ name: teller });
        return m.give({ name: teller, count: legal.give.count });
      }
      if (table.youTell) return m.give_told();
      if (view.you !== null && table.inPairs && partner) return m.give_partner_gave({ name: partner });
      return m.give_watch();
    case 'vote': {
      const choice = legal.vote;
      if (phase.ballot.length > 0) return m.voted({ count: phase.ballot.length });
      if (choice?.red) return m.vote_party_teller();
      if (choice && party) return m.vote_party();
      if (choice)
        return choice.max > 1 ? m.vote_more({ name: teller, count: choice.max }) : m.vote({ name: teller });
      if (table.youTell) return m.vote_told();
      if (view.you !== null && table.inPairs && partner) return m.vote_partner({ name: partner });
      return party ? m.vote_party() : m.vote_watch({ name: teller });
    }
    case 'review':
    case 'over':
      // The last round, before the podium.
      return revealed(table, view.you);
  }
}

function storytellersPartner(table: PromptInput, view: GameView): boolean {
  return table.partner !== undefined && table.partner === table.storyteller && view.you !== null;
}

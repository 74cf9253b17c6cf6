// What a newcomer is told in this phase: one short sentence at a time, about what is in front of them.

import type { GameView, RoundResult, ScoreLine, Seat } from '../../protocol';
import { shortName } from '../bots/short-name';
import { m } from '../i18n/messages.svelte';
import type { LiveTable } from '../table/live-table.svelte';

export interface Tip {
  id: string;
  text: string;
  /** An example of a clue would help here. */
  example?: boolean;
}

/** What the tips need to know of a table. */
export type TipInput = Pick<
  LiveTable,
  'view' | 'settings' | 'inRound' | 'paused' | 'storyteller' | 'youTell' | 'players' | 'playerAt' | 'result'
>;

/** What is told now: of several the first is about the hand, and is told once. `told`: the outcome of the round has been shown. */
export function tips(table: TipInput, told: boolean): Tip[] {
  const view = table.view;
  if (!view || !table.inRound || table.paused) return [];
  const teller = table.storyteller === undefined ? '' : shortName(table.playerAt(table.storyteller));
  const party = table.settings?.kind === 'party';
  const { phase, legal } = view;
  switch (phase.name) {
    case 'race':
      return [...hand(view), race(table, party)];
    case 'clue':
      if (!table.youTell) return [...hand(view), wait(view, teller)];
      if (party) return [{ id: 'phrase', text: m.coach_phrase() }];
      return [{ id: 'tell', text: m.coach_tell(), example: true }];
    case 'give':
      if (!legal.give || phase.yours.length > 0) return [];
      return [{ id: 'give', text: party ? m.coach_give_party() : m.coach_give({ name: teller }) }];
    case 'vote': {
      if (!legal.vote || phase.ballot.length > 0) return [];
      const count = phase.yours.length;
      if (party) return [{ id: 'vote', text: m.coach_vote_party() }];
      const text = count > 0 ? m.coach_vote({ name: teller, count }) : m.coach_vote_pair({ name: teller });
      return [{ id: 'vote', text }];
    }
    default: {
      const why = table.result && told ? whyScored(table.result, view.you, teller) : '';
      return why ? [{ id: 'scored', text: why }] : [];
    }
  }
}

function hand({ hand }: GameView): Tip[] {
  return hand?.length ? [{ id: 'hand', text: m.coach_hand({ count: hand.length }) }] : [];
}

/** Who is first tells first: it is said that a bot will be, before it is. */
function race(table: TipInput, party: boolean): Tip {
  if (party) return { id: 'race', text: m.coach_race_party() };
  const bots = table.players.filter((player) => player.kind === 'bot' && player.seat !== null);
  const [bot] = bots;
  const text = !bot
    ? m.coach_race()
    : bots.length > 1
      ? m.coach_race_bots()
      : m.coach_race_bot({ name: shortName(bot) });
  return { id: 'race', text, example: true };
}

const wait = ({ turn }: GameView, name: string): Tip =>
  turn.round === 1
    ? { id: 'taken', text: m.coach_taken({ name }) }
    : { id: 'wait', text: m.coach_wait({ name }) };

/** Why you got what you got, in one sentence or two. */
export function whyScored(result: RoundResult, you: Seat | null, teller: string): string {
  const yours = result.lines.filter((line) => line.seat === you);
  const personal = yours.map(reason).filter((text) => text !== undefined);
  if (personal.length > 0) return personal.join(' ');
  if (yours.length === 0 || result.storyteller === you) return '';
  // Where house rules give the storyteller something even so, it would be wrong to say that they do not.
  const nothing = !result.lines.some((line) => line.seat === result.storyteller && line.points > 0);
  if (result.outcome === 'all_found' && nothing) return m.coach_easy({ name: teller });
  if (result.outcome === 'none_found' && nothing) return m.coach_hard({ name: teller });
  return yours.some((line) => line.why === 'missed_it') ? m.coach_missed() : '';
}

function reason(line: ScoreLine): string | undefined {
  const { points } = line;
  switch (line.why) {
    case 'told_well':
    case 'told_for_one':
      return points > 0 ? m.coach_told_well({ points }) : undefined;
    case 'told_too_easy':
      return points === 0 ? m.coach_told_easy() : undefined;
    case 'told_too_hard':
      return points === 0 ? m.coach_told_hard() : undefined;
    case 'found_it':
    case 'found_it_alone':
      return points > 0 ? m.coach_found({ points }) : undefined;
    case 'fooled':
      return points > 0 ? m.coach_fooled({ count: line.votes, points }) : undefined;
    case 'with_the_crowd':
      return points > 0 ? m.coach_crowd({ count: line.voters, points }) : undefined;
    case 'alone_on_card':
      return m.coach_alone();
    case 'red_card':
      return m.coach_red();
    default:
      return undefined;
  }
}

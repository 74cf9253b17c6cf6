// What the TV screen says to a whole room: it never says "you" to one of them.

import type { HouseRule, Seat, Settings } from '../protocol';
import { m } from '../lib/i18n/messages.svelte';
import { houseRuleGroups } from '../lib/rules/house-rules';
import type { PodiumPlace } from '../lib/scores/podium';
import { afterPoints, type Prompt, type PromptInput } from '../lib/table/prompt';
import { beatTitle } from '../lib/reveal/words';
import { nameSome } from '../lib/table/name-some';
import { joinNames } from '../lib/i18n/format';

/** What the screen's sentence depends on. */
export type TvPromptInput = Pick<
  PromptInput,
  'view' | 'settings' | 'storyteller' | 'inPairs' | 'name' | 'state' | 'next' | 'result' | 'reveal'
>;

/** The one sentence for the room, and whom it waits for. */
export function tvPrompt(table: TvPromptInput): Prompt {
  const view = table.view;
  if (!view) return { title: '', note: '' };
  if (table.result && table.reveal.seen) {
    const title = beatTitle(table.reveal.seen, table.result, null, table.name.bind(table));
    return { title, note: afterPoints(table, null) };
  }
  if (view.phase.name === 'over') return { title: '', note: '' };
  if (view.pauses.too_few) return { title: m.paused_too_few(), note: m.paused_too_few_note() };
  if (view.pauses.all_skipped) return { title: m.paused_all_skipped(), note: m.paused_all_skipped_note() };
  if (view.pauses.host) return { title: m.paused_by_host(), note: m.paused_note() };

  const name = table.storyteller === undefined ? '' : table.name(table.storyteller);
  const kind = table.settings?.kind;
  const party = kind === 'party';
  const waiting =
    view.awaited.length > 0 ? m.waiting({ names: nameSome(view.awaited, null, table.name.bind(table)) }) : '';
  switch (view.phase.name) {
    case 'race':
      return { title: party ? m.tv_race_party() : m.tv_race(), note: m.race_note() };
    case 'clue':
      return party
        ? { title: m.tv_clue_party({ name }), note: m.tv_clue_party_note() }
        : { title: m.clue_wait({ name }), note: m.tv_clue_note() };
    case 'give':
      if (party) return { title: m.tv_give_party(), note: waiting };
      if (table.inPairs) return { title: m.tv_give_pairs({ name }), note: waiting };
      return { title: m.tv_give({ name, count: view.size.gives }), note: waiting };
    case 'vote':
      if (party) return { title: m.tv_vote_party(), note: waiting };
      if (kind === 'pairs_one_votes') return { title: m.tv_vote_pairs({ name }), note: waiting };
      return { title: m.tv_vote({ name, count: view.size.votes }), note: waiting };
    case 'review':
      return { title: '', note: '' };
  }
}

/** A house rule in words: what it is about, and what this table plays. */
export function houseRuleText(
  rule: HouseRule,
  settings: Settings,
): { label: string; value: string } | undefined {
  const field = houseRuleGroups(settings)
    .flatMap((group) => group.fields)
    .find((f) => f.path === rule.rule);
  if (!field) return undefined;
  const value = rule.table;
  if (field.kind === 'victory') {
    return {
      label: field.label,
      value: value === 'everyone_at_target' ? m.victory_everyone() : m.victory_highest(),
    };
  }
  if (typeof value === 'boolean') return { label: field.label, value: value ? m.on() : m.off() };
  return { label: field.label, value: value === null || value === undefined ? m.off() : String(value) };
}

/** Who won, for the room. */
export function tvWinners(places: PodiumPlace[], name: (seat: Seat) => string): string {
  const winners = places.filter((place) => place.won).map((place) => place.seats.map(name).join(' & '));
  return winners.length === 1 ? m.won({ names: winners[0]! }) : m.won_shared({ names: joinNames(winners) });
}

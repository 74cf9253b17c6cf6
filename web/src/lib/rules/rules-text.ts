// The rules of a table as text. All numbers come from its settings, so house rules are told as they are played.

import type { BySize, Settings } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import { preferences } from '../device/preferences.svelte';
import { playersText, valueRanges, usualRange } from './player-count';

export interface RulesPart {
  title: string;
  /** Paragraphs of whole sentences. */
  lines: string[];
}

export interface RulesSection extends RulesPart {
  id: 'idea' | 'pairs' | 'round' | 'scoring' | 'end' | 'missing';
  parts: RulesPart[];
  /** Whether its parts come one after the other. */
  inOrder?: boolean;
}

export const inPairs = ({ kind }: Settings) => kind === 'pairs_one_votes' || kind === 'pairs_all_vote';

/** The rules, for a known number of players or for all that are allowed. */
export function rulesText(settings: Settings, players?: number): RulesSection[] {
  return [
    idea(settings, players),
    ...(inPairs(settings) ? [pairs()] : []),
    round(settings, players),
    scoring(settings, players),
    end(settings),
    missing(),
  ];
}

/** Sentences that belong together. */
const together = (...sentences: string[]) => sentences.join(' ');

/** "a, b or c", as the language has it. */
function either(things: string[]): string {
  return new Intl.ListFormat(preferences.language, { type: 'disjunction' }).format(things);
}

function idea(settings: Settings, players?: number): RulesSection {
  const { kind, points } = settings;
  const lines =
    kind === 'party'
      ? [together(m.guide_idea_party(), m.guide_idea_party_seal())]
      : [m.guide_idea_tell(), m.guide_idea_hide()];
  if (kind !== 'party' && points.some.storyteller > points.all_or_none.storyteller)
    lines.push(m.guide_idea_aim());
  if (players === undefined) lines.push(who(settings));
  return { id: 'idea', title: m.guide_idea(), lines, parts: [] };
}

/** How many may play. */
function who(settings: Settings): string {
  const { min, max } = settings.seats;
  if (!inPairs(settings)) return m.guide_for_players({ players: playersText({ from: min, to: max }) });
  const even: string[] = [];
  for (let n = min + (min % 2); n <= max; n += 2) even.push(`${n}`);
  return m.guide_for_players_pairs({ players: either(even) });
}

function pairs(): RulesSection {
  const lines = [m.guide_pairs_seats(), m.guide_pairs_turns(), m.guide_pairs_talk()];
  return { id: 'pairs', title: m.guide_pairs(), lines, parts: [] };
}

function round(settings: Settings, players?: number): RulesSection {
  const party = settings.kind === 'party';
  const parts = [
    { title: m.guide_step_deal(), lines: deal(settings, players) },
    { title: party ? m.guide_step_phrase() : m.guide_step_clue(), lines: clue(settings) },
    { title: m.guide_step_give(), lines: give(settings, players) },
    { title: m.guide_step_vote(), lines: vote(settings, players) },
    ...(party ? [{ title: m.guide_step_seal(), lines: [m.guide_seal()] }] : []),
    { title: m.guide_step_show(), lines: [m.guide_show()] },
    { title: m.guide_step_refill(), lines: refill(settings) },
  ];
  return { id: 'round', title: m.guide_round(), lines: [], parts, inOrder: true };
}

/** A sentence for the usual number, and one for every other. */
function told(
  by: BySize,
  settings: Settings,
  players: number | undefined,
  rule: (facts: { count: number }) => string,
  exception: (facts: { count: number; players: string }) => string,
): string[] {
  const found = valueRanges(by, settings, players);
  const base = usualRange(found);
  const others = found.filter((range) => range !== base);
  return [
    rule({ count: base.value }),
    ...others.map((range) => exception({ count: range.value, players: playersText(range) })),
  ];
}

function deal(settings: Settings, players?: number): string[] {
  const lines = told(settings.hand, settings, players, m.guide_deal, m.guide_deal_with);
  if (settings.kind === 'party') lines.push(m.guide_deal_hidden());
  return [together(...lines)];
}

function clue({ kind, clues }: Settings): string[] {
  const forms = either([
    ...(clues.text ? [m.guide_form_text()] : []),
    ...(clues.sound ? [m.guide_form_sound()] : []),
    ...(clues.performed ? [m.guide_form_performed()] : []),
  ]);
  return kind === 'party'
    ? [m.guide_phrase(), m.guide_phrase_forms({ forms }), m.guide_phrase_first()]
    : [together(m.guide_clue(), m.guide_clue_forms({ forms })), m.guide_clue_final(), m.guide_clue_first()];
}

function give(settings: Settings, players?: number): string[] {
  const rule = {
    single: m.guide_give,
    party: m.guide_give_party,
    pairs_one_votes: m.guide_give_pairs,
    pairs_all_vote: m.guide_give_pairs,
  }[settings.kind];
  const lines = told(settings.gives, settings, players, rule, m.guide_give_with);
  return [together(...lines), m.guide_give_back()];
}

function vote(settings: Settings, players?: number): string[] {
  const rule = {
    single: [m.guide_vote()],
    party: [m.guide_vote_party()],
    pairs_one_votes: [m.guide_vote_pairs_one(), m.guide_vote_pairs_partner()],
    pairs_all_vote: [m.guide_vote_pairs_all(), m.guide_vote_pairs_partner()],
  }[settings.kind];
  // That a vote is one vote goes without saying.
  const votes = told(settings.votes, settings, players, m.guide_votes, m.guide_votes_with).slice(
    usualRange(valueRanges(settings.votes, settings, players)).value > 1 ? 0 : 1,
  );
  return [m.guide_table(), ...rule, ...votes, m.guide_vote_back()];
}

function refill({ kind, reshuffle }: Settings): string[] {
  const lines = [together(m.guide_refill(), reshuffle ? m.guide_reshuffle() : m.guide_no_reshuffle())];
  return kind === 'party' ? [...lines, m.guide_pass()] : lines;
}

function scoring(settings: Settings, players?: number): RulesSection {
  const parts = settings.kind === 'party' ? [] : search(settings, players);
  const lines =
    settings.kind === 'party'
      ? crowd(settings, players)
      : settings.kind === 'pairs_all_vote'
        ? [m.guide_pairs_sum()]
        : [];
  return { id: 'scoring', title: m.guide_scoring(), lines, parts };
}

function search(settings: Settings, players?: number): RulesPart[] {
  const { points, kind } = settings;
  const { some, all_or_none: all } = points;
  // Where one of a pair votes, the pair sees it or does not.
  const pair = kind === 'pairs_one_votes';
  const teller = pair ? m.guide_teller_pair : m.guide_teller;
  const finder = pair ? m.guide_finder_pair : m.guide_finder;
  const other = pair ? m.guide_other_pair : m.guide_other;
  const rest = pair ? m.guide_other_pair : m.guide_rest;
  const lone = pair ? m.guide_lone_pair : m.guide_lone;

  const seen: RulesPart = {
    title: m.guide_when_some(),
    lines: [
      teller({ count: some.storyteller }),
      finder({ count: some.finder }),
      other({ count: some.other }),
      ...(points.lone_finder === null ? [] : [lone({ count: points.lone_finder })]),
    ],
  };
  const column = (title: string, count: number): RulesPart => ({
    title,
    lines: [teller({ count: all.storyteller }), rest({ count })],
  });
  const unseen =
    all.finder === all.other
      ? [column(m.guide_when_all_or_none(), all.finder)]
      : [column(m.guide_when_all(), all.finder), column(m.guide_when_none(), all.other)];

  if (kind === 'pairs_all_vote') {
    // The partner's voice is what surprises people: said in numbers.
    const partner = points.lone_finder === null ? some.storyteller + some.finder : 2 * points.lone_finder;
    seen.lines.push(m.guide_pairs_partner({ count: partner }));
    for (const [part, each] of [
      [unseen[0], all.finder],
      [unseen[1], all.other],
    ] as const)
      part?.lines.push(m.guide_pairs_rest({ own: all.storyteller + each, others: 2 * each }));
  }
  return [seen, ...unseen, { title: m.guide_when_always(), lines: always(settings, players) }];
}

function always(settings: Settings, players?: number): string[] {
  const { points, kind } = settings;
  const worth = points.bonus_cap === 0 ? 0 : points.bonus;
  const lines = [(kind === 'pairs_one_votes' ? m.guide_bonus_pair : m.guide_bonus)({ count: worth })];
  if (worth > 0 && points.bonus_cap !== null)
    lines.push((inPairs(settings) ? m.guide_cap_pair : m.guide_cap)({ count: points.bonus_cap }));
  if (points.single_vote > 0) {
    const found = valueRanges(settings.votes, settings, players);
    for (const range of found.filter((s) => s.value > 1)) {
      const count = points.single_vote;
      lines.push(
        found.length === 1
          ? m.guide_single({ count })
          : m.guide_single_with({ count, players: playersText(range) }),
      );
    }
  }
  return lines;
}

function crowd({ points, seats }: Settings, players = seats.max): string[] {
  return [
    m.guide_crowd(),
    ...(points.crowd_cap < players ? [m.guide_crowd_cap({ count: points.crowd_cap })] : []),
    m.guide_crowd_alone(),
    m.guide_crowd_red(),
    m.guide_crowd_owner(),
  ];
}

function end(settings: Settings): RulesSection {
  const { target, laps, reshuffle, victory } = settings;
  const pair = inPairs(settings);
  const lines: string[] = [];
  if (target !== null) lines.push((pair ? m.guide_end_target_pair : m.guide_end_target)({ count: target }));
  if (laps !== null) lines.push(m.guide_end_laps({ count: laps }));
  if (!reshuffle) lines.push(m.guide_end_deck());
  if (lines.length > 1) lines.push(m.guide_end_first());
  if (victory === 'everyone_at_target' && target !== null) {
    const count = target;
    lines.push((pair ? m.guide_win_everyone_pair : m.guide_win_everyone)({ count }));
    lines.push(m.guide_end_agree(), m.guide_win_everyone_else());
  } else {
    lines.push(pair ? m.guide_win_highest_pair() : m.guide_win_highest());
    lines.push(m.guide_end_agree());
  }
  return { id: 'end', title: m.guide_end(), lines, parts: [] };
}

function missing(): RulesSection {
  const lines = [m.guide_missing_clock(), m.guide_missing_seat()];
  return { id: 'missing', title: m.guide_missing(), lines, parts: [] };
}

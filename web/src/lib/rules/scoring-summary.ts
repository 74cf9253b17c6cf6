// The points of a round at a glance: a chart and an example, made from the table's settings.

import type { Settings } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import { inPairs } from './rules-text';
import { playersText, valueRanges } from './player-count';

export interface ScoringSummary {
  /** What the rows are about, if that must be said. */
  corner?: string;
  columns: string[];
  rows: { head: string; values: number[] }[];
  /** What comes on top, or instead. */
  extras: { head: string; value: string }[];
  notes: string[];
  example: Example;
}

export interface Example {
  story: string;
  rows: { head: string; sum: number[] }[];
}

export function scoringSummary(settings: Settings, players?: number): ScoringSummary {
  return settings.kind === 'party' ? crowd(settings, players) : search(settings, players);
}

function search(settings: Settings, players?: number): ScoringSummary {
  const { some, all_or_none: all } = settings.points;
  const pair = settings.kind === 'pairs_one_votes';
  return {
    columns: [m.guide_memo_some(), m.guide_memo_all()],
    rows: [
      {
        head: pair ? m.guide_memo_teller_pair() : m.guide_memo_teller(),
        values: [some.storyteller, all.storyteller],
      },
      { head: pair ? m.guide_memo_finder_pair() : m.guide_memo_finder(), values: [some.finder, all.finder] },
      { head: pair ? m.guide_memo_other_pair() : m.guide_memo_other(), values: [some.other, all.other] },
    ],
    extras: extras(settings, players),
    notes: settings.kind === 'pairs_all_vote' ? [m.guide_memo_pairs_sum()] : [],
    example: example(settings, players),
  };
}

function extras(settings: Settings, players?: number): ScoringSummary['extras'] {
  const { bonus, bonus_cap, lone_finder, single_vote } = settings.points;
  const pair = settings.kind === 'pairs_one_votes';
  const found = [
    {
      head: pair ? m.guide_memo_bonus_pair() : m.guide_memo_bonus(),
      value: `+${bonus_cap === 0 ? 0 : bonus}`,
    },
  ];
  if (bonus > 0 && bonus_cap)
    found.push({
      head: inPairs(settings) ? m.guide_memo_cap_pair() : m.guide_memo_cap(),
      value: `${bonus_cap}`,
    });
  if (lone_finder !== null)
    found.push({ head: pair ? m.guide_memo_lone_pair() : m.guide_memo_lone(), value: `${lone_finder}` });
  if (single_vote > 0) {
    const all = valueRanges(settings.votes, settings, players);
    for (const range of all.filter((s) => s.value > 1)) {
      const head =
        all.length === 1 ? m.guide_memo_single() : m.guide_memo_single_with({ players: playersText(range) });
      found.push({ head, value: `+${single_vote}` });
    }
  }
  return found;
}

function example(settings: Settings, players?: number): Example {
  const { points, kind } = settings;
  const { some } = points;
  const fooled = (votes: number) => Math.min(votes * points.bonus, points.bonus_cap ?? Infinity);
  if (kind === 'pairs_one_votes') {
    const teller = points.lone_finder ?? some.storyteller;
    return {
      story: m.guide_example_pairs_one(),
      rows: [
        { head: m.guide_example_mira_pair(), sum: [teller, fooled(2)] },
        { head: m.guide_example_ivan_pair(), sum: [points.lone_finder ?? some.finder] },
        { head: m.guide_memo_other_pair(), sum: [some.other] },
      ],
    };
  }
  if (kind === 'pairs_all_vote') {
    // Ivan's partner is one of the five who missed it; the other pairs have two of them each.
    return {
      story: m.guide_example_pairs_all(),
      rows: [
        { head: m.guide_example_mira_pair(), sum: [some.storyteller, some.finder, fooled(2)] },
        { head: m.guide_example_ivan_pair(), sum: [some.finder, fooled(3), some.other] },
        { head: m.guide_memo_other_pair(), sum: [some.other, some.other] },
      ],
    };
  }
  const several = valueRanges(settings.votes, settings, players).some((s) => s.value > 1);
  return {
    story: several ? m.guide_example_votes() : m.guide_example_single(),
    rows: [
      { head: m.guide_example_mira(), sum: [some.storyteller] },
      { head: m.guide_example_ivan(), sum: [some.finder, several ? points.single_vote : 0, fooled(2)] },
      { head: m.guide_example_ana(), sum: [some.finder] },
      { head: m.guide_example_klara(), sum: [some.other, several ? fooled(1) : 0] },
      { head: m.guide_example_theo(), sum: [some.other] },
    ],
  };
}

function crowd({ points, seats }: Settings, players = seats.max): ScoringSummary {
  const cap = points.crowd_cap;
  const rows: ScoringSummary['rows'] = [{ head: m.guide_memo_alone(), values: [0] }];
  const last = Math.min(Math.max(cap, 2), players);
  for (let voters = 2; voters <= last; voters++) {
    const head = voters === last && last < players ? m.guide_memo_or_more({ count: voters }) : `${voters}`;
    rows.push({ head, values: [Math.min(voters, cap)] });
  }
  return {
    corner: m.guide_memo_votes(),
    columns: [m.guide_memo_points()],
    rows,
    extras: [{ head: m.guide_memo_red(), value: '0' }],
    notes: [],
    example: {
      story: m.guide_example_party(),
      rows: [
        { head: m.guide_example_picture({ number: 3 }), sum: [Math.min(4, cap)] },
        { head: m.guide_example_picture({ number: 5 }), sum: [0] },
        { head: m.guide_example_picture({ number: 1 }), sum: [0] },
      ],
    },
  };
}

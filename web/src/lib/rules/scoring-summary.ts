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

/** A picture of an example as it lies on the table. */
export interface LaidPicture {
  /** Its name in our own deck. */
  card: string;
  number: number;
  /** Whose it is; in party that does not matter. */
  owner?: string;
  /** Who voted for it, or how many. */
  voters: string[];
  votes: number;
  /** The storyteller's, or the one that most chose. */
  lit?: boolean;
  red?: boolean;
}

export interface Example {
  story: string;
  laid: LaidPicture[];
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

/** The pictures of all examples, in the order in which they lie. The storyteller's is the third. */
const CARDS = ['sun-to-bed', 'night-bus', 'quilt-sleeper', 'surf-bed', 'cot-side', 'loop-lunch'];

type Laid = [owner: string | undefined, votes: string[] | number];

/** Lays the pictures of an example down; `lit` is the number of the one that is right. */
function lay(pictures: Laid[], lit = 3, red?: number): LaidPicture[] {
  return pictures.map(([owner, votes], index) => ({
    card: CARDS[index]!,
    number: index + 1,
    owner,
    voters: typeof votes === 'number' ? [] : votes,
    votes: typeof votes === 'number' ? votes : votes.length,
    lit: index + 1 === lit,
    red: index + 1 === red,
  }));
}

function example(settings: Settings, players?: number): Example {
  const { points, kind } = settings;
  const { some } = points;
  const fooled = (votes: number) => Math.min(votes * points.bonus, points.bonus_cap ?? Infinity);
  if (kind === 'pairs_one_votes') {
    const teller = points.lone_finder ?? some.storyteller;
    const [mira, ivan, other] = [
      m.guide_example_mira_pair(),
      m.guide_example_ivan_pair(),
      m.guide_memo_other_pair(),
    ];
    return {
      story: m.guide_example_pairs_one(),
      laid: lay([
        [ivan, []],
        [m.guide_example_partner(), 2],
        [m.guide_example_mira(), [ivan]],
      ]),
      rows: [
        { head: mira, sum: [teller, fooled(2)] },
        { head: ivan, sum: [points.lone_finder ?? some.finder] },
        { head: other, sum: [some.other] },
      ],
    };
  }
  if (kind === 'pairs_all_vote') {
    // Ivan's partner is one of the five who missed it; the other pairs have two of them each.
    return {
      story: m.guide_example_pairs_all(),
      laid: lay([
        [m.guide_example_ivan(), 3],
        [m.guide_example_partner(), 2],
        [m.guide_example_mira(), [m.guide_example_partner(), m.guide_example_ivan()]],
      ]),
      rows: [
        { head: m.guide_example_mira_pair(), sum: [some.storyteller, some.finder, fooled(2)] },
        { head: m.guide_example_ivan_pair(), sum: [some.finder, fooled(3), some.other] },
        { head: m.guide_memo_other_pair(), sum: [some.other, some.other] },
      ],
    };
  }
  const [mira, ivan, ana, klara, theo, bela] = [
    m.guide_example_mira(),
    m.guide_example_ivan(),
    m.guide_example_ana(),
    m.guide_example_klara(),
    m.guide_example_theo(),
    m.guide_example_bela(),
  ];
  if (valueRanges(settings.votes, settings, players).some((s) => s.value > 1)) {
    return {
      story: m.guide_example_votes(),
      laid: lay([
        [ivan, [klara, theo]],
        [klara, [ana]],
        [mira, [ivan, ana]],
      ]),
      rows: [
        { head: mira, sum: [some.storyteller] },
        { head: ivan, sum: [some.finder, points.single_vote, fooled(2)] },
        { head: ana, sum: [some.finder] },
        { head: klara, sum: [some.other, fooled(1)] },
        { head: theo, sum: [some.other] },
      ],
    };
  }
  // As the rulebooks have them: the first edition's with five, the others' with six.
  if (settings.preset === 'first-edition') {
    return {
      story: m.guide_example_lone(),
      laid: lay([
        [ivan, [klara, theo]],
        [klara, [ana]],
        [mira, [ivan]],
        [ana, []],
        [theo, []],
      ]),
      rows: [
        { head: mira, sum: [points.lone_finder ?? some.storyteller] },
        { head: ivan, sum: [points.lone_finder ?? some.finder, fooled(2)] },
        { head: klara, sum: [some.other, fooled(1)] },
        { head: ana, sum: [some.other] },
        { head: theo, sum: [some.other] },
      ],
    };
  }
  return {
    story: m.guide_example_single(),
    laid: lay([
      [ivan, [klara, theo]],
      [klara, [bela]],
      [mira, [ivan, ana]],
      [ana, []],
      [theo, []],
      [bela, []],
    ]),
    rows: [
      { head: mira, sum: [some.storyteller] },
      { head: ivan, sum: [some.finder, fooled(2)] },
      { head: ana, sum: [some.finder] },
      { head: klara, sum: [some.other, fooled(1)] },
      { head: theo, sum: [some.other] },
      { head: bela, sum: [some.other] },
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
      laid: lay(
        [1, 2, 6].map((votes) => [undefined, votes]),
        3,
        2,
      ),
      rows: [
        { head: m.guide_example_picture({ number: 3 }), sum: [Math.min(6, cap)] },
        { head: m.guide_example_picture({ number: 2 }), sum: [0] },
        { head: m.guide_example_picture({ number: 1 }), sum: [0] },
      ],
    },
  };
}

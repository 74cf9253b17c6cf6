// Every setting a host can change, in groups, with its label and limits.

import type { Settings } from '../../protocol';
import { m } from '../i18n/messages.svelte';

export interface HouseRuleField {
  /** Where it is in the settings: `points.some.finder`. */
  path: string;
  label: string;
  kind: 'number' | 'flag' | 'victory';
  min?: number;
  max?: number;
  /** May be left empty: none. */
  optional?: boolean;
}

export interface HouseRuleGroup {
  title: string;
  fields: HouseRuleField[];
}

const number = (path: string, label: string, min = 0, max = 99): HouseRuleField => ({
  path,
  label,
  kind: 'number',
  min,
  max,
});
const optional = (path: string, label: string, min = 1, max = 999): HouseRuleField => ({
  ...number(path, label, min, max),
  optional: true,
});
const flag = (path: string, label: string): HouseRuleField => ({ path, label, kind: 'flag' });

/** The sizes of a table for which there are numbers of their own: from so many players to so many. */
const SIZES = [
  { size: 'three', from: 3, to: 3, name: m.size_three },
  { size: 'few', from: 4, to: 6, name: m.size_few },
  { size: 'many', from: 7, to: 12, name: m.size_many },
];

/** The settings that can be changed in this kind of game. */
export function houseRuleGroups(settings: Settings): HouseRuleGroup[] {
  const party = settings.kind === 'party';
  const single = settings.kind === 'single';
  const { seats } = settings;
  const possible = SIZES.filter(({ from, to }) => seats.min <= to && seats.max >= from);
  const size = (path: string, label: (size: { size: string }) => string, min: number, max: number) =>
    possible.map(({ size, name }) => number(`${path}.${size}`, label({ size: name() }), min, max));
  return [
    {
      title: m.rules_end(),
      fields: [
        optional('target', m.rule_target()),
        optional('laps', m.rule_laps()),
        flag('reshuffle', m.rule_reshuffle()),
        { path: 'victory', label: m.rule_victory(), kind: 'victory' },
      ],
    },
    {
      title: m.rules_cards(),
      fields: [
        ...size('hand', m.rule_hand, 1, 12),
        ...(single ? size('gives', m.rule_gives, 1, 6) : []),
        ...(single ? size('votes', m.rule_votes, 1, 6) : []),
      ],
    },
    {
      title: m.rules_points(),
      fields: party
        ? [number('points.crowd_cap', m.rule_crowd_cap())]
        : [
            number('points.some.storyteller', m.rule_some_storyteller()),
            number('points.some.finder', m.rule_some_finder()),
            number('points.some.other', m.rule_some_other()),
            number('points.all_or_none.storyteller', m.rule_all_storyteller()),
            number('points.all_or_none.finder', m.rule_all_finder()),
            number('points.all_or_none.other', m.rule_all_other()),
            number('points.bonus', m.rule_bonus()),
            optional('points.bonus_cap', m.rule_bonus_cap(), 0),
            optional('points.lone_finder', m.rule_lone_finder(), 0),
            ...(single ? [number('points.single_vote', m.rule_single_vote())] : []),
          ],
    },
    {
      title: m.rules_clues(),
      fields: [
        flag('clues.text', m.rule_clue_text()),
        flag('clues.sound', m.rule_clue_sound()),
        flag('clues.performed', m.rule_clue_performed()),
      ],
    },
    {
      title: m.rules_seats(),
      fields: [
        number('seats.min', m.rule_seats_min(), 3, 12),
        number('seats.max', m.rule_seats_max(), 3, 12),
      ],
    },
  ];
}

export function readSetting(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], settings);
}

/** The settings with one of them changed. */
export function changeSetting(settings: Settings, path: string, value: unknown): Settings {
  const copy = structuredClone(settings);
  const steps = path.split('.');
  const last = steps.pop()!;
  const at = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  );
  at[last] = value;
  return copy;
}

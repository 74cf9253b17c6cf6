import { expect, test } from 'vitest';
import type { Settings } from '../../protocol';
import { houseRuleGroups, readSetting, changeSetting } from './house-rules';

const column = { storyteller: 3, finder: 3, other: 0 };
const settings: Settings = {
  preset: 'classic',
  kind: 'single',
  seats: { min: 3, max: 8 },
  hand: { three: 7, few: 6, many: 6 },
  gives: { three: 2, few: 1, many: 1 },
  votes: { three: 1, few: 1, many: 1 },
  points: {
    all_or_none: column,
    some: column,
    bonus: 1,
    bonus_cap: null,
    lone_finder: null,
    single_vote: 0,
    crowd_cap: 5,
  },
  target: 30,
  laps: null,
  reshuffle: true,
  victory: 'highest',
  clues: { text: true, sound: true, performed: true },
};

test('every field names a setting that is there', () => {
  for (const kind of ['single', 'party', 'pairs_one_votes', 'pairs_all_vote'] as const) {
    for (const { path } of houseRuleGroups({ ...settings, kind }).flatMap((group) => group.fields)) {
      expect(readSetting(settings, path), path).not.toBeUndefined();
    }
  }
});

test('a change is made in a copy', () => {
  const changed = changeSetting(settings, 'points.some.finder', 5);
  expect(changed.points.some.finder).toBe(5);
  expect(settings.points.some.finder).toBe(3);
});

test('numbers are asked only for tables that can be', () => {
  const paths = (seats: Settings['seats']) =>
    houseRuleGroups({ ...settings, kind: 'pairs_all_vote', seats })
      .flatMap((group) => group.fields)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('hand.'));
  expect(paths({ min: 8, max: 8 })).toEqual(['hand.many']);
  expect(paths({ min: 6, max: 12 })).toEqual(['hand.few', 'hand.many']);
  expect(paths({ min: 3, max: 6 })).toEqual(['hand.three', 'hand.few']);
});

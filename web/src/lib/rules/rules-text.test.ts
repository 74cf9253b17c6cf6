// The rules as they are told, for all seven ways to play and for house rules.

import { describe, expect, it } from 'vitest';
import type { Preset, Presets, Settings } from '../../protocol';
import { clueAdvice } from './clue-advice';
import { rulesText } from './rules-text';
import { scoringSummary } from './scoring-summary';
import fixture from './presets.fixture.json';
import { valueRanges } from './player-count';

const offers = (fixture as Presets).presets;
const rulesOf = (preset: Preset): Settings => offers.find((o) => o.preset === preset)!.settings;

/** All that is told, or one section of it. */
function told(settings: Settings, players?: number, id?: string): string {
  return rulesText(settings, players)
    .filter((section) => id === undefined || section.id === id)
    .flatMap((s) => [s.title, ...s.lines, ...s.parts.flatMap((p) => [p.title, ...p.lines])])
    .join('\n');
}

const changed = (preset: Preset, change: Partial<Settings>): Settings => ({ ...rulesOf(preset), ...change });
const scored = (preset: Preset, points: Partial<Settings['points']>): Settings =>
  changed(preset, { points: { ...rulesOf(preset).points, ...points } });

describe('every preset', () => {
  for (const { preset, settings, player_counts } of offers) {
    it(`${preset}: says something under every title`, () => {
      for (const players of [undefined, ...player_counts]) {
        for (const { title, lines, parts } of rulesText(settings, players)) {
          expect(title).not.toBe('');
          expect(lines.length + parts.length).toBeGreaterThan(0);
          for (const part of parts) {
            expect(part.title).not.toBe('');
            expect(part.lines.length).toBeGreaterThan(0);
          }
          for (const line of [...lines, ...parts.flatMap((p) => p.lines)]) {
            // No hole, and no message without words.
            expect(line).toMatch(/^[A-Z].*[.?]$/);
            expect(line).not.toMatch(/undefined|null|NaN|[{}]|guide_/);
          }
        }
        expect(clueAdvice(settings, players).advice.every((a) => a.lines.length > 0)).toBe(true);
        expect(scoringSummary(settings, players).rows.length).toBeGreaterThan(2);
      }
    });

    it(`${preset}: tells no number that it does not have`, () => {
      const hand = valueRanges(settings.hand, settings).map((s) => s.value);
      for (const count of hand) expect(told(settings)).toContain(`${count} cards`);
      expect(told(settings)).not.toMatch(/\b0 (cards|points|pictures)/);
    });

    it(`${preset}: has at least six clues, good and bad ones`, () => {
      const clues = clueAdvice(settings).examples.pictures.flatMap((p) => p.clues);
      expect(clues.length).toBeGreaterThanOrEqual(6);
      expect(new Set(clues.map((c) => c.verdict)).size).toBe(3);
    });
  }
});

describe('numbers of the presets', () => {
  it('classic', () => {
    const text = told(rulesOf('classic'));
    expect(text).toContain('For 3–8 players.');
    expect(text).toContain('Everybody holds 6 cards');
    expect(text).toContain('With 3 players everybody holds 7 cards.');
    expect(text).toContain('With 3 players they give 2 pictures each.');
    expect(text).toContain('somebody reaches 30 points.');
    expect(text).toContain('The highest score wins.');
    expect(text).toContain('sung or acted out');
    expect(text).not.toContain('at most');
    expect(text).not.toContain('up to');
  });

  it('disney: everybody at the target wins', () => {
    const text = told(rulesOf('disney'), undefined, 'end');
    expect(text).toContain('Everybody who then has 30 points or more has won.');
    expect(text).not.toContain('Whoever shares it');
  });

  it('first edition: the deck ends it, nothing is reshuffled, nobody sings', () => {
    const text = told(rulesOf('first-edition'));
    expect(text).toContain('last card of the deck');
    expect(text).not.toContain('30');
    expect(text).not.toContain('shuffled together with the discard');
    expect(text).toContain('A clue can be written words or a recorded sound.');
  });

  it('first edition in pairs: seven votes, points added up', () => {
    const text = told(rulesOf('first-edition-teams'));
    expect(text).toContain('For 8 players, in pairs.');
    expect(text).toContain('Everybody holds 4 cards');
    expect(text).toContain('storyteller’s partner votes too');
    expect(text).toContain('only the storyteller’s partner found it, their pair gets 6 points.');
    expect(text).toContain('That makes 2 for the storyteller’s pair, whose partner votes too, and 4');
    expect(text).toContain('a pair reaches 30 points.');
  });

  it('odyssey: two votes from seven players on, and a cap', () => {
    const text = told(rulesOf('odyssey'));
    expect(text).toContain('For 3–12 players.');
    expect(text).toContain('With 7–12 players you may vote for up to 2 different pictures.');
    expect(text).toContain('at most 3 points for each of you in a round.');
    expect(text).toContain('With 7–12 players: if you found it with a single vote, you get 1 point more.');
  });

  it('odyssey party: phrase, seal, crowd', () => {
    const text = told(rulesOf('odyssey-party'));
    expect(text).toContain('For 6–12 players.');
    expect(text).toContain('Everybody holds 5 cards');
    expect(text).toContain('before looking at their cards');
    expect(text).toContain('marked in red');
    expect(text).toContain('never more than 5 points.');
    expect(text).toContain('when everybody has been storyteller once.');
    expect(text).toContain('neighbour on the left');
  });

  it('odyssey in pairs: one gives, the other votes, points by pair', () => {
    const text = told(rulesOf('odyssey-teams'));
    expect(text).toContain('For 6, 8, 10, or 12 players, in pairs.');
    expect(text).toContain('the partner who gave nothing');
    expect(text).toContain('Every other pair gets 2 points.');
    expect(text).toContain('at most 3 points for a pair in a round.');
    expect(text).toContain('when everybody has been storyteller once.');
  });
});

describe('a known number of players', () => {
  it('tells only what holds for them', () => {
    expect(told(rulesOf('classic'), 3)).toContain('Everybody holds 7 cards');
    expect(told(rulesOf('classic'), 3)).toContain('gives the 2 pictures');
    expect(told(rulesOf('classic'), 3)).not.toMatch(/With \d/);
    expect(told(rulesOf('odyssey'), 8)).toContain('You may vote for up to 2 different pictures.');
    expect(told(rulesOf('odyssey'), 6)).not.toContain('single vote');
  });
});

describe('house rules', () => {
  it('change the end', () => {
    const text = told(changed('classic', { target: 20, laps: 2, reshuffle: false }), undefined, 'end');
    expect(text).toContain('20 points');
    expect(text).toContain('storyteller 2 times.');
    expect(text).toContain('last card of the deck');
    expect(text).toContain('Whatever comes first ends the game.');
    expect(text).not.toContain('30');
  });

  it('change cards, votes, clues and seats', () => {
    const text = told(
      changed('classic', {
        seats: { min: 4, max: 10 },
        hand: { three: 7, few: 5, many: 4 },
        votes: { three: 1, few: 2, many: 3 },
        clues: { text: false, sound: true, performed: false },
      }),
    );
    expect(text).toContain('For 4–10 players.');
    expect(text).toContain('Everybody holds 5 cards');
    expect(text).toContain('With 7–10 players everybody holds 4 cards.');
    expect(text).not.toContain('7 cards');
    expect(text).toContain('You may vote for up to 2 different pictures.');
    expect(text).toContain('With 7–10 players you may vote for up to 3 different pictures.');
    expect(text).toContain('A clue can be a recorded sound.');
  });

  it('change the points', () => {
    const text = told(
      scored('classic', {
        some: { storyteller: 4, finder: 5, other: 1 },
        all_or_none: { storyteller: 1, finder: 2, other: 3 },
        bonus: 2,
        bonus_cap: 6,
        lone_finder: 7,
      }),
      undefined,
      'scoring',
    );
    expect(text).toContain('The storyteller gets 4 points.');
    expect(text).toContain('Everybody who found it gets 5 points.');
    expect(text).toContain('Each of the others gets 1 point.');
    expect(text).toContain(
      'Everybody found it\nThe storyteller gets 1 point.\nEverybody else gets 2 points.',
    );
    expect(text).toContain('Nobody found it\nThe storyteller gets 1 point.\nEverybody else gets 3 points.');
    expect(text).toContain('brings 2 points to whoever gave it');
    expect(text).toContain('at most 6 points for each');
    expect(text).toContain('that one and the storyteller get 7 points each instead.');
  });

  it('tell when votes on other pictures bring nothing', () => {
    expect(told(scored('classic', { bonus: 0 }))).toContain('Votes on the other pictures bring nothing.');
    expect(told(scored('odyssey', { bonus_cap: 0 }))).not.toContain('at most 0');
  });

  it('do not praise a clue for some where it is not worth more', () => {
    const points = { all_or_none: { storyteller: 3, finder: 2, other: 2 } };
    expect(told(scored('classic', points))).not.toContain('lets some find the picture, and others not');
    expect(told(rulesOf('classic'))).toContain('lets some find the picture, and others not');
  });
});

describe('the memo', () => {
  it('is the table of the rulebook', () => {
    const { rows, extras } = scoringSummary(rulesOf('classic'));
    expect(rows.map((r) => r.values)).toEqual([
      [3, 0],
      [3, 2],
      [0, 2],
    ]);
    expect(extras.map((e) => e.value)).toEqual(['+1']);
  });

  it('has what comes on top', () => {
    expect(scoringSummary(rulesOf('odyssey')).extras.map((e) => e.value)).toEqual(['+1', '3', '+1']);
    expect(scoringSummary(rulesOf('odyssey'), 5).extras.map((e) => e.value)).toEqual(['+1', '3']);
    expect(scoringSummary(scored('first-edition', { lone_finder: 4 })).extras.map((e) => e.value)).toEqual([
      '+1',
      '4',
    ]);
  });

  it('counts its examples by the settings', () => {
    const totals = (settings: Settings, players?: number) =>
      scoringSummary(settings, players).example.rows.map((r) => r.sum.reduce((a, b) => a + b, 0));
    // As in the rulebooks' own examples.
    expect(totals(rulesOf('classic'))).toEqual([3, 5, 3, 1, 0, 0]);
    expect(totals(rulesOf('disney'))).toEqual([3, 5, 3, 1, 0, 0]);
    expect(totals(rulesOf('first-edition'))).toEqual([3, 5, 1, 0, 0]);
    expect(totals(scored('first-edition', { lone_finder: 4 }))).toEqual([4, 6, 1, 0, 0]);
    expect(totals(rulesOf('odyssey'), 8)).toEqual([3, 6, 3, 1, 0]);
    expect(totals(scored('odyssey', { bonus_cap: 1 }), 8)).toEqual([3, 5, 3, 1, 0]);
    expect(totals(rulesOf('odyssey-teams'))).toEqual([5, 3, 0]);
    expect(totals(rulesOf('first-edition-teams'))).toEqual([8, 6, 0]);
    expect(totals(rulesOf('odyssey-party'))).toEqual([5, 0, 0]);
  });

  it('shows its examples as they are told: everybody votes once, and never for their own', () => {
    for (const preset of ['classic', 'disney', 'first-edition'] as const) {
      const { laid, rows } = scoringSummary(rulesOf(preset)).example;
      const voters = laid.flatMap((picture) => picture.voters);
      const [teller, ...others] = rows.map((row) => row.head);
      expect(voters.toSorted()).toEqual(others.toSorted());
      expect(laid.map((picture) => picture.owner).toSorted()).toEqual([teller, ...others].toSorted());
      expect(laid.find((picture) => picture.lit)?.owner).toBe(teller);
      for (const { owner, voters } of laid) expect(voters).not.toContain(owner);
    }
    const party = scoringSummary(rulesOf('odyssey-party')).example.laid;
    expect(party.map(({ votes, red }) => `${votes}${red ? ' red' : ''}`)).toEqual(['1', '2 red', '6']);
  });

  it('goes with the crowd as far as the cap', () => {
    const rows = (settings: Settings, players?: number) =>
      scoringSummary(settings, players).rows.map((r) => `${r.head}: ${r.values}`);
    expect(rows(rulesOf('odyssey-party'))).toEqual([
      'Yours alone: 0',
      '2: 2',
      '3: 3',
      '4: 4',
      '5 or more: 5',
    ]);
    expect(rows(scored('odyssey-party', { crowd_cap: 9 }), 6).at(-1)).toBe('6: 6');
  });
});

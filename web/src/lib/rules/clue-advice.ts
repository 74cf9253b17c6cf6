// Advice on clues: what is too easy, too hard or just right, and how to give and to vote well.

import type { Settings } from '../../protocol';
import { m } from '../i18n/messages.svelte';
import type { RulesPart } from './rules-text';
import { valueRanges } from './player-count';

/** Too much said, well said, too little said. */
export type Verdict = 'much' | 'right' | 'little';

export interface JudgedClue {
  verdict: Verdict;
  label: string;
  clue: string;
  why: string;
}

export interface ClueAdvice {
  title: string;
  intro: string;
  scale: { verdict: Verdict; label: string; text: string }[];
  /** `card`: its name in our own deck. */
  examples: { title: string; pictures: { card?: string; picture?: string; clues: JudgedClue[] }[] };
  advice: RulesPart[];
}

export function clueAdvice(settings: Settings, players?: number): ClueAdvice {
  return settings.kind === 'party' ? phraseAdvice() : storytellerAdvice(settings, players);
}

function storytellerAdvice(settings: Settings, players?: number): ClueAdvice {
  const label = { much: m.guide_easy, right: m.guide_right, little: m.guide_hard };
  const judged = (verdict: Verdict, clue: string, why: string): JudgedClue => ({
    verdict,
    label: label[verdict](),
    clue,
    why,
  });
  const { clues, points, kind } = settings;
  const several = valueRanges(settings.votes, settings, players).some((s) => s.value > 1);
  return {
    title: m.guide_art(),
    intro: m.guide_art_intro(),
    scale: [
      { verdict: 'much', label: m.guide_easy(), text: m.guide_easy_text() },
      { verdict: 'right', label: m.guide_right(), text: m.guide_right_text() },
      { verdict: 'little', label: m.guide_hard(), text: m.guide_hard_text() },
    ],
    examples: {
      title: m.guide_examples(),
      pictures: [
        {
          card: 'midsummer-queue',
          picture: m.guide_snowman(),
          clues: [
            judged('much', m.guide_snowman_easy(), m.guide_snowman_easy_why()),
            judged('right', m.guide_snowman_right(), m.guide_snowman_right_why()),
            judged('little', m.guide_snowman_hard(), m.guide_snowman_hard_why()),
          ],
        },
        {
          card: 'whale-wood',
          picture: m.guide_whale(),
          clues: [
            judged('much', m.guide_whale_easy(), m.guide_whale_easy_why()),
            judged('right', m.guide_whale_right(), m.guide_whale_right_why()),
            judged('little', m.guide_whale_hard(), m.guide_whale_hard_why()),
          ],
        },
        {
          card: 'wolf-wood',
          picture: m.guide_wolf(),
          clues: [
            judged('much', m.guide_wolf_easy(), m.guide_wolf_easy_why()),
            judged('right', m.guide_wolf_right(), m.guide_wolf_right_why()),
            judged('little', m.guide_wolf_hard(), m.guide_wolf_hard_why()),
          ],
        },
        {
          card: 'quilt-sleeper',
          picture: m.guide_quilt(),
          clues: [judged('right', m.guide_quilt_right(), m.guide_quilt_right_why())],
        },
        {
          card: 'snail-town',
          picture: m.guide_snail(),
          clues: [judged('right', m.guide_snail_right(), m.guide_snail_right_why())],
        },
      ],
    },
    advice: [
      {
        title: m.guide_recipes(),
        lines: [
          m.guide_recipe_mood(),
          m.guide_recipe_before(),
          m.guide_recipe_voice(),
          m.guide_recipe_line(),
          m.guide_recipe_corner(),
          ...(clues.sound || clues.performed ? [m.guide_recipe_sound()] : []),
          m.guide_recipe_table(),
        ],
      },
      {
        title: m.guide_givers(),
        lines: [
          m.guide_givers_mood(),
          m.guide_givers_ask(),
          kind === 'pairs_one_votes' ? m.guide_givers_pairs() : m.guide_givers_rich(),
        ],
      },
      {
        title: m.guide_voters(),
        lines: [
          m.guide_voters_who(),
          m.guide_voters_bait(),
          ...(several && points.single_vote > 0 ? [m.guide_voters_single()] : []),
        ],
      },
    ],
  };
}

/** In party the phrase is for no picture, so other phrases are good. */
function phraseAdvice(): ClueAdvice {
  const label = { much: m.guide_narrow, right: m.guide_right, little: m.guide_wide };
  const judged = (verdict: Verdict, clue: string, why: string): JudgedClue => ({
    verdict,
    label: label[verdict](),
    clue,
    why,
  });
  return {
    title: m.guide_art_phrase(),
    intro: m.guide_phrase_intro(),
    scale: [
      { verdict: 'much', label: m.guide_narrow(), text: m.guide_narrow_text() },
      { verdict: 'right', label: m.guide_right(), text: m.guide_open_text() },
      { verdict: 'little', label: m.guide_wide(), text: m.guide_wide_text() },
    ],
    examples: {
      title: m.guide_phrases(),
      pictures: [
        {
          clues: [
            judged('much', m.guide_umbrella(), m.guide_umbrella_why()),
            judged('much', m.guide_geese(), m.guide_geese_why()),
            judged('right', m.guide_begins(), m.guide_begins_why()),
            judged('right', m.guide_late(), m.guide_late_why()),
            judged('right', m.guide_neighbours(), m.guide_neighbours_why()),
            judged('little', m.guide_lovely(), m.guide_lovely_why()),
            judged('little', m.guide_life(), m.guide_life_why()),
          ],
        },
      ],
    },
    advice: [
      { title: m.guide_sealing(), lines: [m.guide_sealing_tempt(), m.guide_sealing_second()] },
      { title: m.guide_givers(), lines: [m.guide_givers_party(), m.guide_givers_party_rich()] },
      { title: m.guide_voters(), lines: [m.guide_voters_party(), m.guide_voters_party_seal()] },
    ],
  };
}

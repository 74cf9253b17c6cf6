// A round as a strip of pictures: what lies there at each step, and a sentence.

import type { Settings } from '../../protocol';
import { m } from '../i18n/messages.svelte';

export interface StripCard {
  /** Its name in our own deck; none: face down. */
  card?: string;
  number?: number;
  lit?: boolean;
  red?: boolean;
  /** Votes that lie on it. */
  votes?: number;
}

export interface StripStep {
  title: string;
  text: string;
  cards: StripCard[];
  /** The words of the clue, where they are heard. */
  clue?: string;
}

const HAND = ['loop-lunch', 'quilt-sleeper', 'umbrella-ferry'];
const TABLE = ['sun-to-bed', 'night-bus', 'quilt-sleeper'];
const TELLERS = 'quilt-sleeper';

const laid = (change: (card: string) => Partial<StripCard> = () => ({})): StripCard[] =>
  TABLE.map((card, index) => ({ card, number: index + 1, ...change(card) }));

export function roundStrip(settings: Settings): StripStep[] {
  return settings.kind === 'party' ? phraseStrip() : searchStrip();
}

function searchStrip(): StripStep[] {
  const votes = (card: string) => ({ votes: card === 'sun-to-bed' ? 0 : 1 });
  return [
    { title: m.guide_step_deal(), text: m.strip_deal(), cards: HAND.map((card) => ({ card })) },
    {
      title: m.guide_step_clue(),
      text: m.strip_clue(),
      cards: HAND.map((card) => (card === TELLERS ? { card, lit: true } : {})),
      clue: m.guide_quilt_right(),
    },
    {
      title: m.guide_step_give(),
      text: m.strip_give(),
      cards: TABLE.map((card) => (card === TELLERS ? {} : { card })),
    },
    { title: m.guide_step_vote(), text: m.strip_vote(), cards: laid() },
    {
      title: m.guide_step_show(),
      text: m.strip_show(),
      cards: laid((card) => ({ ...votes(card), lit: card === TELLERS })),
    },
  ];
}

function phraseStrip(): StripStep[] {
  const votes: Record<string, number> = { 'sun-to-bed': 1, 'night-bus': 2, 'quilt-sleeper': 3 };
  return [
    { title: m.guide_step_phrase(), text: m.strip_phrase(), cards: [{}, {}, {}], clue: m.guide_late() },
    { title: m.guide_step_give(), text: m.strip_give_party(), cards: TABLE.map((card) => ({ card })) },
    {
      title: m.guide_step_vote(),
      text: m.strip_vote_party(),
      cards: laid((card) => ({ votes: votes[card] })),
    },
    {
      title: m.guide_step_seal(),
      text: m.strip_seal(),
      cards: laid((card) => ({ votes: votes[card], lit: card === TELLERS, red: card === 'night-bus' })),
    },
  ];
}

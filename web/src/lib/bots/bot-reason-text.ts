// Why a bot did what it did, in one sentence of its own, and which of its sentences are worth showing.

import type { BotAct, BotGround, BotReason, Card, RoundResult, Words } from '../../protocol';
import { wordsText } from '../clue/clue-text';
import { currentLanguage, m } from '../i18n/messages.svelte';
import { quoted } from '../i18n/quotes';

/** Several sentences that say the same: who hears many of them should not hear the same one each time. */
interface Sentences extends Record<
  Exclude<BotGround, 'blind'>,
  ((words: { heard: string; seen: string }) => string)[]
> {
  /** What was heard and what was seen is one word. */
  same: ((words: { word: string }) => string)[];
  blind: (() => string)[];
}

const SENTENCES: Record<BotAct, Sentences> = {
  told: {
    named: [m.thought_told_named_1, m.thought_told_named_2],
    alike: [m.thought_told_alike_1, m.thought_told_alike_2],
    faint: [m.thought_told_faint_1, m.thought_told_faint_2],
    same: [m.thought_told_same_1, m.thought_told_same_2],
    blind: [m.thought_told_blind_1, m.thought_told_blind_2],
  },
  gave: {
    named: [m.thought_gave_named_1, m.thought_gave_named_2],
    alike: [m.thought_gave_alike_1, m.thought_gave_alike_2],
    faint: [m.thought_gave_faint_1, m.thought_gave_faint_2],
    same: [m.thought_gave_same_1, m.thought_gave_same_2],
    blind: [m.thought_gave_blind_1, m.thought_gave_blind_2],
  },
  voted: {
    named: [m.thought_voted_named_1, m.thought_voted_named_2, m.thought_voted_named_3],
    alike: [
      m.thought_voted_alike_1,
      m.thought_voted_alike_2,
      m.thought_voted_alike_3,
      m.thought_voted_alike_4,
    ],
    faint: [m.thought_voted_faint_1, m.thought_voted_faint_2, m.thought_voted_faint_3],
    same: [m.thought_voted_same_1, m.thought_voted_same_2, m.thought_voted_same_3, m.thought_voted_same_4],
    blind: [m.thought_voted_blind_1, m.thought_voted_blind_2],
  },
};

/** Why, in the reader's language: always the same sentence for a seat in a round, and neighbours have different ones. */
export function botReasonText({ seat, act, ground, heard, seen }: BotReason, round: number): string {
  const sentences = SENTENCES[act];
  const one = <T>(all: T[]): T => all[(seat + round) % all.length]!;
  if (ground === 'blind' || !heard || !seen) return one(sentences.blind)();
  const inQuotes = (words: Words) => quoted(wordsText(words), currentLanguage());
  // "Rain made me think of rain" would be no reason.
  if (isOneWord(wordsText(heard), wordsText(seen)))
    return capitalised(one(sentences.same)({ word: inQuotes(heard) }));
  return capitalised(one(sentences[ground])({ heard: inQuotes(heard), seen: inQuotes(seen) }));
}

/** Endings are shorter than this, and what they end is longer. */
const ENDING = 4;

/** Whether these are the same word, or forms of one: "rain" and "raining". */
function isOneWord(a: string, b: string): boolean {
  const [short, long] = [a.toLowerCase(), b.toLowerCase()].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  const rest = long.slice(short.length);
  if (!long.startsWith(short)) return false;
  return rest === '' || (short.length >= ENDING && rest.length < ENDING && !rest.includes(' '));
}

/** A sentence may begin with a word in quotation marks. */
const capitalised = (sentence: string) => sentence.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** One reason of each bot, in the order they sit: why it told or voted; where its partner voted, why it gave. */
export function mainReasons(reasons: BotReason[], { storyteller }: RoundResult): BotReason[] {
  const seats = [...new Set(reasons.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const acts: BotAct[] = seat === storyteller ? ['told', 'voted', 'gave'] : ['voted', 'gave', 'told'];
    const own = reasons.filter((reason) => reason.seat === seat);
    return acts.flatMap((act) => own.findLast((reason) => reason.act === act) ?? [])[0]!;
  });
}

/** Why a card came to the table. */
export function reasonForCard(reasons: BotReason[], card: Card): BotReason | undefined {
  return reasons.findLast((reason) => reason.card === card && reason.act !== 'voted');
}

// Why a bot did what it did, in one sentence of its own, and which of its sentences are worth showing.

import type { BotAct, BotReason, Card, Persona, RoundResult, Words } from '../../protocol';
import { wordsText } from '../clue/clue-text';
import { currentLanguage, m } from '../i18n/messages.svelte';
import { quoted } from '../i18n/quotes';

/** Several sentences that say the same: who hears many of them should not hear the same one each time. */
interface Sentences extends Record<
  'named' | 'alike' | 'about',
  ((words: { heard: string; seen: string }) => string)[]
> {
  /** What was seen, where nothing else is to be quoted: a bot's clue is read in other words by others. */
  same: ((words: { word: string }) => string)[];
  fitting: (() => string)[];
  faint: (() => string)[];
  blind: (() => string)[];
}

const SENTENCES: Record<BotAct, Sentences> = {
  told: {
    named: [m.thought_told_named_1, m.thought_told_named_2],
    alike: [m.thought_told_alike_1, m.thought_told_alike_2],
    fitting: [m.thought_told_fitting_1, m.thought_told_fitting_2],
    about: [m.thought_told_about_1, m.thought_told_about_2],
    faint: [m.thought_told_faint_1, m.thought_told_faint_2],
    same: [m.thought_told_same_1, m.thought_told_same_2],
    blind: [m.thought_told_blind_1, m.thought_told_blind_2],
  },
  gave: {
    named: [m.thought_gave_named_1, m.thought_gave_named_2],
    alike: [m.thought_gave_alike_1, m.thought_gave_alike_2],
    fitting: [m.thought_gave_fitting_1, m.thought_gave_fitting_2],
    about: [m.thought_gave_about_1, m.thought_gave_about_2],
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
    fitting: [m.thought_voted_fitting_1, m.thought_voted_fitting_2],
    about: [m.thought_voted_about_1, m.thought_voted_about_2, m.thought_voted_about_3],
    faint: [m.thought_voted_faint_1, m.thought_voted_faint_2, m.thought_voted_faint_3],
    same: [m.thought_voted_same_1, m.thought_voted_same_2, m.thought_voted_same_3, m.thought_voted_same_4],
    blind: [m.thought_voted_blind_1, m.thought_voted_blind_2],
  },
};

/** How each persona says that it is sure. */
const MANNERS: Record<Persona, ((words: { reason: string }) => string)[]> = {
  poet: [m.thought_of_poet_1, m.thought_of_poet_2],
  joker: [m.thought_of_joker_1, m.thought_of_joker_2],
  child: [m.thought_of_child_1, m.thought_of_child_2],
  scholar: [m.thought_of_scholar_1, m.thought_of_scholar_2],
  grandmother: [m.thought_of_grandmother_1, m.thought_of_grandmother_2],
  sailor: [m.thought_of_sailor_1, m.thought_of_sailor_2],
  detective: [m.thought_of_detective_1, m.thought_of_detective_2],
  clockmaker: [m.thought_of_clockmaker_1, m.thought_of_clockmaker_2],
};

/** What each persona says of a vote that it cannot put into words: because all of it fits, or because nothing does. */
const WORDLESS: Record<'fitting' | 'faint', Record<Persona, () => string>> = {
  fitting: {
    poet: m.thought_fits_poet,
    joker: m.thought_fits_joker,
    child: m.thought_fits_child,
    scholar: m.thought_fits_scholar,
    grandmother: m.thought_fits_grandmother,
    sailor: m.thought_fits_sailor,
    detective: m.thought_fits_detective,
    clockmaker: m.thought_fits_clockmaker,
  },
  faint: {
    poet: m.thought_hunch_poet,
    joker: m.thought_hunch_joker,
    child: m.thought_hunch_child,
    scholar: m.thought_hunch_scholar,
    grandmother: m.thought_hunch_grandmother,
    sailor: m.thought_hunch_sailor,
    detective: m.thought_hunch_detective,
    clockmaker: m.thought_hunch_clockmaker,
  },
};

/**
 * Why, in the reader's language, and in the manner of who says it: always the same sentence for a seat in a round, and neighbours
 * have different ones.
 */
export function botReasonText(reason: BotReason, round: number, persona?: Persona): string {
  const own = persona && wordlessVote(reason, round, persona);
  if (own) return own;
  const sentence = plainReason(reason, round);
  const isSure = reason.ground !== 'faint' && reason.ground !== 'blind';
  const manner = persona && isSure ? MANNERS[persona][(reason.seat + 2 * round) % 3] : undefined;
  return manner ? manner({ reason: sentence }) : sentence;
}

/** What a persona says of such a vote itself, every second time: else it says what everybody would. */
function wordlessVote({ act, ground, seen, seat }: BotReason, round: number, persona: Persona) {
  if (act !== 'voted' || seen || (ground !== 'fitting' && ground !== 'faint')) return undefined;
  return (seat + round) % 2 === 0 ? WORDLESS[ground][persona]() : undefined;
}

function plainReason({ seat, act, ground, heard, seen }: BotReason, round: number): string {
  const sentences = SENTENCES[act];
  const one = <T>(all: T[]): T => all[(seat + round) % all.length]!;
  if (ground === 'faint' || (ground === 'fitting' && !seen)) return one(sentences[ground])();
  if (ground === 'blind' || !seen) return one(sentences.blind)();
  const inQuotes = (words: Words) => quoted(wordsText(words), currentLanguage());
  // "Rain made me think of rain" would be no reason.
  if (!heard || isOneWord(wordsText(heard), wordsText(seen)))
    return capitalised(one(sentences.same)({ word: inQuotes(heard ?? seen) }));
  const kind = ground === 'fitting' ? 'about' : ground;
  return capitalised(one(sentences[kind])({ heard: inQuotes(heard), seen: inQuotes(seen) }));
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

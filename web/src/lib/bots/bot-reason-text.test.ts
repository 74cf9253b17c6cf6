import { afterEach, describe, expect, it } from 'vitest';
import type { BotAct, BotGround, BotReason, RoundResult } from '../../protocol';
import { LANGUAGES } from '../i18n/languages';
import { setLanguage } from '../i18n/messages.svelte';
import { quoted } from '../i18n/quotes';
import { PERSONAS } from './persona-text';
import { botReasonText, mainReasons, reasonForCard } from './bot-reason-text';

const ACTS: BotAct[] = ['told', 'gave', 'voted'];
const GROUNDS: BotGround[] = ['named', 'alike', 'fitting', 'faint', 'blind'];
const WORDLESS: BotGround[] = ['faint', 'blind'];

const HEARD = { text: 'bench', translations: { ru: 'скамейка', fr: 'banc' } };
const SEEN = { text: 'loneliness', translations: { ru: 'одиночество', fr: 'solitude' } };

const reason = (more: Partial<BotReason> = {}): BotReason => ({
  seat: 1,
  act: 'voted',
  card: 11,
  ground: 'alike',
  heard: HEARD,
  seen: SEEN,
  ...more,
});

const bare = (sentence: string) => sentence.toLowerCase();

afterEach(() => setLanguage('en'));

for (const language of LANGUAGES) {
  describe(`in ${language}`, () => {
    for (const act of ACTS) {
      for (const ground of GROUNDS) {
        it(`${act}, ${ground}: whole sentences, each round another`, async () => {
          await setLanguage(language);
          const blind = ground === 'blind';
          const given = blind ? { act, ground, heard: undefined, seen: undefined } : { act, ground };
          const said = [0, 1, 2, 3, 4, 5].map((round) => botReasonText(reason(given) as BotReason, round));
          for (const sentence of said) {
            expect(sentence).toMatch(/[.!?…]$/);
            expect(sentence).not.toMatch(/[{}]|undefined/);
            expect(sentence).toMatch(/^\P{L}*\p{Lu}/u);
            if (WORDLESS.includes(ground)) continue;
            for (const { text, translations } of [HEARD, SEEN]) {
              const word = (translations as Record<string, string>)[language] ?? text;
              expect(bare(sentence)).toContain(quoted(word, language));
            }
          }
          expect(new Set(said).size).toBeGreaterThan(1);
        });
      }

      it(`${act}: what fits as a whole needs no words`, async () => {
        await setLanguage(language);
        const bare = reason({ act, ground: 'fitting', heard: undefined, seen: undefined });
        const said = [0, 1, 2].map((round) => botReasonText(bare, round));
        for (const sentence of said) expect(sentence).toMatch(/^\P{L}*\p{Lu}.*[.!?…]$/u);
        expect(new Set(said).size).toBe(2);
      });

      it(`${act}: what was seen in a bot's clue is said without what was heard`, async () => {
        await setLanguage(language);
        for (const round of [0, 1, 2, 3]) {
          const { heard: _, ...seenOnly } = reason({ act });
          const sentence = bare(botReasonText(seenOnly, round));
          const word = (SEEN.translations as Record<string, string>)[language] ?? SEEN.text;
          expect(sentence).toContain(quoted(word, language));
        }
      });

      it(`${act}: a word that was heard and seen is said once`, async () => {
        await setLanguage(language);
        for (const round of [0, 1, 2]) {
          const sentence = bare(botReasonText(reason({ act, seen: HEARD }), round));
          const word = (HEARD.translations as Record<string, string>)[language] ?? HEARD.text;
          expect(sentence.split(quoted(word, language))).toHaveLength(2);
        }
      });
    }

    it('everybody who is sure says so in a manner of their own', async () => {
      await setLanguage(language);
      const plain = [0, 1, 2].map((round) => botReasonText(reason(), round));
      const said = PERSONAS.map((persona) =>
        [0, 1, 2].map((round) => botReasonText(reason(), round, persona)),
      );
      for (const sentences of said)
        for (const [n, sentence] of sentences.entries()) {
          expect(sentence).toContain(plain[n]);
          expect(sentence).toMatch(/[.!?…]$/);
        }
      expect(new Set(said.flat()).size).toBe(2 * PERSONAS.length + 1);
    });

    it('a vote without words is put by everybody in words of their own, every second time', async () => {
      await setLanguage(language);
      for (const ground of ['faint', 'fitting'] as const) {
        const guess = reason({ ground, heard: undefined, seen: undefined });
        const own = PERSONAS.map((persona) => botReasonText(guess, 1, persona));
        expect(new Set(own).size).toBe(PERSONAS.length);
        for (const sentence of own) expect(sentence).toMatch(/^\P{L}*\p{Lu}.*[.!?…]$/u);
        for (const persona of PERSONAS)
          expect(botReasonText(guess, 2, persona)).toContain(botReasonText(guess, 2));
      }
    });
  });
}

it('two forms of a word are one word', () => {
  const said = (heard: string, seen: string) =>
    botReasonText(reason({ heard: { text: heard }, seen: { text: seen } }), 0);
  expect(said('rain', 'raining')).toBe(said('rain', 'rain'));
  expect(said('houses', 'house')).toBe(said('houses', 'houses'));
  expect(said('paper', 'paper boat')).toContain('paper boat');
  expect(said('sea', 'seat')).toContain('seat');
});

it('is always the same for a seat in a round', () => {
  expect(botReasonText(reason(), 3)).toBe(botReasonText(reason(), 3));
  expect(botReasonText(reason(), 3)).not.toBe(botReasonText(reason({ seat: 2 }), 3));
});

describe('of all reasons of a round', () => {
  const result = { storyteller: 2 } as RoundResult;
  const told = reason({ seat: 2, act: 'told', card: 12 });
  const gave = reason({ seat: 3, act: 'gave', card: 13 });
  const voted = reason({ seat: 3, card: 12 });
  const first = reason({ seat: 1, card: 13 });

  it('each bot has one: its clue or its vote, in the order they sit', () => {
    expect(mainReasons([told, gave, voted, first], result)).toEqual([first, told, voted]);
  });

  it('who had no vote says why it gave', () => {
    expect(mainReasons([gave], result)).toEqual([gave]);
  });

  it('a card has the one of who laid it', () => {
    expect(reasonForCard([told, gave, voted, first], 13)).toBe(gave);
    expect(reasonForCard([told, gave, voted, first], 12)).toBe(told);
    expect(reasonForCard([voted], 12)).toBeUndefined();
  });
});

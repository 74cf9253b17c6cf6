// The pictures of a table's decks. Card numbers run through the decks in order.

import type { Card, CardInfo, DeckId, Manifest, TableDeck } from '../protocol';
import { manifest, pictureUrl } from './api';
import { preferences } from './preferences.svelte';

/** Everything the page has learned about decks. They never change. */
const manifests = $state<Record<DeckId, Manifest>>({});
const asked = new Set<DeckId>();

async function learn(deck: DeckId) {
  if (asked.has(deck)) return;
  asked.add(deck);
  try {
    manifests[deck] = await manifest(deck);
  } catch {
    setTimeout(() => {
      asked.delete(deck);
      void learn(deck);
    }, 2_000);
  }
}

export class Pictures {
  constructor(private readonly decks: () => TableDeck[]) {}

  info(card: Card): CardInfo | undefined {
    let first = 0;
    for (const deck of this.decks()) {
      if (card < first + deck.cards) {
        void learn(deck.id);
        return manifests[deck.id]?.cards[card - first];
      }
      first += deck.cards;
    }
    return undefined;
  }

  /** What is seen on a card, in the reader's language if it was described in it. */
  description(card: Card): string {
    const described = this.info(card)?.description;
    return described?.[preferences.locale] ?? described?.en ?? '';
  }

  /** Until all is known about these cards. */
  async known(): Promise<void> {
    await Promise.all(
      this.decks().map(async ({ id }) => {
        manifests[id] ??= await manifest(id);
      }),
    );
  }

  /** Fetches pictures before they are needed. */
  prefetch(cards: Card[]) {
    for (const card of cards) {
      const info = this.info(card);
      if (info) new Image().src = pictureUrl(info.small.hash);
    }
  }
}

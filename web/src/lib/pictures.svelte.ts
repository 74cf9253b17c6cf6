// The pictures of a table's decks. Card numbers run through the decks in order.

import type { Card, CardInfo, DeckId, Manifest, TableDeck } from '../protocol';
import { manifest, pictureUrl } from './api';
import { preferences } from './preferences.svelte';

/** Everything the page has learned about decks. They never change. */
let manifests = $state.raw<Record<DeckId, Manifest>>({});
const asked = new Set<DeckId>();

async function learn(deck: DeckId) {
  if (asked.has(deck)) return;
  asked.add(deck);
  try {
    const learned = await manifest(deck);
    manifests = { ...manifests, [deck]: learned };
  } catch {
    setTimeout(() => {
      asked.delete(deck);
      void learn(deck);
    }, 2_000);
  }
}

/** A card's pictures, for the browser to choose from. */
export const srcset = ({ small, large }: CardInfo) =>
  [small, large].map(({ hash, width }) => `${pictureUrl(hash)} ${width}w`).join(', ');

/** How wide a card is shown when it is the one that is looked at. */
export const HELD = '(min-width: 1200px) 360px, 70vw';

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

  /** Asks about all cards before the first of them is needed. */
  ask() {
    for (const { id } of this.decks()) void learn(id);
  }

  /** What is seen on a card, in the reader's language if it was described in it. */
  description(card: Card): string {
    const described = this.info(card)?.description;
    return described?.[preferences.language] ?? described?.en ?? '';
  }

  /** Until all is known about these cards. */
  async known(): Promise<void> {
    const unknown = this.decks().filter(({ id }) => !manifests[id]);
    const learned = await Promise.all(unknown.map(async ({ id }) => [id, await manifest(id)]));
    manifests = { ...manifests, ...Object.fromEntries(learned) };
  }

  /** Fetches pictures before they are needed; `sizes`: how wide they will be shown. */
  prefetch(cards: Card[], sizes = '110px') {
    for (const card of cards) {
      const info = this.info(card);
      if (!info) continue;
      const image = new Image();
      image.sizes = sizes;
      image.srcset = srcset(info);
    }
  }
}

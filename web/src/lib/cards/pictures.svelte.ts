// The pictures of a table's decks. Card numbers run through the decks in order.

import type { Card, CardInfo, DeckId, Manifest, TableDeck } from '../../protocol';
import { manifest, pictureUrl } from '../connection/api';
import { insist } from '../connection/retry';
import { preferences } from '../device/preferences.svelte';

/** Everything the page has learned about decks, in the languages somebody has read here. They never change. */
let manifests = $state.raw<Record<DeckId, Manifest>>({});
const asked = new Set<string>();

function keep(deck: DeckId, learned: Manifest) {
  const before = manifests[deck]?.cards;
  const cards = learned.cards.map((card, index) => ({
    ...card,
    description: { ...before?.[index]?.description, ...card.description },
  }));
  manifests = { ...manifests, [deck]: { ...learned, cards } };
}

async function learn(deck: DeckId, language = preferences.language) {
  const question = `${deck} ${language}`;
  if (asked.has(question)) return;
  asked.add(question);
  try {
    keep(deck, await insist(() => manifest(deck, language)));
  } catch {
    asked.delete(question);
  }
}

/** A card's pictures, for the browser to choose from. */
export const srcset = ({ small, large }: CardInfo) =>
  [small, large].map(({ hash, width }) => `${pictureUrl(hash)} ${width}w`).join(', ');

/** How wide a card is shown when it is the one that is looked at: it must leave room above and below. */
export const HELD = '(min-width: 1200px) 360px, (max-height: 500px) 62vh, min(60vw, 27.5vh)';

export class Pictures {
  /** The picture that is looked at first is there: the others no longer take the line from it. */
  begun = $state(false);

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
    if (!described) return '';
    // Until it is told in the reader's language, better in another than not at all.
    return described[preferences.language] ?? described.en ?? Object.values(described)[0] ?? '';
  }

  /** Until all is known about these cards. */
  async known(): Promise<void> {
    const unknown = this.decks().filter(({ id }) => !manifests[id]);
    const { language } = preferences;
    await Promise.all(unknown.map(async ({ id }) => keep(id, await manifest(id, language))));
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

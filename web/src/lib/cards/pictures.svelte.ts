// The pictures and descriptions of a table's cards. Card numbers run through the decks in order.

import type { Card, CardInfo, ContentHash, Manifest, TableDeck } from '../../protocol';
import { fetchManifest, pictureUrl } from '../connection/api';
import { retry } from '../connection/retry';
import { preferences } from '../device/preferences.svelte';

/** The manifests of the decks, with what is told in the languages somebody has read here. They never change. */
let manifests = $state.raw<Record<ContentHash, Manifest>>({});
const requested = new Set<string>();

function addManifest(deck: ContentHash, manifest: Manifest) {
  const before = manifests[deck]?.cards;
  const cards = manifest.cards.map((card, index) => ({
    ...card,
    title: { ...before?.[index]?.title, ...card.title },
    sentence: { ...before?.[index]?.sentence, ...card.sentence },
    description: { ...before?.[index]?.description, ...card.description },
  }));
  manifests = { ...manifests, [deck]: { ...manifest, cards } };
}

async function requestManifest(deck: ContentHash, language = preferences.language) {
  const key = `${deck} ${language}`;
  if (requested.has(key)) return;
  requested.add(key);
  try {
    addManifest(deck, await retry(() => fetchManifest(deck, language)));
  } catch {
    requested.delete(key);
  }
}

/** A card's pictures, for the browser to choose from. */
export const srcset = ({ small, large }: CardInfo) =>
  [small, large].map(({ hash, width }) => `${pictureUrl(hash)} ${width}w`).join(', ');

/** How wide the card in focus is shown (an image's `sizes`): it must leave room above and below. */
export const FOCUSED_CARD_SIZES = '(min-width: 1200px) 360px, (max-height: 500px) 62vh, min(60vw, 27.5vh)';

/** Until it is told in the reader's language, better in another than not at all. */
const inReadersLanguage = (told: CardInfo['description'] = {}) =>
  told[preferences.language] ?? told.en ?? Object.values(told)[0] ?? '';

export class Pictures {
  /** The picture that is looked at first has loaded: the others no longer take bandwidth from it. */
  firstLoaded = $state(false);

  constructor(private readonly decks: () => TableDeck[]) {}

  info(card: Card): CardInfo | undefined {
    let first = 0;
    for (const deck of this.decks()) {
      if (card < first + deck.cards) {
        void requestManifest(deck.id);
        return manifests[deck.id]?.cards[card - first];
      }
      first += deck.cards;
    }
    return undefined;
  }

  /** Asks about all cards before the first of them is needed. */
  requestManifests() {
    for (const { id } of this.decks()) void requestManifest(id);
  }

  /** What is seen on a card, in the reader's language if it was described in it. */
  description(card: Card): string {
    return inReadersLanguage(this.info(card)?.description);
  }

  /** What people call a card. Only for rounds that are over: it might give a clue away. */
  title(card: Card): string {
    return inReadersLanguage(this.info(card)?.title);
  }

  /** Waits until all is known about these cards. */
  async loadManifests(): Promise<void> {
    const unknown = this.decks().filter(({ id }) => !manifests[id]);
    const { language } = preferences;
    await Promise.all(unknown.map(async ({ id }) => addManifest(id, await fetchManifest(id, language))));
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

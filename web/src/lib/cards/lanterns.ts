// Some cards of our own deck, to explain the game with: they come with the page, whatever decks a server offers.

const FILES = import.meta.glob<string>(
  '../../../../crates/deck/lanterns/{quilt-sleeper,sun-to-bed,night-bus,surf-bed,cot-side,loop-lunch,midsummer-queue,whale-wood,wolf-wood,snail-town,umbrella-ferry,held-door}.400.webp',
  { query: '?url', import: 'default', eager: true },
);

/** The address of a card's picture, by the card's name in the deck. */
export const lantern = (card: string) => FILES[`../../../../crates/deck/lanterns/${card}.400.webp`]!;

/** Their size in pixels, in which all of them are drawn. */
export const LANTERN_SIZE = { width: 400, height: 600 };

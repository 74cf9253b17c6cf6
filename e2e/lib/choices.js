// What somebody sensible does now: the same for those with a browser and those without.

const CLUES = [
  'The last train home',
  'Nobody asked the fox',
  'A promise, made of paper',
  'Sunday, in the rain',
  'What the sea gave back',
  'Not this key',
  'Somebody is late',
  'The quietest room',
];

/**
 * A command for this turn, or nothing if there is nothing (more) to do.
 *
 * Habits: `claims`: takes the first clue. `votes`: how many cards to vote for where one or two may be.
 */
export function decide(state, random, { claims = false, votes } = {}) {
  const game = state.table.game;
  if (!game) return undefined;
  const { phase, legal, pauses, turn } = game.view;
  if (pauses.host || pauses.too_few || pauses.all_skipped) return undefined;
  if (legal.claim && claims) return { type: 'claim' };
  if (legal.tell) {
    const card = legal.tell.cards.length > 0 ? { card: random.one(legal.tell.cards) } : {};
    const text = `${random.one(CLUES)} (${turn.round})`;
    return { type: 'tell', ...card, clue: { form: 'text', text } };
  }
  if (legal.give && phase.yours.length === 0 && givesForPair(game.view)) {
    return { type: 'give', cards: random.some(legal.give.cards, legal.give.count) };
  }
  if (legal.vote && phase.ballot.length === 0) {
    const { cards, min, max } = legal.vote;
    const count = Math.min(cards.length, Math.max(min, Math.min(max, votes ?? max)));
    const red = legal.vote.red ? { red: random.one(phase.table) } : {};
    return { type: 'vote', cards: random.some(cards, count), ...red };
  }
  if (legal.seen) return { type: 'seen' };
  return undefined;
}

/** Of two partners who both could, one gives: by turns. */
function givesForPair({ you, seats, turn, awaited }) {
  const side = seats.find((s) => s.seat === you).side;
  const partner = seats.find((s) => s.side === side && s.seat !== you);
  if (!partner || !awaited.includes(partner.seat) || partner.gave > 0) return true;
  return turn.round % 2 === 0 ? you < partner.seat : you > partner.seat;
}

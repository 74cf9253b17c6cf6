//! Cards, and the small piles of them that lie in hands and on the table.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Seat;

/// The largest hand a house rule may ask for. The rulebooks never go beyond seven.
pub const MAX_HAND: usize = 12;

/// The most cards one player may be asked to give in a round.
pub const MAX_GIVES: usize = 3;

/// The most cards one ballot may name.
pub const MAX_VOTES: usize = 3;

/// The most cards that can lie on the table: every seat in play with the most cards given.
pub const MAX_TABLE: usize = crate::MAX_PLAYERS * MAX_GIVES;

/// A card of the game: its index in the cards the game was set up with. What picture that is, the
/// rules do not know.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(transparent)]
pub struct Card(pub u16);

/// The cards a player holds, in the order they came.
pub type Hand = ArrayVec<[Card; MAX_HAND]>;

/// The cards a vote names.
///
/// ```
/// use fabula_rules::{Action, Ballot, Card};
/// // In odyssey, from seven players on, a ballot may name two cards.
/// let cards: Ballot = [Card(7), Card(30)].into_iter().collect();
/// let vote = serde_json::to_value(Action::Vote { cards, red: None })?;
/// assert_eq!(vote, serde_json::json!({ "type": "vote", "cards": [7, 30] }));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub type Ballot = ArrayVec<[Card; MAX_VOTES]>;

/// A card on the table, with the seat that gave it. The owner is a secret until the round is scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Who gave it.
    pub owner: Seat,
}

/// Takes one card out of a hand, keeping the order of the rest. True if it was there.
pub(crate) fn take_card(hand: &mut Hand, card: Card) -> bool {
    match hand.iter().position(|&c| c == card) {
        Some(i) => {
            hand.remove(i);
            true
        }
        None => false,
    }
}

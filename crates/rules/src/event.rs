//! What happened: one event per action, with its cause and every outcome.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::action::Given;
use crate::phase::{Ending, Pauses, RoundSize};
use crate::scoring::RoundResult;
use crate::{Ballot, Card, Cause, Clue, Commitment, Hand, Laid, Player, Seat, Side};

/// The version of events this build writes.
pub const EVENT_VERSION: u32 = 1;

/// The version of the rules this build decides by. It changes when the same cause may have another
/// outcome than before; events then still apply as they were written.
///
/// 2: whether to end a game is a question that one no ends; with 1 everybody's yes stood for a round.
pub const RULES_VERSION: u32 = 2;

/// An action that was taken, with all that came of it.
///
/// ```
/// use fabula_rules::{Action, Actor, Change, Event};
/// # use fabula_rules::{Game, Preset, Seed, Setup};
/// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
/// # let game = Game::begin(&Game::start(setup)?)?;
/// let seat = game.ring()[2];
/// let event = game.decide(game.cause(Actor::Seat(seat), Action::Claim))?;
/// assert_eq!(event.changes, [Change::Claimed { seat }]);
///
/// let json = serde_json::to_string(&event)?;
/// assert_eq!(serde_json::from_str::<Event>(&json)?, event);
/// // What a newer build has written is not guessed at.
/// let newer = json.replacen(r#""v":1"#, r#""v":2"#, 1);
/// assert!(serde_json::from_str::<Event>(&newer).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The version this event was written in.
    #[serde(rename = "v", deserialize_with = "known_version")]
    pub version: u32,
    /// Who asked for what.
    pub cause: Cause,
    /// What came of it, in order.
    pub changes: Vec<Change>,
}

fn known_version<'de, D: Deserializer<'de>>(d: D) -> Result<u32, D::Error> {
    let version = u32::deserialize(d)?;
    // The first version has nothing older to translate.
    if version == EVENT_VERSION {
        Ok(version)
    } else {
        Err(de::Error::custom(format!(
            "event version {version} is not known to this build, which reads version {EVENT_VERSION}"
        )))
    }
}

/// A hand on its way to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// From this seat.
    pub from: Seat,
    /// To this one.
    pub to: Seat,
}

/// One outcome. Applying it copies; it decides nothing.
///
/// Where chance took part, `draw` is the number of the draw (see [`crate::Draw`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // fields named after what they hold
pub enum Change {
    /// The deck is shuffled; nobody has a card yet.
    Started {
        commitment: Commitment,
        draw: u64,
        deck: Arc<[Card]>,
    },
    /// A seat won the race and thinks of a clue.
    Claimed { seat: Seat },
    /// The race is open again.
    Reopened,
    /// Nobody claimed: chance made a storyteller.
    Appointed { seat: Seat, draw: u64 },
    /// The clue is out.
    Told { card: Option<Card>, clue: Clue },
    /// A seat gave cards; former ones went back to its hand. With a draw: the clock gave for it.
    Gave {
        seat: Seat,
        cards: Given,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<u64>,
    },
    /// A seat took its cards or its ballot back.
    TookBack { seat: Seat },
    /// The cards were shuffled and laid.
    Laid { draw: u64, table: Arc<[Laid]> },
    /// A ballot is in.
    Voted {
        seat: Seat,
        cards: Ballot,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        red: Option<Card>,
    },
    /// The round is scored.
    Scored { result: Arc<RoundResult> },
    /// A seat's turns as storyteller, as counted now.
    Counted { seat: Seat, turns: u16 },
    /// A seat has seen enough.
    Readied { seat: Seat },
    /// The round's cards went to the discard.
    Discarded,
    /// The round is void: cards went back to their hands, or to the discard if they have none.
    Voided {
        returned: Vec<Laid>,
        discarded: Vec<Card>,
    },
    /// The storyteller's time ran out; so many in a row by now.
    Skipped { seat: Seat, in_a_row: u8 },
    /// Deck and discard became a new deck.
    Reshuffled { draw: u64, deck: Arc<[Card]> },
    /// A newcomer sat down at this place of the ring.
    Seated {
        seat: Seat,
        place: u8,
        score: u16,
        turns: u16,
    },
    /// A seat drew the next cards of the deck.
    Drew { seat: Seat, cards: Hand },
    /// Hands were passed on.
    Passed { hands: Vec<Pass> },
    /// The numbers that hold for this round: at the deal, and again if seats changed before anything was at
    /// stake.
    Resized { size: RoundSize },
    /// A storyteller's turn begins. Who had agreed to end the game must say so again.
    Round {
        number: u16,
        storyteller: Seat,
        size: RoundSize,
    },
    /// A player is gone; the seat is open, or as if it had never been if it was not yet in play.
    Left { seat: Seat },
    /// Somebody sits on this seat now.
    Took { seat: Seat, by: Player },
    /// The seat is out; its hand went to the discard.
    Closed { seat: Seat, discarded: Hand },
    /// A newcomer waits for the next refill.
    Joined { seat: Seat, by: Player },
    /// What holds the game now.
    Held { pauses: Pauses },
    /// A seat would end the game here. Until the second version of the rules it could also take that back.
    Agreed { seat: Seat, end: bool },
    /// Somebody would rather play on, or did not answer in time: nobody is asked any more whether to end the game.
    EndDropped,
    /// The game is over.
    Ended { ending: Ending, winners: Vec<Side> },
}

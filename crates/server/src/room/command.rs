//! What a person can ask of a room.

use std::fmt;

use fabula_rules::{ActionId, Card, Clue, Seat, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Colour, PlayerId, Wish};

/// A secret that moves a seat to another device. Whoever offers the seat makes it up: 32 random bytes in
/// hexadecimal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
pub struct SeatToken(
    #[serde(with = "hex::serde")]
    #[ts(type = "string")]
    pub [u8; 32],
);

/// A secret does not belong into a log line.
impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken(…)")
    }
}

/// A request to a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum Command {
    /// Take a place at the table: in the lobby, or in a game that takes newcomers.
    Sit {
        /// What you want to be called.
        name: String,
        /// The colour of your rabbit; any free one if you do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// Change your name or your colour.
    Dress {
        /// The new name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The new colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// Say whether the next game may begin.
    Ready {
        /// Whether it may.
        ready: bool,
    },
    /// Leave the table for good.
    Leave,
    /// Offer your seat to another device of yours.
    OfferSeat {
        /// The secret the other device will show.
        token: SeatToken,
    },
    /// Take the seat that another device of yours has offered.
    TakeSeat {
        /// The secret.
        token: SeatToken,
    },

    /// "I have an idea": become the first storyteller.
    Claim,
    /// Give the claim up.
    Withdraw,
    /// Give the clue, with the card it is for (in party: without).
    Tell {
        /// The card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        /// The clue.
        clue: Clue,
    },
    /// Give cards that fit the clue. Given again, they replace the former ones.
    Give {
        /// The cards.
        cards: Vec<Card>,
    },
    /// Take your cards, or your ballot, back while others are still waited for.
    TakeBack,
    /// Vote. Voted again, it replaces the former ballot.
    Vote {
        /// For these cards.
        cards: Vec<Card>,
        /// Party, storyteller only: the card marked in red.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        red: Option<Card>,
    },
    /// You have seen enough of the scored round.
    Seen,
    /// Let the game end here, if the others agree.
    AgreeToEnd,
    /// Take that back.
    KeepPlaying,
    /// Go on after a pause: the host, or anybody after everybody was skipped.
    Resume,

    /// Host: change what the table plays next.
    Configure {
        /// What should be different.
        wish: Box<Wish>,
    },
    /// Host: seat the players in this order, clockwise. In pairs the first half are the partners of the
    /// second.
    Arrange {
        /// Everybody at the table.
        order: Vec<PlayerId>,
    },
    /// Host: let a bot sit down.
    AddBot {
        /// What it is called; the table finds a name if you do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Host: begin, also when not everybody is ready; after a game, play again.
    Start,
    /// Host: send somebody away. A person cannot come back to this table.
    Kick {
        /// Whom.
        player: PlayerId,
    },
    /// Host: make somebody else the host.
    HandOver {
        /// Whom.
        player: PlayerId,
    },
    /// Host: silence somebody's talk, or no longer.
    Mute {
        /// Whom.
        player: PlayerId,
        /// Whether they are silenced.
        muted: bool,
    },
    /// Host: hold the game.
    Pause,
    /// Host: do not wait any longer.
    MoveOn,
    /// Host: play on without an open seat.
    Close {
        /// The seat.
        seat: Seat,
    },
}

/// A command with everything needed to judge it.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who asks.
    pub by: PlayerId,
    /// Its name, made by whoever asks, so that a repeated request has one effect.
    pub id: ActionId,
    /// The moment it is for; moves in a game must say so.
    pub turn: Option<Turn>,
    /// What is asked.
    pub deed: Deed,
}

/// What is asked: by a message, or by an upload.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A command.
    Command(Command),
    /// A recording was stored and may be used as a clue.
    KeepSound {
        /// Its name: a hash.
        sound: String,
    },
}

/// What a room does by itself, because of who is there and what time it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chore {
    /// The host has been away too long.
    PassHost {
        /// The next one.
        to: PlayerId,
    },
    /// A bot plays for somebody who is away.
    StandIn {
        /// For whom.
        player: PlayerId,
    },
    /// They are back.
    Return {
        /// Who.
        player: PlayerId,
    },
    /// Everybody present agreed to end the game.
    Conclude {
        /// The seats of all persons present.
        present: fabula_rules::SeatSet,
    },
    /// Time is up.
    TimeUp {
        /// For this turn.
        turn: Turn,
    },
    /// The table leaves memory while a clock stands.
    KeepClock {
        /// In this turn.
        turn: Turn,
        /// With so many milliseconds left.
        left: i64,
    },
    /// A bot moves.
    BotPlays {
        /// On this seat.
        seat: Seat,
        /// In this turn.
        turn: Turn,
        /// So.
        action: fabula_rules::Action,
    },
}

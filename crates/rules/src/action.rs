//! What can be asked of a game, by whom, and for which turn.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tinyvec::ArrayVec;

use crate::card::MAX_GIVES;
use crate::{Ballot, Card, Clue, Player, Seat, SeatSet, Setup, Turn};

/// Cards somebody gives.
pub type Given = ArrayVec<[Card; MAX_GIVES]>;

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// Whoever sits there.
    Seat(Seat),
    /// The host of the table, wherever they sit.
    Host,
    /// A clock that has run out.
    Clock,
    /// The server, which knows who comes and goes.
    Server,
}

/// A name made by whoever acts, so that a repeated request has one effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(type = "string")
)]
#[cfg_attr(feature = "wire", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
pub struct ActionId(pub u128);

impl Serialize for ActionId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(&format_args!("{:032x}", self.0))
    }
}

impl<'de> Deserialize<'de> for ActionId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let mut bytes = [0; 16];
        hex::decode_to_slice(&text, &mut bytes).map_err(de::Error::custom)?;
        Ok(ActionId(u128::from_be_bytes(bytes)))
    }
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Server: set the game up. The first action of every game, and only the first.
    Start {
        /// Everything the game is made of.
        setup: Box<Setup>,
    },

    /// Seat: "I have an idea": become the first storyteller.
    Claim,
    /// Seat: give the claim up.
    Withdraw,
    /// Seat: the storyteller's clue, with the card it is for (in party: without).
    Tell {
        /// The card; none in party.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        /// The clue.
        clue: Clue,
    },
    /// Seat: give cards that fit the clue. Given again, they replace the former ones.
    Give {
        /// The cards.
        cards: Given,
    },
    /// Seat: take one's cards, or one's ballot, back while others are still waited for.
    TakeBack,
    /// Seat: vote. Voted again, it replaces the former ballot.
    Vote {
        /// For these cards.
        cards: Ballot,
        /// Party, storyteller only: the card marked in red.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        red: Option<Card>,
    },
    /// Seat: seen enough of the scored round.
    Ready,
    /// Seat: ask whether to end the game here; or, if somebody has asked, say yes.
    AgreeToEnd,
    /// Seat: say no. Then the question is over.
    KeepPlaying,
    /// Seat: leave the game for good.
    Leave,
    /// Host, or any seat after everybody was skipped: go on after a pause.
    Resume,

    /// Clock: time is up. Host: do not wait any longer.
    MoveOn,
    /// Host: hold the game.
    Pause,
    /// Host: send a player away; the seat opens.
    Kick {
        /// The seat.
        seat: Seat,
    },
    /// Host: play on without an open seat.
    Close {
        /// The seat.
        seat: Seat,
    },

    /// Server: somebody takes over an open seat, or a bot and a person swap.
    Take {
        /// The seat.
        seat: Seat,
        /// Who sits there now.
        by: Player,
    },
    /// Server: a newcomer asks for a new seat.
    Join {
        /// Who.
        by: Player,
    },
    /// Server: end the game, since everybody who was asked said yes.
    Conclude {
        /// The seats of all persons who are asked.
        present: SeatSet,
    },
    /// Server: a minute has passed, and not everybody has answered whether to end the game.
    EndLapsed,
}

impl Action {
    /// Whether the action is meant for one turn only. Coming, going and agreeing are not.
    ///
    /// ```
    /// use fabula_rules::Action;
    /// // A claim for a former turn is stale; whoever wants to leave may leave in any.
    /// assert!(Action::Claim.is_bound_to_turn());
    /// assert!(!Action::Leave.is_bound_to_turn());
    /// ```
    pub const fn is_bound_to_turn(&self) -> bool {
        matches!(
            self,
            Action::Claim
                | Action::Withdraw
                | Action::Tell { .. }
                | Action::Give { .. }
                | Action::TakeBack
                | Action::Vote { .. }
                | Action::Ready
                | Action::MoveOn
        )
    }
}

/// A request with everything needed to judge it: the cause of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// Who acts.
    pub actor: Actor,
    /// The turn it is for.
    pub turn: Turn,
    /// Its name; not part of an exported log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<ActionId>,
    /// What is asked.
    pub action: Action,
}

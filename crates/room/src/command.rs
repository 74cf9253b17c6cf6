//! What a person can ask of a room: a move in the game, something as a member, or something as the host.
//!
//! ```
//! use fabula_room::{Command, Move};
//!
//! let vote: Command = serde_json::from_str(r#"{ "type": "vote", "cards": [12] }"#)?;
//! assert!(matches!(vote, Command::Move(Move::Vote { .. })));
//!
//! let unknown = serde_json::from_str::<Command>(r#"{ "type": "fly" }"#);
//! assert!(unknown.is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```

use std::fmt;

use fabula_ids::{PlayerId, hex_id};
use fabula_rules::{Action, ActionId, Card, Clue, Seat, Seed, Turn};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use strum::VariantNames;

use crate::{Colour, Persona, TableSettingsChange};

hex_id! {
    /// A secret that moves a seat to another device. Whoever offers the seat makes it up: 32 random bytes in
    /// hexadecimal.
    SeatToken, 32, "^[0-9a-f]{64}$", secret
}

/// A request to a room. On the wire all three kinds look alike: an object with a `type`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum Command {
    /// A move of somebody who sits in the game.
    Move(Move),
    /// Something a member does: sit, dress, be ready, leave.
    Member(MemberCommand),
    /// Something only the host does.
    Host(HostCommand),
}

/// A move in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "wire", ts(optional_fields))]
pub enum Move {
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
}

/// What a member does, or somebody who wants to become one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "wire", ts(optional_fields))]
pub enum MemberCommand {
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
}

/// What only the host does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "wire", ts(optional_fields))]
pub enum HostCommand {
    /// Host: change what the table plays next.
    Configure {
        /// What should be different.
        #[serde(rename = "wish")]
        change: Box<TableSettingsChange>,
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
        /// What it is like; chance decides if you do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<Persona>,
    },
    /// Let a bot be somebody else.
    ChangeBot {
        /// Which bot.
        player: PlayerId,
        /// What it is like now; chance decides if you do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<Persona>,
    },
    /// Host: begin, also when not everybody is ready; after a game, play again.
    Start,
    /// Begin a game with a seed of your own: only at a table for agents. The log, the view and `fabula verify` say so.
    StartWithSeed {
        /// The seed.
        seed: Seed,
    },
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

impl Move {
    /// A seat's action as a command, if a player can ask for it.
    ///
    /// ```
    /// use fabula_room::Move;
    /// use fabula_rules::Action;
    /// assert_eq!(Move::of(Action::Ready), Some(Move::Seen));
    /// assert_eq!(Move::of(Action::MoveOn), None);
    /// ```
    pub fn of(action: Action) -> Option<Move> {
        Some(match action {
            Action::Claim => Move::Claim,
            Action::Withdraw => Move::Withdraw,
            Action::Tell { card, clue } => Move::Tell { card, clue },
            Action::Give { cards } => Move::Give {
                cards: cards.to_vec(),
            },
            Action::TakeBack => Move::TakeBack,
            Action::Vote { cards, red } => Move::Vote {
                cards: cards.to_vec(),
                red,
            },
            Action::Ready => Move::Seen,
            Action::AgreeToEnd => Move::AgreeToEnd,
            Action::KeepPlaying => Move::KeepPlaying,
            Action::Resume => Move::Resume,
            _ => return None,
        })
    }
}

impl HostCommand {
    /// Let a bot sit down, whoever it is.
    pub const ADD_ANY_BOT: HostCommand = HostCommand::AddBot {
        name: None,
        persona: None,
    };
}

/// A move is a command: on the wire both look the same.
///
/// ```
/// use fabula_room::{Command, Move};
/// use fabula_rules::Card;
/// let give = Command::from(Move::Give { cards: vec![Card(12)] });
/// assert_eq!(serde_json::to_string(&give)?, r#"{"type":"give","cards":[12]}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl From<Move> for Command {
    fn from(command: Move) -> Command {
        Command::Move(command)
    }
}

impl From<MemberCommand> for Command {
    fn from(command: MemberCommand) -> Command {
        Command::Member(command)
    }
}

impl From<HostCommand> for Command {
    fn from(command: HostCommand) -> Command {
        Command::Host(command)
    }
}

/// The kind is found by the `type`. Left to serde's `untagged`, whatever is wrong with a command would be told as
/// "did not match any variant".
///
/// ```
/// use fabula_room::Command;
/// let typo = serde_json::from_str::<Command>(r#"{ "type": "vote", "card": 12 }"#);
/// let message = typo.unwrap_err().to_string();
/// assert!(message.starts_with("unknown field `card`, expected `cards` or `red`"), "{message}");
/// ```
impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Command, D::Error> {
        let fields = d.deserialize_map(Fields)?;
        let kind = fields.get("type").ok_or(D::Error::missing_field("type"))?;
        let kind = kind.as_str().unwrap_or_default().to_owned();
        let fields = Value::Object(fields);
        let command = if Move::VARIANTS.contains(&kind.as_str()) {
            Move::deserialize(fields).map(Command::Move)
        } else if MemberCommand::VARIANTS.contains(&kind.as_str()) {
            MemberCommand::deserialize(fields).map(Command::Member)
        } else if HostCommand::VARIANTS.contains(&kind.as_str()) {
            HostCommand::deserialize(fields).map(Command::Host)
        } else {
            let known = [
                Move::VARIANTS,
                MemberCommand::VARIANTS,
                HostCommand::VARIANTS,
            ]
            .concat();
            let known = known.join("`, `");
            return Err(D::Error::custom(format_args!(
                "unknown variant `{kind}`, expected one of `{known}`"
            )));
        };
        command.map_err(D::Error::custom)
    }
}

/// The fields of an object, each of them once.
struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Map<String, Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a command: an object with a `type`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = Map::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            fields.insert(name, value);
        }
        Ok(fields)
    }
}

/// A command with everything needed to judge it.
///
/// ```
/// use fabula_room::{Move, Request, RoomRefusal};
/// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
/// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
/// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
/// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
/// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
/// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
/// # let mut room = Room::open(id, &opened, 0)?;
/// let claim = Request { by: ada, id: ActionId(2), turn: None, command: Move::Claim.into() };
/// assert_eq!(room.decide(&claim, &environment), Err(RoomRefusal::TurnNeeded));
/// let turn = room.running().map(|game| game.turn());
/// assert!(room.decide(&Request { turn, ..claim }, &environment).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Request {
    /// Who asks.
    pub by: PlayerId,
    /// Its name, made by whoever asks, so that a repeated request has one effect.
    pub id: ActionId,
    /// The turn it is for; moves in a game must say so.
    pub turn: Option<Turn>,
    /// What is asked.
    pub command: Command,
}

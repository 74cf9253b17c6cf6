//! What travels over a socket. Every message is one of these types; the page's are generated from them.

use fabula_ids::PlayerId;
use fabula_room::Refused;
use fabula_room::{Command, TableView};
use fabula_rules::{ActionId, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use strum::EnumIter;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::minds::VisionOffer;
use crate::table::{Presence, Reaction, TalkLine};

/// The version of the protocol this build speaks.
pub const PROTOCOL: u32 = 1;

/// A request to a room, as it is sent.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Do {
    /// A name of your making: 16 random bytes in hexadecimal. What was done under it is
    /// not done again, and has the same answer; what was refused is looked at anew.
    pub id: ActionId,
    /// The turn you saw; needed for moves in a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// What is asked.
    pub command: Command,
}

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum ToServer {
    /// The first message: who speaks, and to which table.
    Hello {
        /// The version of the protocol.
        version: u32,
        /// The table's code.
        table: String,
        /// The last position you saw, when you come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u64>,
        /// A screen in the room: it is shown what everybody may see, whoever has opened it, and nobody is there
        /// because of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        screen: bool,
    },
    /// Ask the room for something.
    Do(Do),
    /// Say something at the table.
    Say {
        /// What.
        text: String,
    },
    /// Show a reaction.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Hold the points of this round, so that the next story does not begin by itself, or let go of them.
    Hold {
        /// Whether to hold them.
        hold: bool,
    },
    /// In pairs, before a card lies: which of the two gives. The partner hears it, and may say otherwise.
    WishGiver {
        /// You, or your partner.
        gives: Seat,
    },
    /// The page is out of sight, or in sight again.
    Away {
        /// Whether it is out of sight.
        away: bool,
    },
    /// Are you there?
    Ping,
}

/// How somebody is present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PresenceOf {
    /// Who.
    pub player: PlayerId,
    /// How.
    pub presence: Presence,
}

/// The clock of the present turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockView {
    /// Milliseconds left when this was sent.
    pub left: i64,
    /// Milliseconds in all.
    pub total: i64,
    /// Whether it runs.
    pub running: bool,
    /// Who holds it, while the points of a round are shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub held_by: Option<Seat>,
    /// Whether you may hold it: once a round, while nobody else does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schema(required = false)]
    pub may_hold: bool,
}

/// The table as you may see it, and what travels beside that.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableState<'r> {
    /// The code that opens its lobby.
    pub code: String,
    /// The link that does.
    pub link: String,
    /// How many events the table has seen. A higher one is newer.
    pub position: u64,
    /// The table.
    pub table: TableView<'r>,
    /// The clock, if this turn has one.
    pub clock: Option<ClockView>,
    /// How long this turn has lasted when this was sent, in milliseconds; pauses are not counted.
    pub turn_age: i64,
    /// Who is there.
    pub presence: Vec<PresenceOf>,
    /// How many watch without a place.
    pub watching: u32,
    /// How many screens in the room show the table.
    pub screens: u32,
    /// Somebody has asked whether to end the game here. Who asked and who said yes is in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub end_question: Option<EndQuestion>,
    /// In pairs: which of you two gives, as one of you said last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub giver_wish: Option<GiverWish>,
    /// The vision-language model that the host may let bots ask: then pictures and clues are sent there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub vision: Option<VisionOffer>,
}

/// Whether to end the game here, while it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EndQuestion {
    /// The seats of those who are asked. If all of them agree, the game ends.
    pub asked: SeatSet,
    /// How long they can still answer, in milliseconds.
    pub left: i64,
}

/// Which of two partners gives. It is no rule: whoever of them gives, gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GiverWish {
    /// Who is to give.
    pub gives: Seat,
    /// Who of the two said so.
    pub said_by: Seat,
}

/// Why the server ends a connection; also the close code, see [`Bye::close_code`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumIter, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The server stops; it will be back.
    Stopping,
    /// You speak another version of the protocol.
    OtherVersion,
    /// The first message was no hello.
    NoHello,
    /// There is no such table.
    NoSuchTable,
    /// You were sent away from this table.
    Kicked,
    /// You sent too much, or there are too many of you.
    TooMuch,
    /// The table stopped working; come back in a moment.
    Failed,
}

impl Bye {
    /// The code a socket is closed with.
    pub const fn close_code(self) -> u16 {
        match self {
            Bye::Stopping => 1001,
            Bye::OtherVersion => 4000,
            Bye::NoHello => 4001,
            Bye::Kicked => 4003,
            Bye::NoSuchTable => 4004,
            Bye::TooMuch => 4029,
            Bye::Failed => 4050,
        }
    }
}

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(optional_fields)]
pub enum ToClient<'r> {
    /// The answer to a hello.
    Welcome {
        /// The version of the protocol.
        version: u32,
        /// The version of the program, so that a page can tell that there is a newer one.
        program: String,
        /// Who you are at this table, with or without a place; nobody if you have no identity.
        you: Option<PlayerId>,
        /// The latest table talk.
        talk: Vec<TalkLine>,
    },
    /// The table as it is now.
    State(Box<TableState<'r>>),
    /// A request was done.
    Done {
        /// Which.
        id: ActionId,
        /// Where it stands in the log.
        position: u64,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// Which; nothing if it had no name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<ActionId>,
        /// Why.
        refused: Refused,
    },
    /// Somebody said something.
    Said {
        /// What.
        line: TalkLine,
    },
    /// Somebody reacted.
    Reacted {
        /// Who.
        player: PlayerId,
        /// How.
        reaction: Reaction,
    },
    /// The connection ends.
    Bye {
        /// Why.
        bye: Bye,
    },
    /// The answer to a ping.
    Pong,
}

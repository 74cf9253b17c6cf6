//! What happened in a room: one event per request, with all that came of it.

use fabula_ids::PlayerId;
use fabula_rules::{ActionId, Event, Seat};
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::{BotReason, Colour, Member, Persona, TableDeck, TableSettings};

/// The version of room events this build writes.
pub const ROOM_VERSION: u32 = 1;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomEvent {
    /// The version it was written in.
    #[serde(rename = "v", deserialize_with = "known_version")]
    pub version: u32,
    /// Who asked for it; nobody if the room did it by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// The request's name.
    pub id: ActionId,
    /// What came of it, in order.
    pub changes: Vec<RoomChange>,
}

impl RoomEvent {
    /// An event as this build writes it.
    pub(crate) fn new(by: Option<PlayerId>, id: ActionId, changes: Vec<RoomChange>) -> RoomEvent {
        RoomEvent {
            version: ROOM_VERSION,
            by,
            id,
            changes,
        }
    }
}

fn known_version<'de, D: Deserializer<'de>>(d: D) -> Result<u32, D::Error> {
    let version = u32::deserialize(d)?;
    if version == ROOM_VERSION {
        Ok(version)
    } else {
        Err(de::Error::custom(format!(
            "room event version {version} is not known to this build, which reads version {ROOM_VERSION}"
        )))
    }
}

/// One outcome. Applying it copies; it decides nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // fields named after what they hold
pub enum RoomChange {
    /// What the table plays from now on.
    #[serde(rename = "chartered")]
    SettingsChanged {
        #[serde(rename = "charter")]
        settings: Box<TableSettings>,
    },
    /// Somebody has a place; on a seat that somebody left, their label goes.
    Seated { member: Member },
    /// Somebody has another name or colour.
    Dressed {
        player: PlayerId,
        name: String,
        colour: Colour,
    },
    /// Somebody is ready, or no longer.
    Readied { player: PlayerId, ready: bool },
    /// Somebody has no place any more.
    Left { player: PlayerId },
    /// Somebody left in the middle of a game; their seat keeps their name.
    Gone { player: PlayerId },
    /// Somebody cannot come back.
    Banned { player: PlayerId },
    /// The host; nobody while no person is there.
    Host { player: Option<PlayerId> },
    /// Somebody may not talk, or may again.
    Muted { player: PlayerId, muted: bool },
    /// The order around the table.
    Arranged { order: Vec<PlayerId> },
    /// A seat waits for another device.
    Offered {
        player: PlayerId,
        /// SHA-256 of the secret.
        #[serde(with = "hex::serde")]
        token: [u8; 32],
        /// In milliseconds since 1970.
        until: i64,
    },
    /// A seat moved to another device: the same person under another name.
    Moved { from: PlayerId, to: PlayerId },
    /// A recording may be used by this player.
    #[serde(rename = "sound_kept")]
    SoundAdded { player: PlayerId, sound: String },
    /// A bot plays for somebody, or no longer.
    StoodIn { player: PlayerId, bot: bool },
    /// A game begins with these pictures, everybody on their seat.
    Began {
        decks: Vec<TableDeck>,
        seats: Vec<(PlayerId, Seat)>,
        event: Box<Event>,
    },
    /// The game went on.
    Game { event: Box<Event> },
    /// Why a bot made the move that follows.
    Reasoned { reason: BotReason },
    /// A bot is somebody else now.
    CharacterChanged {
        player: PlayerId,
        persona: Persona,
        name: String,
    },
    /// The table left memory with so many milliseconds left on the clock.
    #[serde(rename = "clock_kept")]
    ClockNoted { left: i64 },
}

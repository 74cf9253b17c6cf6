//! What the public list says of a table.

use bytes::Bytes;
use fabula_ids::{Language, Stamp};
use fabula_room::Room;
use fabula_rules::Preset;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How long the list believes a table that says nothing more, in milliseconds.
const BELIEVED: Stamp = 15 * 60 * 1_000;

/// A table on the public list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedTable {
    /// The code that opens its lobby.
    pub code: String,
    /// What the host is called.
    pub host: Option<String>,
    /// What is played.
    pub preset: Preset,
    /// Whether there are house rules.
    pub house_rules: bool,
    /// The table's language.
    pub language: Language,
    /// How many have a place.
    pub players: u8,
    /// How many may have.
    pub max_players: u8,
    /// Whether a game is being played.
    pub playing: bool,
    /// Whether a newcomer could sit down now.
    pub open: bool,
}

/// As it is stored in the journal.
#[derive(Serialize, Deserialize)]
struct Stored {
    at: Stamp,
    #[serde(rename = "summary")]
    table: ListedTable,
}

impl ListedTable {
    /// What there is to say of a room.
    pub fn of(room: &Room, code: &str) -> ListedTable {
        let rules = &room.settings().rules;
        let host = room.host().and_then(|id| room.member(id));
        ListedTable {
            code: code.to_owned(),
            host: host.map(|m| m.name.clone()),
            preset: rules.preset,
            house_rules: !rules.house_rules().is_empty(),
            language: room.settings().language,
            players: room.seated().count() as u8,
            max_players: rules.seats.max,
            playing: room.running().is_some(),
            open: room.has_place(),
        }
    }

    /// As it is stored.
    pub fn to_bytes(&self, at: Stamp) -> Bytes {
        let table = self.clone();
        serde_json::to_vec(&Stored { at, table })
            .unwrap_or_default()
            .into()
    }

    /// What was stored, if it is still to be believed.
    pub fn from_bytes(bytes: &[u8], now: Stamp) -> Option<ListedTable> {
        let stored: Stored = serde_json::from_slice(bytes).ok()?;
        (now < stored.at + BELIEVED).then_some(stored.table)
    }
}

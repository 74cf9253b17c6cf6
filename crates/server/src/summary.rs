//! What the public list says of a table.

use bytes::Bytes;
use fabula_deck::Language;
use fabula_journal::Stamp;
use fabula_rules::Preset;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::room::Room;

/// How long the list believes a table that says nothing more, in milliseconds.
const BELIEVED: Stamp = 15 * 60 * 1_000;

/// A table on the public list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Summary {
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

/// As it is kept in the journal.
#[derive(Serialize, Deserialize)]
struct Kept {
    at: Stamp,
    summary: Summary,
}

impl Summary {
    /// What there is to say of a room.
    pub fn of(room: &Room, code: &str) -> Summary {
        let settings = &room.charter().settings;
        let host = room.host().and_then(|id| room.member(id));
        Summary {
            code: code.to_owned(),
            host: host.map(|m| m.name.clone()),
            preset: settings.preset,
            house_rules: !settings.house_rules().is_empty(),
            language: room.charter().language,
            players: room.members().iter().filter(|m| !m.gone).count() as u8,
            max_players: settings.seats.max,
            playing: room.running().is_some(),
            open: room.has_place(),
        }
    }

    /// As it is kept.
    pub fn to_bytes(&self, at: Stamp) -> Bytes {
        let summary = self.clone();
        serde_json::to_vec(&Kept { at, summary })
            .unwrap_or_default()
            .into()
    }

    /// What was kept, if it is still to be believed.
    pub fn from_bytes(bytes: &[u8], now: Stamp) -> Option<Summary> {
        let kept: Kept = serde_json::from_slice(bytes).ok()?;
        (now < kept.at + BELIEVED).then_some(kept.summary)
    }
}

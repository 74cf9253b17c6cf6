//! The few plain values that every crate needs a name for: ids, content hashes, time stamps and language codes.
//!
//! No crate of ours stands below this one, so that a room can name a deck, and a journal a room, without depending on
//! each other.

mod content_hash;
mod derive;
mod hex_id;
mod language;

pub use content_hash::{ContentHash, DeckId};
pub use derive::derive_id;
pub use language::{Language, UnknownLanguage};

// What `hex_id!` refers to, in this crate as in others.
#[doc(hidden)]
pub use {hex, serde};
extern crate self as fabula_ids;

/// A moment: milliseconds since 1970, by the clock of whoever noted it.
pub type Stamp = i64;

hex_id! {
    /// A room, for ever: never reused, unlike its code.
    RoomId, 16, "^[0-9a-f]{32}$"
}

hex_id! {
    /// A player's public name within one room. It says who somebody is, and opens nothing.
    PlayerId, 16, "^[0-9a-f]{32}$"
}

hex_id! {
    /// An entry of a room's log, named by its author: the same one twice is one entry.
    EntryId, 16, "^[0-9a-f]{32}$"
}

//! The server: doors ([`http`]), tables that live ([`table`]), and how the program runs. The executable `fabula` is
//! built from it.
//!
//! The way of a move: a message of the [`protocol`] becomes a [`Request`](fabula_room::Request); the [`table`] it is
//! for lets its [`Room`](fabula_room::Room) decide, appends the event to the journal, follows it there, and shows
//! everybody the room as they may see it. [`Server`] puts it all together. See `docs/architecture.md`.

mod server;

pub mod decks;
pub mod http;
pub mod identity;
pub mod metrics;
pub mod minds;
pub mod options;
pub mod problem;
pub mod protocol;
pub mod sound_format;
pub mod table;
pub mod time;
pub mod typescript;

pub use options::Options;
pub use server::{Server, Stop};

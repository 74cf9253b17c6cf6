//! The server behind the program `fabula`.
//!
//! The way of a move: a [`wire`] message or an [`http`] request becomes an [`Ask`](room::Ask); the [`table`] it
//! is for lets its [`room`] decide, appends the event to the journal, follows it there, and shows
//! everybody the room as they may see it. [`Server`] puts it all together.

mod asking;
mod digest;
mod limits;
mod server;
mod tables;

pub mod http;
pub mod identity;
pub mod library;
pub mod metrics;
pub mod options;
pub mod origin;
pub mod refused;
pub mod room;
pub mod shelf;
pub mod sound;
pub mod summary;
pub mod table;
pub mod text;
pub mod time;
pub mod typescript;
pub mod wire;

pub use options::Options;
pub use server::{Server, Stop};

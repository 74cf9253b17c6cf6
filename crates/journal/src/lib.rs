//! Where rooms keep their events.
//!
//! A room is a log: entries of opaque bytes at positions 0, 1, 2… [`Journal::append`] answers only when
//! an entry is durable, and everybody, its author too, learns of it by following. Beside the log stand
//! a room's table talk, a directory of rooms, and blobs named by their content.
//!
//! [`Journal`] is the trait; [`Sqlite`] keeps everything in one file. This crate knows nothing of games.

mod entry;
mod journal;
mod sqlite;

pub use entry::{Append, Entry, JournalError, TalkEntry};
pub use journal::{Follower, Journal, MAX_TALK_LINES};
pub use sqlite::{Clock, Commit, Observer, Settings, Sqlite};

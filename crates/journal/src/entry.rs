//! What is kept, and what its keeper answers.

use bytes::Bytes;
use fabula_ids::{EntryId, Stamp};
use thiserror::Error;

/// One entry of a room's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place, counted from 0.
    pub position: u64,
    /// Its name.
    pub id: EntryId,
    /// When it was taken in.
    pub at: Stamp,
    /// What it says.
    pub bytes: Bytes,
}

/// One line of a room's table talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkEntry {
    /// Its number; later ones are larger.
    pub number: u64,
    /// When it was said.
    pub at: Stamp,
    /// What was said.
    pub bytes: Bytes,
}

/// What comes of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Append {
    /// It is there, durably.
    Appended {
        /// When it was taken in.
        at: Stamp,
    },
    /// An entry of this name was there already; nothing was added.
    AlreadyThere {
        /// Where.
        position: u64,
    },
    /// The position is taken, or lies beyond the end. Catch up and decide again; but if the free position
    /// lies before entries that you have seen, the room was forgotten, and there is nothing to decide.
    Conflict {
        /// The position that is free.
        next: u64,
    },
    /// It may be there or not: read before you try again.
    Unknown,
    /// It is not there, and cannot be put there now.
    Unavailable(String),
}

/// Why the journal cannot do what it was asked.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum JournalError {
    /// The database was written by a newer build.
    #[error(
        "this database has version {found}; this build knows versions up to {known}. \
         Run the newer build, or restore a backup made before it."
    )]
    Newer {
        /// Its version.
        found: i64,
        /// The newest this build knows.
        known: i64,
    },
    /// The file is some other program's database.
    #[error("{0} is a database, but not one of Fabula's")]
    Foreign(String),
    /// Another process keeps its rooms in this file now.
    #[error(
        "{0} is in use by another Fabula; end that one first, or give this one a file of its own"
    )]
    InUse(String),
    /// A backup could not be made.
    #[error("the copy cannot be made: {0}")]
    NotCopied(String),
    /// The room was forgotten, or was never made.
    #[error("there is no such room")]
    NoSuchRoom,
    /// The keeper cannot be reached, or has no room left.
    #[error("the journal is unavailable: {0}")]
    Unavailable(String),
}

//! The trait behind which rooms are stored.

use async_trait::async_trait;
use bytes::Bytes;
use fabula_ids::{ContentHash, EntryId, RoomId, Stamp};
use futures::stream::BoxStream;

use crate::{Append, Entry, JournalError, TalkEntry};

/// Lines of table talk that a room keeps.
pub const MAX_TALK_LINES: u64 = 200;

/// A room's entries as they come, without gaps, for as long as one listens.
pub type Follower = BoxStream<'static, Result<Entry, JournalError>>;

/// Stores rooms. Whatever it has said yes to survives a crash.
///
/// A room is made by [`claim_code`](Journal::claim_code) or by an [`append`](Journal::append) at position 0,
/// whichever comes first, and ends when it is [forgotten](Journal::expire). Before and after that, what is
/// written to it is refused with [`JournalError::NoSuchRoom`], and there is nothing in it to read.
/// So a latecomer does not bring a forgotten room back.
#[async_trait]
pub trait Journal: Send + Sync {
    /// Puts an entry at the expected position, which must be the next free one. Answers when it is
    /// durable. At position 0 it makes the room. In a room that was forgotten every later position is a
    /// [`Conflict`](Append::Conflict) whose next is 0.
    async fn append(&self, room: RoomId, expected: u64, id: EntryId, bytes: Bytes) -> Append;

    /// A room's entries from this position on.
    async fn read(&self, room: RoomId, from: u64) -> Result<Vec<Entry>, JournalError>;

    /// A room's entries from this position on, and then each new one. It ends when the room is forgotten;
    /// of a room that is not made yet, it waits for the first.
    async fn follow(&self, room: RoomId, from: u64) -> Result<Follower, JournalError>;

    /// Adds a line to a room's talk; the oldest beyond [`MAX_TALK_LINES`] are forgotten.
    async fn say(&self, room: RoomId, bytes: Bytes) -> Result<TalkEntry, JournalError>;

    /// A room's talk, oldest first.
    async fn talk(&self, room: RoomId) -> Result<Vec<TalkEntry>, JournalError>;

    /// Gives a room this code, if no other room has it, and makes the room if it is new. False, and nothing
    /// is made, if another has it.
    async fn claim_code(&self, room: RoomId, code: &str) -> Result<bool, JournalError>;

    /// The room with this code.
    async fn find_code(&self, code: &str) -> Result<Option<RoomId>, JournalError>;

    /// A room's code.
    async fn code_of(&self, room: RoomId) -> Result<Option<String>, JournalError>;

    /// How many codes are in use.
    async fn codes_in_use(&self) -> Result<u64, JournalError>;

    /// How many rooms are kept.
    async fn room_count(&self) -> Result<u64, JournalError>;

    /// Puts a room on the list of open tables, with what is to be read there; or takes it off.
    async fn announce(&self, room: RoomId, summary: Option<Bytes>) -> Result<(), JournalError>;

    /// The list of open tables, the one last in use first, and no more than so many.
    async fn announced(&self, most: u32) -> Result<Vec<(RoomId, Bytes)>, JournalError>;

    /// Notes that a room is in use. Cheap: what happened in the last minute is not noted again, so that a room
    /// may seem to be unused for up to a minute longer than it is.
    async fn touch(&self, room: RoomId) -> Result<(), JournalError>;

    /// Forgets rooms that were last in use before this moment, with their code, their talk, and blobs that
    /// no other room has and that are not public. Gives the rooms forgotten, the longest unused first. It goes
    /// in steps, and others write between them; what one step has forgotten stays so if a later one fails,
    /// which is an error only if it was the first.
    async fn expire(&self, before: Stamp) -> Result<Vec<RoomId>, JournalError>;

    /// Stores a blob for a room, as long as there is the room.
    async fn put_blob(&self, room: RoomId, bytes: Bytes) -> Result<ContentHash, JournalError>;

    /// A blob, if this room has it; whether it is public is of no account.
    async fn blob(&self, room: RoomId, hash: ContentHash) -> Result<Option<Bytes>, JournalError>;

    /// Stores blobs for everybody, all of them in one commit: they stay whatever becomes of rooms. Gives their
    /// names, in this order.
    async fn put_public(&self, blobs: Vec<Bytes>) -> Result<Vec<ContentHash>, JournalError>;

    /// A blob, if it is public; never one that only rooms have.
    async fn public(&self, hash: ContentHash) -> Result<Option<Bytes>, JournalError>;

    /// Those of these blobs that are not public, in the order given.
    async fn missing_public(
        &self,
        hashes: &[ContentHash],
    ) -> Result<Vec<ContentHash>, JournalError>;

    /// The journal's time now, by which entries are stamped.
    fn now(&self) -> Stamp;
}

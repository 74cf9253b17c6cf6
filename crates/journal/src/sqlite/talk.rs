//! A room's table talk: the last lines, in the order they were said.

use bytes::Bytes;
use fabula_ids::{RoomId, Stamp};
use rusqlite::{Connection, params};

use crate::{MAX_TALK_LINES, TalkEntry};

/// Adds a line and forgets the oldest beyond those kept.
pub fn say(
    conn: &Connection,
    room: RoomId,
    at: Stamp,
    bytes: Bytes,
) -> rusqlite::Result<TalkEntry> {
    conn.prepare_cached("INSERT INTO talk (room, at, bytes) VALUES (?1, ?2, ?3)")?
        .execute(params![room.0, at, &bytes[..]])?;
    let number = conn.last_insert_rowid() as u64;
    conn.prepare_cached(
        "DELETE FROM talk WHERE room = ?1 AND number <= (
            SELECT number FROM talk WHERE room = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2
        )",
    )?
    .execute(params![room.0, MAX_TALK_LINES])?;
    Ok(TalkEntry { number, at, bytes })
}

/// The lines kept, oldest first.
pub fn lines(conn: &Connection, room: RoomId) -> rusqlite::Result<Vec<TalkEntry>> {
    conn.prepare_cached("SELECT number, at, bytes FROM talk WHERE room = ?1 ORDER BY number")?
        .query_map([room.0], |row| {
            Ok(TalkEntry {
                number: row.get(0)?,
                at: row.get(1)?,
                bytes: row.get::<_, Vec<u8>>(2)?.into(),
            })
        })?
        .collect()
}

//! A room's log: entries at 0, 1, 2… without a gap.

use fabula_ids::{EntryId, RoomId, Stamp};
use rusqlite::{Connection, OptionalExtension, params};

use super::{Clock, room};
use crate::{Append, Entry};

/// Puts an entry at the expected position if that is the next free one; at 0 it makes the room.
pub fn append(
    conn: &Connection,
    clock: &Clock,
    room: RoomId,
    expected: u64,
    id: EntryId,
    bytes: &[u8],
) -> rusqlite::Result<Append> {
    let there: Option<u64> = conn
        .prepare_cached("SELECT position FROM entry WHERE room = ?1 AND id = ?2")?
        .query_row(params![room.0, id.0], |row| row.get(0))
        .optional()?;
    if let Some(position) = there {
        return Ok(Append::AlreadyThere { position });
    }
    let last: Option<(u64, Stamp)> = conn
        .prepare_cached(
            "SELECT position, at FROM entry WHERE room = ?1 ORDER BY position DESC LIMIT 1",
        )?
        .query_row([room.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let next = last.map_or(0, |(position, _)| position + 1);
    if next != expected {
        return Ok(Append::Conflict { next });
    }
    // Stamped when it is written, not when it was handed in, so that nobody's time runs while it
    // waits; and never earlier than the entry before.
    let at = clock().max(last.map_or(Stamp::MIN, |(_, at)| at));
    conn.prepare_cached(
        "INSERT INTO entry (room, position, id, at, bytes) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![room.0, expected, id.0, at, bytes])?;
    room::make(conn, room, at)?;
    Ok(Append::Appended { at })
}

/// The entries from this position on.
pub fn entries(conn: &Connection, room: RoomId, from: u64) -> rusqlite::Result<Vec<Entry>> {
    // SQLite counts in signed numbers.
    let from = from.min(i64::MAX as u64);
    conn.prepare_cached(
        "SELECT position, id, at, bytes FROM entry
         WHERE room = ?1 AND position >= ?2 ORDER BY position",
    )?
    .query_map(params![room.0, from], |row| {
        Ok(Entry {
            position: row.get(0)?,
            id: EntryId(row.get(1)?),
            at: row.get(2)?,
            bytes: row.get::<_, Vec<u8>>(3)?.into(),
        })
    })?
    .collect()
}

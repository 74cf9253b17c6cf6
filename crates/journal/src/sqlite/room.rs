//! The directory of rooms. A room is made once, by its code or by its first entry, and everything else needs
//! it to be there.

use bytes::Bytes;
use fabula_ids::{RoomId, Stamp};
use rusqlite::{Connection, OptionalExtension, params};

/// Makes a room, or notes that it is in use.
pub fn make(conn: &Connection, room: RoomId, now: Stamp) -> rusqlite::Result<()> {
    conn.prepare_cached(
        "INSERT INTO room (id, touched) VALUES (?1, ?2)
         ON CONFLICT (id) DO UPDATE SET touched = max(touched, ?2)",
    )?
    .execute(params![room.0, now])?;
    Ok(())
}

/// Notes that a room is in use. False if there is no such room.
pub fn touch(conn: &Connection, room: RoomId, now: Stamp) -> rusqlite::Result<bool> {
    let touched = conn
        .prepare_cached("UPDATE room SET touched = max(touched, ?2) WHERE id = ?1")?
        .execute(params![room.0, now])?;
    Ok(touched == 1)
}

/// When a room was last in use.
pub fn touched(conn: &Connection, room: RoomId) -> rusqlite::Result<Option<Stamp>> {
    conn.prepare_cached("SELECT touched FROM room WHERE id = ?1")?
        .query_row([room.0], |row| row.get(0))
        .optional()
}

/// Gives a room this code, and makes the room if need be. False, and nothing is made, if another has it.
pub fn claim(conn: &Connection, room: RoomId, code: &str, now: Stamp) -> rusqlite::Result<bool> {
    let holder = find(conn, code)?;
    if holder.is_some_and(|holder| holder != room) {
        return Ok(false);
    }
    make(conn, room, now)?;
    conn.prepare_cached("UPDATE room SET code = ?2 WHERE id = ?1")?
        .execute(params![room.0, code])?;
    Ok(true)
}

/// The room with this code.
pub fn find(conn: &Connection, code: &str) -> rusqlite::Result<Option<RoomId>> {
    conn.prepare_cached("SELECT id FROM room WHERE code = ?1")?
        .query_row([code], |row| Ok(RoomId(row.get(0)?)))
        .optional()
}

/// A room's code.
pub fn code(conn: &Connection, room: RoomId) -> rusqlite::Result<Option<String>> {
    let code = conn
        .prepare_cached("SELECT code FROM room WHERE id = ?1")?
        .query_row([room.0], |row| row.get(0))
        .optional()?;
    Ok(code.flatten())
}

/// How many codes are in use.
pub fn codes(conn: &Connection) -> rusqlite::Result<u64> {
    conn.prepare_cached("SELECT count(code) FROM room")?
        .query_row([], |row| row.get(0))
}

/// How many rooms there are.
pub fn count(conn: &Connection) -> rusqlite::Result<u64> {
    conn.prepare_cached("SELECT count(*) FROM room")?
        .query_row([], |row| row.get(0))
}

/// Puts a room on the list of open tables, or takes it off.
pub fn announce(conn: &Connection, room: RoomId, summary: Option<&[u8]>) -> rusqlite::Result<()> {
    conn.prepare_cached("UPDATE room SET summary = ?2 WHERE id = ?1")?
        .execute(params![room.0, summary])?;
    Ok(())
}

/// The list of open tables, the one last in use first.
pub fn announced(conn: &Connection, most: u32) -> rusqlite::Result<Vec<(RoomId, Bytes)>> {
    conn.prepare_cached(
        "SELECT id, summary FROM room WHERE summary IS NOT NULL
         ORDER BY touched DESC, id LIMIT ?1",
    )?
    .query_map([most], |row| {
        Ok((RoomId(row.get(0)?), row.get::<_, Vec<u8>>(1)?.into()))
    })?
    .collect()
}

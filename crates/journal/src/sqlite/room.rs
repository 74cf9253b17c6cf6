//! A room's row: it is made once, by its code or by its first entry, and everything else needs it to be there.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{RoomId, Stamp};

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

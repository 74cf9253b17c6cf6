//! Forgetting rooms, a few at a time: whoever plays meanwhile waits for one step, never for all.

use fabula_ids::{RoomId, Stamp};
use rusqlite::{Connection, params};

use super::blob;

/// Rooms forgotten in one transaction at most. With some hundred entries each that takes about as long as ten
/// moves; larger steps are not faster on the whole.
const ROOMS_AT_ONCE: usize = 20;

/// A step ends with the room that brings it to so many blobs: they are large, and to free one all of it is
/// read.
const BLOBS_AT_ONCE: usize = 100;

/// One step: forgets some of the rooms that were last in use before this moment, those first that have not
/// been used for longest. Gives the rooms forgotten; none, if no more are left.
pub fn step(conn: &Connection, before: Stamp) -> rusqlite::Result<Vec<RoomId>> {
    let old: Vec<RoomId> = conn
        .prepare_cached("SELECT id FROM room WHERE touched < ?1 ORDER BY touched LIMIT ?2")?
        .query_map(params![before, ROOMS_AT_ONCE], |row| {
            Ok(RoomId(row.get(0)?))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let mut forgotten = Vec::new();
    let mut blobs = 0;
    for room in old {
        blobs += forget(conn, room)?;
        forgotten.push(room);
        if blobs >= BLOBS_AT_ONCE {
            break;
        }
    }
    Ok(forgotten)
}

/// Forgets a room with all it has. Gives how many blobs it kept.
fn forget(conn: &Connection, room: RoomId) -> rusqlite::Result<usize> {
    let blobs = blob::drop_all(conn, room)?;
    for sql in [
        "DELETE FROM entry WHERE room = ?1",
        "DELETE FROM talk WHERE room = ?1",
        "DELETE FROM room WHERE id = ?1",
    ] {
        conn.prepare_cached(sql)?.execute([room.0])?;
    }
    Ok(blobs)
}

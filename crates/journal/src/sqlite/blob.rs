//! Blobs: each is stored once, and stays for as long as a room has it or it is public.

use bytes::Bytes;
use fabula_ids::{ContentHash, RoomId};
use rusqlite::{Connection, OptionalExtension, Params, params};

/// Stores a blob for a room.
pub fn put(
    conn: &Connection,
    room: RoomId,
    hash: ContentHash,
    bytes: &[u8],
) -> rusqlite::Result<()> {
    store(conn, hash, bytes)?;
    conn.prepare_cached("INSERT OR IGNORE INTO keeps (room, hash) VALUES (?1, ?2)")?
        .execute(params![room.0, hash.0])?;
    Ok(())
}

/// Stores a blob for everybody.
pub fn put_public(conn: &Connection, hash: ContentHash, bytes: &[u8]) -> rusqlite::Result<()> {
    store(conn, hash, bytes)?;
    conn.prepare_cached("INSERT OR IGNORE INTO public (hash) VALUES (?1)")?
        .execute([hash.0])?;
    Ok(())
}

fn store(conn: &Connection, hash: ContentHash, bytes: &[u8]) -> rusqlite::Result<()> {
    conn.prepare_cached("INSERT OR IGNORE INTO blob (hash, bytes) VALUES (?1, ?2)")?
        .execute(params![hash.0, bytes])?;
    Ok(())
}

/// A blob, if this room has it.
pub fn of_room(
    conn: &Connection,
    room: RoomId,
    hash: ContentHash,
) -> rusqlite::Result<Option<Bytes>> {
    fetch(
        conn,
        "SELECT bytes FROM blob JOIN keeps USING (hash) WHERE room = ?1 AND hash = ?2",
        params![room.0, hash.0],
    )
}

/// A blob, if it is public.
pub fn public(conn: &Connection, hash: ContentHash) -> rusqlite::Result<Option<Bytes>> {
    fetch(
        conn,
        "SELECT bytes FROM blob JOIN public USING (hash) WHERE hash = ?1",
        params![hash.0],
    )
}

fn fetch(conn: &Connection, sql: &str, params: impl Params) -> rusqlite::Result<Option<Bytes>> {
    let bytes: Option<Vec<u8>> = conn
        .prepare_cached(sql)?
        .query_row(params, |row| row.get(0))
        .optional()?;
    Ok(bytes.map(Bytes::from))
}

/// Whether a blob is public.
pub fn is_public(conn: &Connection, hash: ContentHash) -> rusqlite::Result<bool> {
    conn.prepare_cached("SELECT 1 FROM public WHERE hash = ?1")?
        .exists([hash.0])
}

/// Drops all blobs of a room; those that nobody else has are gone. Gives how many it had.
pub fn drop_all(conn: &Connection, room: RoomId) -> rusqlite::Result<usize> {
    let kept: Vec<ContentHash> = conn
        .prepare_cached("DELETE FROM keeps WHERE room = ?1 RETURNING hash")?
        .query_map([room.0], |row| Ok(ContentHash(row.get(0)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for hash in &kept {
        conn.prepare_cached(
            "DELETE FROM blob WHERE hash = ?1
             AND NOT EXISTS (SELECT 1 FROM keeps WHERE keeps.hash = ?1)
             AND NOT EXISTS (SELECT 1 FROM public WHERE public.hash = ?1)",
        )?
        .execute([hash.0])?;
    }
    Ok(kept.len())
}

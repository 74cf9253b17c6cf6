//! Blobs: each is stored once, and stays for as long as a room keeps it or the house does.

use bytes::Bytes;
use rusqlite::{Connection, OptionalExtension, Params, params};

use crate::{Hash, RoomId};

/// Keeps a blob for a room.
pub fn keep(conn: &Connection, room: RoomId, hash: Hash, bytes: &[u8]) -> rusqlite::Result<()> {
    store(conn, hash, bytes)?;
    conn.prepare_cached("INSERT OR IGNORE INTO keeps (room, hash) VALUES (?1, ?2)")?
        .execute(params![room.0, hash.0])?;
    Ok(())
}

/// Keeps a blob for the house.
pub fn publish(conn: &Connection, hash: Hash, bytes: &[u8]) -> rusqlite::Result<()> {
    store(conn, hash, bytes)?;
    conn.prepare_cached("INSERT OR IGNORE INTO public (hash) VALUES (?1)")?
        .execute([hash.0])?;
    Ok(())
}

fn store(conn: &Connection, hash: Hash, bytes: &[u8]) -> rusqlite::Result<()> {
    conn.prepare_cached("INSERT OR IGNORE INTO blob (hash, bytes) VALUES (?1, ?2)")?
        .execute(params![hash.0, bytes])?;
    Ok(())
}

/// A blob, if this room keeps it.
pub fn kept(conn: &Connection, room: RoomId, hash: Hash) -> rusqlite::Result<Option<Bytes>> {
    fetch(
        conn,
        "SELECT bytes FROM blob JOIN keeps USING (hash) WHERE room = ?1 AND hash = ?2",
        params![room.0, hash.0],
    )
}

/// A blob, if the house keeps it.
pub fn public(conn: &Connection, hash: Hash) -> rusqlite::Result<Option<Bytes>> {
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

/// Whether the house keeps this blob.
pub fn is_public(conn: &Connection, hash: Hash) -> rusqlite::Result<bool> {
    conn.prepare_cached("SELECT 1 FROM public WHERE hash = ?1")?
        .exists([hash.0])
}

/// Drops all a room keeps; blobs that nobody else keeps are gone. Gives how many it kept.
pub fn drop_all(conn: &Connection, room: RoomId) -> rusqlite::Result<usize> {
    let kept: Vec<Hash> = conn
        .prepare_cached("DELETE FROM keeps WHERE room = ?1 RETURNING hash")?
        .query_map([room.0], |row| Ok(Hash(row.get(0)?)))?
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

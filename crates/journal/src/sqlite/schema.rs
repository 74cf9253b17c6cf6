//! The tables of the database, and how an older database becomes a newer one.

use rusqlite::{Connection, TransactionBehavior};

use crate::JournalError;

/// Marks the file as ours: "Fabu" in ASCII.
const APPLICATION: i64 = 0x4661_6275;

/// Each step makes the next version from the one before. Steps are never changed, only added.
const STEPS: [&str; 3] = [
    "
    CREATE TABLE room (
        id BLOB PRIMARY KEY,
        code TEXT UNIQUE,
        summary BLOB,
        touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE entry (
        room BLOB NOT NULL,
        position INTEGER NOT NULL,
        id BLOB NOT NULL,
        at INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (room, position)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX entry_id ON entry (room, id);
    CREATE TABLE talk (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        room BLOB NOT NULL,
        at INTEGER NOT NULL,
        bytes BLOB NOT NULL
    );
    CREATE INDEX talk_room ON talk (room, number);
    CREATE TABLE blob (
        hash BLOB PRIMARY KEY,
        bytes BLOB NOT NULL
    );
    CREATE TABLE keeps (
        room BLOB NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (room, hash)
    ) WITHOUT ROWID;
    CREATE INDEX keeps_hash ON keeps (hash);
    ",
    // Rooms by when they were last in use: to forget the old ones, to list the open ones.
    "
    CREATE INDEX room_touched ON room (touched);
    CREATE INDEX room_announced ON room (touched DESC, id) WHERE summary IS NOT NULL;
    ",
    // The blobs that the house keeps, whatever rooms do.
    "
    CREATE TABLE public (hash BLOB PRIMARY KEY) WITHOUT ROWID;
    ",
];

/// The version of a database that is ours; 0 for a new one. Changes nothing.
pub fn version(conn: &Connection, name: &str) -> Result<i64, JournalError> {
    let broken = |e: rusqlite::Error| JournalError::Unavailable(format!("{name}: {e}"));
    let pragma = |name: &str| conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let application = pragma("application_id").map_err(broken)?;
    let found = pragma("user_version").map_err(broken)?;
    let tables: i64 = conn
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(broken)?;
    if application != APPLICATION && tables > 0 {
        return Err(JournalError::Foreign(name.to_owned()));
    }
    let known = STEPS.len() as i64;
    if found > known {
        return Err(JournalError::Newer { found, known });
    }
    Ok(found.max(0))
}

/// Brings a database to the version of this build, all steps or none.
pub fn migrate(conn: &mut Connection, name: &str) -> Result<(), JournalError> {
    let broken = |e: rusqlite::Error| JournalError::Unavailable(format!("{name}: {e}"));
    let tx = conn
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(broken)?;
    let found = version(&tx, name)?;
    for step in &STEPS[found as usize..] {
        tx.execute_batch(step).map_err(broken)?;
    }
    tx.pragma_update(None, "application_id", APPLICATION)
        .map_err(broken)?;
    tx.pragma_update(None, "user_version", STEPS.len() as i64)
        .map_err(broken)?;
    tx.commit().map_err(broken)
}

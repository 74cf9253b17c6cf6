//! Reading beside the writer: a few connections, each used by one reader at a time.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, params};

use super::{connect_to_read, unavailable};
use crate::{Entry, EntryId, JournalError, RoomId};

/// Connections kept for later.
const KEPT: usize = 8;

pub struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub fn new(path: PathBuf) -> Readers {
        Readers {
            path,
            idle: Mutex::default(),
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a query on a thread of its own.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let readers = self.clone();
        let work = move || {
            let idle = readers.idle().pop();
            let conn = match idle {
                Some(conn) => conn,
                None => connect_to_read(&readers.path)?,
            };
            let value = query(&conn)?;
            let mut idle = readers.idle();
            if idle.len() < KEPT {
                idle.push(conn);
            }
            Ok(value)
        };
        tokio::task::spawn_blocking(work)
            .await
            .map_err(unavailable)?
            .map_err(|e: rusqlite::Error| unavailable(e))
    }

    pub async fn entries(
        self: &Arc<Self>,
        room: RoomId,
        from: u64,
    ) -> Result<Vec<Entry>, JournalError> {
        // SQLite counts in signed numbers.
        let from = from.min(i64::MAX as u64);
        self.read(move |conn| {
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
        })
        .await
    }
}

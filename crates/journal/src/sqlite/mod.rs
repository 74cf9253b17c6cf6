//! Everything in one file: SQLite in WAL mode, synced at every commit.

mod backup;
mod blob;
mod expire;
mod follow;
mod lock;
mod log;
mod read_all;
mod reader;
mod room;
mod schema;
mod settings;
mod talk;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use fabula_ids::{ContentHash, EntryId, RoomId, Stamp};
use follow::Followers;
use lock::Lock;
use reader::Readers;
use rusqlite::{Connection, OpenFlags};
use thiserror::Error;
use tokio::sync::oneshot;
use writer::{After, Writer};

use crate::{Append, Entry, Follower, Journal, JournalError, TalkEntry};

pub use settings::{Clock, Commit, Observer, Settings};

/// How long a connection waits for another one's lock.
const PATIENCE: Duration = Duration::from_secs(10);

/// A room that was in use so many milliseconds ago need not be touched again: rooms are kept for days.
const LATELY: Stamp = 60_000;

/// A journal in one SQLite file.
pub struct Sqlite {
    clock: Clock,
    followers: Arc<Followers>,
    readers: Arc<Readers>,
    writer: Writer,
    /// Given back last, when the writer has ended.
    _lock: Lock,
}

/// What became of a write without an answer.
#[derive(Debug, Error)]
enum Lost {
    /// Nothing: it was not even begun.
    #[error("the journal is closed")]
    NotTaken,
    /// It may have happened or not.
    #[error("the write was lost")]
    NoAnswer,
}

fn unavailable(error: impl std::fmt::Display) -> JournalError {
    JournalError::Unavailable(error.to_string())
}

/// A connection that writes, and the lock that lets it. Whose file it is, and whether somebody uses it, is
/// looked at before anything in it is changed.
fn connect(path: &Path, name: &str) -> Result<(Connection, Lock), JournalError> {
    let broken = |e: rusqlite::Error| unavailable(format!("{name}: {e}"));
    let mut conn = Connection::open(path).map_err(broken)?;
    conn.busy_timeout(PATIENCE).map_err(broken)?;
    schema::version(&conn, name)?;
    let lock = Lock::take(path, name)?;
    let wal = "WAL";
    let mode: String = conn
        .pragma_update_and_check(None, "journal_mode", wal, |row| row.get(0))
        .map_err(broken)?;
    if !mode.eq_ignore_ascii_case(wal) {
        return Err(unavailable(format!(
            "{name}: this file system does not let several connections share a log ({mode})"
        )));
    }
    // A commit is on the disk before it is acknowledged.
    conn.pragma_update(None, "synchronous", "FULL")
        .map_err(broken)?;
    schema::migrate(&mut conn, name)?;
    Ok((conn, lock))
}

/// A connection that only reads, and makes no file where there is none.
fn connect_to_read(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    conn.busy_timeout(PATIENCE)?;
    Ok(conn)
}

impl Sqlite {
    /// Opens a database, or makes one. An older one is migrated; a newer one is refused, and so is one that
    /// is open already, here or in another process.
    pub fn open(path: impl Into<PathBuf>) -> Result<Sqlite, JournalError> {
        Sqlite::open_with(path, Settings::default())
    }

    /// The same, with another clock.
    pub fn open_with_clock(path: impl Into<PathBuf>, clock: Clock) -> Result<Sqlite, JournalError> {
        let settings = Settings {
            clock,
            ..Settings::default()
        };
        Sqlite::open_with(path, settings)
    }

    /// The same, with these settings.
    pub fn open_with(path: impl Into<PathBuf>, settings: Settings) -> Result<Sqlite, JournalError> {
        let path = path.into();
        let name = path.display().to_string();
        let (conn, lock) = connect(&path, &name)?;
        Ok(Sqlite {
            clock: settings.clock,
            followers: Arc::default(),
            readers: Arc::new(Readers::new(path)),
            writer: Writer::start(conn, settings.observer).map_err(unavailable)?,
            _lock: lock,
        })
    }

    /// How many rooms are followed now.
    pub fn rooms_followed(&self) -> usize {
        self.followers.followed()
    }

    /// Runs a write and answers when it is durable.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
        then: impl FnOnce(&T) + Send + 'static,
    ) -> Result<T, Lost> {
        let (answer, answered) = oneshot::channel();
        let job = move |conn: &Connection| -> rusqlite::Result<After> {
            let value = work(conn)?;
            Ok(Box::new(move || {
                then(&value);
                // Whoever asked may have gone; what was asked for is done all the same.
                let _ = answer.send(value);
            }))
        };
        if !self.writer.submit(Box::new(job)).await {
            return Err(Lost::NotTaken);
        }
        answered.await.map_err(|_| Lost::NoAnswer)
    }

    async fn write_only<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        self.write(work, |_| ()).await.map_err(unavailable)
    }

    /// Runs a write in a room that is there, and is in use by it.
    async fn write_in<T: Send + 'static>(
        &self,
        room: RoomId,
        work: impl FnOnce(&Connection, Stamp) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let now = self.now();
        self.write_only(move |conn| {
            if !room::touch(conn, room, now)? {
                return Ok(None);
            }
            work(conn, now).map(Some)
        })
        .await?
        .ok_or(JournalError::NoSuchRoom)
    }
}

#[async_trait]
impl Journal for Sqlite {
    async fn append(&self, room: RoomId, expected: u64, id: EntryId, bytes: Bytes) -> Append {
        let clock = self.clock.clone();
        let content = bytes.clone();
        let work = move |conn: &Connection| log::append(conn, &clock, room, expected, id, &content);
        let followers = self.followers.clone();
        let then = move |append: &Append| match *append {
            Append::Appended { at } => {
                let entry = Entry {
                    position: expected,
                    id,
                    at,
                    bytes,
                };
                followers.tell(room, entry);
            }
            // Somebody put an entry there: perhaps one that no follower was told of.
            Append::AlreadyThere { .. } | Append::Conflict { .. } => followers.look_again(room),
            _ => {}
        };
        match self.write(work, then).await {
            Ok(append) => append,
            Err(Lost::NoAnswer) => Append::Unknown,
            Err(lost @ Lost::NotTaken) => Append::Unavailable(lost.to_string()),
        }
    }

    async fn read(&self, room: RoomId, from: u64) -> Result<Vec<Entry>, JournalError> {
        self.readers
            .read(move |conn| log::entries(conn, room, from))
            .await
    }

    async fn follow(&self, room: RoomId, from: u64) -> Result<Follower, JournalError> {
        Ok(self.followers.follow(self.readers.clone(), room, from))
    }

    async fn say(&self, room: RoomId, bytes: Bytes) -> Result<TalkEntry, JournalError> {
        self.write_in(room, move |conn, at| talk::say(conn, room, at, bytes))
            .await
    }

    async fn talk(&self, room: RoomId) -> Result<Vec<TalkEntry>, JournalError> {
        self.readers.read(move |conn| talk::lines(conn, room)).await
    }

    async fn claim_code(&self, room: RoomId, code: &str) -> Result<bool, JournalError> {
        let (now, code) = (self.now(), code.to_owned());
        self.write_only(move |conn| room::claim(conn, room, &code, now))
            .await
    }

    async fn find_code(&self, code: &str) -> Result<Option<RoomId>, JournalError> {
        let code = code.to_owned();
        self.readers.read(move |conn| room::find(conn, &code)).await
    }

    async fn code_of(&self, room: RoomId) -> Result<Option<String>, JournalError> {
        self.readers.read(move |conn| room::code(conn, room)).await
    }

    async fn codes_in_use(&self) -> Result<u64, JournalError> {
        self.readers.read(room::codes).await
    }

    async fn room_count(&self) -> Result<u64, JournalError> {
        self.readers.read(room::count).await
    }

    async fn announce(&self, room: RoomId, summary: Option<Bytes>) -> Result<(), JournalError> {
        self.write_in(room, move |conn, _| {
            room::announce(conn, room, summary.as_deref())
        })
        .await
    }

    async fn announced(&self, most: u32) -> Result<Vec<(RoomId, Bytes)>, JournalError> {
        self.readers
            .read(move |conn| room::announced(conn, most))
            .await
    }

    async fn touch(&self, room: RoomId) -> Result<(), JournalError> {
        let touched = self.readers.read(move |conn| room::touched(conn, room));
        let touched = touched.await?.ok_or(JournalError::NoSuchRoom)?;
        if self.now().saturating_sub(touched) < LATELY {
            return Ok(());
        }
        self.write_in(room, |_, _| Ok(())).await
    }

    async fn expire(&self, before: Stamp) -> Result<Vec<RoomId>, JournalError> {
        let mut forgotten = Vec::new();
        loop {
            let followers = self.followers.clone();
            let then = move |rooms: &Vec<RoomId>| rooms.iter().for_each(|&r| followers.forget(r));
            // Each step goes to the end of the queue: whatever others handed in meanwhile comes first.
            let step = self.write(move |conn| expire::step(conn, before), then);
            match step.await.map_err(unavailable) {
                Ok(rooms) if rooms.is_empty() => return Ok(forgotten),
                Ok(rooms) => forgotten.extend(rooms),
                Err(error) if forgotten.is_empty() => return Err(error),
                Err(error) => {
                    tracing::warn!(%error, "not all old rooms could be forgotten");
                    return Ok(forgotten);
                }
            }
        }
    }

    async fn put_blob(&self, room: RoomId, bytes: Bytes) -> Result<ContentHash, JournalError> {
        // Here, not in the writer, which has others to serve.
        let hash = ContentHash::of(&bytes);
        self.write_in(room, move |conn, _| blob::put(conn, room, hash, &bytes))
            .await?;
        Ok(hash)
    }

    async fn blob(&self, room: RoomId, hash: ContentHash) -> Result<Option<Bytes>, JournalError> {
        self.readers
            .read(move |conn| blob::of_room(conn, room, hash))
            .await
    }

    async fn put_public(&self, blobs: Vec<Bytes>) -> Result<Vec<ContentHash>, JournalError> {
        let hashes: Vec<ContentHash> = blobs.iter().map(|b| ContentHash::of(b)).collect();
        let named = hashes.clone();
        self.write_only(move |conn| {
            let mut each = named.iter().zip(&blobs);
            each.try_for_each(|(hash, bytes)| blob::put_public(conn, *hash, bytes))
        })
        .await?;
        Ok(hashes)
    }

    async fn public(&self, hash: ContentHash) -> Result<Option<Bytes>, JournalError> {
        self.readers
            .read(move |conn| blob::public(conn, hash))
            .await
    }

    async fn missing_public(
        &self,
        hashes: &[ContentHash],
    ) -> Result<Vec<ContentHash>, JournalError> {
        let hashes = hashes.to_vec();
        self.readers
            .read(move |conn| {
                let mut missing = Vec::new();
                for hash in hashes {
                    if !blob::is_public(conn, hash)? {
                        missing.push(hash);
                    }
                }
                Ok(missing)
            })
            .await
    }

    fn now(&self) -> Stamp {
        (self.clock)()
    }
}

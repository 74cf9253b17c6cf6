//! A journal in a folder of its own, with a clock that the test drives.

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use fabula_ids::{EntryId, RoomId, Stamp};
use fabula_journal::{Append, Clock, Commit, Journal, Settings, Sqlite};
use tempfile::TempDir;

pub struct Place {
    dir: TempDir,
    time: Arc<AtomicI64>,
}

impl Place {
    pub fn new() -> Place {
        Place {
            dir: tempfile::tempdir().expect("a folder"),
            time: Arc::new(AtomicI64::new(1_000)),
        }
    }

    pub fn file(&self) -> PathBuf {
        self.dir.path().join("fabula.db")
    }

    pub fn beside(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn clock(&self) -> Clock {
        let time = self.time.clone();
        Arc::new(move || time.load(Ordering::SeqCst))
    }

    pub fn open(&self) -> Sqlite {
        Sqlite::open_with_clock(self.file(), self.clock()).expect("a journal")
    }

    /// A journal, and the list of its commits, which grows.
    pub fn open_watched(&self) -> (Sqlite, Arc<Mutex<Vec<Commit>>>) {
        let commits = Arc::<Mutex<Vec<Commit>>>::default();
        let seen = commits.clone();
        let settings = Settings {
            clock: self.clock(),
            observer: Some(Arc::new(move |commit| seen.lock().unwrap().push(commit))),
        };
        let journal = Sqlite::open_with(self.file(), settings).expect("a journal");
        (journal, commits)
    }

    pub fn set_time(&self, now: Stamp) {
        self.time.store(now, Ordering::SeqCst);
    }
}

pub fn room(n: u8) -> RoomId {
    RoomId([n; 16])
}

pub fn id(n: u64) -> EntryId {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&n.to_le_bytes());
    EntryId(bytes)
}

pub fn text(s: &str) -> Bytes {
    Bytes::copy_from_slice(s.as_bytes())
}

/// Appends `count` entries named 0, 1, 2… to an empty room.
pub async fn fill(journal: &impl Journal, room: RoomId, count: u64) {
    for n in 0..count {
        let bytes = text(&format!("entry {n}"));
        let append = journal.append(room, n, id(n), bytes).await;
        assert!(matches!(append, Append::Appended { .. }), "{append:?}");
    }
}

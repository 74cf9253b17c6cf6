//! One process at a time: whoever writes to a database holds a lock on a file beside it.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use super::unavailable;
use crate::JournalError;

/// Held for as long as it lives. The system gives it back, also when the process is killed.
///
/// Followers are told by the process that appends, so a second one would be unheard here. The file beside
/// the database is never removed: between its removal and the next opening two could hold "the" lock. The
/// database itself is not locked, for SQLite locks parts of it in its own way.
pub struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock of a database that exists.
    pub fn take(database: &Path, name: &str) -> Result<Lock, JournalError> {
        let broken = |e: std::io::Error| unavailable(format!("{name} cannot be locked: {e}"));
        // The same database by another name has the same lock.
        let mut path = OsString::from(std::fs::canonicalize(database).map_err(broken)?);
        path.push(".lock");
        let file = OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(false)
            .open(path)
            .map_err(broken)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { file }),
            Err(TryLockError::WouldBlock) => Err(JournalError::InUse(name.to_owned())),
            Err(TryLockError::Error(error)) => Err(broken(error)),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a process that is just being started may have inherited it. If it
        // cannot be unlocked, its end unlocks it.
        let _ = self.file.unlock();
    }
}

//! Copying a database, also one in use.

use std::path::Path;

use super::{Sqlite, connect_to_read, schema};
use crate::JournalError;

fn not_copied(why: impl std::fmt::Display) -> JournalError {
    JournalError::NotCopied(why.to_string())
}

impl Sqlite {
    /// Copies a whole database, also one in use, into a new file. It is copied as it is: an older one is not
    /// migrated.
    pub fn backup(from: &Path, to: &Path) -> Result<(), JournalError> {
        if !from.is_file() {
            let from = from.display();
            return Err(not_copied(format!("there is no database {from}")));
        }
        if to.exists() {
            let to = to.display();
            return Err(not_copied(format!("{to} is there already")));
        }
        let conn = connect_to_read(from).map_err(not_copied)?;
        schema::version(&conn, &from.display().to_string())?;
        // Under a name of its own, until it is whole and on the disk; if it never is, it goes.
        let folder = match to.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let part = tempfile::Builder::new()
            .prefix(".fabula-backup-")
            .tempfile_in(folder)
            .map_err(not_copied)?;
        let name = part.path().to_str();
        let name = name.ok_or_else(|| not_copied("the folder's name is not UTF-8"))?;
        conn.execute("VACUUM INTO ?1", [name]).map_err(not_copied)?;
        part.as_file().sync_all().map_err(not_copied)?;
        part.persist_noclobber(to)
            .map_err(|e| not_copied(e.error))?;
        // The new name is on the disk too.
        let folder = std::fs::File::open(folder).map_err(not_copied)?;
        folder.sync_all().map_err(not_copied)
    }
}

//! Copying a database, also one in use.

use std::path::Path;

use super::{Sqlite, connect_to_read, schema, unavailable};
use crate::JournalError;

impl Sqlite {
    /// Copies a whole database, also one in use, into a new file. It is copied as it is: an older one is not
    /// migrated.
    pub fn backup(from: &Path, to: &Path) -> Result<(), JournalError> {
        if !from.is_file() {
            return Err(unavailable(format!(
                "there is no database {}",
                from.display()
            )));
        }
        if to.exists() {
            return Err(unavailable(format!("{} is there already", to.display())));
        }
        let conn = connect_to_read(from).map_err(unavailable)?;
        schema::version(&conn, &from.display().to_string())?;
        // Under another name until it is whole and on the disk.
        let part = to.with_extension("part");
        let name = part
            .to_str()
            .ok_or_else(|| unavailable(format!("{} is not a name in UTF-8", to.display())))?;
        let copied = conn
            .execute("VACUUM INTO ?1", [name])
            .map_err(unavailable)
            .and_then(|_| {
                std::fs::File::open(&part)
                    .and_then(|file| file.sync_all())
                    .and_then(|()| std::fs::rename(&part, to))
                    .map_err(unavailable)
            });
        if copied.is_err() {
            // What is there of it is of no use; if it cannot be removed either, the first error says why.
            let _ = std::fs::remove_file(&part);
        }
        copied
    }
}

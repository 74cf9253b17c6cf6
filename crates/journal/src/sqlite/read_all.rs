//! Reading a whole database, also one in use.

use std::path::Path;

use fabula_ids::RoomId;

use super::{Sqlite, connect_to_read, log, schema, unavailable};
use crate::{Entry, JournalError};

impl Sqlite {
    /// Reads the log of each room of a database, also of one in use; nothing is changed. The rooms come in no particular order.
    pub fn read_all<E>(
        from: &Path,
        mut visit: impl FnMut(RoomId, Vec<Entry>) -> Result<(), E>,
    ) -> Result<Result<(), E>, JournalError> {
        if !from.is_file() {
            let from = from.display();
            return Err(JournalError::Unavailable(format!(
                "there is no database {from}"
            )));
        }
        let conn = connect_to_read(from).map_err(unavailable)?;
        schema::version(&conn, &from.display().to_string())?;
        let rooms: Result<Vec<RoomId>, _> = conn
            .prepare("SELECT DISTINCT room FROM entry")
            .and_then(|mut rooms| {
                rooms
                    .query_map([], |row| Ok(RoomId(row.get(0)?)))?
                    .collect()
            });
        for room in rooms.map_err(unavailable)? {
            let entries = log::entries(&conn, room, 0).map_err(unavailable)?;
            if let Err(error) = visit(room, entries) {
                return Ok(Err(error));
            }
        }
        Ok(Ok(()))
    }
}

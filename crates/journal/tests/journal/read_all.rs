//! Reading a whole database: every room, also while a server writes to it.

use std::collections::BTreeMap;
use std::convert::Infallible;

use fabula_ids::{RoomId, Stamp};
use fabula_journal::{Entry, Journal, JournalError, Sqlite};
use rusqlite::Connection;

use crate::support::{Place, fill, id, room, text};

/// What stands in each room.
fn read(place: &Place) -> Result<BTreeMap<RoomId, Vec<Entry>>, JournalError> {
    let mut rooms = BTreeMap::new();
    let visited = Sqlite::read_all(&place.file(), |room, entries| {
        assert!(rooms.insert(room, entries).is_none(), "each room once");
        Ok::<(), Infallible>(())
    });
    visited.map(|_| rooms)
}

#[tokio::test]
async fn every_room_is_read_whole_and_in_order_while_the_journal_is_in_use() {
    let place = Place::new();
    let journal = place.open();
    assert!(read(&place).expect("a database").is_empty());
    for n in 1..=3 {
        place.set_time(1_000 * Stamp::from(n));
        fill(&journal, room(n), u64::from(n)).await;
    }
    let rooms = read(&place).expect("a database");
    assert_eq!(rooms.len(), 3);
    for n in 1..=3_u8 {
        let entries = &rooms[&room(n)];
        assert_eq!(entries.len(), usize::from(n));
        for (position, entry) in entries.iter().enumerate() {
            assert_eq!(entry.position, position as u64);
            assert_eq!(entry.bytes, text(&format!("entry {position}")));
            assert_eq!(entry.at, 1_000 * Stamp::from(n));
        }
        assert_eq!(journal.read(room(n), 0).await.expect("entries"), *entries);
    }
    // And it goes on.
    journal.append(room(1), 1, id(9), text("more")).await;
    assert_eq!(read(&place).expect("a database")[&room(1)].len(), 2);
    drop(journal);
    assert_eq!(read(&place).expect("a database").len(), 3);
}

#[tokio::test]
async fn whoever_has_read_enough_is_shown_no_more() {
    let place = Place::new();
    let journal = place.open();
    for n in 1..=3 {
        fill(&journal, room(n), 1).await;
    }
    let mut visits = 0;
    let stopped = Sqlite::read_all(&place.file(), |_, _| {
        visits += 1;
        if visits == 2 { Err("enough") } else { Ok(()) }
    });
    assert_eq!(stopped.expect("a database"), Err("enough"));
    assert_eq!(visits, 2);
}

#[tokio::test]
async fn what_is_not_there_is_not_made_and_what_is_not_ours_is_not_read() {
    let place = Place::new();
    let error = read(&place).unwrap_err();
    assert!(
        error.to_string().contains("there is no database"),
        "{error}"
    );
    assert!(!place.file().exists());

    let conn = Connection::open(place.file()).unwrap();
    conn.execute_batch("CREATE TABLE entry (room TEXT)")
        .unwrap();
    drop(conn);
    let error = read(&place).unwrap_err();
    assert!(matches!(error, JournalError::Foreign(_)), "{error}");

    let place = Place::new();
    fill(&place.open(), room(1), 1).await;
    let conn = Connection::open(place.file()).unwrap();
    conn.pragma_update(None, "user_version", 99).unwrap();
    drop(conn);
    let error = read(&place).unwrap_err();
    assert!(
        matches!(error, JournalError::Newer { found: 99, .. }),
        "{error}"
    );
}

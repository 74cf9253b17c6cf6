//! The file itself: its version, strangers' files, and backups of one in use.

use std::sync::Arc;

use fabula_journal::{Append, Journal, JournalError, Sqlite};
use rusqlite::Connection;

use crate::support::{Place, fill, id, room, text};

#[tokio::test]
async fn a_database_of_a_newer_build_is_refused_and_left_alone() {
    let place = Place::new();
    fill(&place.open(), room(1), 2).await;
    let conn = Connection::open(place.file()).unwrap();
    conn.pragma_update(None, "user_version", 99).unwrap();
    drop(conn);
    let error = Sqlite::open(place.file()).err().unwrap();
    assert!(matches!(error, JournalError::Newer { found: 99, .. }));
    assert!(error.to_string().contains("version 99"), "{error}");
    let conn = Connection::open(place.file()).unwrap();
    let version = conn.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    assert_eq!(version, Ok(99));
}

#[test]
fn a_strangers_database_is_refused() {
    let place = Place::new();
    let conn = Connection::open(place.file()).unwrap();
    conn.execute_batch("CREATE TABLE recipe (cake TEXT)")
        .unwrap();
    drop(conn);
    let before = std::fs::read(place.file()).unwrap();
    let error = Sqlite::open(place.file()).err().unwrap();
    assert!(matches!(error, JournalError::Foreign(_)), "{error}");
    let copy = place.beside("copy.db");
    let error = Sqlite::backup(&place.file(), &copy).err().unwrap();
    assert!(matches!(error, JournalError::Foreign(_)), "{error}");
    assert_eq!(
        std::fs::read(place.file()).unwrap(),
        before,
        "not a byte is changed"
    );
    assert!(!copy.exists());
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let place = Place::new();
    std::fs::write(place.file(), "dear diary, ".repeat(1_000)).unwrap();
    let error = Sqlite::open(place.file()).err().unwrap();
    assert!(matches!(error, JournalError::Unavailable(_)), "{error}");
}

#[tokio::test]
async fn readers_do_not_hold_up_the_writer() {
    let place = Place::new();
    let _journal = place.open();
    let conn = Connection::open(place.file()).unwrap();
    let mode = conn.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0));
    assert_eq!(mode.as_deref(), Ok("wal"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_journal_in_use_is_whole() {
    let place = Place::new();
    let journal = Arc::new(place.open());
    fill(&*journal, room(1), 100).await;
    let writing = {
        let journal = journal.clone();
        tokio::spawn(async move { fill(&*journal, room(2), 200).await })
    };
    let copy = place.beside("copy.db");
    Sqlite::backup(&place.file(), &copy).unwrap();
    writing.await.unwrap();

    let restored = Sqlite::open(&copy).unwrap();
    assert_eq!(restored.read(room(1), 0).await.unwrap().len(), 100);
    let entries = restored.read(room(2), 0).await.unwrap();
    assert!(
        entries
            .iter()
            .enumerate()
            .all(|(i, e)| e.position == i as u64)
    );
    let next = entries.len() as u64;
    let append = restored.append(room(2), next, id(10_000), text("on")).await;
    assert!(matches!(append, Append::Appended { .. }));
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_needs_a_database() {
    let place = Place::new();
    let copy = place.beside("copy.db");
    assert!(Sqlite::backup(&place.file(), &copy).is_err());
    assert!(!copy.exists() && !place.file().exists());
    drop(place.open());
    Sqlite::backup(&place.file(), &copy).unwrap();
    assert!(Sqlite::backup(&place.file(), &copy).is_err());
    assert!(!place.beside("copy.part").exists());
    // Where it cannot be written, nothing is left lying about.
    let nowhere = place.beside("no such folder/copy.db");
    assert!(Sqlite::backup(&place.file(), &nowhere).is_err());
}

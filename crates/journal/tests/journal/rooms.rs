//! A room is made once; before and after, nothing brings it into being by the way.

use fabula_ids::ContentHash;
use fabula_journal::{Append, Journal, JournalError, Sqlite};
use rusqlite::Connection;

use crate::support::{Place, fill, id, room, text};

/// Whatever is written to a room that is not there is refused, and there is nothing to read.
async fn assert_no_such_room(journal: &Sqlite) {
    let here = room(1);
    let none = JournalError::NoSuchRoom;
    assert_eq!(journal.touch(here).await, Err(none.clone()));
    assert_eq!(journal.say(here, text("hey")).await, Err(none.clone()));
    let sound = text("sound");
    assert_eq!(
        journal.put_blob(here, sound.clone()).await,
        Err(none.clone())
    );
    for summary in [None, Some(text("a table"))] {
        assert_eq!(journal.announce(here, summary).await, Err(none.clone()));
    }
    for late in [1, 3] {
        let append = journal.append(here, late, id(late), text("x")).await;
        assert_eq!(append, Append::Conflict { next: 0 });
    }
    assert_eq!(journal.read(here, 0).await, Ok(vec![]));
    assert_eq!(journal.talk(here).await, Ok(vec![]));
    assert_eq!(journal.code_of(here).await, Ok(None));
    assert_eq!(journal.blob(here, ContentHash::of(&sound)).await, Ok(None));
    assert_eq!(journal.announced(10).await, Ok(vec![]));
}

fn rows(place: &Place, table: &str) -> u64 {
    let conn = Connection::open(place.file()).unwrap();
    let count = format!("SELECT count(*) FROM {table}");
    conn.query_row(&count, [], |row| row.get(0)).unwrap()
}

fn assert_nothing_is_left(place: &Place) {
    for table in ["room", "entry", "talk", "keeps", "blob"] {
        assert_eq!(rows(place, table), 0, "{table}");
    }
}

#[tokio::test]
async fn a_room_nobody_made_takes_nothing() {
    let place = Place::new();
    let journal = place.open();
    assert_no_such_room(&journal).await;
    assert_nothing_is_left(&place);
}

#[tokio::test]
async fn a_forgotten_room_takes_nothing_and_does_not_come_back() {
    let place = Place::new();
    let journal = place.open();
    assert_eq!(journal.claim_code(room(1), "123456").await, Ok(true));
    fill(&journal, room(1), 3).await;
    journal.say(room(1), text("hello")).await.unwrap();
    journal.put_blob(room(1), text("sound")).await.unwrap();
    journal.announce(room(1), Some(text("t"))).await.unwrap();
    assert_eq!(journal.expire(i64::MAX).await, Ok(vec![room(1)]));
    assert_no_such_room(&journal).await;
    assert_nothing_is_left(&place);
}

#[tokio::test]
async fn a_room_is_made_by_its_code() {
    let place = Place::new();
    let journal = place.open();
    assert_eq!(journal.claim_code(room(1), "123456").await, Ok(true));
    assert_eq!(journal.touch(room(1)).await, Ok(()));
    fill(&journal, room(1), 2).await;
    let summary = Some(text("a table"));
    assert_eq!(journal.announce(room(1), summary).await, Ok(()));
    assert_eq!(journal.code_of(room(1)).await, Ok(Some("123456".into())));
}

#[tokio::test]
async fn a_room_is_made_by_its_first_entry() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    assert!(journal.say(room(1), text("hello")).await.is_ok());
    // The code comes later, or never.
    assert_eq!(journal.code_of(room(1)).await, Ok(None));
    assert_eq!(journal.claim_code(room(1), "123456").await, Ok(true));
    assert_eq!(journal.read(room(1), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_code_that_is_taken_makes_no_room() {
    let place = Place::new();
    let journal = place.open();
    assert_eq!(journal.claim_code(room(2), "123456").await, Ok(true));
    assert_eq!(journal.claim_code(room(1), "123456").await, Ok(false));
    assert_no_such_room(&journal).await;
    assert_eq!(rows(&place, "room"), 1);
}

#[tokio::test]
async fn rooms_are_counted_until_they_are_forgotten() {
    let place = Place::new();
    let journal = place.open();
    assert_eq!(journal.room_count().await, Ok(0));
    fill(&journal, room(1), 3).await;
    assert_eq!(journal.claim_code(room(2), "222").await, Ok(true));
    assert_eq!(journal.claim_code(room(1), "111").await, Ok(true));
    assert_eq!(journal.room_count().await, Ok(2));
    assert_eq!(journal.expire(i64::MAX).await.unwrap().len(), 2);
    assert_eq!(journal.room_count().await, Ok(0));
}

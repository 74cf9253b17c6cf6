//! Forgetting rooms: all that are due, only those, and nobody waits for it.

use bytes::Bytes;
use fabula_ids::{ContentHash, RoomId};
use fabula_journal::{Append, Journal, Sqlite};
use futures::future::{Either, join_all, select};
use rusqlite::Connection;

use crate::support::{Place, fill, id, room, text};

/// Many steps' worth.
const MANY: u32 = 350;

fn numbered(n: u32) -> RoomId {
    let mut bytes = [0xee; 16];
    bytes[..4].copy_from_slice(&n.to_le_bytes());
    RoomId(bytes)
}

async fn make_many(journal: &Sqlite) {
    let made = (0..MANY).map(|n| journal.append(numbered(n), 0, id(0), text("x")));
    for append in join_all(made).await {
        assert!(matches!(append, Append::Appended { .. }), "{append:?}");
    }
}

#[tokio::test]
async fn many_rooms_are_forgotten_in_one_call_the_oldest_first() {
    let place = Place::new();
    let journal = place.open();
    place.set_time(2_000);
    make_many(&journal).await;
    place.set_time(1_000);
    fill(&journal, room(1), 1).await;
    place.set_time(9_000);
    fill(&journal, room(2), 1).await;
    let forgotten = journal.expire(5_000).await.unwrap();
    assert_eq!(forgotten[0], room(1));
    let mut others = forgotten[1..].to_vec();
    others.sort_by_key(|room| u32::from_le_bytes([room.0[0], room.0[1], room.0[2], room.0[3]]));
    assert_eq!(others, (0..MANY).map(numbered).collect::<Vec<_>>());
    assert_eq!(journal.read(room(2), 0).await.unwrap().len(), 1);
    assert_eq!(journal.expire(5_000).await, Ok(vec![]));
}

#[tokio::test]
async fn others_append_while_many_rooms_are_forgotten() {
    let place = Place::new();
    let journal = place.open();
    make_many(&journal).await;
    place.set_time(9_000);
    let expire = journal.expire(5_000);
    // Handed in after the first step and before the second: it is answered when most is still to be done.
    let append = journal.append(room(1), 0, id(0), text("x"));
    match select(expire, append).await {
        Either::Right((append, expire)) => {
            assert_eq!(append, Append::Appended { at: 9_000 });
            assert!(journal.room_count().await.unwrap() > u64::from(MANY) / 2);
            assert_eq!(expire.await.unwrap().len(), MANY as usize);
        }
        Either::Left(_) => panic!("the append had to wait for all rooms to be forgotten"),
    }
}

#[tokio::test]
async fn rooms_with_many_blobs_are_forgotten_with_all_of_them() {
    let place = Place::new();
    let journal = place.open();
    for n in 0..3 {
        fill(&journal, room(n), 1).await;
        let blobs = (0..250).map(|b| journal.put_blob(room(n), text(&format!("{n} {b}"))));
        for hash in join_all(blobs).await {
            hash.unwrap();
        }
    }
    let forgotten = journal.expire(i64::MAX).await.unwrap();
    assert_eq!(forgotten.len(), 3);
    let conn = Connection::open(place.file()).unwrap();
    let left = conn.query_row("SELECT count(*) FROM blob", [], |row| row.get::<_, u64>(0));
    assert_eq!(left, Ok(0));
}

#[tokio::test]
async fn a_blob_that_several_rooms_keep_goes_with_the_last_of_them() {
    let place = Place::new();
    let journal = place.open();
    let sound: Bytes = text("sound");
    for n in 1..=3 {
        place.set_time(i64::from(n) * 1_000);
        fill(&journal, room(n), 1).await;
        journal.put_blob(room(n), sound.clone()).await.unwrap();
    }
    let hash = ContentHash::of(&sound);
    assert_eq!(
        journal.expire(2_500).await,
        Ok(vec![room(1), room(2)]),
        "two go in one step"
    );
    assert_eq!(journal.blob(room(3), hash).await, Ok(Some(sound)));
    assert_eq!(journal.expire(3_500).await, Ok(vec![room(3)]));
    let conn = Connection::open(place.file()).unwrap();
    let left = conn.query_row("SELECT count(*) FROM blob", [], |row| row.get::<_, u64>(0));
    assert_eq!(left, Ok(0));
}

#[tokio::test]
async fn only_blobs_of_forgotten_rooms_are_looked_at() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    journal.put_blob(room(1), text("kept")).await.unwrap();
    // Nobody keeps this one: whoever went through all blobs would find it.
    let conn = Connection::open(place.file()).unwrap();
    conn.execute("INSERT INTO blob (hash, bytes) VALUES (x'00', x'00')", [])
        .unwrap();
    assert_eq!(journal.expire(i64::MAX).await, Ok(vec![room(1)]));
    let left = conn.query_row("SELECT hash FROM blob", [], |row| row.get::<_, Vec<u8>>(0));
    assert_eq!(left, Ok(vec![0]));
}

#[tokio::test]
async fn rooms_forgotten_before_something_broke_are_told() {
    let place = Place::new();
    let journal = place.open();
    make_many(&journal).await;
    place.set_time(2_000);
    fill(&journal, room(1), 1).await;
    let conn = Connection::open(place.file()).unwrap();
    conn.execute_batch(
        "CREATE TRIGGER broken BEFORE DELETE ON room WHEN old.touched = 2000
         BEGIN SELECT RAISE(ABORT, 'broken'); END",
    )
    .unwrap();
    // The last step fails as a whole; of it nothing is forgotten.
    let forgotten = journal.expire(5_000).await.unwrap();
    assert!(!forgotten.is_empty());
    assert!(journal.expire(5_000).await.is_err());
    conn.execute_batch("DROP TRIGGER broken").unwrap();
    let rest = journal.expire(5_000).await.unwrap();
    assert!(rest.contains(&room(1)));
    assert_eq!(forgotten.len() + rest.len(), MANY as usize + 1);
}

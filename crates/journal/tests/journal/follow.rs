//! Following: everything, in order, without a gap, also for the slow.

use std::sync::Arc;

use fabula_journal::{Append, Entry, Follower, Journal};
use futures::StreamExt;
use rusqlite::{Connection, params};

use crate::support::{Place, fill, id, room, text};

async fn take(follower: &mut Follower, count: usize) -> Vec<u64> {
    let entries: Vec<Entry> = follower.take(count).map(Result::unwrap).collect().await;
    entries.iter().map(|e| e.position).collect()
}

#[tokio::test]
async fn a_follower_gets_the_past_and_then_the_present() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 3).await;
    let mut follower = journal.follow(room(1), 1).await.unwrap();
    assert_eq!(take(&mut follower, 2).await, [1, 2]);
    journal.append(room(1), 3, id(3), text("new")).await;
    assert_eq!(take(&mut follower, 1).await, [3]);
}

#[tokio::test]
async fn a_room_can_be_followed_before_it_has_entries() {
    let place = Place::new();
    let journal = place.open();
    let mut follower = journal.follow(room(1), 0).await.unwrap();
    fill(&journal, room(2), 2).await;
    fill(&journal, room(1), 2).await;
    assert_eq!(take(&mut follower, 2).await, [0, 1]);
}

#[tokio::test]
async fn one_who_fell_far_behind_misses_nothing() {
    let place = Place::new();
    let journal = place.open();
    let mut follower = journal.follow(room(1), 0).await.unwrap();
    fill(&journal, room(1), 1).await;
    assert_eq!(take(&mut follower, 1).await, [0]);
    // Far more than wait for anybody.
    for n in 1..500 {
        journal.append(room(1), n, id(n), text("x")).await;
    }
    assert_eq!(take(&mut follower, 499).await, (1..500).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_starts_to_follow_while_others_write_gets_everything_once() {
    let place = Place::new();
    let journal = Arc::new(place.open());
    let writer = {
        let journal = journal.clone();
        tokio::spawn(async move { fill(&*journal, room(1), 300).await })
    };
    let followers = (0..20).map(|_| {
        let journal = journal.clone();
        tokio::spawn(async move {
            let mut follower = journal.follow(room(1), 0).await.unwrap();
            take(&mut follower, 300).await
        })
    });
    for positions in futures::future::join_all(followers).await {
        assert_eq!(positions.unwrap(), (0..300).collect::<Vec<_>>());
    }
    writer.await.unwrap();
}

#[tokio::test]
async fn an_entry_is_durable_before_a_follower_hears_of_it() {
    let place = Place::new();
    let journal = place.open();
    let mut follower = journal.follow(room(1), 0).await.unwrap();
    for n in 0..20 {
        journal.append(room(1), n, id(n), text("x")).await;
        let entry = follower.next().await.unwrap().unwrap();
        // Another connection to the same file sees it.
        let other = Connection::open(place.file()).unwrap();
        let there = other.query_row(
            "SELECT id FROM entry WHERE room = ?1 AND position = ?2",
            params![room(1).0, n],
            |row| row.get(0),
        );
        assert_eq!(there, Ok(entry.id.0));
    }
}

#[tokio::test]
async fn followers_who_leave_leave_nothing_behind() {
    let place = Place::new();
    let journal = place.open();
    let mut kept = journal.follow(room(0), 0).await.unwrap();
    for n in 1..100 {
        let one = journal.follow(room(n), 0).await.unwrap();
        let two = journal.follow(room(n), 5).await.unwrap();
        drop((one, two));
    }
    assert_eq!(journal.rooms_followed(), 1);
    fill(&journal, room(0), 1).await;
    assert_eq!(take(&mut kept, 1).await, [0]);
}

#[tokio::test]
async fn following_ends_when_the_room_is_forgotten() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    let mut follower = journal.follow(room(1), 0).await.unwrap();
    assert_eq!(take(&mut follower, 1).await, [0]);
    assert_eq!(journal.expire(i64::MAX).await, Ok(vec![room(1)]));
    assert!(follower.next().await.is_none());
}

#[tokio::test]
async fn an_entry_whose_author_had_no_answer_reaches_followers_when_it_is_tried_again() {
    let place = Place::new();
    let journal = place.open();
    let mut follower = journal.follow(room(1), 0).await.unwrap();
    fill(&journal, room(1), 1).await;
    assert_eq!(take(&mut follower, 1).await, [0]);
    // It came to the file, but nobody here was told.
    let elsewhere = Connection::open(place.file()).unwrap();
    elsewhere
        .execute(
            "INSERT INTO entry (room, position, id, at, bytes) VALUES (?1, 1, ?2, 1000, x'00')",
            params![room(1).0, id(1).0],
        )
        .unwrap();
    let again = journal.append(room(1), 1, id(1), text("x")).await;
    assert_eq!(again, Append::AlreadyThere { position: 1 });
    assert_eq!(take(&mut follower, 1).await, [1]);
}

#[tokio::test]
async fn there_is_nothing_at_the_end_of_all_numbers() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 2).await;
    assert_eq!(journal.read(room(1), u64::MAX).await, Ok(vec![]));
}

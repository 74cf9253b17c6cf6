//! Appending: in order, once, and for good.

use std::sync::Arc;

use fabula_journal::{Append, Entry, Journal};
use futures::future::join_all;

use crate::support::{Place, fill, id, room, text};

#[tokio::test]
async fn entries_are_read_as_they_were_appended() {
    let place = Place::new();
    let journal = place.open();
    place.set_time(5_000);
    let append = journal.append(room(1), 0, id(7), text("a")).await;
    assert_eq!(append, Append::Appended { at: 5_000 });
    let entry = Entry {
        position: 0,
        id: id(7),
        at: 5_000,
        bytes: text("a"),
    };
    assert_eq!(journal.read(room(1), 0).await, Ok(vec![entry]));
    assert_eq!(journal.read(room(1), 1).await, Ok(vec![]));
    assert_eq!(journal.read(room(2), 0).await, Ok(vec![]));
}

#[tokio::test]
async fn only_the_next_position_is_free() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 3).await;
    for wrong in [0, 2, 4, u64::MAX >> 1] {
        let append = journal.append(room(1), wrong, id(99), text("x")).await;
        assert_eq!(append, Append::Conflict { next: 3 });
    }
    assert_eq!(journal.read(room(1), 0).await.unwrap().len(), 3);
    // Another room counts for itself.
    let append = journal.append(room(2), 0, id(99), text("x")).await;
    assert!(matches!(append, Append::Appended { .. }));
}

#[tokio::test]
async fn the_same_name_twice_is_one_entry() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 3).await;
    for expected in [1, 3] {
        let again = journal
            .append(room(1), expected, id(1), text("other"))
            .await;
        assert_eq!(again, Append::AlreadyThere { position: 1 });
    }
    let entries = journal.read(room(1), 0).await.unwrap();
    assert_eq!(entries.len(), 3);
    assert_eq!(entries[1].bytes, text("entry 1"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_want_the_same_position_one_gets_it() {
    let place = Place::new();
    let journal = Arc::new(place.open());
    for position in 0..20 {
        let tries = (0..16).map(|n| {
            let journal = journal.clone();
            async move {
                let name = id(position * 100 + n);
                journal.append(room(1), position, name, text("me")).await
            }
        });
        let answers = join_all(tries).await;
        let won = |a: &&Append| matches!(a, Append::Appended { .. });
        assert_eq!(answers.iter().filter(won).count(), 1);
        let next = position + 1;
        let lost = |a: &&Append| **a == Append::Conflict { next };
        assert_eq!(answers.iter().filter(lost).count(), 15);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_rooms_write_at_once_and_each_keeps_its_order() {
    let place = Place::new();
    let journal = Arc::new(place.open());
    let writers = (0..50).map(|n| {
        let journal = journal.clone();
        tokio::spawn(async move { fill(&*journal, room(n), 20).await })
    });
    for done in join_all(writers).await {
        done.expect("no panic");
    }
    for n in 0..50 {
        let entries = journal.read(room(n), 0).await.unwrap();
        let positions: Vec<u64> = entries.iter().map(|e| e.position).collect();
        assert_eq!(positions, (0..20).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_reopening() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 10).await;
    drop(journal);
    let journal = place.open();
    assert_eq!(journal.read(room(1), 0).await.unwrap().len(), 10);
    let append = journal.append(room(1), 10, id(10), text("on")).await;
    assert!(matches!(append, Append::Appended { .. }));
}

#[tokio::test]
async fn stamps_never_go_back_though_the_clock_does() {
    let place = Place::new();
    let journal = place.open();
    for (n, time, stamp) in [(0, 5_000, 5_000), (1, 4_000, 5_000), (2, 6_000, 6_000)] {
        place.set_time(time);
        let append = journal.append(room(1), n, id(n), text("x")).await;
        assert_eq!(append, Append::Appended { at: stamp });
    }
}

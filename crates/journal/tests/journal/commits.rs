//! Somebody may watch how long commits take.

use std::time::{Duration, Instant};

use fabula_journal::{Append, Journal};
use futures::future::join_all;
use rusqlite::Connection;

use crate::support::{Place, fill, id, room, text};

#[tokio::test]
async fn each_commit_is_told_before_its_author_is_answered() {
    let place = Place::new();
    let begun = Instant::now();
    let (journal, commits) = place.open_watched();
    for n in 0..5 {
        fill(&journal, room(n), 1).await;
        assert_eq!(commits.lock().unwrap().len(), usize::from(n) + 1);
    }
    let total: Duration = commits.lock().unwrap().iter().map(|c| c.took).sum();
    assert!(Duration::ZERO < total && total <= begun.elapsed());
    let commits = commits.lock().unwrap();
    assert!(commits.iter().all(|c| c.ok && c.jobs == 1), "{commits:?}");
}

#[tokio::test]
async fn every_write_is_counted_in_one_commit() {
    let place = Place::new();
    let (journal, commits) = place.open_watched();
    let writes = (0..50).map(|n| journal.append(room(n), 0, id(0), text("x")));
    join_all(writes).await;
    let jobs: usize = commits.lock().unwrap().iter().map(|c| c.jobs).sum();
    assert_eq!(jobs, 50);
    // Reading is nobody's commit.
    let before = commits.lock().unwrap().len();
    journal.read(room(1), 0).await.unwrap();
    assert_eq!(commits.lock().unwrap().len(), before);
}

#[tokio::test]
async fn a_commit_that_fails_is_told_as_such_and_the_next_one_goes_through() {
    let place = Place::new();
    let (journal, commits) = place.open_watched();
    // As a full disk would, this ends the whole transaction.
    let conn = Connection::open(place.file()).unwrap();
    conn.execute_batch(
        "CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(ROLLBACK, 'full'); END",
    )
    .unwrap();
    let append = journal.append(room(1), 0, id(0), text("x")).await;
    assert_eq!(append, Append::Unknown);
    conn.execute_batch("DROP TRIGGER full").unwrap();
    fill(&journal, room(1), 1).await;
    let oks: Vec<bool> = commits.lock().unwrap().iter().map(|c| c.ok).collect();
    assert_eq!(oks, [false, true]);
}

#[tokio::test]
async fn a_room_is_touched_once_a_minute_and_not_more() {
    let place = Place::new();
    let (journal, commits) = place.open_watched();
    place.set_time(100_000);
    fill(&journal, room(1), 1).await;
    commits.lock().unwrap().clear();
    // The clock goes back, stands, and goes on.
    for (time, written) in [
        (40_000, 0),
        (100_000, 0),
        (159_999, 0),
        (160_000, 1),
        (219_999, 1),
        (220_000, 2),
    ] {
        place.set_time(time);
        assert_eq!(journal.touch(room(1)).await, Ok(()));
        assert_eq!(commits.lock().unwrap().len(), written, "at {time}");
    }
    assert_eq!(journal.expire(220_000).await, Ok(vec![]));
    assert_eq!(journal.expire(220_001).await, Ok(vec![room(1)]));
}

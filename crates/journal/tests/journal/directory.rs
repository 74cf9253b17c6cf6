//! Codes, the list of tables, talk, and rooms that are forgotten.

use fabula_journal::{Journal, MAX_TALK_LINES};

use crate::support::{Place, fill, room, text};

#[tokio::test]
async fn a_code_belongs_to_one_room_until_it_takes_another() {
    let place = Place::new();
    let journal = place.open();
    assert_eq!(journal.claim_code(room(1), "123456").await, Ok(true));
    assert_eq!(journal.claim_code(room(2), "123456").await, Ok(false));
    assert_eq!(journal.claim_code(room(1), "123456").await, Ok(true));
    assert_eq!(journal.find_code("123456").await, Ok(Some(room(1))));
    assert_eq!(journal.code_of(room(1)).await, Ok(Some("123456".into())));
    assert_eq!(journal.code_of(room(2)).await, Ok(None));
    assert_eq!(journal.find_code("000000").await, Ok(None));
    assert_eq!(journal.codes_in_use().await, Ok(1));
    assert_eq!(journal.claim_code(room(1), "654321").await, Ok(true));
    assert_eq!(journal.claim_code(room(2), "123456").await, Ok(true));
    assert_eq!(journal.codes_in_use().await, Ok(2));
}

#[tokio::test]
async fn announced_tables_are_listed_the_latest_first() {
    let place = Place::new();
    let journal = place.open();
    for n in 1..=3 {
        place.set_time(n * 1_000);
        fill(&journal, room(n as u8), 1).await;
        let summary = Some(text(&format!("table {n}")));
        journal.announce(room(n as u8), summary).await.unwrap();
    }
    place.set_time(90_000);
    journal.touch(room(1)).await.unwrap();
    journal.announce(room(2), None).await.unwrap();
    let listed = journal.announced(10).await.unwrap();
    assert_eq!(
        listed,
        [(room(1), text("table 1")), (room(3), text("table 3"))]
    );
}

#[tokio::test]
async fn a_long_list_of_tables_is_cut_after_the_latest() {
    let place = Place::new();
    let journal = place.open();
    for n in 1..=5 {
        place.set_time(i64::from(n) * 1_000);
        fill(&journal, room(n), 1).await;
        journal.announce(room(n), Some(text("t"))).await.unwrap();
    }
    for (most, listed) in [
        (0, vec![]),
        (2, vec![5, 4]),
        (u32::MAX, vec![5, 4, 3, 2, 1]),
    ] {
        let tables = journal.announced(most).await.unwrap();
        let rooms: Vec<_> = tables.into_iter().map(|(room, _)| room).collect();
        assert_eq!(rooms, listed.into_iter().map(room).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_room_keeps_its_last_lines_of_talk() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    fill(&journal, room(2), 1).await;
    for n in 0..MAX_TALK_LINES + 30 {
        journal.say(room(1), text(&n.to_string())).await.unwrap();
    }
    let line = journal.say(room(2), text("elsewhere")).await.unwrap();
    let lines = journal.talk(room(1)).await.unwrap();
    assert_eq!(lines.len() as u64, MAX_TALK_LINES);
    assert_eq!(lines[0].bytes, text("30"));
    assert!(lines.windows(2).all(|w| w[0].number < w[1].number));
    assert_eq!(journal.talk(room(2)).await, Ok(vec![line]));
}

#[tokio::test]
async fn old_rooms_are_forgotten_with_all_they_had() {
    let place = Place::new();
    let journal = place.open();
    for n in [1, 2] {
        fill(&journal, room(n), 3).await;
        journal.say(room(n), text("hello")).await.unwrap();
        journal.announce(room(n), Some(text("t"))).await.unwrap();
        assert_eq!(
            journal.claim_code(room(n), &format!("{n}{n}{n}")).await,
            Ok(true)
        );
    }
    let own = journal.put_blob(room(1), text("own")).await.unwrap();
    let shared = journal.put_blob(room(1), text("shared")).await.unwrap();
    journal.put_blob(room(2), text("shared")).await.unwrap();
    place.set_time(90_000);
    journal.touch(room(2)).await.unwrap();

    assert_eq!(journal.expire(80_000).await, Ok(vec![room(1)]));
    assert_eq!(journal.expire(80_000).await, Ok(vec![]));
    assert_eq!(journal.read(room(1), 0).await, Ok(vec![]));
    assert_eq!(journal.talk(room(1)).await, Ok(vec![]));
    assert_eq!(journal.find_code("111").await, Ok(None));
    assert_eq!(journal.blob(room(1), own).await, Ok(None));
    assert_eq!(journal.announced(10).await.unwrap().len(), 1);
    // The other room has everything still; the code is free for a new one.
    assert_eq!(journal.read(room(2), 0).await.unwrap().len(), 3);
    assert_eq!(
        journal.blob(room(2), shared).await,
        Ok(Some(text("shared")))
    );
    assert_eq!(journal.claim_code(room(3), "111").await, Ok(true));
}

#[tokio::test]
async fn a_room_where_people_only_talk_is_in_use() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    place.set_time(50_000);
    journal.say(room(1), text("still here")).await.unwrap();
    assert_eq!(journal.expire(40_000).await, Ok(vec![]));
    assert_eq!(journal.expire(60_000).await, Ok(vec![room(1)]));
}

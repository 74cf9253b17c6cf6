//! Blobs: a room's own are its own, and the house's are everybody's and stay.

use crate::support::{Place, fill, room, text};
use bytes::Bytes;
use fabula_journal::{Hash, Journal};

#[tokio::test]
async fn a_blob_is_given_only_to_a_room_that_keeps_it() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    let sound = Bytes::from(vec![7; 100_000]);
    let hash = journal.put_blob(room(1), sound.clone()).await.unwrap();
    assert_eq!(hash, Hash::of(&sound));
    assert_eq!(journal.put_blob(room(1), sound.clone()).await, Ok(hash));
    assert_eq!(journal.blob(room(1), hash).await, Ok(Some(sound)));
    assert_eq!(journal.blob(room(2), hash).await, Ok(None));
    assert_eq!(journal.blob(room(1), Hash([0; 32])).await, Ok(None));
}

#[tokio::test]
async fn what_the_house_keeps_is_there_for_anybody_and_for_good() {
    let place = Place::new();
    let journal = place.open();
    let picture = Bytes::from(vec![9; 100_000]);
    let hash = journal.put_public(picture.clone()).await.unwrap();
    assert_eq!(hash, Hash::of(&picture));
    assert_eq!(journal.put_public(picture.clone()).await, Ok(hash));
    fill(&journal, room(1), 1).await;
    journal.put_blob(room(1), text("sound")).await.unwrap();
    assert_eq!(journal.expire(i64::MAX).await, Ok(vec![room(1)]));
    assert_eq!(journal.public(hash).await, Ok(Some(picture.clone())));
    drop(journal);
    let journal = place.open();
    assert_eq!(journal.public(hash).await, Ok(Some(picture)));
}

#[tokio::test]
async fn a_rooms_blob_is_not_public_and_a_public_one_is_no_rooms() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    let sound = journal.put_blob(room(1), text("sound")).await.unwrap();
    let picture = journal.put_public(text("picture")).await.unwrap();
    assert_eq!(journal.public(sound).await, Ok(None));
    assert_eq!(journal.blob(room(1), picture).await, Ok(None));
    assert_eq!(journal.public(Hash([0; 32])).await, Ok(None));
}

#[tokio::test]
async fn a_blob_of_both_is_given_by_both_and_outlives_the_room() {
    let place = Place::new();
    let journal = place.open();
    for (n, house_first) in [(1, true), (2, false)] {
        fill(&journal, room(n), 1).await;
        let bytes = text(&format!("picture {n}"));
        let hash = Hash::of(&bytes);
        if house_first {
            journal.put_public(bytes.clone()).await.unwrap();
            assert_eq!(journal.blob(room(n), hash).await, Ok(None));
        }
        journal.put_blob(room(n), bytes.clone()).await.unwrap();
        if !house_first {
            assert_eq!(journal.public(hash).await, Ok(None));
            journal.put_public(bytes.clone()).await.unwrap();
        }
        assert_eq!(journal.blob(room(n), hash).await, Ok(Some(bytes.clone())));
        assert_eq!(journal.public(hash).await, Ok(Some(bytes.clone())));
        assert_eq!(journal.expire(i64::MAX).await, Ok(vec![room(n)]));
        assert_eq!(journal.blob(room(n), hash).await, Ok(None));
        assert_eq!(journal.public(hash).await, Ok(Some(bytes)));
    }
}

#[tokio::test]
async fn the_house_says_which_blobs_it_lacks() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    let public = journal.put_public(text("picture")).await.unwrap();
    let private = journal.put_blob(room(1), text("sound")).await.unwrap();
    let unknown = Hash::of(b"unknown");
    let asked = [unknown, public, private];
    let missing = journal.missing_public(&asked).await;
    assert_eq!(missing, Ok(vec![unknown, private]));
    assert_eq!(journal.missing_public(&[]).await, Ok(vec![]));
}

//! Blobs: those of a room are its own; public ones are for everybody, and stay.

use bytes::Bytes;
use fabula_ids::ContentHash;
use fabula_journal::Journal;

use crate::support::{Place, fill, room, text};

#[tokio::test]
async fn a_blob_is_given_only_to_a_room_that_has_it() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    let sound = Bytes::from(vec![7; 100_000]);
    let hash = journal.put_blob(room(1), sound.clone()).await.unwrap();
    assert_eq!(hash, ContentHash::of(&sound));
    assert_eq!(journal.put_blob(room(1), sound.clone()).await, Ok(hash));
    assert_eq!(journal.blob(room(1), hash).await, Ok(Some(sound)));
    assert_eq!(journal.blob(room(2), hash).await, Ok(None));
    assert_eq!(journal.blob(room(1), ContentHash([0; 32])).await, Ok(None));
}

#[tokio::test]
async fn a_public_blob_is_there_for_anybody_and_for_good() {
    let place = Place::new();
    let journal = place.open();
    let picture = Bytes::from(vec![9; 100_000]);
    let [hash] = journal.put_public(vec![picture.clone()]).await.unwrap()[..] else {
        panic!("one name for one blob");
    };
    assert_eq!(hash, ContentHash::of(&picture));
    assert_eq!(
        journal.put_public(vec![picture.clone()]).await,
        Ok(vec![hash])
    );
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
    let picture = journal.put_public(vec![text("picture")]).await.unwrap()[0];
    assert_eq!(journal.public(sound).await, Ok(None));
    assert_eq!(journal.blob(room(1), picture).await, Ok(None));
    assert_eq!(journal.public(ContentHash([0; 32])).await, Ok(None));
}

#[tokio::test]
async fn a_blob_of_both_is_given_by_both_and_outlives_the_room() {
    let place = Place::new();
    let journal = place.open();
    for (n, public_first) in [(1, true), (2, false)] {
        fill(&journal, room(n), 1).await;
        let bytes = text(&format!("picture {n}"));
        let hash = ContentHash::of(&bytes);
        if public_first {
            journal.put_public(vec![bytes.clone()]).await.unwrap();
            assert_eq!(journal.blob(room(n), hash).await, Ok(None));
        }
        journal.put_blob(room(n), bytes.clone()).await.unwrap();
        if !public_first {
            assert_eq!(journal.public(hash).await, Ok(None));
            journal.put_public(vec![bytes.clone()]).await.unwrap();
        }
        assert_eq!(journal.blob(room(n), hash).await, Ok(Some(bytes.clone())));
        assert_eq!(journal.public(hash).await, Ok(Some(bytes.clone())));
        assert_eq!(journal.expire(i64::MAX).await, Ok(vec![room(n)]));
        assert_eq!(journal.blob(room(n), hash).await, Ok(None));
        assert_eq!(journal.public(hash).await, Ok(Some(bytes)));
    }
}

#[tokio::test]
async fn it_is_told_which_blobs_are_not_public() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 1).await;
    let public = journal.put_public(vec![text("picture")]).await.unwrap()[0];
    let private = journal.put_blob(room(1), text("sound")).await.unwrap();
    let unknown = ContentHash::of(b"unknown");
    let asked = [unknown, public, private];
    let missing = journal.missing_public(&asked).await;
    assert_eq!(missing, Ok(vec![unknown, private]));
    assert_eq!(journal.missing_public(&[]).await, Ok(vec![]));
}

#[tokio::test]
async fn many_public_blobs_cost_one_commit() {
    let place = Place::new();
    let (journal, commits) = place.open_watched();
    let blobs: Vec<Bytes> = (0..70).map(|n| text(&format!("picture {n}"))).collect();
    let names = journal.put_public(blobs.clone()).await.unwrap();
    assert_eq!(commits.lock().unwrap().len(), 1);
    for (name, blob) in names.into_iter().zip(blobs) {
        assert_eq!(journal.public(name).await, Ok(Some(blob)));
    }
}

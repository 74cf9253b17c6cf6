//! A link that moves a seat to another device, once.

use std::time::Duration;

use fabula_room::{HostCommand, MemberCommand, Move, SeatToken};
use fabula_rules::{Preset, Seat};
use serde_json::{Value, json};

use super::{ask, code_of, is};
use crate::support::{Client, MINUTE, TestServer, game_of, preset, refusal_of, secret, table_of};

/// Offers a seat over a socket.
async fn offer(client: &mut Client, token: u8) -> SeatToken {
    let token = SeatToken([token; 32]);
    let offer = MemberCommand::OfferSeat { token };
    client.must(offer).await;
    token
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_moves_a_seat_with_all_that_belongs_to_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let hand = clients[0].view().hand.clone().expect("a hand").to_vec();
    let old = clients[0].you.expect("an id");
    let token = offer(&mut clients[0], 1).await;

    let mut device = Client::join(&server, &secret(20), &code).await;
    assert_eq!(device.view().hand, None, "not before the link is used");
    let take = MemberCommand::TakeSeat { token };
    device.must(take.clone()).await;
    let new = device.you.expect("an id");
    assert_ne!(new, old);

    // The new device has the seat, the hand and the host's role.
    assert_eq!(device.table().you, Some(new));
    assert_eq!(device.seat(), Seat::new(0).expect("a seat"));
    assert_eq!(device.view().hand.as_deref(), Some(&hand[..]));
    assert_eq!(device.table().host, Some(new));
    assert!(device.table().may.manage);
    device.must(HostCommand::Pause).await;
    device.must(Move::Resume).await;
    device.must(Move::Claim).await;

    // The old one watches.
    let left = &mut clients[0];
    let position = device.state().position;
    left.until(|s| s.position >= position).await;
    assert_eq!(left.table().you, None);
    assert_eq!(left.view().you, None);
    assert_eq!(left.view().hand, None);
    assert_eq!(left.view().legal, Default::default());
    assert!(!left.table().may.manage);
    assert_eq!(code_of(left.ask(HostCommand::Pause).await), "not-seated");
    assert_eq!(code_of(left.ask(Move::Withdraw).await), "not-seated");
    let seen = server
        .json(&secret(1), &format!("/api/tables/{code}"))
        .await;
    assert_eq!(seen["table"]["game"]["view"]["hand"], Value::Null);

    // The others see one player as before, under a new id.
    let third = &mut clients[2];
    third.until(|s| s.position >= position).await;
    let players = &third.table().players;
    assert_eq!(players.len(), 3);
    assert_eq!((players[0].id, players[0].name.as_str()), (new, "Player 1"));

    // It works once: not for the old device, nor for a third one.
    assert_eq!(code_of(clients[0].ask(take.clone()).await), "link-unknown");
    let mut other = Client::join(&server, &secret(21), &code).await;
    assert_eq!(code_of(other.ask(take).await), "link-unknown");

    // And back again with another link.
    let token = offer(&mut device, 2).await;
    clients[0].must(MemberCommand::TakeSeat { token }).await;
    assert_eq!(clients[0].view().hand.as_deref(), Some(&hand[..]));
    let position = clients[0].state().position;
    device.until(|s| s.position >= position).await;
    assert_eq!(device.view().hand, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_lasts_ten_minutes_and_no_longer() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let mut device = Client::join(&server, &secret(20), &code).await;

    let token = offer(&mut clients[0], 1).await;
    server.advance(10 * MINUTE);
    let late = MemberCommand::TakeSeat { token };
    assert_eq!(code_of(device.ask(late).await), "link-unknown");

    let token = offer(&mut clients[0], 2).await;
    server.advance(10 * MINUTE - Duration::from_millis(1));
    device.must(MemberCommand::TakeSeat { token }).await;
    assert_eq!(device.table().players[0].id, device.you.expect("an id"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_is_refused_and_a_new_one_replaces_the_old() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let mut device = Client::join(&server, &secret(20), &code).await;
    let first = offer(&mut clients[1], 1).await;
    let second = offer(&mut clients[1], 2).await;
    let mut near = second;
    near.0[31] ^= 1;
    // What the log keeps of it, in case somebody reads it there.
    let mut hash = SeatToken([0; 32]);
    hash.0
        .copy_from_slice(&<sha2::Sha256 as sha2::Digest>::digest(second.0));
    for token in [first, near, hash, SeatToken([0; 32])] {
        let take = MemberCommand::TakeSeat { token };
        assert_eq!(code_of(device.ask(take).await), "link-unknown");
    }
    // Who has a place has one.
    let take = MemberCommand::TakeSeat { token: second };
    assert_eq!(
        code_of(clients[2].ask(take.clone()).await),
        "already-seated"
    );
    assert_eq!(
        code_of(clients[1].ask(take.clone()).await),
        "already-seated"
    );
    device.must(take).await;

    // A link to the seat of somebody who has left, or was sent away, leads nowhere.
    let mut other = Client::join(&server, &secret(21), &code).await;
    let token = offer(&mut clients[2], 3).await;
    clients[2].must(MemberCommand::Leave).await;
    assert_eq!(
        code_of(other.ask(MemberCommand::TakeSeat { token }).await),
        "link-unknown"
    );
    let token = offer(&mut device, 4).await;
    let player = device.you.expect("an id");
    clients[0].must(HostCommand::Kick { player }).await;
    assert_eq!(
        code_of(other.ask(MemberCommand::TakeSeat { token }).await),
        "link-unknown"
    );

    // Something that is no token at all.
    let short = json!({ "type": "take_seat", "token": "00" });
    let done = ask(&server, &secret(21), &code, short).await;
    assert_eq!(refusal_of(done).await, is(400, "bad-request"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_is_for_its_own_table() {
    let server = TestServer::start().await;
    let (_, mut here) = table_of(&server, 2, preset(Preset::Classic)).await;
    let (there, _others) = table_of(&server, 2, preset(Preset::Classic)).await;
    let token = offer(&mut here[0], 1).await;
    let mut device = Client::join(&server, &secret(20), &there).await;
    let take = MemberCommand::TakeSeat { token };
    assert_eq!(code_of(device.ask(take).await), "link-unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_by_a_link_that_works_once_and_not_for_ever() {
    let server = TestServer::seeded(22, |_| {}).await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let token = |n: u8| SeatToken([n; 32]);
    let offer = |n| MemberCommand::OfferSeat { token: token(n) };
    let take = |n| MemberCommand::TakeSeat { token: token(n) };
    let hand = clients[0].view().hand.clone();
    clients[0].must(offer(1)).await;
    let mut phone = Client::join(&server, &secret(9), &code).await;
    assert_eq!(code_of(phone.ask(take(2)).await), "link-unknown");
    assert_eq!(code_of(clients[1].ask(take(1)).await), "already-seated");
    phone.must(take(1)).await;
    assert_eq!(phone.seat().index(), 0);
    assert_eq!(phone.view().hand, hand);
    assert_eq!(phone.table().host, phone.you);
    clients[0].until(|s| s.table.you.is_none()).await;
    assert_eq!(clients[0].view().hand, None);
    assert_eq!(code_of(clients[0].ask(take(1)).await), "link-unknown");

    phone.must(offer(3)).await;
    server.advance(Duration::from_secs(10 * 60));
    assert_eq!(code_of(clients[0].ask(take(3)).await), "link-unknown");
    // A later offer replaces the earlier one.
    phone.must(offer(4)).await;
    phone.must(offer(5)).await;
    assert_eq!(code_of(clients[0].ask(take(4)).await), "link-unknown");
    clients[0].must(take(5)).await;
    assert_eq!(clients[0].view().hand, hand);
}

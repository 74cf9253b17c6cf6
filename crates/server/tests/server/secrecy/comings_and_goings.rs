//! Nothing leaks while people talk, come, go and change devices.

use fabula_room::{HostCommand, MemberCommand, SeatToken, TableSettingsChange};
use fabula_rules::{Preset, Seat};
use fabula_server::protocol::ToServer;
use fabula_server::table::Reaction;

use super::seeded_server;
use super::watched_table::{WatchedTable, Watcher};
use crate::support::{Client, secret, short_game};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leaks_while_people_talk_come_go_and_change_devices() {
    let change = TableSettingsChange {
        listed: Some(true),
        ..short_game(Preset::Classic, 25)
    };
    let server = seeded_server(11).await;
    let mut table = WatchedTable::new(&server, change, 4, 1).await;
    table.start().await;
    table.play(4).await;

    // Talk, reactions, another name.
    for text in ["Hello!", "It is the one with the boat, is it not?"] {
        let text = text.to_owned();
        let say = ToServer::Say { text };
        table.watchers[1].client.send(&say).await;
        let reaction = Reaction::Wow;
        let react = ToServer::React { reaction };
        table.watchers[2].client.send(&react).await;
    }
    let dress = MemberCommand::Dress {
        name: Some("Somebody else".to_owned()),
        colour: None,
    };
    table.do_beside(1, dress).await;
    table.play(10).await;

    // The second player goes on with another device.
    let token = SeatToken([77; 32]);
    table.tokens.push(hex::encode(token.0));
    let offer = MemberCommand::OfferSeat { token };
    table.do_beside(1, offer).await;
    let device = Client::join(&server, &secret(50), &table.code).await;
    table.watchers.push(Watcher::new(device, Some(50)));
    let device = table.watchers.len() - 1;
    let moved = table
        .do_beside(device, MemberCommand::TakeSeat { token })
        .await
        + 1;
    let seat = Seat::new(1);
    table.watchers[1].seats.push((moved, None));
    table.watchers[device].seats.push((moved, seat));
    table.fetch().await;
    table.play(10).await;

    // The third leaves, and somebody who has only watched takes the seat over.
    table.ask(2, MemberCommand::Leave).await.expect("gone");
    let left = table.watchers[2].client.state().position;
    table.watchers[2].seats.push((left, None));
    let sit = MemberCommand::Sit {
        name: "Newcomer".to_owned(),
        colour: None,
    };
    let sat = table.watchers[4].client.ask(sit).await.expect("a seat") + 1;
    table.watchers[4].seats.push((sat, Seat::new(2)));
    table.position = table.position.max(sat);
    table.settle().await;
    table.fetch().await;
    table.play(10).await;

    // The fourth is sent away.
    let player = table.watchers[3].client.you.expect("an id");
    table.watchers[3].there = false;
    table
        .ask(0, HostCommand::Kick { player })
        .await
        .expect("gone");
    table.watchers[3].client.end().await;
    table.play(usize::MAX).await;
    table.fetch().await;

    // And once more: the first game's log can be had, the second's cannot.
    table.start().await;
    table.play(15).await;
    assert!(!table.is_over(), "this game should still run");
    table.fetch().await;
    table.fetch_elsewhere().await;
    table.play(usize::MAX).await;

    let spoke = |kind: &str| {
        let heard = table.watchers[0].client.heard.iter();
        heard.filter(|text| text.contains(kind)).count()
    };
    assert_eq!(spoke("\"type\":\"said\""), 2);
    assert_eq!(spoke("\"type\":\"reacted\""), 2);
    table.check().await.must_be_clean(300);
}

//! One person on two devices.

use std::time::Duration;

use fabula_room::Move;
use fabula_rules::{PhaseName, Preset};
use fabula_server::protocol::ToServer;
use fabula_server::table::Presence;

use super::{catch_up, known};
use crate::support::{Client, TestServer, chance, game_of, secret, short_game, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_on_one_seat_see_the_same_and_either_acts() {
    let server = TestServer::seeded(12, |_| {}).await;
    let (code, mut clients) = game_of(&server, 3, short_game(Preset::Classic, 8)).await;
    let mut phone = Client::join(&server, &secret(1), &code).await;
    assert_eq!(phone.you, clients[0].you);
    assert_eq!(known(&phone), known(&clients[0]));

    // The laptop claims, the phone tells; both see it.
    clients[0].must(Move::Claim).await;
    phone.until(|s| s.position == 5).await;
    assert_eq!(known(&phone), known(&clients[0]));
    let tell = phone.random_move(&mut chance(13, 0)).expect("a clue");
    phone.must(tell).await;
    catch_up(&mut clients, 6).await;
    assert_eq!(known(&phone), known(&clients[0]));
    assert_eq!(phone.view().turn.phase, PhaseName::Give);

    // What the other one gave can be replaced here.
    let mut second = Client::join(&server, &secret(2), &code).await;
    let mut chance = chance(14, 0);
    let give = clients[1].random_move(&mut chance).expect("cards");
    clients[1].must(give).await;
    second.until(|s| s.position == 7).await;
    let mine = second.view().legal.give.expect("it can be replaced").cards;
    let cards = vec![mine[0], mine[1]];
    second.must(Move::Give { cards }).await;
    clients[1].until(|s| s.position == 8).await;
    assert_eq!(known(&second), known(&clients[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_two_devices_is_there_while_one_of_them_is() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, short_game(Preset::Classic, 8)).await;
    let you = clients[1].you.expect("somebody");
    let phone = Client::join(&server, &secret(2), &code).await;
    let laptop = clients.pop().expect("a client");
    let me = &mut clients[0];
    drop(laptop);
    while server.metric("fabula_connections").await != 2.0 {
        tokio::task::yield_now().await;
    }
    server.advance(Duration::from_secs(100));
    me.send(&ToServer::Away { away: true }).await;
    let myself = me.you.expect("somebody");
    let mine = |s: &fabula_server::protocol::TableState<'static>, p| {
        s.presence
            .iter()
            .any(|x| x.player == myself && x.presence == p)
    };
    me.until(|s| mine(s, Presence::Away)).await;
    assert_eq!(me.presence_of(you), Some(Presence::Connected));
    drop(phone);
    me.until(|s| {
        s.presence
            .iter()
            .any(|p| p.player == you && p.presence == Presence::Away)
    })
    .await;
}

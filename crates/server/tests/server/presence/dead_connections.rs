//! A dead connection never blocks a table.

use fabula_room::{HostCommand, TableSettingsChange};
use fabula_rules::{Clocks, Ending, PhaseName, Preset, Settings};

use super::ending;
use crate::clocks::CLOCKS;
use crate::support::{
    Client, TestServer, chance, game_of, pass, phase, seconds, secret, step, vanish,
};

/// A short game of four of whom one is gone for good, with nobody to play for them.
async fn one_is_gone(server: &TestServer, clocks: Clocks) -> (String, Vec<Client>) {
    let settings = Settings {
        target: Some(8),
        ..Preset::Classic.settings()
    };
    let change = TableSettingsChange {
        rules: Some(settings),
        clocks: Some(clocks),
        stand_ins: Some(false),
        ..TableSettingsChange::default()
    };
    let (code, mut clients) = game_of(server, 4, change).await;
    vanish(clients.pop().expect("four"), &mut clients[0]).await;
    (code, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_never_blocks_a_table_with_clocks() {
    let server = TestServer::seeded(40, |_| {}).await;
    let (_, mut clients) = one_is_gone(&server, CLOCKS).await;
    let mut chance = chance(41, 0);
    let mut waited = 0;
    while phase(&clients[0]) != PhaseName::Over {
        if !step(&mut clients, &mut chance).await {
            pass(&server, &mut clients[0], seconds(60)).await;
            waited += 1;
        }
    }
    assert_eq!(ending(&clients[0]), Some(Ending::Target));
    assert!(waited > 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_never_blocks_a_table_with_a_host_who_moves_on() {
    let server = TestServer::seeded(42, |_| {}).await;
    let (_, mut clients) = one_is_gone(&server, Clocks::default()).await;
    let mut chance = chance(43, 0);
    while phase(&clients[0]) != PhaseName::Over {
        if !step(&mut clients, &mut chance).await {
            assert!(clients[0].table().may.move_on);
            clients[0].must(HostCommand::MoveOn).await;
        }
    }
    assert_eq!(ending(&clients[0]), Some(Ending::Target));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_send_a_dead_connection_away_and_close_its_seat() {
    let server = TestServer::seeded(44, |_| {}).await;
    let (code, mut clients) = one_is_gone(&server, Clocks::default()).await;
    let mut chance = chance(45, 0);
    let they = clients[0].table().players[3].id;
    clients[0].must(HostCommand::Kick { player: they }).await;
    assert_eq!(clients[0].table().may.close.len(), 1);
    let seat = clients[0].table().may.close[0];
    clients[0].must(HostCommand::Close { seat }).await;
    while phase(&clients[0]) != PhaseName::Over {
        assert!(
            step(&mut clients, &mut chance).await,
            "nobody is waited for"
        );
    }
    assert_eq!(ending(&clients[0]), Some(Ending::Target));
    // Who was sent away does not come back.
    let mut back = Client::dial(&server, Some(&secret(4)))
        .await
        .expect("a socket");
    back.hello(&code).await;
    assert_eq!(back.end().await.code, Some(4003));
}

//! A server that stops says so, and knows everything when it is back.

use fabula_room::HostCommand;
use fabula_rules::{PhaseName, Preset};
use fabula_server::protocol::{Bye, ToServer};
use futures::future::join_all;

use super::stages::{STAGES, go_to};
use super::{catch_up, known, log_is_sound, phase, play_until, turn};
use crate::support::{
    Client, Ended, TestServer, chance, game_of, preset, secret, short_game, table_of,
};

#[tokio::test]
async fn a_server_that_restarts_in_any_phase_knows_everything_and_the_game_goes_on() {
    let mut server = TestServer::seeded(5, |_| {}).await;
    let (code, mut clients) = table_of(&server, 4, short_game(Preset::Classic, 8)).await;
    clients[2]
        .send(&ToServer::Say {
            text: "Nothing is lost.".to_owned(),
        })
        .await;
    while clients[2].talk.is_empty() {
        clients[2].next().await;
    }
    let mut chance = chance(6, 0);
    for stage in STAGES {
        go_to(stage, &mut clients, &mut chance).await;
        let before: Vec<_> = clients.iter().map(known).collect();
        clients.clear();
        server = server.restart().await;
        for n in 0..4 {
            let client = Client::join(&server, &secret(n + 1), &code).await;
            assert_eq!(known(&client), before[n as usize], "{stage}");
            assert_eq!(client.talk[0].text, "Nothing is lost.", "{stage}");
            clients.push(client);
        }
    }
    log_is_sound(&server, &code, 0).await;
    // And another game after all that.
    let position = clients[0].ask(HostCommand::Start).await.expect("a rematch");
    catch_up(&mut clients, position + 1).await;
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Over).await;
    log_is_sound(&server, &code, 1).await;
}

#[tokio::test]
async fn every_other_preset_survives_a_restart_in_every_phase_of_a_round() {
    let mut server = TestServer::seeded(7, |_| {}).await;
    let presets = [
        (Preset::FirstEditionTeams, 8),
        (Preset::Odyssey, 7),
        (Preset::OdysseyParty, 6),
        (Preset::OdysseyTeams, 6),
    ];
    let mut chance = chance(8, 0);
    let mut tables = Vec::new();
    for (game, players) in presets {
        tables.push(game_of(&server, players, preset(game)).await);
    }
    let phases = [
        PhaseName::Clue,
        PhaseName::Give,
        PhaseName::Vote,
        PhaseName::Review,
    ];
    for wanted in phases {
        let mut before: Vec<Vec<_>> = Vec::new();
        for (_, clients) in &mut tables {
            play_until(clients, &mut chance, |c| phase(c) == wanted).await;
            before.push(clients.drain(..).map(|c| known(&c)).collect());
        }
        server = server.restart().await;
        for ((code, clients), before) in tables.iter_mut().zip(before) {
            for (n, before) in before.into_iter().enumerate() {
                let client = Client::join(&server, &secret(n as u8 + 1), code).await;
                assert_eq!(known(&client), before, "{wanted}");
                clients.push(client);
            }
        }
    }
    for (_, clients) in &mut tables {
        play_until(clients, &mut chance, |c| turn(c).round == 2).await;
    }
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_closes_with_1001() {
    let server = TestServer::seeded(9, |_| {}).await;
    let (code, mut clients) = game_of(&server, 3, short_game(Preset::Classic, 8)).await;
    let (server, ()) = tokio::join!(server.restart(), async {
        for ended in join_all(clients.iter_mut().map(|c| c.end())).await {
            let (bye, code) = (Some(Bye::Stopping), Some(1001));
            assert_eq!(*ended, Ended { bye, code });
        }
    });
    let before = known(&clients[1]);
    let client = Client::join(&server, &secret(2), &code).await;
    assert_eq!(known(&client), before);
}

//! Whole games of every preset over real sockets, everybody with their own model of the table.

use std::collections::HashSet;

use fabula_room::{Album, HostCommand};
use fabula_rules::{Log, Preset};

use crate::support::{TestServer, chance, game_of, preset, secret};

async fn play(server: &TestServer, game: Preset, players: u8) {
    let (code, clients) = game_of(server, players, preset(game)).await;
    for (n, client) in clients.iter().enumerate() {
        assert_eq!(client.seat().index(), n);
    }
    let playing = clients
        .into_iter()
        .enumerate()
        .map(|(n, mut client)| async move {
            client.play_to_the_end(chance(7, n as u64)).await;
            client
        });
    let clients = futures::future::join_all(playing).await;

    // Everybody saw the same end.
    let end = clients[0].view();
    for client in &clients {
        assert_eq!(client.view().phase, end.phase, "{game}");
        assert_eq!(client.view().seats, end.seats, "{game}");
    }

    // The log is sound, and tells the same scores as the page and the album.
    let response = server
        .get(&secret(1), &format!("/api/tables/{code}/log"))
        .await;
    assert_eq!(response.status(), 200);
    let json = response.bytes().await.expect("a body");
    let report = Log::from_json(&json).expect("a log").verify();
    assert!(report.is_sound(), "{game}: {:?}", report.findings);
    for score in &report.scores {
        let seen = end
            .seats
            .iter()
            .find(|s| s.side == score.side)
            .expect("a seat");
        assert_eq!(seen.score, score.score, "{game}");
    }
    let album: Album = server
        .get(&secret(1), &format!("/api/tables/{code}/album"))
        .await
        .json()
        .await
        .expect("an album");
    assert_eq!(album.games.len(), 1);
    let page = &album.games[0];
    assert!(page.over);
    assert_eq!(page.scores, report.scores);
    assert_eq!(page.rounds.len(), report.rounds as usize);
    assert_eq!(page.rounds[0].players.len(), players as usize);
    assert_eq!(page.rounds[0].players[1].name, "Player 2");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_preset_is_played_to_its_end() {
    let server = TestServer::start().await;
    let games = [
        (Preset::Classic, 3),
        (Preset::Classic, 5),
        (Preset::Disney, 4),
        (Preset::FirstEdition, 6),
        (Preset::FirstEditionTeams, 8),
        (Preset::Odyssey, 7),
        (Preset::OdysseyParty, 6),
        (Preset::OdysseyTeams, 6),
    ];
    futures::future::join_all(games.map(|(game, players)| play(&server, game, players))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_play_odyssey() {
    let server = TestServer::start().await;
    play(&server, Preset::Odyssey, 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_with_bots_and_then_again() {
    let server = TestServer::start().await;
    let (code, mut clients) = crate::support::table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::ADD_ANY_BOT).await;
    }
    for game in 0..2 {
        me.must(HostCommand::Start).await;
        assert_eq!(me.view().turn.game, game);
        me.play_to_the_end(chance(9, game.into())).await;
    }
    // The same seats in the same room; each game has its own seed and its own log.
    let names: Vec<_> = me.table().players.iter().map(|p| p.name.as_str()).collect();
    let different: HashSet<_> = names.iter().collect();
    assert_eq!((names[0], different.len()), ("Player 1", 4));
    let mut commitments = Vec::new();
    for game in 0..2 {
        let path = format!("/api/tables/{code}/log?game={game}");
        let json = server
            .get(&secret(1), &path)
            .await
            .bytes()
            .await
            .expect("a body");
        let log = Log::from_json(&json).expect("a log");
        assert!(log.verify().is_sound());
        commitments.push(serde_json::to_value(&log.events()[0].changes[0]).expect("JSON"));
    }
    assert_ne!(commitments[0]["commitment"], commitments[1]["commitment"]);
}

//! The album says for whom a bot played.

use fabula_rules::{PhaseName, Preset};
use serde_json::Value;

use crate::support::{
    Client, TestServer, catch_up, chance, game_of, pass, phase, play_to, preset, seconds, secret,
    settle, step, vanish,
};

/// For whom a bot played in a round, as the album has it.
async fn stand_ins(server: &TestServer, code: &str, round: usize) -> Vec<bool> {
    let album = server
        .json(&secret(1), &format!("/api/tables/{code}/album"))
        .await;
    let players = album["games"][0]["rounds"][round]["players"].as_array();
    let players = players.expect("players");
    // Where no bot played nothing is said, as in albums of old.
    let stand_in = |player: &Value| {
        assert_eq!(player["kind"], "person");
        assert_ne!(player.get("stand_in"), Some(&Value::Bool(false)));
        player["stand_in"] == true
    };
    players.iter().map(stand_in).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_in_which_a_bot_stood_in_is_marked() {
    let server = TestServer::seeded(91, |_| {}).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let mut chance = chance(92, 0);
    play_to(&mut clients, &mut chance, PhaseName::Review).await;
    assert_eq!(stand_ins(&server, &code, 0).await, [false; 4]);

    vanish(clients.pop().expect("four"), &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40)).await;
    while phase(&clients[0]) == PhaseName::Review {
        assert!(step(&mut clients, &mut chance).await, "they go on");
    }
    while phase(&clients[0]) != PhaseName::Review {
        if !step(&mut clients, &mut chance).await {
            settle(&mut clients[0]).await;
        }
    }
    let marked = [false, false, false, true];
    assert_eq!(stand_ins(&server, &code, 1).await, marked);
    assert_eq!(stand_ins(&server, &code, 0).await, [false; 4]);

    // Back: the next round is theirs, and what was is still told.
    clients.push(Client::join(&server, &secret(4), &code).await);
    for client in &mut clients {
        client
            .until(|s| s.table.players.iter().all(|p| !p.stand_in))
            .await;
    }
    catch_up(&mut clients).await;
    while phase(&clients[0]) == PhaseName::Review {
        assert!(step(&mut clients, &mut chance).await, "they go on");
    }
    play_to(&mut clients, &mut chance, PhaseName::Review).await;
    assert_eq!(stand_ins(&server, &code, 2).await, [false; 4]);
    assert_eq!(stand_ins(&server, &code, 1).await, marked);
}

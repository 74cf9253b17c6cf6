//! The tables of the run, and who sits there.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use fabula_ids::DeckId;
use fabula_room::TableSettingsChange;
use fabula_rules::Preset;
use fabula_server::identity::Secret;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::checks::offered;
use super::connection::{Lost, lost};
use super::player::Player;
use super::record::Run;
use crate::support::{chance, preset};

/// What is played: by so many persons, the last of them without a socket or not, and so many bots.
pub const TABLES: [(Preset, usize, bool, usize); 6] = [
    (Preset::Classic, 4, true, 1),
    (Preset::Disney, 3, false, 0),
    (Preset::FirstEdition, 3, false, 2),
    (Preset::FirstEditionTeams, 8, false, 0),
    (Preset::Odyssey, 5, false, 2),
    (Preset::OdysseyParty, 4, true, 3),
];

/// Opens tables all the time, for nobody in particular.
pub async fn open_tables(run: &Run) {
    let secret = Secret::new([99; 32]);
    while !run.finishing.get() {
        sleep(Duration::from_millis(30)).await;
        let Some(at) = *run.address.borrow() else {
            continue;
        };
        if let Ok(code) = open_table(at, &secret, &json!({})).await {
            run.opened.borrow_mut().push(code);
        }
    }
}

pub async fn open_table(at: SocketAddr, secret: &Secret, body: &Value) -> Result<String, Lost> {
    let request = reqwest::Client::new().post(format!("http://{at}/api/tables"));
    let request = request.bearer_auth(secret.reveal()).json(body);
    let response = request.send().await.map_err(lost)?;
    let status = response.status();
    let opened: Value = response.json().await.map_err(lost)?;
    assert_eq!(status, 201, "{opened}");
    Ok(opened["code"].as_str().expect("a code").to_owned())
}

/// The tables, and those who will sit there.
pub async fn seat_players(run: &Run, seed: u8) -> Vec<Player> {
    let at = run.address().await;
    let offered = offered(at).await;
    let decks = offered.iter().map(|deck| deck["id"].clone());
    let decks: Vec<DeckId> = decks
        .map(|id| serde_json::from_value(id).expect("an id"))
        .collect();
    let mut players = Vec::new();
    for (number, (game, persons, http, bots)) in TABLES.into_iter().enumerate() {
        let secret = |n: usize| Secret::new([(number * 16 + n) as u8 + 1; 32]);
        let change = TableSettingsChange {
            decks: Some(decks.clone()),
            ..preset(game)
        };
        let body = json!({ "name": "Player 0", "wish": change });
        let code = open_table(at, &secret(0), &body).await;
        let code = code.unwrap_or_else(|Lost| panic!("no table"));
        players.extend((0..persons).map(|n| Player {
            name: format!("Player {n}"),
            secret: secret(n),
            code: code.clone(),
            over_http: http && n + 1 == persons,
            persons,
            places: persons + bots,
            chance: chance(seed, (number * 16 + n) as u64 + 1),
            seen: 0,
            heard: 0,
            pending: None,
            lately: VecDeque::new(),
        }));
    }
    players
}

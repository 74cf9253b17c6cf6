//! Whoever waits for news over plain HTTP is there as long as they wait.

use std::time::Duration;

use fabula_room::MemberCommand;
use fabula_rules::Preset;
use fabula_server::table::Presence;
use tokio::task::JoinHandle;

use crate::support::{
    Client, DAY, IDLE_BOTS, MILLISECOND, TestServer, game_of, pass, presence, preset, seconds,
    secret, vanish,
};

/// Whether a bot plays for the third.
fn stand_in(client: &Client) -> bool {
    client.table().players[2].stand_in
}

/// The third waits for news, until they are no longer waited for or there is some.
fn wait_for_news(server: &TestServer, code: &str, after: u64) -> JoinHandle<u64> {
    let url = server.url(&format!("/api/tables/{code}?after={after}&wait=3600"));
    let request = reqwest::Client::new().get(url);
    let request = request.bearer_auth(secret(3).reveal());
    tokio::spawn(async move {
        let response = request.send().await.expect("an answer");
        let state: serde_json::Value = response.json().await.expect("JSON");
        state["position"].as_u64().expect("a position")
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_stands_in_while_somebody_waits_for_news_and_one_does_afterwards() {
    let server = TestServer::seeded(81, |o| {
        o.pace = IDLE_BOTS;
        o.timeouts.poll = Duration::from_secs(3_600);
        // Only the waiting itself counts.
        o.timeouts.request = Duration::ZERO;
    });
    let server = server.await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let they = vanish(clients.pop().expect("three"), &mut clients[0]).await;
    let first = &mut clients[0];
    let position = first.state().position;

    let waiting = wait_for_news(&server, &code, position);
    first
        .until(|s| presence(s, they) == Some(Presence::Connected))
        .await;
    pass(&server, first, DAY).await;
    assert_eq!(first.presence_of(they), Some(Presence::Connected));
    assert!(!stand_in(first));
    assert_eq!(first.state().position, position, "nothing has happened");
    assert_eq!(first.state().watching, 0, "who has a place does not watch");

    // They hang up.
    waiting.abort();
    first
        .until(|s| presence(s, they) == Some(Presence::Away))
        .await;
    pass(&server, first, seconds(40) - MILLISECOND).await;
    assert!(!stand_in(first));
    pass(&server, first, MILLISECOND).await;
    assert!(stand_in(first));

    // They wait again: at the next news they are told that the seat is theirs again.
    let position = first.state().position;
    let waiting = wait_for_news(&server, &code, position);
    first
        .until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert_eq!(waiting.await.expect("an answer"), position + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn news_are_an_answer_to_a_request_like_any_other() {
    let server = TestServer::seeded(82, |o| o.pace = IDLE_BOTS).await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    vanish(clients.pop().expect("three"), &mut clients[0]).await;
    let first = &mut clients[0];
    let position = first.state().position;
    let waiting = wait_for_news(&server, &code, position);
    let dress = MemberCommand::Dress {
        name: Some("Somebody else".to_owned()),
        colour: None,
    };
    first.must(dress).await;
    assert_eq!(waiting.await.expect("an answer"), position + 1);
    // There for a minute, then missed for forty seconds.
    pass(&server, first, seconds(100) - MILLISECOND).await;
    assert!(!stand_in(first));
    pass(&server, first, MILLISECOND).await;
    assert!(stand_in(first));
}

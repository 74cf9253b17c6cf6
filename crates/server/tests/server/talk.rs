//! Talk and reactions: who may say something, how fast, and what is kept.

use std::time::Duration;

use fabula_room::{HostCommand, MemberCommand, TableSettingsChange};
use fabula_server::protocol::{ToClient, ToServer};
use fabula_server::table::{Reaction, TalkLine};
use serde_json::{Value, json};

use crate::abuse::{all_is_well, refusal};
use crate::support::{Client, TestServer, refusal_of, secret, table_of};

pub async fn say(
    server: &TestServer,
    who: u8,
    code: &str,
    text: &str,
) -> Result<u64, (u16, String)> {
    let path = format!("/api/tables/{code}/talk");
    let body = json!({ "text": text });
    let response = server.post(&secret(who), &path, body).await;
    if response.status() == 200 {
        let said: Value = response.json().await.expect("JSON");
        return Ok(said["number"].as_u64().expect("a number"));
    }
    Err(refusal_of(response).await)
}

pub async fn lines(server: &TestServer, code: &str) -> Vec<TalkLine> {
    let path = format!("/api/tables/{code}/talk");
    let talk = server.json(&secret(1), &path).await;
    serde_json::from_value(talk["lines"].clone()).expect("lines")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_too_fast_is_asked_to_wait() {
    let server = TestServer::with(|options| options.limits.talk_per_minute = 1).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    for n in 0..5 {
        let text = format!("Line {n}");
        clients[1].send(&ToServer::Say { text }).await;
        let reaction = Reaction::Hurry;
        clients[1].send(&ToServer::React { reaction }).await;
    }
    let text = "One too many".to_owned();
    clients[1].send(&ToServer::Say { text }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "talk-too-fast");
    let reaction = Reaction::Hurry;
    clients[1].send(&ToServer::React { reaction }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "talk-too-fast");
    let refused = say(&server, 2, &code, "Through the back door").await;
    assert_eq!(refused, Err((429, "talk-too-fast".to_owned())));
    // Others may still talk.
    say(&server, 1, &code, "Calm down").await.expect("said");
    assert_eq!(lines(&server, &code).await.len(), 6);
    server.advance(Duration::from_secs(60));
    say(&server, 2, &code, "I am calm").await.expect("said");
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_that_cannot_be_said_is_refused() {
    let server = TestServer::with(|options| options.limits.talk_burst = 100).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let refused = |code: &str| Err((409, code.to_owned()));
    for empty in ["", "  \n\t ", "\u{202e}\u{200b}\u{7}"] {
        assert_eq!(say(&server, 2, &code, empty).await, refused("talk-empty"));
    }
    let long = "ж".repeat(301);
    assert_eq!(
        say(&server, 2, &code, &long).await,
        refused("talk-too-long")
    );
    assert_eq!(say(&server, 2, &code, &long[2..]).await, Ok(1));
    assert_eq!(say(&server, 9, &code, "Psst").await, refused("not-seated"));
    let player = clients[1].you.expect("somebody");
    let mute = |muted| HostCommand::Mute { player, muted };
    assert_eq!(
        clients[1].ask(mute(false)).await.unwrap_err().code,
        "not-host"
    );
    clients[0].must(mute(true)).await;
    assert_eq!(say(&server, 2, &code, "Mmm").await, refused("muted"));
    let reaction = Reaction::Sad;
    clients[1].send(&ToServer::React { reaction }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "muted");
    clients[0].must(mute(false)).await;
    assert_eq!(say(&server, 2, &code, "Thank you").await, Ok(2));
    let all = lines(&server, &code).await;
    assert_eq!(all.len(), 2);
    assert_eq!((all[1].player, all[1].name.as_str()), (player, "Player 2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_silenced_is_so_after_leaving_and_coming_back() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let (player, muted) = (clients[1].you.expect("somebody"), true);
    clients[0].must(HostCommand::Mute { player, muted }).await;
    clients[1].must(MemberCommand::Leave).await;
    let sit = MemberCommand::Sit {
        name: "Player 2".to_owned(),
        colour: None,
    };
    clients[1].must(sit).await;
    let said = say(&server, 2, &code, "Here I am again").await;
    assert_eq!(said, Err((409, "muted".to_owned())));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_200_lines_are_kept_and_reactions_are_not() {
    let server = TestServer::with(|options| {
        options.limits.talk_burst = 10_000;
        options.limits.message_burst = 10_000;
    })
    .await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    for n in 1..=230 {
        let text = format!("Line {n}");
        clients[0].send(&ToServer::Say { text }).await;
        if n % 50 == 0 {
            let reaction = Reaction::Clap;
            clients[0].send(&ToServer::React { reaction }).await;
        }
    }
    let mut reactions = 0;
    while clients[1].talk.last().is_none_or(|l| l.number < 230) {
        if let Some(ToClient::Reacted { player, reaction }) = clients[1].next().await {
            assert_eq!(Some(player), clients[0].you);
            assert_eq!(reaction, Reaction::Clap);
            reactions += 1;
        }
    }
    assert!(reactions <= 4);
    // Nothing was lost on the way, and nothing came twice.
    let numbers: Vec<_> = clients[1].talk.iter().map(|l| l.number).collect();
    assert_eq!(numbers, (1..=230).collect::<Vec<_>>());
    let kept = lines(&server, &code).await;
    assert_eq!(kept.len(), 200);
    assert_eq!(kept[0].text, "Line 31");
    assert_eq!(kept[199].text, "Line 230");
    let late = Client::join(&server, &secret(9), &code).await;
    assert_eq!(late.talk, kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_are_seen_by_all_and_come_over_http_too() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let path = format!("/api/tables/{code}/reactions");
    let body = json!({ "reaction": "cheers" });
    assert_eq!(server.post(&secret(1), &path, body).await.status(), 204);
    for client in &mut clients {
        loop {
            if let Some(ToClient::Reacted { reaction, .. }) = client.next().await {
                assert_eq!(reaction, Reaction::Cheers);
                break;
            }
        }
    }
    assert!(lines(&server, &code).await.is_empty());
}

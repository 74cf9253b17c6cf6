//! Too large messages, too many of them, too many tables.

use std::time::Duration;

use fabula_room::TableSettingsChange;
use fabula_server::protocol::{Bye, ToServer};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{all_is_well, ended, refusal};
use crate::support::{Client, TestServer, refusal_of, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_the_connection_and_nothing_else() {
    let server = TestServer::with(|options| options.limits.message_bytes = 2_000).await;
    let (code, mut clients) = table_of(&server, 3, TableSettingsChange::default()).await;
    // As large as is allowed.
    clients[2].send_raw(Message::text("x".repeat(2_000))).await;
    assert_eq!(refusal(&mut clients[2]).await.code, "bad-request");
    for size in [2_001, 100_000, 5_000_000] {
        let mut large = Client::join(&server, &secret(3), &code).await;
        large.send_raw(Message::text("x".repeat(size))).await;
        large.end().await;
        let code = large.ended.as_ref().and_then(|e| e.code);
        // A connection that is cut in the middle of a message may not see its close code.
        assert!(
            matches!(code, None | Some(4029 | 1009)),
            "{size}: {:?}",
            large.ended
        );
        all_is_well(&mut clients).await;
    }
    // Before the hello too.
    let mut early = Client::dial(&server, None).await.expect("a socket");
    early.send_raw(Message::text("x".repeat(3_000))).await;
    early.end().await;
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_many_messages_is_cut_off_and_may_come_back() {
    let server = TestServer::with(|options| options.limits.message_burst = 60).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let mut loud = Client::join(&server, &secret(2), &code).await;
    for _ in 0..300 {
        loud.send(&ToServer::Ping).await;
    }
    assert_eq!(*loud.end().await, ended(Bye::TooMuch));
    assert_eq!(Bye::TooMuch.close_code(), 4029);
    let pongs = loud.heard.iter().filter(|m| m.contains("\"pong\"")).count();
    assert_eq!(pongs, 60);
    all_is_well(&mut clients).await;
    Client::join(&server, &secret(2), &code).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_tables_an_hour() {
    let server = TestServer::with(|options| options.limits.tables_per_hour = 3).await;
    for _ in 0..3 {
        server
            .create(&secret(1), "Anna", TableSettingsChange::default())
            .await;
    }
    // Somebody else at the same address is the same address.
    for n in [1, 2] {
        let response = server.post(&secret(n), "/api/tables", json!({})).await;
        let refused = refusal_of(response).await;
        assert_eq!(refused, (429, "too-many-tables".to_owned()));
    }
    server.advance(Duration::from_secs(20 * 60));
    server
        .create(&secret(2), "Boris", TableSettingsChange::default())
        .await;
}

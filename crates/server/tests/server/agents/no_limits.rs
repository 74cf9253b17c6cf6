//! Programs on the server's own computer are not slowed down at a table for agents; behind a proxy nobody is there.

use fabula_room::TableSettingsChange;
use fabula_rules::Preset;
use fabula_server::protocol::ToServer;
use serde_json::json;

use super::for_agents;
use crate::support::{Client, TestServer, preset, refusal_of, secret, table_of};

/// Looks at a table so often; gives how many looks were refused, all as too many requests.
async fn refused_looks(server: &TestServer, code: &str, times: usize, forwarded: &[&str]) -> usize {
    let client = reqwest::Client::new();
    let mut refused = 0;
    for _ in 0..times {
        let mut request = client.get(server.url(&format!("/api/tables/{code}")));
        for address in forwarded {
            request = request.header("x-forwarded-for", *address);
        }
        let response = request.send().await.expect("an answer");
        if response.status() != 200 {
            let refusal = refusal_of(response).await;
            assert_eq!(refusal, (429, "too-many-requests".to_owned()));
            refused += 1;
        }
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_at_a_table_for_agents_are_not_counted_on_this_computer() {
    let server = TestServer::with(|o| o.limits.request_burst = 30).await;
    let code = server.create(&secret(1), "Ada", for_agents()).await;
    assert_eq!(refused_looks(&server, &code, 100, &[]).await, 0);
    // What is posted is not counted either.
    for _ in 0..100 {
        let start = json!({ "id": "0".repeat(32), "command": { "type": "start" } });
        let path = format!("/api/tables/{code}/do");
        let refusal = refusal_of(server.post(&secret(1), &path, start).await).await;
        assert_eq!(refusal, (409, "too-few-players".to_owned()));
    }
    // Nobody can pretend to be elsewhere, or here, without a proxy.
    assert_eq!(refused_looks(&server, &code, 50, &["192.0.2.7"]).await, 0);

    // Two tables were opened, and one was looked at before it was known for what it is.
    let code = server
        .create(&secret(1), "Ada", preset(Preset::Classic))
        .await;
    assert_eq!(refused_looks(&server, &code, 100, &[]).await, 100 - 27);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_requests_are_counted_at_every_table() {
    for forwarded in [&[][..], &["127.0.0.1"], &["::1"], &["192.0.2.7"]] {
        let server = TestServer::with(|o| {
            o.behind_proxy = true;
            o.limits.request_burst = 30;
        });
        let server = server.await;
        let code = server.create(&secret(1), "Ada", for_agents()).await;
        let refused = refused_looks(&server, &code, 100, forwarded).await;
        assert!(refused >= 70, "{refused} with {forwarded:?}");
    }
}

/// Opens a table, or is refused because there are too many.
async fn opens(server: &TestServer, change: TableSettingsChange) -> bool {
    let body = json!({ "wish": change });
    let response = server.post(&secret(1), "/api/tables", body).await;
    if response.status() == 201 {
        return true;
    }
    let too_many = (429, "too-many-tables".to_owned());
    assert_eq!(refusal_of(response).await, too_many);
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_for_agents_are_not_counted_on_this_computer() {
    let server = TestServer::with(|o| o.limits.tables_per_hour = 2).await;
    for _ in 0..10 {
        assert!(opens(&server, for_agents()).await);
    }
    // Nor have they used up what others may have.
    for few_enough in [true, true, false] {
        assert_eq!(opens(&server, preset(Preset::Classic)).await, few_enough);
    }
    assert!(opens(&server, for_agents()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_all_tables_are_counted() {
    let server = TestServer::with(|o| {
        o.behind_proxy = true;
        o.limits.tables_per_hour = 2;
    });
    let server = server.await;
    for few_enough in [true, true, false] {
        assert_eq!(opens(&server, for_agents()).await, few_enough);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_at_a_table_for_agents_are_not_counted_on_this_computer() {
    let server = TestServer::with(|o| o.limits.message_burst = 60).await;
    let (code, _clients) = table_of(&server, 2, for_agents()).await;
    let mut loud = Client::join(&server, &secret(2), &code).await;
    for _ in 0..300 {
        loud.send(&ToServer::Ping).await;
    }
    let pongs = |client: &Client| {
        client
            .heard
            .iter()
            .filter(|m| m.contains("\"pong\""))
            .count()
    };
    while pongs(&loud) < 300 {
        assert!(loud.next().await.is_some(), "{:?}", loud.ended);
    }
}

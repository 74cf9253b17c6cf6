//! Looking at a table over plain HTTP, and waiting there for news.

use std::time::{Duration, Instant};

use fabula_room::{MemberCommand, TableSettingsChange};
use futures::future::join_all;

use crate::support::{TestServer, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_waits_for_news_is_answered_as_soon_as_there_is_some() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let look = async |query: &str| {
        let begun = Instant::now();
        let path = format!("/api/tables/{code}?{query}");
        let state = server.json(&secret(1), &path).await;
        let position = state["position"].as_u64().expect("a position");
        (position, begun.elapsed())
    };
    let (second, quick) = (Duration::from_secs(1), Duration::from_secs(10));
    // Behind: at once.
    for query in ["after=0", "after=1&wait=25", "wait=25", ""] {
        let (position, took) = look(query).await;
        assert_eq!(position, 2);
        assert!(took < quick, "{query} took {took:?}");
    }
    // Nothing new: when the time is up.
    let queries = [2, 3, u64::MAX].map(|after| format!("after={after}&wait=1"));
    for (position, took) in join_all(queries.iter().map(|query| look(query))).await {
        assert_eq!(position, 2);
        assert!(took >= second && took < quick, "{took:?}");
    }
    assert!(look("after=2&wait=0").await.1 < quick);
    // Something happens: then.
    let (mut host, mut waiting) = (clients.remove(0), std::pin::pin!(look("after=2")));
    let early = tokio::time::timeout(Duration::from_millis(300), &mut waiting).await;
    assert!(early.is_err(), "nothing has happened yet");
    host.must(MemberCommand::Ready { ready: true }).await;
    let (position, took) = waiting.await;
    assert_eq!(position, 3);
    assert!(took < quick);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_longer_than_the_server_wants() {
    let server = TestServer::with(|o| o.timeouts.poll = Duration::from_millis(200)).await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let begun = Instant::now();
    for query in ["after=1", "after=1&wait=3600"] {
        let path = format!("/api/tables/{code}?{query}");
        assert_eq!(server.json(&secret(1), &path).await["position"], 1);
    }
    assert!(begun.elapsed() >= Duration::from_millis(400));
    assert!(begun.elapsed() < Duration::from_secs(15));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_look_at_a_table_shows_all_of_it() {
    let server = TestServer::start().await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let state = server
        .json(&secret(1), &format!("/api/tables/{code}"))
        .await;
    let presence = state["presence"].as_array().expect("a list");
    assert_eq!(presence.len(), 1);
    assert_eq!(presence[0]["presence"], "connected");
}

//! The same request again: one effect, and the same answer.

use fabula_room::{HostCommand, MemberCommand, Move};
use fabula_rules::Preset;
use fabula_server::protocol::{Do, ToClient, ToServer};

use super::known;
use crate::support::{Client, TestServer, fresh_id, game_of, preset, secret, short_game, table_of};

#[tokio::test]
async fn the_same_request_twice_has_one_effect_and_the_same_answer() {
    let server = TestServer::seeded(15, |_| {}).await;
    let (code, mut clients) = game_of(&server, 3, short_game(Preset::Classic, 8)).await;
    let request = clients[0].request(Move::Claim);
    let first = clients[0].ask_again(request.clone()).await.expect("done");
    clients[0].until(|s| s.position == first + 1).await;
    let before = known(&clients[0]);
    for _ in 0..3 {
        // Its turn is over by now: it is answered all the same.
        let again = clients[0].ask_again(request.clone()).await;
        assert_eq!(again, Ok(first));
    }
    let mut back = Client::join(&server, &secret(1), &code).await;
    assert_eq!(back.ask_again(request.clone()).await, Ok(first));
    assert_eq!(known(&back), before);

    // And after a restart.
    drop((clients, back));
    let server = server.restart().await;
    let mut back = Client::join(&server, &secret(1), &code).await;
    assert_eq!(back.ask_again(request.clone()).await, Ok(first));

    // Over HTTP too.
    let body = serde_json::to_value(&request).expect("JSON");
    let path = format!("/api/tables/{code}/do");
    let response = server.post(&secret(1), &path, body).await;
    assert_eq!(response.status(), 200);
    let done: serde_json::Value = response.json().await.expect("JSON");
    assert_eq!(done["position"], first);
    assert_eq!(known(&back), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_on_two_connections_at_once_has_one_effect() {
    let server = TestServer::seeded(16, |_| {}).await;
    let (code, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let mut other = Client::join(&server, &secret(1), &code).await;
    let me = &mut clients[0];
    for bots in 1..=10 {
        let request = me.request(HostCommand::ADD_ANY_BOT);
        let (a, b) = tokio::join!(
            me.ask_again(request.clone()),
            other.ask_again(request.clone())
        );
        let position = a.expect("done");
        assert_eq!(b, Ok(position));
        me.until(|s| s.position == position + 1).await;
        assert_eq!(me.table().players.len(), 1 + bots);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_sent_without_waiting_are_answered_in_order_and_each_once() {
    let server = TestServer::seeded(17, |_| {}).await;
    let (_, mut clients) = table_of(&server, 1, short_game(Preset::Classic, 8)).await;
    let me = &mut clients[0];
    let requests: Vec<Do> = (0..10)
        .map(|n| me.request(MemberCommand::Ready { ready: n % 2 == 0 }))
        .collect();
    for request in requests.iter().chain(&requests) {
        me.send(&ToServer::Do(request.clone())).await;
    }
    let mut answers = Vec::new();
    while answers.len() < 20 {
        if let Some(ToClient::Done { id, position }) = me.next().await {
            answers.push((id, position));
        }
    }
    let asked: Vec<_> = requests.iter().map(|r| r.id).zip(1..).collect();
    assert_eq!(answers[..10], asked);
    assert_eq!(answers[10..], asked);
    me.until(|s| s.position == 11).await;
}

#[tokio::test]
async fn the_same_id_by_two_players_are_two_requests() {
    let server = TestServer::seeded(18, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, short_game(Preset::Classic, 8)).await;
    let request = Do {
        id: fresh_id(),
        turn: None,
        command: MemberCommand::Ready { ready: true }.into(),
    };
    let first = clients[0].ask_again(request.clone()).await.expect("done");
    let second = clients[1].ask_again(request.clone()).await.expect("done");
    assert_eq!(second, first + 1);
    clients[0].until(|s| s.position == second + 1).await;
    assert!(clients[0].table().players.iter().all(|p| p.ready));
    drop(clients);
    let server = server.restart().await;
    for (n, position) in [(1, first), (2, second)] {
        let mut client = Client::join(&server, &secret(n), &code).await;
        assert_eq!(client.ask_again(request.clone()).await, Ok(position));
        assert_eq!(client.state().position, second + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_request_can_be_made_again_under_its_name() {
    let server = TestServer::seeded(19, |_| {}).await;
    let (_, mut clients) = table_of(&server, 2, short_game(Preset::Classic, 8)).await;
    let start = clients[0].request(HostCommand::Start);
    let refused = clients[0].ask_again(start.clone()).await.unwrap_err();
    assert_eq!(refused.code, "too-few-players");
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].ask_again(start).await.expect("now it starts");
}

#[tokio::test(flavor = "multi_thread")]
async fn very_old_requests_are_still_not_done_twice() {
    let server = TestServer::seeded(20, |_| {}).await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let me = &mut clients[0];
    let old = me.request(HostCommand::ADD_ANY_BOT);
    let position = me.ask_again(old.clone()).await.expect("done");
    // More than the room remembers.
    for n in 0..40 {
        me.ask(MemberCommand::Ready { ready: n % 2 == 0 })
            .await
            .expect("done");
    }
    assert_eq!(me.ask_again(old).await, Ok(position));
    me.until(|s| s.position == position + 41).await;
    assert_eq!(me.table().players.len(), 2);
}

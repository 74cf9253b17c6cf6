//! Who is shown as connected, away or gone, and who only watches.

use fabula_room::{MemberCommand, TableSettingsChange};
use fabula_server::protocol::{Do, ToServer};
use fabula_server::table::Presence;

use crate::support::{
    Client, DAY, MILLISECOND, TestServer, fresh_id, pass, presence, seconds, secret, settle,
    table_of, vanish,
};

#[tokio::test(flavor = "multi_thread")]
async fn others_see_who_is_here_away_or_gone() {
    let server = TestServer::seeded(1, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let mut other = clients.pop().expect("two");
    let me = &mut clients[0];
    let they = other.you.expect("somebody");
    me.until(|s| presence(s, they) == Some(Presence::Connected))
        .await;

    // Out of sight, for however long.
    other.send(&ToServer::Away { away: true }).await;
    me.until(|s| presence(s, they) == Some(Presence::Away))
        .await;
    pass(&server, me, DAY).await;
    assert_eq!(me.presence_of(they), Some(Presence::Away));
    other.send(&ToServer::Away { away: false }).await;
    me.until(|s| presence(s, they) == Some(Presence::Connected))
        .await;

    // The connection is lost.
    let they = vanish(other, me).await;
    pass(&server, me, seconds(20) - MILLISECOND).await;
    assert_eq!(me.presence_of(they), Some(Presence::Away));
    server.advance(MILLISECOND);
    // Nobody has to do anything for it to be seen.
    me.until(|s| presence(s, they) == Some(Presence::Gone))
        .await;

    let _back = Client::join(&server, &secret(2), &code).await;
    me.until(|s| presence(s, they) == Some(Presence::Connected))
        .await;
    assert_eq!(me.state().position, 2, "presence is never logged");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_away_on_one_device_and_not_on_another_is_here() {
    let server = TestServer::seeded(2, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let they = clients[1].you.expect("somebody");
    let mut phone = Client::join(&server, &secret(2), &code).await;
    clients[1].send(&ToServer::Away { away: true }).await;
    settle(&mut clients[0]).await;
    assert_eq!(clients[0].presence_of(they), Some(Presence::Connected));
    phone.send(&ToServer::Away { away: true }).await;
    clients[0]
        .until(|s| presence(s, they) == Some(Presence::Away))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_agent_without_a_socket_is_here_for_a_minute_after_a_request() {
    let server = TestServer::seeded(3, |_| {}).await;
    let (code, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let me = &mut clients[0];
    let sit = Do {
        id: fresh_id(),
        turn: None,
        command: MemberCommand::Sit {
            name: "Agent".to_owned(),
            colour: None,
        }
        .into(),
    };
    let path = format!("/api/tables/{code}/do");
    let body = serde_json::to_value(&sit).expect("JSON");
    assert_eq!(server.post(&secret(2), &path, body).await.status(), 200);
    me.until(|s| s.table.players.len() == 2).await;
    let agent = me.table().players[1].id;
    me.until(|s| presence(s, agent) == Some(Presence::Connected))
        .await;
    pass(&server, me, seconds(60) - MILLISECOND).await;
    assert_eq!(me.presence_of(agent), Some(Presence::Connected));
    server.advance(MILLISECOND);
    me.until(|s| presence(s, agent) == Some(Presence::Away))
        .await;
    server.advance(seconds(20));
    me.until(|s| presence(s, agent) == Some(Presence::Gone))
        .await;
    // A look is enough to be here again.
    let looked = server.get(&secret(2), &format!("/api/tables/{code}")).await;
    assert_eq!(looked.status(), 200);
    me.until(|s| presence(s, agent) == Some(Presence::Connected))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_without_a_place_are_counted_and_named_nowhere() {
    let server = TestServer::seeded(4, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let me = &mut clients[0];
    assert_eq!(me.state().watching, 0);
    let mut stranger = Client::join(&server, &secret(9), &code).await;
    let mut nobody = Client::dial(&server, None).await.expect("a socket");
    nobody.hello(&code).await;
    nobody.until(|_| true).await;
    assert_eq!(nobody.you, None);
    me.until(|s| s.watching == 2).await;
    assert_eq!(me.state().presence.len(), 2);
    // Whoever sits down watches no longer.
    let sit = MemberCommand::Sit {
        name: "Stranger".to_owned(),
        colour: None,
    };
    stranger.must(sit).await;
    me.until(|s| s.watching == 1 && s.presence.len() == 3).await;
    drop(nobody);
    me.until(|s| s.watching == 0).await;
}

//! Who is host when the host is gone or leaves.

use fabula_ids::PlayerId;
use fabula_room::{HostCommand, MemberCommand, TableSettingsChange};
use fabula_rules::{Player, Preset};
use fabula_server::protocol::{PresenceOf, TableState};
use fabula_server::table::Presence;
use serde_json::json;

use crate::identity::code_of;
use crate::support::{
    Client, DAY, MILLISECOND, MINUTE, SECOND, TestServer, all_vanish, here, lose, pass, preset,
    seconds, secret, settle, settle_watching, table_of, vanish,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_gone_for_a_minute_passes_the_role_to_the_next_person_there() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 4, preset(Preset::Classic)).await;
    let bot = HostCommand::ADD_ANY_BOT;
    clients[0].must(bot).await;
    // The bot sits next to the host, then somebody absent, then two who are there.
    let host = clients[0].you.expect("an id");
    let ids: Vec<PlayerId> = clients[0].table().players.iter().map(|p| p.id).collect();
    let order = vec![ids[0], ids[4], ids[1], ids[2], ids[3]];
    clients[0].must(HostCommand::Arrange { order }).await;
    assert_eq!(clients[0].table().players[1].kind, Player::Bot);
    // The time in which nothing is held against anybody is over.
    server.advance(16 * SECOND);
    lose(&mut clients, 1).await;
    lose(&mut clients, 0).await;

    server.advance(59 * SECOND);
    let still = server
        .json(&secret(3), &format!("/api/tables/{code}"))
        .await;
    assert_eq!(still["table"]["host"], json!(host));
    server.advance(SECOND);
    let heir = clients[0].you.expect("an id");
    clients[0].until(|s| s.table.host != Some(host)).await;
    assert_eq!(clients[0].table().host, Some(heir));

    // Who comes back is a player as any other.
    let mut back = Client::join(&server, &secret(1), &code).await;
    assert_eq!(back.table().host, Some(heir));
    assert_eq!(code_of(back.ask(HostCommand::Start).await), "not-host");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_back_in_time_stays_the_host() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    let host = clients[0].you.expect("an id");
    server.advance(16 * SECOND);
    for _ in 0..2 {
        lose(&mut clients, 0).await;
        server.advance(59 * SECOND);
        let back = Client::join(&server, &secret(1), &code).await;
        clients.insert(0, back);
        clients[1].until(|s| s.presence.contains(&here(host))).await;
    }
    server.advance(10 * MINUTE);
    // The answer comes after whatever was due.
    clients[1].must(MemberCommand::Ready { ready: true }).await;
    assert_eq!(clients[1].table().host, Some(host));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_role_waits_while_nobody_is_there_to_take_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    let host = clients[0].you.expect("an id");
    clients.push(Client::join(&server, &secret(9), &code).await);
    server.advance(16 * SECOND);
    lose(&mut clients, 0).await;
    lose(&mut clients, 0).await;
    let gone = |s: &TableState<'_>| {
        let gone = |p: &&PresenceOf| p.presence == Presence::Gone;
        s.presence.iter().filter(gone).count() == 2
    };
    server.advance(MINUTE);
    clients[0].until(gone).await;
    server.advance(10 * MINUTE);
    let seen = server
        .json(&secret(9), &format!("/api/tables/{code}"))
        .await;
    assert_eq!(
        seen["table"]["host"],
        json!(host),
        "neither a bot nor a spectator"
    );
    // The first who is back gets it at once: it is long due.
    let mut second = Client::join(&server, &secret(2), &code).await;
    let heir = second.you;
    second.until(|s| s.table.host == heir).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_is_followed_by_the_next_person() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    let ids: Vec<PlayerId> = clients[0].table().players.iter().map(|p| p.id).collect();
    let order = vec![ids[0], ids[3], ids[1], ids[2]];
    clients[0].must(HostCommand::Arrange { order }).await;
    clients[0].must(MemberCommand::Leave).await;
    assert_eq!(clients[0].table().host, Some(ids[1]));
    assert_eq!(clients[0].table().you, None);
    assert_eq!(
        code_of(clients[0].ask(HostCommand::Start).await),
        "not-seated"
    );
    // When the last person has left nobody is host; the next to sit down is.
    clients[1].must(MemberCommand::Leave).await;
    clients[2].must(MemberCommand::Leave).await;
    assert_eq!(clients[2].table().host, None);
    let sit = MemberCommand::Sit {
        name: "Back".to_owned(),
        colour: None,
    };
    clients[0].must(sit).await;
    assert_eq!(clients[0].table().host, clients[0].you);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_is_not_followed_for_long_by_somebody_absent() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let third = clients[2].you;
    server.advance(16 * SECOND);
    lose(&mut clients, 1).await;
    server.advance(MINUTE);
    clients[0].must(MemberCommand::Leave).await;
    clients[1].until(|s| s.table.host == third).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_gone_for_a_minute_passes_on_to_the_next_person_there() {
    let server = TestServer::seeded(32, |_| {}).await;
    let (code, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    for n in 2..=4 {
        let name = format!("Player {n}");
        clients.push(Client::sit(&server, &secret(n), &code, &name).await);
    }
    let [host, second, mut third, fourth] =
        <[Client; 4]>::try_from(clients).unwrap_or_else(|_| panic!("four"));
    vanish(second, &mut third).await;
    let first = vanish(host, &mut third).await;
    pass(&server, &mut third, seconds(60) - MILLISECOND).await;
    assert_eq!(third.table().host, Some(first));
    assert!(!third.table().may.manage);
    pass(&server, &mut third, MILLISECOND).await;
    // Not to the bot, not to who is gone, not to who sits further on.
    assert_eq!(third.table().host, third.you);
    assert!(third.table().may.manage);

    // The role does not jump back.
    let mut back = Client::join(&server, &secret(1), &code).await;
    settle(&mut back).await;
    assert_eq!(back.table().host, third.you);
    let refused = back.ask(HostCommand::ADD_ANY_BOT).await.unwrap_err();
    assert_eq!(refused.code, "not-host");
    third.must(HostCommand::HandOver { player: first }).await;
    drop(fourth);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nobody_to_pass_it_to_the_host_stays_host() {
    let server = TestServer::seeded(33, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    let host = clients[0].you;
    let mut watcher = all_vanish(&server, &code, clients).await;
    server.advance(DAY);
    settle_watching(&server, &code, &mut watcher).await;
    assert_eq!(watcher.table().host, host);
    let me = Client::join(&server, &secret(1), &code).await;
    assert!(me.table().may.manage);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_passes_on_at_once_and_the_last_person_to_nobody() {
    let server = TestServer::seeded(34, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].must(MemberCommand::Leave).await;
    let second = clients[1].you;
    clients[1].until(|s| s.table.host == second).await;
    clients[1].must(MemberCommand::Leave).await;
    assert_eq!(clients[1].table().host, None);
    // Whoever sits down next is the host.
    let next = Client::sit(&server, &secret(7), &code, "Next").await;
    assert_eq!(next.table().host, next.you);
}

//! Whoever comes back finds everything as it was: after a lost connection, a restart of the server, a room
//! that left memory; and nothing happens twice because of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fabula_room::{Command, HostCommand, MemberCommand, Move, TableSettingsChange, TableView};
use fabula_rules::{Chance, Draw, Log, PhaseName, PhaseView, Preset, Settings, Turn};
use fabula_server::Options;
use fabula_server::protocol::{Bye, Do, ToClient, ToServer};
use fabula_server::table::Presence;
use futures::future::join_all;
use serde_json::Value;

use crate::support::{
    Client, Ended, TestServer, chance, fresh_id, game_of, preset, secret, table_of,
};

/// The server's own chance, the same in every run; no connection counts as dead because a test is slow.
fn seeded(seed: u8) -> impl FnOnce(&mut Options) {
    move |options| {
        let next = AtomicU64::new(0);
        options.entropy = Arc::new(move |bytes| {
            let mut draw = chance(seed, next.fetch_add(1, Ordering::Relaxed));
            bytes.fill_with(|| draw.below(256) as u8);
        });
        options.timeouts.silence = Duration::from_secs(600);
    }
}

/// A game that is over soon.
fn short() -> TableSettingsChange {
    let settings = Settings {
        target: Some(8),
        ..Preset::Classic.settings()
    };
    TableSettingsChange {
        rules: Some(settings),
        ..TableSettingsChange::default()
    }
}

/// Lets everybody see what there is to see.
async fn catch_up(clients: &mut [Client], position: u64) {
    for client in clients {
        client.until(|s| s.position >= position).await;
    }
}

/// Lets one of those who are waited for make a move.
async fn step(clients: &mut [Client], chance: &mut impl Chance) {
    for n in 0..clients.len() {
        if let Some(command) = clients[n].random_move(chance) {
            let position = clients[n].ask(command).await.expect("a legal move");
            return catch_up(clients, position + 1).await;
        }
    }
    panic!("nobody has anything to do: {:?}", clients[0].view());
}

/// Plays until it is so.
async fn play_until(
    clients: &mut [Client],
    chance: &mut impl Chance,
    so: impl Fn(&[Client]) -> bool,
) {
    while !so(clients) {
        step(clients, chance).await;
    }
}

fn turn(clients: &[Client]) -> Turn {
    clients[0].view().turn
}

fn phase(clients: &[Client]) -> PhaseName {
    turn(clients).phase
}

/// The moments of a room at which connections are lost here.
const STAGES: [&str; 9] = [
    "lobby", "race", "clue", "give", "vote", "review", "paused", "round 2", "over",
];

/// Brings a table from the stage before to this one.
async fn go_to(stage: &str, clients: &mut [Client], chance: &mut Draw) {
    match stage {
        "lobby" => {
            clients[1].must(MemberCommand::Ready { ready: true }).await;
            let position = clients[1].state().position;
            catch_up(clients, position).await;
        }
        "race" => {
            let position = clients[0].ask(HostCommand::Start).await.expect("it starts");
            catch_up(clients, position + 1).await;
            assert_eq!(phase(clients), PhaseName::Race);
        }
        "clue" => play_until(clients, chance, |c| phase(c) == PhaseName::Clue).await,
        "give" => {
            play_until(clients, chance, |c| phase(c) == PhaseName::Give).await;
            // One of them has given already.
            step(clients, chance).await;
            assert_eq!(phase(clients), PhaseName::Give);
            let gave = |c: &Client| matches!(&c.view().phase, PhaseView::Give { yours, .. } if !yours.is_empty());
            assert!(clients.iter().filter(|c| gave(c)).count() >= 2);
        }
        "vote" => {
            play_until(clients, chance, |c| phase(c) == PhaseName::Vote).await;
            step(clients, chance).await;
            let voted = |c: &Client| matches!(&c.view().phase, PhaseView::Vote { ballot, .. } if !ballot.is_empty());
            assert_eq!(clients.iter().filter(|c| voted(c)).count(), 1);
        }
        "review" => {
            play_until(clients, chance, |c| phase(c) == PhaseName::Review).await;
            step(clients, chance).await;
            assert_eq!(phase(clients), PhaseName::Review);
        }
        "paused" => {
            let position = clients[0].ask(HostCommand::Pause).await.expect("a pause");
            catch_up(clients, position + 1).await;
            assert!(clients[2].view().pauses.host);
        }
        "round 2" => {
            let position = clients[0].ask(Move::Resume).await.expect("goes on");
            catch_up(clients, position + 1).await;
            play_until(clients, chance, |c| turn(c).round == 2).await;
            play_until(clients, chance, |c| phase(c) == PhaseName::Vote).await;
        }
        "over" => play_until(clients, chance, |c| phase(c) == PhaseName::Over).await,
        other => panic!("no stage {other}"),
    }
}

/// What somebody knows, to be compared.
fn known(client: &Client) -> (TableView<'static>, u64) {
    (client.table().clone(), client.state().position)
}

async fn log_is_sound(server: &TestServer, code: &str, game: u32) {
    let path = format!("/api/tables/{code}/log?game={game}");
    let response = server.get(&secret(1), &path).await;
    assert_eq!(response.status(), 200);
    let json = response.bytes().await.expect("a body");
    let report = Log::from_json(&json).expect("a log").verify();
    assert!(report.is_sound(), "{:?}", report.findings);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_connection_in_any_phase_comes_back_to_the_same_view() {
    let server = TestServer::with(seeded(1)).await;
    let (code, mut clients) = table_of(&server, 4, short()).await;
    let mut chance = chance(2, 0);
    for stage in STAGES {
        go_to(stage, &mut clients, &mut chance).await;
        for (n, client) in clients.iter_mut().enumerate() {
            let (you, before) = (client.you, known(client));
            *client = Client::join(&server, &secret(n as u8 + 1), &code).await;
            assert_eq!(client.you, you, "{stage}: the same person");
            assert_eq!(known(client), before, "{stage}: the same view");
        }
    }
    log_is_sound(&server, &code, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lose_the_connection_at_once_in_any_phase_and_come_back() {
    let server = TestServer::with(seeded(3)).await;
    let (code, mut clients) = table_of(&server, 3, short()).await;
    let mut chance = chance(4, 0);
    for stage in STAGES {
        go_to(stage, &mut clients, &mut chance).await;
        let before: Vec<_> = clients.iter().map(known).collect();
        clients.clear();
        for n in 0..3 {
            let client = Client::join(&server, &secret(n + 1), &code).await;
            assert_eq!(known(&client), before[n as usize], "{stage}");
            clients.push(client);
        }
    }
    log_is_sound(&server, &code, 0).await;
}

#[tokio::test]
async fn a_server_that_restarts_in_any_phase_knows_everything_and_the_game_goes_on() {
    let mut server = TestServer::with(seeded(5)).await;
    let (code, mut clients) = table_of(&server, 4, short()).await;
    clients[2]
        .send(&ToServer::Say {
            text: "Nothing is lost.".to_owned(),
        })
        .await;
    while clients[2].talk.is_empty() {
        clients[2].next().await;
    }
    let mut chance = chance(6, 0);
    for stage in STAGES {
        go_to(stage, &mut clients, &mut chance).await;
        let before: Vec<_> = clients.iter().map(known).collect();
        clients.clear();
        server = server.restart().await;
        for n in 0..4 {
            let client = Client::join(&server, &secret(n + 1), &code).await;
            assert_eq!(known(&client), before[n as usize], "{stage}");
            assert_eq!(client.talk[0].text, "Nothing is lost.", "{stage}");
            clients.push(client);
        }
    }
    log_is_sound(&server, &code, 0).await;
    // And another game after all that.
    let position = clients[0].ask(HostCommand::Start).await.expect("a rematch");
    catch_up(&mut clients, position + 1).await;
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Over).await;
    log_is_sound(&server, &code, 1).await;
}

#[tokio::test]
async fn every_other_preset_survives_a_restart_in_every_phase_of_a_round() {
    let mut server = TestServer::with(seeded(7)).await;
    let presets = [
        (Preset::FirstEditionTeams, 8),
        (Preset::Odyssey, 7),
        (Preset::OdysseyParty, 6),
        (Preset::OdysseyTeams, 6),
    ];
    let mut chance = chance(8, 0);
    let mut tables = Vec::new();
    for (game, players) in presets {
        tables.push(game_of(&server, players, preset(game)).await);
    }
    let phases = [
        PhaseName::Clue,
        PhaseName::Give,
        PhaseName::Vote,
        PhaseName::Review,
    ];
    for wanted in phases {
        let mut before: Vec<Vec<_>> = Vec::new();
        for (_, clients) in &mut tables {
            play_until(clients, &mut chance, |c| phase(c) == wanted).await;
            before.push(clients.drain(..).map(|c| known(&c)).collect());
        }
        server = server.restart().await;
        for ((code, clients), before) in tables.iter_mut().zip(before) {
            for (n, before) in before.into_iter().enumerate() {
                let client = Client::join(&server, &secret(n as u8 + 1), code).await;
                assert_eq!(known(&client), before, "{wanted}");
                clients.push(client);
            }
        }
    }
    for (_, clients) in &mut tables {
        play_until(clients, &mut chance, |c| turn(c).round == 2).await;
    }
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_closes_with_1001() {
    let server = TestServer::with(seeded(9)).await;
    let (code, mut clients) = game_of(&server, 3, short()).await;
    let (server, ()) = tokio::join!(server.restart(), async {
        for ended in join_all(clients.iter_mut().map(|c| c.end())).await {
            let (bye, code) = (Some(Bye::Stopping), Some(1001));
            assert_eq!(*ended, Ended { bye, code });
        }
    });
    let before = known(&clients[1]);
    let client = Client::join(&server, &secret(2), &code).await;
    assert_eq!(known(&client), before);
}

/// One figure of `/metrics`.
async fn figure(server: &TestServer, name: &str) -> f64 {
    let text = server.get(&secret(1), "/metrics").await.text().await;
    let text = text.expect("figures");
    let line = text.lines().find_map(|l| l.strip_prefix(name));
    let value = line.unwrap_or_else(|| panic!("{name} in {text}"));
    value.trim().parse().expect("a number")
}

/// Lets `patience.idle` pass until no room is in memory any more, once the table knows that all are gone: while
/// somebody seems to stay, bots play for the others.
async fn until_no_room_is_in_memory(server: &TestServer, code: &str) {
    let present = async || {
        let state = reqwest::get(server.url(&format!("/api/tables/{code}")));
        let state: Value = state.await.expect("an answer").json().await.expect("JSON");
        let all = state["presence"].as_array().expect("who is there");
        all.iter().any(|p| p["presence"] == "connected")
    };
    while present().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for _ in 0..1_000 {
        if figure(server, "fabula_rooms ").await == 0.0 {
            return;
        }
        server.advance(Duration::from_secs(5 * 60));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("a room stays in memory for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_that_nobody_visits_leave_memory_and_come_back() {
    let server = TestServer::with(seeded(10)).await;
    let (code, mut clients) = table_of(&server, 3, short()).await;
    let mut chance = chance(11, 0);
    for stage in ["lobby", "race", "clue", "give", "vote", "review"] {
        go_to(stage, &mut clients, &mut chance).await;
        assert_eq!(figure(&server, "fabula_rooms ").await, 1.0);
        let before: Vec<_> = clients.iter().map(known).collect();
        clients.clear();
        until_no_room_is_in_memory(&server, &code).await;
        for n in 0..3 {
            let client = Client::join(&server, &secret(n + 1), &code).await;
            assert_eq!(known(&client), before[n as usize], "{stage}");
            clients.push(client);
        }
    }
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Over).await;
    log_is_sound(&server, &code, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_stays_in_memory_while_somebody_only_watches() {
    let server = TestServer::start().await;
    let (code, clients) = table_of(&server, 2, short()).await;
    let mut watcher = Client::join(&server, &secret(99), &code).await;
    drop(clients);
    let away = |p: &fabula_server::protocol::PresenceOf| p.presence != Presence::Connected;
    watcher.until(|s| s.presence.iter().all(away)).await;
    for _ in 0..3 {
        server.advance(Duration::from_secs(60 * 60));
        let gone = |p: &fabula_server::protocol::PresenceOf| p.presence == Presence::Gone;
        watcher.until(|s| s.presence.iter().all(gone)).await;
        assert_eq!(figure(&server, "fabula_rooms ").await, 1.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_on_one_seat_see_the_same_and_either_acts() {
    let server = TestServer::with(seeded(12)).await;
    let (code, mut clients) = game_of(&server, 3, short()).await;
    let mut phone = Client::join(&server, &secret(1), &code).await;
    assert_eq!(phone.you, clients[0].you);
    assert_eq!(known(&phone), known(&clients[0]));

    // The laptop claims, the phone tells; both see it.
    clients[0].must(Move::Claim).await;
    phone.until(|s| s.position == 5).await;
    assert_eq!(known(&phone), known(&clients[0]));
    let tell = phone.random_move(&mut chance(13, 0)).expect("a clue");
    phone.must(tell).await;
    catch_up(&mut clients, 6).await;
    assert_eq!(known(&phone), known(&clients[0]));
    assert_eq!(phone.view().turn.phase, PhaseName::Give);

    // What the other one gave can be replaced here.
    let mut second = Client::join(&server, &secret(2), &code).await;
    let mut chance = chance(14, 0);
    let give = clients[1].random_move(&mut chance).expect("cards");
    clients[1].must(give).await;
    second.until(|s| s.position == 7).await;
    let mine = second.view().legal.give.expect("it can be replaced").cards;
    let cards = vec![mine[0], mine[1]];
    second.must(Move::Give { cards }).await;
    clients[1].until(|s| s.position == 8).await;
    assert_eq!(known(&second), known(&clients[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_two_devices_is_there_while_one_of_them_is() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, short()).await;
    let you = clients[1].you.expect("somebody");
    let phone = Client::join(&server, &secret(2), &code).await;
    let laptop = clients.pop().expect("a client");
    let me = &mut clients[0];
    drop(laptop);
    while figure(&server, "fabula_connections ").await != 2.0 {
        tokio::task::yield_now().await;
    }
    server.advance(Duration::from_secs(100));
    me.send(&ToServer::Away { away: true }).await;
    let myself = me.you.expect("somebody");
    let mine = |s: &fabula_server::protocol::TableState<'static>, p| {
        s.presence
            .iter()
            .any(|x| x.player == myself && x.presence == p)
    };
    me.until(|s| mine(s, Presence::Away)).await;
    assert_eq!(me.presence_of(you), Some(Presence::Connected));
    drop(phone);
    me.until(|s| {
        s.presence
            .iter()
            .any(|p| p.player == you && p.presence == Presence::Away)
    })
    .await;
}

#[tokio::test]
async fn the_same_request_twice_has_one_effect_and_the_same_answer() {
    let server = TestServer::with(seeded(15)).await;
    let (code, mut clients) = game_of(&server, 3, short()).await;
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
    let server = TestServer::with(seeded(16)).await;
    let (code, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let mut other = Client::join(&server, &secret(1), &code).await;
    let me = &mut clients[0];
    for bots in 1..=10 {
        let request = me.request(HostCommand::AddBot { name: None });
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
    let server = TestServer::with(seeded(17)).await;
    let (_, mut clients) = table_of(&server, 1, short()).await;
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
    let server = TestServer::with(seeded(18)).await;
    let (code, mut clients) = table_of(&server, 2, short()).await;
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
    let server = TestServer::with(seeded(19)).await;
    let (_, mut clients) = table_of(&server, 2, short()).await;
    let start = clients[0].request(HostCommand::Start);
    let refused = clients[0].ask_again(start.clone()).await.unwrap_err();
    assert_eq!(refused.code, "too-few-players");
    clients[0].must(HostCommand::AddBot { name: None }).await;
    clients[0].ask_again(start).await.expect("now it starts");
}

#[tokio::test(flavor = "multi_thread")]
async fn very_old_requests_are_still_not_done_twice() {
    let server = TestServer::with(seeded(20)).await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let me = &mut clients[0];
    let old = me.request(HostCommand::AddBot { name: None });
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

/// Asks for something that was meant for another turn.
async fn is_stale(clients: &mut [Client], n: usize, was: Turn, command: impl Into<Command>) {
    let command = command.into();
    let (before, now) = (known(&clients[n]), clients[n].view().turn);
    assert_ne!(was, now);
    let request = Do {
        id: fresh_id(),
        turn: Some(was),
        command: command.clone(),
    };
    let refused = clients[n].ask_again(request).await.unwrap_err();
    assert_eq!(refused.code, "stale", "{command:?}");
    let now = serde_json::to_value(now).expect("JSON");
    assert_eq!(refused.facts["now"], now, "{command:?}");
    // Nothing changed: the next request stands where this one would have stood.
    let position = clients[n].ask(Move::AgreeToEnd).await;
    match position {
        Ok(position) => {
            assert_eq!(position, before.1);
            let kept = clients[n].ask(Move::KeepPlaying).await;
            assert_eq!(kept, Ok(position + 1));
            catch_up(clients, position + 2).await;
            assert_eq!(known(&clients[n]).0, before.0);
        }
        // After the end there is nothing to agree to.
        Err(refused) => assert_eq!(refused.code, "game-over"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_meant_for_another_turn_is_stale_and_changes_nothing() {
    let server = TestServer::with(seeded(21)).await;
    let (_, mut clients) = game_of(&server, 4, short()).await;
    let mut chance = chance(22, 0);
    let race = turn(&clients);
    let seats = 0..clients.len();

    // An earlier phase.
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Clue).await;
    for n in seats.clone() {
        is_stale(&mut clients, n, race, Move::Claim).await;
    }
    // The same phase at another time: the race opens again.
    clients[0].must(Move::Withdraw).await;
    let position = clients[0].state().position;
    catch_up(&mut clients, position).await;
    assert_ne!(turn(&clients), race);
    is_stale(&mut clients, 1, race, Move::Claim).await;

    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Give).await;
    let first_give = turn(&clients);
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Vote).await;
    let first_vote = turn(&clients);
    for n in seats.clone() {
        let cards = clients[n].view().hand.as_deref().expect("a hand")[..1].to_vec();
        is_stale(&mut clients, n, first_give, Move::Give { cards }).await;
        is_stale(&mut clients, n, first_give, Move::TakeBack).await;
    }
    is_stale(&mut clients, 0, first_give, HostCommand::MoveOn).await;
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Review).await;
    is_stale(&mut clients, 3, first_vote, Move::Seen).await;

    // An earlier round.
    play_until(&mut clients, &mut chance, |c| turn(c).round == 2).await;
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Give).await;
    for n in seats.clone() {
        let cards = clients[n].view().hand.as_deref().expect("a hand")[..1].to_vec();
        is_stale(&mut clients, n, first_give, Move::Give { cards }).await;
    }
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Vote).await;
    for n in seats.clone() {
        let PhaseView::Vote { table, .. } = &clients[n].view().phase else {
            panic!("votes are cast");
        };
        let (cards, red) = (vec![table[0]], None);
        is_stale(&mut clients, n, first_vote, Move::Vote { cards, red }).await;
    }
    // A turn that is still to come.
    let mut later = turn(&clients);
    later.attempt += 1;
    is_stale(&mut clients, 0, later, HostCommand::MoveOn).await;

    // An earlier game: also what is not bound to one turn of it.
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Over).await;
    let over = turn(&clients);
    let position = clients[0].ask(HostCommand::Start).await.expect("a rematch");
    catch_up(&mut clients, position + 1).await;
    assert_eq!(turn(&clients).game, 1);
    is_stale(&mut clients, 2, race, Move::Claim).await;
    is_stale(&mut clients, 1, over, Move::AgreeToEnd).await;
    is_stale(&mut clients, 0, over, HostCommand::Pause).await;
    is_stale(&mut clients, 0, over, HostCommand::MoveOn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_without_a_turn_is_refused() {
    let server = TestServer::with(seeded(23)).await;
    let (_, mut clients) = game_of(&server, 3, short()).await;
    for command in [
        Command::from(Move::Claim),
        Command::from(HostCommand::MoveOn),
        Command::from(Move::Seen),
    ] {
        let (id, turn) = (fresh_id(), None);
        let request = Do { id, turn, command };
        let refused = clients[0].ask_again(request).await.unwrap_err();
        assert_eq!(refused.code, "turn-needed");
    }
    assert_eq!(clients[0].state().position, 4);
}

//! Who is there, what time it is, and what follows from it: nobody who is absent ever blocks a table, and
//! nothing is held against anybody while the table stands still.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fabula_ids::PlayerId;
use fabula_room::{HostCommand, MemberCommand, Move, TableSettingsChange};
use fabula_rules::{
    Chance, Clocks, Ending, Outcome, PhaseName, PhaseView, Player, Preset, Reason, Settings,
    Standing, Turn,
};
use fabula_server::Options;
use fabula_server::options::{BotPace, Span};
use fabula_server::protocol::{ClockView, Do, TableState, ToServer};
use fabula_server::table::Presence;

use crate::support::{Client, TestServer, chance, fresh_id, game_of, preset, secret, table_of};

const CLOCKS: Clocks = Clocks {
    race: Some(30),
    clue: Some(40),
    give: Some(50),
    vote: Some(60),
    review: Some(20),
};

/// A bot that never gets around to it.
const NEVER: BotPace = BotPace {
    think: Span::between(DAY, DAY),
    claim: Span::between(DAY, DAY),
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MILLISECOND: Duration = Duration::from_millis(1);

fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

/// A server whose chance is the same in every run. Real time plays no part in these tests: no connection
/// counts as dead because a test is slow.
async fn server(seed: u8, change: impl FnOnce(&mut Options)) -> TestServer {
    let next = AtomicU64::new(0);
    TestServer::with(|options| {
        options.entropy = Arc::new(move |bytes| {
            let mut draw = chance(seed, next.fetch_add(1, Ordering::Relaxed));
            bytes.fill_with(|| draw.below(256) as u8);
        });
        options.timeouts.silence = seconds(600);
        change(options);
    })
    .await
}

/// Classic with these clocks; absent players are not played by bots.
fn clocks(clocks: Clocks) -> TableSettingsChange {
    TableSettingsChange {
        clocks: Some(clocks),
        stand_ins: Some(false),
        ..preset(Preset::Classic)
    }
}

fn presence(state: &TableState<'_>, player: PlayerId) -> Option<Presence> {
    let of = state.presence.iter().find(|p| p.player == player);
    of.map(|p| p.presence)
}

/// Waits until the table has done everything that is due by now: what it shows after somebody looked away
/// and back, it shows after that.
async fn settle(client: &mut Client) {
    let you = client.you.expect("somebody");
    for (away, shown) in [(true, Presence::Away), (false, Presence::Connected)] {
        client.send(&ToServer::Away { away }).await;
        client.until(|s| presence(s, you) == Some(shown)).await;
    }
}

/// Lets time pass, and the table do what is due.
async fn pass(server: &TestServer, client: &mut Client, time: Duration) {
    server.advance(time);
    settle(client).await;
}

/// The same for somebody who only watches: another one comes and goes.
async fn settle_watching(server: &TestServer, code: &str, watcher: &mut Client) {
    let another = Client::join(server, &secret(251), code).await;
    watcher.until(|s| s.watching == 2).await;
    drop(another);
    watcher.until(|s| s.watching == 1).await;
}

/// Somebody leaves without a word; the others have noticed.
async fn vanish(client: Client, seen_by: &mut Client) -> PlayerId {
    let you = client.you.expect("somebody");
    drop(client);
    seen_by
        .until(|s| presence(s, you) == Some(Presence::Away))
        .await;
    you
}

/// Everybody vanishes; only a stranger is left to see it.
async fn all_vanish(server: &TestServer, code: &str, clients: Vec<Client>) -> Client {
    let mut watcher = Client::join(server, &secret(250), code).await;
    for client in clients {
        vanish(client, &mut watcher).await;
    }
    settle_watching(server, code, &mut watcher).await;
    watcher
}

fn turn(client: &Client) -> Turn {
    client.view().turn
}

fn phase(client: &Client) -> PhaseName {
    turn(client).phase
}

async fn catch_up(clients: &mut [Client]) {
    let newest = clients.iter().map(|c| c.state().position).max();
    for client in clients {
        client.until(|s| Some(s.position) >= newest).await;
    }
}

/// Lets one of those who are waited for make a move, if any of them is here.
async fn step(clients: &mut [Client], chance: &mut impl Chance) -> bool {
    catch_up(clients).await;
    for n in 0..clients.len() {
        if let Some(command) = clients[n].random_move(chance) {
            clients[n].must(command).await;
            catch_up(clients).await;
            return true;
        }
    }
    false
}

async fn play_to(clients: &mut [Client], chance: &mut impl Chance, wanted: PhaseName) {
    while phase(&clients[0]) != wanted {
        assert!(step(clients, chance).await, "nobody can do anything");
    }
}

fn clock(client: &Client) -> ClockView {
    client.state().clock.expect("a clock")
}

/// Nothing happens for so long but a millisecond; then the turn is another one.
async fn runs_out_after(server: &TestServer, client: &mut Client, time: Duration) {
    settle(client).await;
    let (before, position) = (turn(client), client.state().position);
    pass(server, client, time - MILLISECOND).await;
    assert_eq!(turn(client), before, "too early");
    assert_eq!(client.state().position, position, "too early");
    pass(server, client, MILLISECOND).await;
    assert_ne!(turn(client), before, "too late");
    assert_eq!(client.state().position, position + 1);
}

// Presence.

#[tokio::test(flavor = "multi_thread")]
async fn others_see_who_is_here_away_or_gone() {
    let server = server(1, |_| {}).await;
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
    let server = server(2, |_| {}).await;
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
    let server = server(3, |_| {}).await;
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
    let server = server(4, |_| {}).await;
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

// Time up.

#[tokio::test(flavor = "multi_thread")]
async fn time_up_in_every_phase_moves_the_game_on() {
    let server = server(5, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, clocks(CLOCKS)).await;
    let mut chance = chance(6, 0);

    // Nobody claims: somebody is appointed, whose role cannot be given up.
    assert_eq!(phase(&clients[0]), PhaseName::Race);
    runs_out_after(&server, &mut clients[0], seconds(30)).await;
    let PhaseView::Clue {
        storyteller: first,
        claimed,
    } = clients[0].view().phase
    else {
        panic!("a storyteller");
    };
    assert!(!claimed);

    // No clue: the role passes to the left, and it counts as a turn.
    runs_out_after(&server, &mut clients[0], seconds(40)).await;
    let PhaseView::Clue { storyteller, .. } = clients[0].view().phase else {
        panic!("a storyteller");
    };
    assert_eq!(storyteller.index(), (first.index() + 1) % 4);
    let turns = |c: &Client, seat: usize| c.view().seats[seat].turns;
    assert_eq!(turns(&clients[0], first.index()), 1);
    assert_eq!(turns(&clients[0], storyteller.index()), 0);
    assert_eq!(turn(&clients[0]).round, 1);

    // One gives; the others give cards at random.
    play_to(&mut clients, &mut chance, PhaseName::Give).await;
    assert!(step(&mut clients, &mut chance).await);
    let hands: Vec<Vec<_>> = clients
        .iter()
        .map(|c| c.view().hand.as_deref().expect("a hand").to_vec())
        .collect();
    runs_out_after(&server, &mut clients[0], seconds(50)).await;
    catch_up(&mut clients).await;
    for (client, hand) in clients.iter().zip(&hands) {
        let PhaseView::Vote { table, yours, .. } = &client.view().phase else {
            panic!("a vote");
        };
        assert_eq!((table.len(), yours.len()), (4, 1));
        let now = client.view().hand.as_deref().expect("a hand");
        assert_eq!(now.len(), 5);
        assert!(
            now.iter().all(|card| hand.contains(card)),
            "no card is drawn before the refill"
        );
    }

    // One votes; the others' ballots are missing.
    assert!(step(&mut clients, &mut chance).await);
    runs_out_after(&server, &mut clients[0], seconds(60)).await;
    let PhaseView::Review { result, .. } = &clients[0].view().phase else {
        panic!("a review");
    };
    assert_eq!(result.ballots.len(), 1);
    assert_ne!(result.outcome, Outcome::NobodyVoted);
    let voter = result.ballots[0].seat;
    let others = clients.iter().map(Client::seat);
    for seat in others.filter(|&s| s != voter && s != storyteller) {
        let mut lines = result.lines.iter().filter(|l| l.seat == seat);
        let no_ballot = |r: Reason| matches!(r, Reason::NoBallot);
        assert!(
            lines.clone().any(|l| no_ballot(l.reason)),
            "{:?}",
            result.lines
        );
        let bonus = |r: Reason| matches!(r, Reason::Fooled { .. });
        assert!(lines.all(|l| l.points == 0 || bonus(l.reason)));
    }

    // Looked long enough.
    runs_out_after(&server, &mut clients[0], seconds(20)).await;
    assert_eq!(turn(&clients[0]).round, 2);
    assert_eq!(phase(&clients[0]), PhaseName::Clue);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_that_runs_out_opens_the_race_again() {
    let server = server(7, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, clocks(CLOCKS)).await;
    clients[1].must(Move::Claim).await;
    let claimed = turn(&clients[1]);
    runs_out_after(&server, &mut clients[0], seconds(40)).await;
    assert_eq!(phase(&clients[0]), PhaseName::Race);
    // It has a clock of its own.
    assert_eq!(clock(&clients[0]).left, 30_000);
    clients[2].until(|s| s.position == 6).await;
    clients[2].must(Move::Claim).await;
    assert_ne!(turn(&clients[2]), claimed);
}

#[tokio::test(flavor = "multi_thread")]
async fn if_nobody_votes_nobody_scores() {
    let server = server(8, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, clocks(CLOCKS)).await;
    play_to(&mut clients, &mut chance(9, 0), PhaseName::Vote).await;
    runs_out_after(&server, &mut clients[0], seconds(60)).await;
    let PhaseView::Review { result, .. } = &clients[0].view().phase else {
        panic!("a review");
    };
    assert_eq!(result.outcome, Outcome::NobodyVoted);
    assert!(clients[0].view().seats.iter().all(|s| s.score == 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn when_everybody_in_turn_is_skipped_the_game_pauses_until_somebody_resumes() {
    let server = server(10, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, clocks(CLOCKS)).await;
    runs_out_after(&server, &mut clients[0], seconds(30)).await;
    for _ in 0..3 {
        assert!(!clients[0].view().pauses.any());
        runs_out_after(&server, &mut clients[0], seconds(40)).await;
    }
    assert!(clients[0].view().pauses.all_skipped);
    assert!(!clock(&clients[0]).running);
    let position = clients[0].state().position;
    pass(&server, &mut clients[0], DAY).await;
    assert_eq!(clients[0].state().position, position);
    // Anybody in a seat may go on, not only the host.
    catch_up(&mut clients).await;
    assert!(clients[2].table().may.resume && clients[2].view().legal.resume);
    clients[2].must(Move::Resume).await;
    catch_up(&mut clients).await;
    assert_eq!(
        clock(&clients[0]),
        ClockView {
            left: 40_000,
            total: 40_000,
            running: true
        }
    );
    runs_out_after(&server, &mut clients[0], seconds(40)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_clocks_waits_for_ever() {
    let server = server(11, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    assert_eq!(clients[0].state().clock, None);
    let before = turn(&clients[0]);
    pass(&server, &mut clients[0], 300 * DAY).await;
    assert_eq!(turn(&clients[0]), before);
}

// The clock itself.

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_is_shown_and_stands_still_while_the_game_is_held() {
    let server = server(12, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, clocks(CLOCKS)).await;
    let me = &mut clients[0];
    let total = 30_000;
    let face = |left, running| ClockView {
        left,
        total,
        running,
    };
    assert_eq!(clock(me), face(30_000, true));
    pass(&server, me, seconds(10)).await;
    assert_eq!(clock(me), face(20_000, true));
    me.must(HostCommand::Pause).await;
    assert_eq!(clock(me), face(20_000, false));
    let position = me.state().position;
    pass(&server, me, DAY).await;
    assert_eq!(clock(me), face(20_000, false));
    assert_eq!(me.state().position, position);
    me.must(Move::Resume).await;
    assert_eq!(clock(me), face(20_000, true));
    runs_out_after(&server, me, seconds(20)).await;
    assert_eq!(clock(me).total, 40_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_or_votes_does_not_wind_the_clock_up_again() {
    let server = server(13, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, clocks(CLOCKS)).await;
    let mut chance = chance(14, 0);
    for (wanted, total) in [(PhaseName::Give, 50), (PhaseName::Vote, 60)] {
        play_to(&mut clients, &mut chance, wanted).await;
        pass(&server, &mut clients[0], seconds(10)).await;
        assert!(step(&mut clients, &mut chance).await);
        assert_eq!(clock(&clients[0]).left, (total - 10) * 1_000);
        assert_eq!(phase(&clients[0]), wanted);
        runs_out_after(&server, &mut clients[0], seconds(total as u64 - 10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nobody_there_the_table_stands_still_for_a_day() {
    let think = Span::between(seconds(2), seconds(3));
    let server = server(15, |o| {
        o.pace = BotPace {
            think,
            claim: think,
        }
    })
    .await;
    let (code, mut clients) = table_of(&server, 2, clocks(CLOCKS)).await;
    for _ in 0..2 {
        clients[0].must(HostCommand::AddBot { name: None }).await;
    }
    clients[0].must(HostCommand::Start).await;
    pass(&server, &mut clients[0], seconds(1)).await;
    let position = clients[0].state().position;
    let mut watcher = all_vanish(&server, &code, clients).await;
    let still = ClockView {
        left: 29_000,
        total: 30_000,
        running: false,
    };
    assert_eq!(clock(&watcher), still);
    for time in [seconds(3), seconds(30), seconds(60 * 60), DAY] {
        server.advance(time);
        settle_watching(&server, &code, &mut watcher).await;
        assert_eq!(watcher.state().position, position, "nothing happens");
        assert_eq!(clock(&watcher), still);
    }

    // Somebody comes back: it goes on where it stopped, and bots think as long as ever.
    let mut me = Client::join(&server, &secret(2), &code).await;
    settle(&mut me).await;
    assert_eq!(clock(&me).left, 29_000);
    assert!(clock(&me).running);
    assert_eq!(phase(&me), PhaseName::Race);
    pass(&server, &mut me, seconds(2) - MILLISECOND).await;
    assert_eq!(phase(&me), PhaseName::Race);
    pass(&server, &mut me, seconds(1) + MILLISECOND).await;
    assert_eq!(phase(&me), PhaseName::Clue, "a bot has claimed");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_watches_does_not_make_the_clock_run() {
    let server = server(16, |_| {}).await;
    let (code, clients) = game_of(&server, 3, clocks(CLOCKS)).await;
    let mut watcher = all_vanish(&server, &code, clients).await;
    server.advance(DAY);
    settle_watching(&server, &code, &mut watcher).await;
    assert_eq!(phase(&watcher), PhaseName::Race);
    assert!(!clock(&watcher).running);
}

/// A table whose storyteller has 60 seconds and has used some of them, with the server restarted after
/// that; somebody comes back when the downtime is over.
async fn restarted(used: Duration, down: Duration, clue: u16) -> (TestServer, String, Client) {
    let server = server(17, |_| {}).await;
    let wish = clocks(Clocks {
        clue: Some(clue),
        ..Clocks::default()
    });
    let (code, mut clients) = game_of(&server, 3, wish).await;
    clients[0].must(Move::Claim).await;
    pass(&server, &mut clients[0], used).await;
    drop(clients);
    let server = server.restart().await;
    server.advance(down);
    let mut me = Client::join(&server, &secret(1), &code).await;
    settle(&mut me).await;
    assert_eq!(phase(&me), PhaseName::Clue);
    (server, code, me)
}

#[tokio::test]
async fn after_a_restart_a_clock_goes_on_where_it_was() {
    let (server, _, mut me) = restarted(seconds(10), seconds(5), 60).await;
    assert_eq!(clock(&me).left, 50_000);
    runs_out_after(&server, &mut me, seconds(50)).await;
}

#[tokio::test]
async fn after_a_restart_nothing_runs_out_for_fifteen_seconds() {
    let (server, _, mut me) = restarted(seconds(58), seconds(1), 60).await;
    assert_eq!(clock(&me).left, 15_000);
    runs_out_after(&server, &mut me, seconds(15)).await;
}

#[tokio::test]
async fn a_clock_does_not_run_while_the_server_is_down() {
    let (server, _, mut me) = restarted(seconds(30), seconds(1_000), 60).await;
    assert_eq!(clock(&me).left, 30_000);
    runs_out_after(&server, &mut me, seconds(30)).await;
}

#[tokio::test]
async fn after_a_restart_even_the_shortest_clock_waits_for_fifteen_seconds() {
    let (server, _, mut me) = restarted(seconds(1), seconds(1), 5).await;
    runs_out_after(&server, &mut me, seconds(15)).await;
}

#[tokio::test]
async fn a_clock_never_shows_less_than_nothing() {
    let (server, code, mut me) = restarted(seconds(1), seconds(1), 5).await;
    pass(&server, &mut me, seconds(10)).await;
    let watcher = all_vanish(&server, &code, vec![me]).await;
    assert!(!clock(&watcher).running);
    assert!(clock(&watcher).left >= 0, "{:?}", clock(&watcher));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_stood_still_has_lost_nothing_when_its_room_left_memory() {
    let server = server(18, |_| {}).await;
    let race = Some(60 * 60);
    let wish = clocks(Clocks {
        race,
        ..Clocks::default()
    });
    let (code, clients) = game_of(&server, 3, wish).await;
    drop(all_vanish(&server, &code, clients).await);
    for _ in 0..1_000 {
        let figures = server.get(&secret(1), "/metrics").await.text().await;
        if figures.expect("figures").contains("fabula_rooms 0\n") {
            break;
        }
        server.advance(seconds(10));
        tokio::task::yield_now().await;
    }
    let mut me = Client::join(&server, &secret(1), &code).await;
    settle(&mut me).await;
    assert_eq!(clock(&me).left, 60 * 60 * 1_000);
}

// Bots.

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_their_time_and_claim_only_after_a_while() {
    let server = server(19, |o| o.pace = BotPace::default()).await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::AddBot { name: None }).await;
    }
    me.must(HostCommand::Start).await;
    pass(&server, me, seconds(20) - MILLISECOND).await;
    assert_eq!(phase(me), PhaseName::Race, "persons have their chance");
    pass(&server, me, seconds(10) + MILLISECOND).await;
    let PhaseView::Clue { storyteller, .. } = me.view().phase else {
        panic!("a bot has claimed by now");
    };
    assert_ne!(storyteller, me.seat());

    // To tell, to give and to vote: one and a half to five seconds.
    let (least, most) = (Duration::from_millis(1_500), seconds(5));
    let position = me.state().position;
    pass(&server, me, least - MILLISECOND).await;
    assert_eq!(me.state().position, position, "bots think");
    pass(&server, me, most - least + MILLISECOND).await;
    for wanted in [PhaseName::Give, PhaseName::Vote] {
        assert_eq!(phase(me), wanted);
        let position = me.state().position;
        pass(&server, me, least - MILLISECOND).await;
        assert_eq!(me.state().position, position, "bots think");
        pass(&server, me, most - least + MILLISECOND).await;
        assert_eq!(me.state().position, position + 2, "two bots have moved");
        assert_eq!(me.view().awaited.len(), 1, "and wait for the person");
        let mine = me.random_move(&mut chance(20, 0)).expect("a move");
        me.must(mine).await;
    }
    // They do not make anybody hurry through the review.
    assert_eq!(phase(me), PhaseName::Review);
    pass(&server, me, DAY).await;
    assert_eq!(phase(me), PhaseName::Review);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_move_while_the_game_is_held() {
    let think = Span::between(seconds(1), seconds(1));
    let server = server(21, |o| {
        o.pace = BotPace {
            think,
            claim: think,
        }
    })
    .await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::AddBot { name: None }).await;
    }
    me.must(HostCommand::Start).await;
    me.must(HostCommand::Pause).await;
    let position = me.state().position;
    pass(&server, me, DAY).await;
    assert_eq!(me.state().position, position);
    me.must(Move::Resume).await;
    assert_eq!(phase(me), PhaseName::Race);
    pass(&server, me, seconds(1)).await;
    assert_eq!(phase(me), PhaseName::Clue);
}

// Those who are gone.

fn stand_in(client: &Client, player: PlayerId) -> bool {
    let of = |p: &&fabula_room::PlayerView| p.id == player;
    let they = client.table().players.iter().find(of).expect("a player");
    let seat = they.seat.expect("a seat");
    let sits = client.view().seats.iter().find(|s| s.seat == seat);
    let bot = sits.expect("a seat").player == Player::Bot;
    assert_eq!(bot, they.stand_in);
    assert!(!they.gone, "the seat is still theirs");
    bot
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_gone_for_forty_seconds_until_they_return() {
    let server = server(22, |o| o.pace = NEVER).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    play_to(&mut clients, &mut chance(23, 0), PhaseName::Give).await;
    let last = clients.pop().expect("four");
    let before = last.table().clone();
    let they = vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40) - MILLISECOND).await;
    assert!(!stand_in(&clients[0], they));
    pass(&server, &mut clients[0], MILLISECOND).await;
    assert!(stand_in(&clients[0], they));
    assert_eq!(clients[0].presence_of(they), Some(Presence::Gone));

    // Back: the same seat, the same cards.
    let mut back = Client::join(&server, &secret(4), &code).await;
    back.until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert_eq!(*back.table(), before);
    clients[0]
        .until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert!(!stand_in(&clients[0], they));
    let give = back.random_move(&mut chance(24, 0)).expect("cards");
    back.must(give).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_did_for_somebody_is_theirs() {
    let server = server(25, |_| {}).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    play_to(&mut clients, &mut chance(26, 0), PhaseName::Give).await;
    let last = clients.pop().expect("four");
    let seat = last.seat();
    let hand = last.view().hand.as_deref().expect("a hand").to_vec();
    vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40)).await;
    let gave = |c: &Client| c.view().seats[seat.index()].gave;
    assert_eq!(gave(&clients[0]), 1, "the bot has given a card");

    let mut back = Client::join(&server, &secret(4), &code).await;
    back.until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert_eq!(back.seat(), seat);
    let PhaseView::Give { yours, .. } = &back.view().phase else {
        panic!("cards are given");
    };
    assert_eq!(yours.len(), 1);
    let now = back.view().hand.as_deref().expect("a hand");
    assert_eq!(now.len() + 1, hand.len());
    assert!(hand.contains(&yours[0]) && !now.contains(&yours[0]));
    // It can still be taken back.
    back.must(Move::TakeBack).await;
    let now = back.view().hand.as_deref().expect("a hand");
    assert_eq!(now.len(), hand.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storyteller_who_is_gone_is_played_by_a_bot_and_the_game_ends_without_them() {
    let server = server(27, |_| {}).await;
    let settings = Settings {
        target: Some(8),
        ..Preset::Classic.settings()
    };
    let wish = TableSettingsChange {
        rules: Some(settings),
        ..TableSettingsChange::default()
    };
    let (code, mut clients) = game_of(&server, 4, wish).await;
    clients[3].must(Move::Claim).await;
    let last = clients.pop().expect("four");
    let seat = last.seat();
    vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40)).await;
    assert_eq!(phase(&clients[0]), PhaseName::Give, "the bot has told");
    let mut chance = chance(28, 0);
    while phase(&clients[0]) != PhaseName::Over {
        if !step(&mut clients, &mut chance).await {
            settle(&mut clients[0]).await;
        }
    }
    let back = Client::join(&server, &secret(4), &code).await;
    assert_eq!(back.seat(), seat);
    assert!(matches!(
        back.view().phase,
        PhaseView::Over {
            ending: Ending::Target,
            ..
        }
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_does_not_want_it_no_bot_plays_for_anybody() {
    let server = server(29, |_| {}).await;
    let wish = TableSettingsChange {
        stand_ins: Some(false),
        ..preset(Preset::Classic)
    };
    let (_, mut clients) = game_of(&server, 4, wish).await;
    let they = vanish(clients.pop().expect("four"), &mut clients[0]).await;
    let position = clients[0].state().position;
    pass(&server, &mut clients[0], DAY).await;
    assert!(!stand_in(&clients[0], they));
    assert_eq!(clients[0].state().position, position);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_looks_away_is_not_replaced_and_stays_host() {
    let server = server(30, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    clients[0].send(&ToServer::Away { away: true }).await;
    let host = clients[0].you.expect("somebody");
    let other = &mut clients[1];
    other
        .until(|s| presence(s, host) == Some(Presence::Away))
        .await;
    let position = other.state().position;
    pass(&server, other, DAY).await;
    assert!(!stand_in(other, host));
    assert_eq!(other.table().host, Some(host));
    assert_eq!(other.state().position, position);
}

#[tokio::test]
async fn after_a_restart_nobody_is_replaced_before_their_time() {
    let server = server(31, |_| {}).await;
    let (code, clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let they = clients[3].you.expect("somebody");
    drop(clients);
    let server = server.restart().await;
    server.advance(DAY);
    let mut second = Client::join(&server, &secret(2), &code).await;
    let host = second.table().host;
    pass(&server, &mut second, seconds(40) - MILLISECOND).await;
    assert!(!stand_in(&second, they));
    assert_eq!(second.table().host, host);
    pass(&server, &mut second, MILLISECOND).await;
    assert!(stand_in(&second, they));
    assert_eq!(second.table().host, host, "the host has a minute");
    pass(&server, &mut second, seconds(20)).await;
    assert_eq!(second.table().host, second.you);
}

// The host.

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_gone_for_a_minute_passes_on_to_the_next_person_there() {
    let server = server(32, |_| {}).await;
    let (code, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
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
    let refused = back
        .ask(HostCommand::AddBot { name: None })
        .await
        .unwrap_err();
    assert_eq!(refused.code, "not-host");
    third.must(HostCommand::HandOver { player: first }).await;
    drop(fourth);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nobody_to_pass_it_to_the_host_stays_host() {
    let server = server(33, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
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
    let server = server(34, |_| {}).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
    clients[0].must(MemberCommand::Leave).await;
    let second = clients[1].you;
    clients[1].until(|s| s.table.host == second).await;
    clients[1].must(MemberCommand::Leave).await;
    assert_eq!(clients[1].table().host, None);
    // Whoever sits down next is the host.
    let next = Client::sit(&server, &secret(7), &code, "Next").await;
    assert_eq!(next.table().host, next.you);
}

// Ending it.

fn ending(client: &Client) -> Option<Ending> {
    match client.view().phase {
        PhaseView::Over { ending, .. } => Some(ending),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_ends_when_all_persons_present_agree() {
    let server = server(35, |o| o.pace = NEVER).await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
    clients[0].must(HostCommand::Start).await;
    catch_up(&mut clients).await;
    clients[0].must(Move::AgreeToEnd).await;
    clients[1].must(Move::AgreeToEnd).await;
    clients[1].must(Move::KeepPlaying).await;
    clients[2].must(Move::AgreeToEnd).await;
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), None);
    assert_eq!(clients[0].view().agreed.len(), 2);
    clients[1].must(Move::AgreeToEnd).await;
    settle(&mut clients[0]).await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_does_not_keep_the_others_from_ending_it() {
    let server = server(36, |o| o.pace = NEVER).await;
    let (_, mut clients) = game_of(&server, 3, clocks(Clocks::default())).await;
    let last = clients.pop().expect("three");
    for client in &mut clients {
        client.must(Move::AgreeToEnd).await;
    }
    vanish(last, &mut clients[0]).await;
    // A moment's loss of the connection is not consent.
    pass(&server, &mut clients[0], seconds(20) - MILLISECOND).await;
    assert_eq!(ending(&clients[0]), None);
    server.advance(MILLISECOND);
    clients[0]
        .until(|s| {
            let game = s.table.game.as_ref().expect("a game");
            game.view.turn.phase == PhaseName::Over
        })
        .await;
    assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nobody_there_no_game_ends_by_agreement() {
    let server = server(37, |o| o.pace = NEVER).await;
    let (code, mut clients) = table_of(&server, 2, clocks(Clocks::default())).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
    clients[0].must(HostCommand::Start).await;
    clients[0].must(Move::AgreeToEnd).await;
    let mut watcher = Client::join(&server, &secret(250), &code).await;
    vanish(clients.pop().expect("two"), &mut watcher).await;
    server.advance(seconds(5));
    vanish(clients.pop().expect("one"), &mut watcher).await;
    server.advance(seconds(15));
    settle_watching(&server, &code, &mut watcher).await;
    assert_eq!(ending(&watcher), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_wait_for_a_third_or_end_it() {
    for ends in [false, true] {
        let server = server(38, |o| o.pace = NEVER).await;
        let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
        play_to(&mut clients, &mut chance(39, 0), PhaseName::Give).await;
        clients[2].must(MemberCommand::Leave).await;
        catch_up(&mut clients).await;
        assert!(clients[0].view().pauses.too_few);
        assert_eq!(clients[0].view().seats[2].standing, Standing::Open);
        let refused = clients[0].ask(Move::Resume).await.unwrap_err();
        assert_eq!(refused.code, "still-too-few");
        let position = clients[0].state().position;
        pass(&server, &mut clients[0], DAY).await;
        assert_eq!(clients[0].state().position, position);
        if ends {
            for client in &mut clients[..2] {
                client.must(Move::AgreeToEnd).await;
            }
            settle(&mut clients[0]).await;
            assert_eq!(ending(&clients[0]), Some(Ending::Agreement));
        } else {
            // Somebody else takes the seat over, and it goes on.
            let fourth = Client::sit(&server, &secret(9), &code, "Fourth").await;
            assert_eq!(fourth.seat().index(), 2);
            settle(&mut clients[0]).await;
            assert!(!clients[0].view().pauses.any());
        }
    }
}

// Nothing freezes.

/// A short game of four of whom one is gone for good, with nobody to play for them.
async fn one_is_gone(server: &TestServer, clocks: Clocks) -> (String, Vec<Client>) {
    let settings = Settings {
        target: Some(8),
        ..Preset::Classic.settings()
    };
    let wish = TableSettingsChange {
        rules: Some(settings),
        clocks: Some(clocks),
        stand_ins: Some(false),
        ..TableSettingsChange::default()
    };
    let (code, mut clients) = game_of(server, 4, wish).await;
    vanish(clients.pop().expect("four"), &mut clients[0]).await;
    (code, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_never_blocks_a_table_with_clocks() {
    let server = server(40, |_| {}).await;
    let (_, mut clients) = one_is_gone(&server, CLOCKS).await;
    let mut chance = chance(41, 0);
    let mut waited = 0;
    while phase(&clients[0]) != PhaseName::Over {
        if !step(&mut clients, &mut chance).await {
            pass(&server, &mut clients[0], seconds(60)).await;
            waited += 1;
        }
    }
    assert_eq!(ending(&clients[0]), Some(Ending::Target));
    assert!(waited > 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_never_blocks_a_table_with_a_host_who_moves_on() {
    let server = server(42, |_| {}).await;
    let (_, mut clients) = one_is_gone(&server, Clocks::default()).await;
    let mut chance = chance(43, 0);
    while phase(&clients[0]) != PhaseName::Over {
        if !step(&mut clients, &mut chance).await {
            assert!(clients[0].table().may.move_on);
            clients[0].must(HostCommand::MoveOn).await;
        }
    }
    assert_eq!(ending(&clients[0]), Some(Ending::Target));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_send_a_dead_connection_away_and_close_its_seat() {
    let server = server(44, |_| {}).await;
    let (code, mut clients) = one_is_gone(&server, Clocks::default()).await;
    let mut chance = chance(45, 0);
    let they = clients[0].table().players[3].id;
    clients[0].must(HostCommand::Kick { player: they }).await;
    assert_eq!(clients[0].table().may.close.len(), 1);
    let seat = clients[0].table().may.close[0];
    clients[0].must(HostCommand::Close { seat }).await;
    while phase(&clients[0]) != PhaseName::Over {
        assert!(
            step(&mut clients, &mut chance).await,
            "nobody is waited for"
        );
    }
    assert_eq!(ending(&clients[0]), Some(Ending::Target));
    // Who was sent away does not come back.
    let mut back = Client::dial(&server, Some(&secret(4)))
        .await
        .expect("a socket");
    back.hello(&code).await;
    assert_eq!(back.end().await.code, Some(4003));
}

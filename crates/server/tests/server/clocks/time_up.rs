//! What happens in each phase when its time is up.

use fabula_room::Move;
use fabula_rules::{Outcome, PhaseName, PhaseView, Preset, Reason};
use fabula_server::protocol::ClockView;

use super::{CLOCKS, REVEAL, clock, clocks, runs_out_after};
use crate::support::{
    Client, DAY, TestServer, catch_up, chance, game_of, pass, phase, play_to, preset, seconds,
    step, turn,
};

#[tokio::test(flavor = "multi_thread")]
async fn time_up_in_every_phase_moves_the_game_on() {
    let server = TestServer::seeded(5, |_| {}).await;
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

    // All is revealed, and looked at long enough.
    runs_out_after(&server, &mut clients[0], REVEAL + seconds(20)).await;
    assert_eq!(turn(&clients[0]).round, 2);
    assert_eq!(phase(&clients[0]), PhaseName::Clue);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_that_runs_out_opens_the_race_again() {
    let server = TestServer::seeded(7, |_| {}).await;
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
    let server = TestServer::seeded(8, |_| {}).await;
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
    let server = TestServer::seeded(10, |_| {}).await;
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
            running: true,
            held_by: None,
            may_hold: false,
        }
    );
    runs_out_after(&server, &mut clients[0], seconds(40)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_clocks_waits_for_ever() {
    let server = TestServer::seeded(11, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    assert_eq!(clients[0].state().clock, None);
    let before = turn(&clients[0]);
    pass(&server, &mut clients[0], 300 * DAY).await;
    assert_eq!(turn(&clients[0]), before);
}

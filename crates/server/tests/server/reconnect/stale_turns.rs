//! What was meant for another turn is refused and changes nothing.

use fabula_room::{Command, HostCommand, Move};
use fabula_rules::{PhaseName, PhaseView, Preset, Turn};
use fabula_server::protocol::Do;

use super::{catch_up, known, phase, play_until, turn};
use crate::support::{Client, TestServer, chance, fresh_id, game_of, short_game};

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
    let server = TestServer::seeded(21, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, short_game(Preset::Classic, 8)).await;
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
    let server = TestServer::seeded(23, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, short_game(Preset::Classic, 8)).await;
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

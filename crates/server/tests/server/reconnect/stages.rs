//! The moments of a room at which connections are lost.

use fabula_room::{HostCommand, MemberCommand, Move};
use fabula_rules::{Draw, PhaseName, PhaseView};

use super::{catch_up, phase, play_until, step, turn};
use crate::support::Client;

/// The moments of a room at which connections are lost here.
pub const STAGES: [&str; 9] = [
    "lobby", "race", "clue", "give", "vote", "review", "paused", "round 2", "over",
];

/// Brings a table from the stage before to this one.
pub async fn go_to(stage: &str, clients: &mut [Client], chance: &mut Draw) {
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

//! Tables for agents, and programs that play: at tables, over plain HTTP, in the records.

mod chosen_seeds;
mod descriptions_withheld;
mod export;
mod misbehaving_programs;
mod no_limits;
mod page;
mod programs_at_tables;
pub mod seated_program;
mod stand_ins_in_the_album;
mod tables_for_agents;
mod waiting_is_being_there;
mod what_programs_are_told;

use fabula_room::{Command, HostCommand, MemberCommand, Move, TableSettingsChange};
use fabula_rules::{PhaseName, Preset};
use serde_json::{Value, json};

use crate::support::{Client, TestServer, fresh_id, preset, refusal_of, secret, short_game};

/// A table for agents.
fn for_agents() -> TableSettingsChange {
    TableSettingsChange {
        agents: Some(true),
        ..preset(Preset::Classic)
    }
}

/// The same for a game that ends with so many points.
fn for_agents_to(target: u16) -> TableSettingsChange {
    TableSettingsChange {
        agents: Some(true),
        ..short_game(Preset::Classic, target)
    }
}

/// A table as a stranger sees it, after it has done everything that is due by now: the second look is answered after that. A
/// stranger's looks keep nobody there.
async fn look(server: &TestServer, code: &str) -> Value {
    let path = format!("/api/tables/{code}");
    server.json(&secret(250), &path).await;
    server.json(&secret(250), &path).await
}

/// Everybody agrees to end the game, and it is over.
async fn end_by_agreement(clients: &mut [Client]) {
    for client in &mut *clients {
        client.must(Move::AgreeToEnd).await;
    }
    for client in clients {
        client
            .until(|s| {
                let game = s.table.game.as_ref().expect("a game");
                game.view.turn.phase == PhaseName::Over
            })
            .await;
    }
}

/// Somebody asks for something over plain HTTP, for the turn that is now. Gives the code of the refusal, if it is one.
async fn ask(
    server: &TestServer,
    n: u8,
    code: &str,
    command: impl Into<Command>,
) -> Result<(), String> {
    let state = server
        .json(&secret(n), &format!("/api/tables/{code}"))
        .await;
    let turn = &state["table"]["game"]["view"]["turn"];
    let command: Command = command.into();
    let body = json!({ "id": fresh_id(), "turn": turn, "command": command });
    let path = format!("/api/tables/{code}/do");
    let response = server.post(&secret(n), &path, body).await;
    match response.status().as_u16() {
        200 => Ok(()),
        _ => Err(refusal_of(response).await.1),
    }
}

/// A game of so many who hold no connection; the first is the host.
async fn game_over_http(server: &TestServer, players: u8, change: TableSettingsChange) -> String {
    let code = server.create(&secret(1), "Player 1", change).await;
    for n in 2..=players {
        let (name, colour) = (format!("Player {n}"), None);
        let sit = MemberCommand::Sit { name, colour };
        assert_eq!(ask(server, n, &code, sit).await, Ok(()));
    }
    assert_eq!(ask(server, 1, &code, HostCommand::Start).await, Ok(()));
    code
}

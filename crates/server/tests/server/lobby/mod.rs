//! Before, between and beside the games: opening a table, sitting down, choosing what is played, beginning,
//! coming late, leaving and coming back.

mod bots;
mod coming_back;
mod coming_late;
mod may_is_true;
mod opening;
mod public_list;
mod seating;
mod settings;
mod starting;

use fabula_room::{Command, HostCommand, MemberCommand, PlayerView, Refused, TableSettingsChange};

use crate::support::{Client, IDLE_BOTS, TestServer};

/// A server with bots that only sit there, for persons who are in a hurry.
async fn quiet_server(seed: u8) -> TestServer {
    TestServer::seeded(seed, |options| {
        options.pace = IDLE_BOTS;
        options.limits.messages_per_second = 10_000;
        options.limits.message_burst = 10_000;
        options.limits.tables_per_hour = 10_000;
    })
    .await
}

async fn refused(client: &mut Client, command: impl Into<Command>) -> Refused {
    let command = command.into();
    match client.ask(command.clone()).await {
        Ok(position) => panic!("{command:?} was done at {position}"),
        Err(refused) => refused,
    }
}

async fn code_of_refusal(client: &mut Client, command: impl Into<Command>) -> String {
    refused(client, command).await.code
}

fn sit(name: &str) -> Command {
    let (name, colour) = (name.to_owned(), None);
    MemberCommand::Sit { name, colour }.into()
}

fn configure(change: TableSettingsChange) -> Command {
    let change = Box::new(change);
    HostCommand::Configure { change }.into()
}

const BOT: HostCommand = HostCommand::ADD_ANY_BOT;

fn players(client: &Client) -> Vec<&PlayerView> {
    let here = client.table().players.iter().filter(|p| !p.gone);
    here.collect()
}

fn names(client: &Client) -> Vec<&str> {
    players(client).iter().map(|p| p.name.as_str()).collect()
}

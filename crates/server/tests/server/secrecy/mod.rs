//! Nobody is told what they may not know: every byte that arrives is held against the secret state.
//!
//! Random games of every preset are played over sockets, with bots, spectators, people who change their
//! minds and people who try what they may not. When a game is over its log is replayed by a small model
//! (`secrets.rs`), which shares no code with the views, and every message that any client ever heard is
//! looked at again (`check.rs`) with the knowledge of what was secret when it came.

mod allow_list;
mod check;
mod comings_and_goings;
mod leaks_are_noticed;
mod random_games;
mod same_to_the_byte;
mod screens_and_refusals;
mod secrets;
mod watched_table;

use std::sync::Arc;

use fabula_bots::PersonaMind;
use fabula_server::minds::InlineMind;

use crate::support::TestServer;

/// A server whose chance is the same in every run, for tests in a hurry.
async fn seeded_server(seed: u8) -> TestServer {
    TestServer::seeded(seed, |options| {
        // The same link whatever the port.
        options.public_url = Some("http://play.example.org".parse().expect("an address"));
        options.limits.messages_per_second = 10_000;
        options.limits.message_burst = 10_000;
        options.limits.talk_burst = 1_000;
        // Minds that say why: nobody may hear it before the round is revealed.
        options.minds = Arc::new(InlineMind(Arc::new(PersonaMind)));
    })
    .await
}

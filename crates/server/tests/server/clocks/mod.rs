//! The clock of a turn: when it runs, what it does when it runs out, and how long bots think.

mod bots_think;
mod going_on;
mod pair_wishes;
mod restart;
mod standing_still;
mod time_up;

use std::time::Duration;

use fabula_room::TableSettingsChange;
use fabula_rules::{Clocks, Preset};
use fabula_server::protocol::ClockView;

use crate::support::{Client, MILLISECOND, TestServer, pass, preset, settle, turn};

pub const CLOCKS: Clocks = Clocks {
    race: Some(30),
    clue: Some(40),
    give: Some(50),
    vote: Some(60),
    review: Some(20),
};

/// How long a round is revealed before its points are looked at.
const REVEAL: Duration = Duration::from_millis(fabula_server::table::REVEAL as u64);

/// Classic with these clocks; absent players are not played by bots.
pub fn clocks(clocks: Clocks) -> TableSettingsChange {
    TableSettingsChange {
        clocks: Some(clocks),
        stand_ins: Some(false),
        ..preset(Preset::Classic)
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

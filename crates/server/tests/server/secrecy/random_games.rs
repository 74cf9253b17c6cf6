//! Random games of every preset: nobody is told what they may not know.

use std::collections::BTreeSet;

use fabula_rules::Preset;

use super::seeded_server;
use super::watched_table::WatchedTable;
use crate::support::{TestServer, preset};

async fn play_and_check(server: &TestServer, game: Preset, persons: u8, bots: u8) {
    let mut table = WatchedTable::new(server, preset(game), persons, bots).await;
    table.start().await;
    let mut turns = BTreeSet::new();
    while !table.is_over() {
        // Once in each phase of the first rounds, and sometimes later.
        let turn = table.watchers[0].client.view().turn;
        if turn.round <= 2 && turns.insert((turn.round, turn.attempt)) {
            table.fetch().await;
        }
        if table.chance.below(3) == 0 {
            table.meddle().await;
        } else {
            table.step().await;
        }
    }
    table.fetch().await;
    table.check().await.must_be_clean(150);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_no_preset_is_anybody_told_what_they_may_not_know() {
    let games = [
        (Preset::Classic, 3, 0),
        (Preset::Classic, 3, 2),
        (Preset::Disney, 4, 0),
        (Preset::FirstEdition, 5, 1),
        (Preset::FirstEditionTeams, 6, 2),
        (Preset::Odyssey, 7, 0),
        (Preset::OdysseyParty, 5, 1),
        (Preset::OdysseyTeams, 4, 2),
    ];
    // One after the other on each server, so that chance is the same in every run.
    let halves = games.chunks(4).enumerate().map(async |(n, games)| {
        let server = seeded_server(n as u8).await;
        for &(game, persons, bots) in games {
            play_and_check(&server, game, persons, bots).await;
        }
    });
    futures::future::join_all(halves).await;
}

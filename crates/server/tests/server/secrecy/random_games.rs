//! Random games of every preset: nobody is told what they may not know.

use std::collections::BTreeSet;

use fabula_rules::Preset;

use super::seeded_server;
use super::watched_table::WatchedTable;
use crate::support::preset;

async fn nobody_is_told_too_much(game: Preset, persons: u8, bots: u8) {
    let server = seeded_server(persons + 10 * bots).await;
    let mut table = WatchedTable::new(&server, preset(game), persons, bots).await;
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

#[tokio::test]
async fn classic() {
    nobody_is_told_too_much(Preset::Classic, 3, 0).await;
}

#[tokio::test]
async fn classic_with_bots() {
    nobody_is_told_too_much(Preset::Classic, 3, 2).await;
}

#[tokio::test]
async fn disney() {
    nobody_is_told_too_much(Preset::Disney, 4, 0).await;
}

#[tokio::test]
async fn first_edition() {
    nobody_is_told_too_much(Preset::FirstEdition, 5, 1).await;
}

#[tokio::test]
async fn first_edition_teams() {
    nobody_is_told_too_much(Preset::FirstEditionTeams, 6, 2).await;
}

#[tokio::test]
async fn odyssey() {
    nobody_is_told_too_much(Preset::Odyssey, 7, 0).await;
}

#[tokio::test]
async fn odyssey_party() {
    nobody_is_told_too_much(Preset::OdysseyParty, 5, 1).await;
}

#[tokio::test]
async fn odyssey_teams() {
    nobody_is_told_too_much(Preset::OdysseyTeams, 4, 2).await;
}

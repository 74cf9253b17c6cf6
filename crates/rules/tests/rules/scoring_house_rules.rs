//! House rules about points: a changed number is really what is paid.

use fabula_rules::{Points, Preset};

use crate::support::Table;

/// What is changed, with how many players, their votes when seat 0 tells, and the points of each seat.
type Row = (Preset, fn(&mut Points), usize, &'static str, &'static [u16]);

const SOME: &str = "1>0 2>1 3>1";
const ALL: &str = "1>0 2>0 3>0";
const NONE: &str = "1>2 2>1 3>2";

#[test]
fn every_number_of_the_table_can_be_changed() {
    use Preset::{Classic, Odyssey};
    let rows: &[Row] = &[
        (Classic, |_| {}, 4, SOME, &[3, 5, 0, 0]),
        (Classic, |p| p.some.finder = 5, 4, SOME, &[3, 7, 0, 0]),
        (Classic, |p| p.some.storyteller = 7, 4, SOME, &[7, 5, 0, 0]),
        (Classic, |p| p.some.other = 1, 4, SOME, &[3, 5, 1, 1]),
        (Classic, |p| p.bonus = 2, 4, SOME, &[3, 7, 0, 0]),
        (Classic, |p| p.bonus = 0, 4, SOME, &[3, 3, 0, 0]),
        (Classic, |p| p.bonus_cap = Some(1), 4, SOME, &[3, 4, 0, 0]),
        (Classic, |p| p.bonus_cap = Some(0), 4, SOME, &[3, 3, 0, 0]),
        (Classic, |p| p.lone_finder = Some(6), 4, SOME, &[6, 8, 0, 0]),
        (Classic, |p| p.all_or_none.finder = 1, 4, ALL, &[0, 1, 1, 1]),
        (Classic, |p| p.all_or_none.other = 4, 4, ALL, &[0, 2, 2, 2]),
        (
            Classic,
            |p| p.all_or_none.storyteller = 1,
            4,
            ALL,
            &[1, 2, 2, 2],
        ),
        (Classic, |p| p.all_or_none.other = 4, 4, NONE, &[0, 5, 6, 4]),
        (
            Classic,
            |p| p.all_or_none.finder = 4,
            4,
            NONE,
            &[0, 3, 4, 2],
        ),
        (
            Classic,
            |p| p.all_or_none.storyteller = 1,
            4,
            NONE,
            &[1, 3, 4, 2],
        ),
        (Classic, |p| p.bonus = 3, 4, NONE, &[0, 5, 8, 2]),
        // Odyssey's cap is in points, whatever a vote is worth.
        (Odyssey, |p| p.bonus = 2, 4, SOME, &[3, 6, 0, 0]),
        (
            Odyssey,
            |p| p.bonus_cap = None,
            6,
            "1>0 2>1 3>1 4>1 5>1",
            &[3, 7, 0, 0, 0, 0],
        ),
        (
            Odyssey,
            |p| p.single_vote = 2,
            7,
            "1>0 2>0+3",
            &[3, 5, 3, 1, 0, 0, 0],
        ),
        (
            Odyssey,
            |p| p.single_vote = 0,
            7,
            "1>0 2>0+3",
            &[3, 3, 3, 1, 0, 0, 0],
        ),
    ];
    for (i, &(preset, change, players, votes, expected)) in rows.iter().enumerate() {
        let mut settings = preset.settings();
        change(&mut settings.points);
        let mut table = Table::with(settings, players);
        table.round(0, votes);
        assert_eq!(table.points(), expected, "row {i}: {votes}");
    }
}

#[test]
fn teams_can_change_their_numbers_too() {
    let mut settings = Preset::OdysseyTeams.settings();
    settings.points.bonus_cap = Some(4);
    settings.points.some.finder = 5;
    let mut table = Table::with(settings, 12);
    table.round(0, "7>0 8>1 9>1 10>1 11>1");
    assert_eq!(table.scores(), [3, 9, 0, 0, 0, 0]);

    let mut settings = Preset::FirstEditionTeams.settings();
    settings.points.lone_finder = Some(4);
    let mut table = Table::with(settings, 8);
    table.round(0, "4>0 1>2 2>1 3>1 5>2 6>1 7>1");
    assert_eq!(table.scores(), [8, 4, 2, 0]);
}

#[test]
fn two_votes_can_be_played_in_classic_with_the_point_for_using_one() {
    let mut settings = Preset::Classic.settings();
    settings.votes.few = 2;
    settings.points.single_vote = 1;
    let mut table = Table::with(settings, 5);
    table.round(0, "1>0 2>0+1 3>1+2 4>1+2");
    assert_eq!(table.points(), [3, 3 + 1 + 3, 3 + 2, 0, 0]);
}

#[test]
fn two_cards_can_be_given_at_every_size() {
    let mut settings = Preset::Classic.settings();
    settings.gives.few = 2;
    let mut table = Table::with(settings, 4);
    table.tells(0).all_give();
    assert_eq!(table.laid.len(), 7);
    table.votes("1>0 2>1a 3>1b");
    assert_eq!(table.points(), [3, 5, 0, 0]);
}

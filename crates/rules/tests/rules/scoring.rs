//! Points in the games where everybody plays alone: the rulebooks' examples and every row of the table.

use fabula_rules::{Outcome, Preset, Reason, Settings};

use crate::support::{SINGLES, Table};

/// Players, votes in a round that seat 0 tells, and the points of each seat.
type Row = (usize, &'static str, &'static [u16]);

fn check(settings: Settings, rows: &[Row]) {
    for &(players, votes, expected) in rows {
        let mut table = Table::with(settings, players);
        table.round(0, votes);
        let name = settings.preset;
        assert_eq!(
            table.points(),
            expected,
            "{name}, {players} players: {votes}"
        );
        assert_eq!(table.scores(), expected, "the first round is the score");
    }
}

#[test]
fn the_examples_of_000_and_001_come_out_as_printed() {
    // 000: pink, blue, green, purple, yellow, red. 001: pink, blue, yellow, black, green, red.
    let votes = "1>0 2>0 5>3 3>1 4>1";
    for preset in [Preset::Classic, Preset::Disney] {
        check(preset.settings(), &[(6, votes, &[3, 5, 3, 1, 0, 0])]);
    }
}

#[test]
fn the_example_of_002_and_004_gives_the_left_neighbour_one_point() {
    // Storyteller, left neighbour (Tomislav, Tomáš), finder (Marija, Lenka), two others.
    let settings = Preset::FirstEdition.settings();
    check(settings, &[(5, "2>0 1>2 3>2 4>1", &[3, 1, 5, 0, 0])]);
}

#[test]
fn the_table_holds_with_four_to_six_players_in_every_preset() {
    let rows: &[Row] = &[
        // All found it.
        (4, "1>0 2>0 3>0", &[0, 2, 2, 2]),
        (5, "1>0 2>0 3>0 4>0", &[0, 2, 2, 2, 2]),
        (6, "1>0 2>0 3>0 4>0 5>0", &[0, 2, 2, 2, 2, 2]),
        // None did; the bonus is paid in this column too.
        (4, "1>2 2>3 3>1", &[0, 3, 3, 3]),
        (4, "1>2 2>1 3>2", &[0, 3, 4, 2]),
        (6, "1>2 2>3 3>4 4>5 5>1", &[0, 3, 3, 3, 3, 3]),
        (5, "1>4 2>4 3>4 4>3", &[0, 2, 2, 3, 5]),
        // Some did.
        (4, "1>0 2>1 3>1", &[3, 5, 0, 0]),
        (4, "1>0 2>0 3>2", &[3, 3, 4, 0]),
        (4, "1>0 2>3 3>2", &[3, 3, 1, 1]),
        (5, "1>0 2>0 3>0 4>3", &[3, 3, 3, 4, 0]),
        (6, "1>0 2>3 3>2 4>3 5>3", &[3, 3, 1, 3, 0, 0]),
    ];
    for preset in SINGLES {
        check(preset.settings(), rows);
    }
}

#[test]
fn with_three_players_a_vote_on_either_of_two_cards_counts() {
    let rows: &[Row] = &[
        (3, "1>0 2>0", &[0, 2, 2]),
        (3, "1>2a 2>1a", &[0, 3, 3]),
        (3, "1>2b 2>1a", &[0, 3, 3]),
        (3, "1>0 2>1a", &[3, 4, 0]),
        (3, "1>0 2>1b", &[3, 4, 0]),
        (3, "1>2a 2>0", &[3, 0, 4]),
        (3, "1>2b 2>0", &[3, 0, 4]),
    ];
    for preset in SINGLES {
        check(preset.settings(), rows);
    }
}

#[test]
fn only_odyssey_caps_the_bonus_at_three() {
    let four_fooled = "1>0 2>1 3>1 4>1 5>1";
    let four_fooled_and_none_found = "1>2 2>1 3>1 4>1 5>1";
    for preset in [Preset::Classic, Preset::Disney, Preset::FirstEdition] {
        let rows: &[Row] = &[
            (6, four_fooled, &[3, 7, 0, 0, 0, 0]),
            (6, four_fooled_and_none_found, &[0, 6, 3, 2, 2, 2]),
        ];
        check(preset.settings(), rows);
    }
    let rows: &[Row] = &[
        (6, four_fooled, &[3, 6, 0, 0, 0, 0]),
        (6, four_fooled_and_none_found, &[0, 5, 3, 2, 2, 2]),
    ];
    check(Preset::Odyssey.settings(), rows);
}

#[test]
fn classic_with_seven_or_eight_has_one_vote_and_no_cap() {
    let rows: &[Row] = &[
        (7, "1>0 2>1 3>1 4>1 5>1 6>1", &[3, 8, 0, 0, 0, 0, 0]),
        (8, "1>0 2>1 3>1 4>1 5>1 6>1 7>1", &[3, 9, 0, 0, 0, 0, 0, 0]),
        (8, "1>2 2>1 3>1 4>1 5>1 6>1 7>1", &[0, 8, 3, 2, 2, 2, 2, 2]),
        (7, "1>0 2>0 3>0 4>0 5>0 6>0", &[0, 2, 2, 2, 2, 2, 2]),
    ];
    check(Preset::Classic.settings(), rows);
    for players in [7, 8] {
        let mut table = Table::of(Preset::Classic, players);
        table.tells(0).all_give();
        assert_eq!(table.refuses_vote("1>0+2"), "wrong-number-of-votes");
    }
}

#[test]
fn odyssey_with_seven_or_more_has_two_votes_and_a_point_for_using_one() {
    let rows: &[Row] = &[
        // Some: 1 finds it with one vote, 2 with one of two; decoys bring up to three.
        (7, "1>0 2>0+1 3>1+2 4>1+2 5>2+3 6>3", &[3, 7, 6, 2, 0, 0, 0]),
        // The cap cuts five fooled to three; the single-vote point is outside of it.
        (7, "1>0 2>1 3>1 4>1 5>1 6>1", &[3, 7, 0, 0, 0, 0, 0]),
        // All found it: the single-vote point is paid in this column too, again outside the cap.
        (7, "1>0 2>0 3>0+1 4>0+1 5>0+1 6>0+1", &[0, 6, 3, 2, 2, 2, 2]),
        // None: whoever missed it gets no single-vote point.
        (7, "1>2 2>1 3>1+2 4>1+2 5>1+2 6>1+2", &[0, 5, 5, 2, 2, 2, 2]),
        (8, "1>0 2>0 3>0 4>0 5>0 6>0 7>0", &[0, 3, 3, 3, 3, 3, 3, 3]),
        (
            8,
            "1>0+2 2>0+1 3>4 4>3+1 5>1 6>1 7>1+2",
            &[3, 6, 5, 1, 1, 0, 0, 0],
        ),
        (
            12,
            "1>0 2>0 3>0 4>0 5>0 6>0 7>0 8>0 9>0 10>0+11 11>1+2",
            &[3, 5, 5, 4, 4, 4, 4, 4, 4, 4, 3, 1],
        ),
    ];
    check(Preset::Odyssey.settings(), rows);
}

#[test]
fn odyssey_with_up_to_six_has_one_vote_and_no_point_for_it() {
    for players in 3..=6 {
        let mut table = Table::of(Preset::Odyssey, players);
        table.tells(0).all_give();
        assert_eq!(table.refuses_vote("1>0+2"), "wrong-number-of-votes");
        table.votes("1>0").time_up();
        assert_eq!(table.reasons(1), [(Reason::FoundIt, 3)]);
    }
}

#[test]
fn two_votes_are_for_two_different_cards_and_never_three() {
    for players in 7..=12 {
        let mut table = Table::of(Preset::Odyssey, players);
        table.tells(0).all_give();
        assert_eq!(table.refuses_vote("1>2+2"), "same-card-twice");
        assert_eq!(table.refuses_vote("1>0+2+3"), "wrong-number-of-votes");
        assert_eq!(table.refuses_vote("1>0+1"), "own-card");
        table.votes("1>0+2 2>3");
    }
}

#[test]
fn a_lone_finder_is_worth_four_only_where_that_variant_is_on() {
    let off = Preset::FirstEdition.settings();
    let mut on = off;
    on.points.lone_finder = Some(4);
    // Votes of one finder, with each number of players.
    let lone: &[Row] = &[
        (3, "1>0 2>1a", &[4, 5, 0]),
        (4, "1>0 2>1 3>1", &[4, 6, 0, 0]),
        (5, "2>0 1>2 3>2 4>1", &[4, 1, 6, 0, 0]),
        (6, "1>0 2>3 3>2 4>3 5>3", &[4, 4, 1, 3, 0, 0]),
    ];
    check(on, lone);
    for &(players, votes, points) in lone {
        let usual: Vec<u16> = points.iter().map(|&p| p - u16::from(p >= 4)).collect();
        let mut table = Table::with(off, players);
        table.round(0, votes);
        assert_eq!(table.points(), usual, "off by default");
    }
    let not_alone: &[Row] = &[
        (4, "1>0 2>0 3>2", &[3, 3, 4, 0]),
        (3, "1>0 2>0", &[0, 2, 2]),
        (4, "1>2 2>3 3>1", &[0, 3, 3, 3]),
    ];
    check(on, not_alone);
}

#[test]
fn a_missing_ballot_is_no_find_and_brings_nothing_but_the_bonus() {
    let rows: &[Row] = &[
        // Everybody who voted found it, but not every voter did.
        (4, "1>0 2>0", &[3, 3, 3, 0]),
        (4, "1>0", &[3, 3, 0, 0]),
        // None found it: two points for those who voted.
        (5, "1>2 2>1 3>1", &[0, 4, 3, 2, 0]),
        (4, "1>2", &[0, 2, 1, 0]),
        // The bonus for the one without a ballot.
        (5, "1>4 2>0 3>0", &[3, 0, 3, 3, 1]),
        (3, "1>2b", &[0, 2, 1]),
    ];
    for preset in SINGLES {
        check(preset.settings(), rows);
    }
    let mut table = Table::of(Preset::Odyssey, 7);
    table.round(0, "1>0 2>0+6 3>0+6 4>0 5>0");
    assert_eq!(table.points(), [3, 4, 3, 3, 4, 4, 2]);
    assert_eq!(table.reasons(6)[0], (Reason::NoBallot, 0));
}

#[test]
fn if_nobody_voted_at_all_nobody_scores() {
    for preset in Preset::all() {
        let players = preset.player_counts().next().expect("a size");
        let mut table = Table::of(preset, players);
        table.round(0, "");
        assert_eq!(table.result().outcome, Outcome::NobodyVoted);
        assert!(table.points().iter().all(|&p| p == 0), "{preset}");
        assert!(table.scores().iter().all(|&p| p == 0), "{preset}");
    }
}

#[test]
fn each_line_has_its_reason() {
    let fooled = |votes, capped| Reason::Fooled { votes, capped };
    let mut table = Table::of(Preset::Odyssey, 7);
    table.round(0, "1>0 2>1+0 3>1 4>1 5>1 6>3");
    assert_eq!(table.result().outcome, Outcome::SomeFound);
    assert_eq!(table.reasons(0), [(Reason::ToldWell, 3)]);
    let one = [
        (Reason::FoundIt, 3),
        (Reason::OneVoteWasEnough, 1),
        (fooled(4, true), 3),
    ];
    assert_eq!(table.reasons(1), one);
    assert_eq!(table.reasons(2), [(Reason::FoundIt, 3)]);
    let three = [(Reason::MissedIt, 0), (fooled(1, false), 1)];
    assert_eq!(table.reasons(3), three);

    table.next().round(1, "0>1 2>1 3>1 4>1 5>1 6>1");
    assert_eq!(table.result().outcome, Outcome::AllFound);
    assert_eq!(table.reasons(1), [(Reason::ToldTooEasy, 0)]);
    table.next().round(2, "0>1 1>0 3>1 4>1 5>1 6>1");
    assert_eq!(table.result().outcome, Outcome::NoneFound);
    assert_eq!(table.reasons(2), [(Reason::ToldTooHard, 0)]);
    assert_eq!(table.reasons(6), [(Reason::NobodyFoundIt, 2)]);
}

#[test]
fn scores_add_up_over_the_rounds() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "1>0 2>1 3>1").next();
    table.round(1, "0>1 2>1 3>1").next();
    table.round(2, "0>1 1>3 3>0");
    // [3, 5, 0, 0], [2, 0, 2, 2], [2+1, 2+1, 0, 2+1]
    assert_eq!(table.scores(), [8, 8, 2, 5]);
}

#[test]
fn a_lone_finder_and_a_card_that_all_found_have_reasons_of_their_own() {
    let mut settings = Preset::FirstEdition.settings();
    settings.points.lone_finder = Some(4);
    let mut table = Table::with(settings, 4);
    table.round(0, "1>0 2>1 3>1");
    assert_eq!(table.reasons(0), [(Reason::ToldForOne, 4)]);
    assert_eq!(table.reasons(1)[0], (Reason::FoundItAlone, 4));
    // Two found it: nothing special about that.
    table.next().round(1, "0>1 2>1 3>0");
    assert_eq!(table.reasons(1), [(Reason::ToldWell, 3)]);
    assert_eq!(table.reasons(2), [(Reason::FoundIt, 3)]);
    table.next().round(2, "0>2 1>2 3>2");
    assert_eq!(table.reasons(0), [(Reason::AllFoundIt, 2)]);
}

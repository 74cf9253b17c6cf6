//! Points in the party game: the more voters on a card the better, up to five, unless it is red.

use fabula_rules::{Outcome, Preset, Reason};

use crate::support::{Table, setup};

/// Players, votes in a round that seat 0 tells, and the points of each seat.
type Row = (usize, &'static str, &'static [u16]);

fn check(rows: &[Row]) {
    for &(players, votes, expected) in rows {
        let mut table = Table::of(Preset::OdysseyParty, players);
        table.round(0, votes);
        assert_eq!(table.result().outcome, Outcome::Party);
        assert_eq!(table.points(), expected, "{players} players: {votes}");
        assert_eq!(table.scores(), expected);
    }
}

#[test]
fn the_example_of_003_comes_out_as_printed() {
    // Six on card 3, two on card 2 which is red, one alone on card 1.
    let votes = "0>3!2 1>3 2>3 3>3 4>3 5>3 6>2 7>2 8>1";
    check(&[(9, votes, &[5, 5, 5, 5, 5, 5, 0, 0, 0])]);
}

#[test]
fn a_voter_scores_the_voters_on_their_card_themselves_included() {
    check(&[
        (6, "0>1!5 1>1 2>3 3>3 4>3 5>2", &[2, 2, 3, 3, 3, 0]),
        (6, "0>1!5 1>1 2>1 3>1 4>2 5>2", &[4, 4, 4, 4, 2, 2]),
        // Exactly five is not cut, six and twelve are.
        (6, "0>1!5 1>1 2>1 3>1 4>1 5>2", &[5, 5, 5, 5, 5, 0]),
        (6, "0>1!5 1>1 2>1 3>1 4>1 5>1", &[5, 5, 5, 5, 5, 5]),
        (
            12,
            "0>1!5 1>1 2>1 3>1 4>1 5>1 6>1 7>1 8>1 9>1 10>1 11>1",
            &[5; 12],
        ),
        (
            12,
            "0>1!2 1>1 2>3 3>3 4>3 5>4 6>4 7>4 8>4 9>2 10>2 11>5",
            &[2, 2, 3, 3, 3, 4, 4, 4, 4, 0, 0, 0],
        ),
    ]);
}

#[test]
fn the_red_card_and_being_alone_bring_nothing() {
    check(&[
        // Everybody alone.
        (6, "0>1!1 1>2 2>3 3>4 4>5 5>0", &[0; 6]),
        // Everybody on the red card.
        (6, "0>1!1 1>1 2>1 3>1 4>1 5>1", &[0; 6]),
        (7, "0>4!3 1>3 2>3 3>3 4>4 5>4 6>6", &[3, 0, 0, 0, 3, 3, 0]),
    ]);
}

#[test]
fn own_cards_may_be_voted_for_and_the_red_mark_may_lie_anywhere() {
    check(&[
        // Green on one's own card, alone and in company; the storyteller too.
        (6, "0>0!5 1>0 2>2 3>2 4>4 5>0", &[3, 3, 2, 2, 0, 3]),
        // Red on the storyteller's own card.
        (6, "0>2!0 1>0 2>0 3>2 4>2 5>2", &[4, 0, 0, 4, 4, 4]),
        // Red on the storyteller's own green.
        (6, "0>1!1 1>1 2>1 3>4 4>4 5>5", &[0, 0, 0, 2, 2, 0]),
        // Red on their own card, which is their green as well.
        (6, "0>0!0 1>0 2>3 3>3 4>3 5>3", &[0, 0, 4, 4, 4, 4]),
    ]);
}

#[test]
fn nobody_scores_for_votes_on_the_card_they_gave() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.round(0, "0>1!5 1>2 2>1 3>1 4>1 5>3");
    assert_eq!(table.points(), [4, 0, 4, 4, 4, 0]);
    assert_eq!(table.reasons(1), [(Reason::AloneOnCard, 0)]);
}

#[test]
fn a_missing_ballot_scores_nothing_and_a_missing_red_mark_is_none() {
    // The storyteller runs out of time: no green, no red.
    check(&[
        (6, "1>5 2>5 3>5 4>5 5>5", &[0, 5, 5, 5, 5, 5]),
        (6, "0>5!4 1>5 2>4 3>4", &[2, 2, 0, 0, 0, 0]),
        (6, "1>2", &[0; 6]),
    ]);
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.round(0, "1>5 2>5");
    assert_eq!(table.result().red, None);
    assert_eq!(table.reasons(0), [(Reason::NoBallot, 0)]);
}

#[test]
fn each_line_has_its_reason() {
    let crowd = |voters, capped| Reason::WithTheCrowd { voters, capped };
    let mut table = Table::of(Preset::OdysseyParty, 9);
    table.round(0, "0>3!2 1>3 2>3 3>3 4>3 5>3 6>2 7>2 8>1");
    assert_eq!(table.reasons(0), [(crowd(6, true), 5)]);
    assert_eq!(table.reasons(6), [(Reason::RedCard, 0)]);
    assert_eq!(table.reasons(8), [(Reason::AloneOnCard, 0)]);
    let mut small = Table::of(Preset::OdysseyParty, 6);
    small.round(0, "0>1!5 1>1 2>3 3>3 4>3 5>2");
    assert_eq!(small.reasons(0), [(crowd(2, false), 2)]);
}

#[test]
fn the_cap_is_a_house_rule() {
    for (cap, expected) in [(3, 3), (4, 4), (12, 6)] {
        let mut settings = Preset::OdysseyParty.settings();
        settings.points.crowd_cap = cap;
        let mut table = Table::start(setup(settings, 6));
        table.round(0, "0>1!5 1>1 2>1 3>1 4>1 5>1");
        assert_eq!(table.points(), [expected; 6]);
    }
}

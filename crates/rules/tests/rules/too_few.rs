//! Too few are left: when the game pauses, how it goes on, and how the rest may agree to end it.

use fabula_rules::{Action, Actor, Clue, Ending, PhaseName, Player, Preset, SeatSet, Standing};

use crate::support::{Table, seat, seats, setup};

// Too few.

#[test]
fn below_the_minimum_the_game_pauses_after_the_round_if_two_voters_can_finish_it() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.tells(0).leaves(5);
    assert!(!table.game.pauses().any());
    table.all_give().votes("0>1!2 1>1 2>1 3>1 4>3");
    assert_eq!(table.points()[..5], [4, 4, 4, 4, 0]);
    assert!(table.game.pauses().too_few);
    assert_eq!(table.refused(Actor::Host, Action::MoveOn), "paused");
    assert_eq!(table.refused(Actor::Clock, Action::MoveOn), "paused");
    assert_eq!(table.refused(Actor::Host, Action::Resume), "still-too-few");
    table.takes(5, Player::Bot);
    assert!(
        !table.game.pauses().any(),
        "it goes on when a seat is taken"
    );
    table.next();
    assert_eq!(table.storyteller(), Some(1));

    // The storyteller of three is gone: the two voters finish, then it pauses.
    let mut table = Table::of(Preset::Classic, 3);
    table.tells(0).all_give().leaves(0);
    assert!(!table.game.pauses().any());
    table.votes("1>0 2>1a");
    assert_eq!(table.points(), [0, 4, 0]);
    assert!(table.game.pauses().too_few);
}

#[test]
fn with_fewer_than_two_voters_the_game_pauses_at_once() {
    for phase in [PhaseName::Clue, PhaseName::Give, PhaseName::Vote] {
        let mut table = Table::of(Preset::Classic, 3);
        table.round(0, "").next();
        if phase != PhaseName::Clue {
            table.tells(1);
        }
        if phase == PhaseName::Vote {
            table.all_give();
        }
        table.leaves(2);
        assert!(table.game.pauses().too_few, "{phase}");
        assert_eq!(table.phase(), phase);
        let legal = table.game.legal(seat(0));
        assert!(legal.give.is_none() && legal.vote.is_none());
        assert_eq!(table.refused(Actor::Clock, Action::MoveOn), "paused");
        table.takes(2, Player::Person);
        assert!(!table.game.pauses().any());
        // And the round goes on where it was.
        match phase {
            PhaseName::Clue => table.round(1, "0>1 2>0a"),
            PhaseName::Give => table.all_give().votes("0>1 2>0a"),
            _ => table.votes("0>1 2>0a"),
        };
        assert_eq!(table.points(), [4, 3, 0]);
    }
}

#[test]
fn team_games_pause_at_once_in_every_phase() {
    for (preset, players) in [(Preset::OdysseyTeams, 6), (Preset::FirstEditionTeams, 8)] {
        for steps in 0..4 {
            let mut table = Table::of(preset, players);
            for step in 0..steps {
                match step {
                    0 => table.says(0, Action::Claim),
                    1 => table.tells(0),
                    _ => table.all_give(),
                };
            }
            let phase = table.phase();
            table.leaves(2);
            assert!(table.game.pauses().too_few, "{preset} {phase}");
            assert_eq!(table.phase(), phase);
            table.takes(2, Player::Person);
            assert!(!table.game.pauses().any(), "{preset} {phase}");
        }
    }
}

#[test]
fn three_players_without_their_storyteller_pause_when_the_round_is_void() {
    let mut table = Table::of(Preset::Classic, 3);
    table.round(0, "").next().tells(1).gives(2).leaves(1);
    assert!(table.game.pauses().too_few);
    assert_eq!(table.hand_sizes(), [7; 3]);
    table.takes(1, Player::Person);
    assert!(!table.game.pauses().any());
    assert_eq!(
        (table.phase(), table.storyteller()),
        (PhaseName::Clue, Some(2))
    );
}

#[test]
fn a_game_at_its_minimum_or_above_does_not_pause() {
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(0).leaves(4).leaves(3);
    assert!(!table.game.pauses().any());
    table.all_give().votes("1>0 2>1");
    assert_eq!(table.phase(), PhaseName::Review);
    assert!(!table.game.pauses().any());
    table.leaves(2);
    assert!(
        table.game.pauses().too_few,
        "two are too few for another round"
    );
}

// Agreement.

#[test]
fn all_who_are_asked_may_agree_to_end_and_the_highest_wins_also_in_disney() {
    for preset in [Preset::Classic, Preset::Disney, Preset::Odyssey] {
        let mut table = Table::of(preset, 3);
        table.round(0, "1>0 2>1a").leaves(0);
        assert!(table.game.pauses().too_few);
        let present = seats(&[1, 2]);
        let conclude = || Action::Conclude { present };
        table.says(1, Action::AgreeToEnd);
        assert_eq!(table.refused(Actor::Server, conclude()), "not-all-agree");
        table
            .says(2, Action::AgreeToEnd)
            .says(1, Action::KeepPlaying);
        assert_eq!(table.refused(Actor::Server, conclude()), "not-all-agree");
        // One no, and nothing of it stays: everybody is asked anew.
        table.says(1, Action::AgreeToEnd);
        assert_eq!(table.refused(Actor::Server, conclude()), "not-all-agree");
        table.says(2, Action::AgreeToEnd).server(conclude());
        assert_eq!(table.scores(), [3, 4, 0]);
        assert_eq!(
            table.ending(),
            Some((Ending::Agreement, vec![1])),
            "{preset}"
        );
    }
}

#[test]
fn of_teams_that_agree_to_end_the_highest_wins() {
    let mut table = Table::of(Preset::OdysseyTeams, 6);
    table.round(0, "4>0 5>1").leaves(3);
    assert!(table.game.pauses().too_few);
    for s in [0, 1, 2, 4, 5] {
        table.says(s, Action::AgreeToEnd);
    }
    let present = seats(&[0, 1, 2, 4, 5]);
    table.server(Action::Conclude { present });
    assert_eq!(table.scores(), [3, 4, 0]);
    assert_eq!(table.ending(), Some((Ending::Agreement, vec![1])));
    assert_eq!(table.refuses(0, Action::AgreeToEnd), "game-over");
}

#[test]
fn only_who_is_asked_counts_in_the_agreement() {
    let mut setup = setup(Preset::Classic.settings(), 4);
    setup.seats[3] = Player::Bot;
    let mut table = Table::start(setup);
    table.round(0, "1>0 2>0 3>2");
    assert_eq!(table.refuses(3, Action::AgreeToEnd), "bots-have-no-say");
    let nobody = Action::Conclude {
        present: SeatSet::EMPTY,
    };
    assert_eq!(table.refused(Actor::Server, nobody), "nobody-to-agree");
    table.says(0, Action::AgreeToEnd);
    let all = seats(&[0, 1, 2, 3]);
    let early = Action::Conclude { present: all };
    assert_eq!(table.refused(Actor::Server, early), "not-all-agree");
    // Seats 1 and 2 have been gone for long.
    let present = seats(&[0]);
    table.server(Action::Conclude { present });
    assert_eq!(table.ending(), Some((Ending::Agreement, vec![2])));
}

#[test]
fn a_question_whether_to_end_lapses_and_is_over_with_the_round() {
    let mut table = Table::of(Preset::Classic, 4);
    assert_eq!(table.refuses(0, Action::KeepPlaying), "nobody-asked");
    assert_eq!(
        table.refused(Actor::Server, Action::EndLapsed),
        "nobody-asked"
    );
    table
        .says(2, Action::AgreeToEnd)
        .says(1, Action::AgreeToEnd);
    assert_eq!(table.game.end_asked_by(), Some(seat(2)));
    assert_eq!(table.refuses(2, Action::AgreeToEnd), "already-said");
    table.server(Action::EndLapsed);
    assert!(table.game.agreed().is_empty());
    table.says(1, Action::AgreeToEnd);
    table.round(0, "1>0 2>0 3>2").next();
    assert_eq!(
        (table.game.end_asked_by(), table.game.agreed().len()),
        (None, 0)
    );
}

#[test]
fn a_game_begun_by_the_first_rules_ends_by_them() {
    let mut setup = setup(Preset::Classic.settings(), 3);
    setup.rules = 1;
    let mut table = Table::start(setup);
    table
        .says(0, Action::AgreeToEnd)
        .says(1, Action::AgreeToEnd);
    assert_eq!(table.refuses(2, Action::KeepPlaying), "already-said");
    // A no takes back one's own yes, and no other.
    table.says(1, Action::KeepPlaying);
    assert_eq!(table.game.agreed(), seats(&[0]));
}

#[test]
fn a_tie_at_the_agreed_end_is_shared() {
    let mut table = Table::of(Preset::Disney, 4);
    table.round(0, "1>0 2>3 3>2");
    for s in 0..4 {
        table.says(s, Action::AgreeToEnd);
    }
    let present = seats(&[0, 1, 2, 3]);
    table.server(Action::Conclude { present });
    assert_eq!(table.scores(), [3, 3, 1, 1]);
    assert_eq!(table.ending(), Some((Ending::Agreement, vec![0, 1])));
}

#[test]
fn a_table_that_everybody_left_goes_on_with_newcomers_only() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.says(0, Action::Claim).says(
        0,
        Action::Tell {
            card: None,
            clue: Clue::text("all gone"),
        },
    );
    for s in 0..6 {
        let seat = seat(s);
        table
            .host(Action::Kick { seat })
            .host(Action::Close { seat });
    }
    let newcomers: Vec<usize> = (0..6).map(|_| table.joins()).collect();
    assert_eq!(table.ending(), None);
    assert_eq!(newcomers, [6, 7, 8, 9, 10, 11]);
    assert_eq!(table.game.in_play(), seats(&newcomers));
    assert!(!table.game.pauses().any());
    assert!(newcomers.contains(&table.game.storyteller().expect("one tells").index()));
}

#[test]
fn of_a_pair_that_is_gone_nobody_is_left_behind() {
    let mut table = Table::of(Preset::OdysseyTeams, 8);
    table.leaves(1).leaves(5).closes(1);
    assert_eq!(table.standing(5), Standing::Closed);
    let by = Player::Person;
    let take = Action::Take { seat: seat(5), by };
    assert_eq!(table.refused(Actor::Server, take), "seat-not-open");
    assert!(!table.game.pauses().any());
    assert_eq!(table.game.in_play(), seats(&[0, 2, 3, 4, 6, 7]));
}

#[test]
fn a_pause_for_skipped_storytellers_outlasts_one_for_too_few() {
    let mut table = Table::of(Preset::Classic, 3);
    table.time_up();
    for _ in 0..3 {
        table.time_up();
    }
    assert!(table.game.pauses().all_skipped);
    let teller = table.storyteller().expect("one tells");
    table.leaves(teller);
    assert!(table.game.pauses().all_skipped && table.game.pauses().too_few);
    table.takes(teller, Player::Person);
    assert!(table.game.pauses().all_skipped && !table.game.pauses().too_few);
}

//! Players leave, seats open and close, storytellers vanish; the table goes on as the rules say.
//! Its sister files tell of too few players (`too_few.rs`), newcomers (`joining.rs`), and time that
//! runs out (`clocks.rs`).

use std::collections::BTreeSet;

use fabula_rules::{Action, Actor, Card, Ending, PhaseName, Player, Preset, Standing};

use crate::support::{Table, seat, seats, setup};

fn sorted(cards: impl IntoIterator<Item = Card>) -> BTreeSet<Card> {
    cards.into_iter().collect()
}

/// A seat's number of cards in hand, as everybody sees it.
fn held(table: &Table, s: usize) -> u8 {
    let view = table.game.view(None);
    let state = view.seats.iter().find(|v| v.seat == seat(s));
    state.expect("the seat").cards
}

// Gone.

#[test]
fn a_gone_players_seat_is_open_and_keeps_hand_given_cards_and_score() {
    for kicked in [false, true] {
        let mut table = Table::of(Preset::Classic, 5);
        table.round(0, "1>0 2>0 3>2 4>2").next();
        assert_eq!(table.scores(), [3, 3, 5, 0, 0]);
        table.tells(1).gives(2);
        if kicked {
            table.host(Action::Kick { seat: seat(2) });
        } else {
            table.leaves(2);
        }
        assert_eq!(table.standing(2), Standing::Open);
        assert_eq!(held(&table, 2), 5);
        assert_eq!(table.scores(), [3, 3, 5, 0, 0]);
        assert_eq!(table.refuses(2, Action::TakeBack), "not-in-play");
        table.all_give();
        assert_eq!(table.laid_by(2).len(), 1, "the card given stays");
        table.votes("0>2 3>1 4>1");
        assert_eq!(table.scores(), [3, 6, 6, 3, 3], "and still scores");
    }
}

#[test]
fn a_person_or_a_bot_may_take_an_open_seat_over_with_all_it_has() {
    for by in [Player::Person, Player::Bot] {
        let mut table = Table::of(Preset::Classic, 5);
        table.round(0, "1>0 2>0 3>2 4>2").next().tells(1);
        let hand = table.hand(2);
        table.leaves(2).takes(2, by);
        assert_eq!(table.standing(2), Standing::Taken);
        assert_eq!(table.game.player(seat(2)), by);
        assert_eq!(table.hand(2), hand);
        assert_eq!(table.scores()[2], 5);
        assert!(table.game.awaited().contains(seat(2)));
        table.all_give().votes("2>1");
        let again = Action::Take { seat: seat(2), by };
        assert_eq!(table.refused(Actor::Server, again), "seat-not-open");
    }
}

#[test]
fn a_closed_seats_hand_is_discarded_and_its_cards_on_the_table_score_for_nobody() {
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(0).all_give().votes("2>1");
    let hand = sorted(table.hand(2));
    let early = Action::Close { seat: seat(2) };
    assert_eq!(table.refused(Actor::Host, early), "seat-not-open");
    table.leaves(2).closes(2);
    assert_eq!(table.standing(2), Standing::Closed);
    assert_eq!(sorted(table.discard()), hand);
    table.votes("1>2 3>0 4>0");
    assert_eq!(table.result().table.len(), 5);
    // No point for 2's card, none for 1's, since 2's vote is dropped.
    assert_eq!(table.points(), [3, 0, 0, 3, 3]);
}

#[test]
fn a_closed_seat_is_no_voter() {
    // All others found it, so all voters did.
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(0).all_give().leaves(2).closes(2);
    table.votes("1>0 3>0 4>0");
    assert_eq!(table.points(), [0, 2, 0, 2, 2]);
    // The only finder is closed, so none found it.
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(0).all_give().votes("2>0").leaves(2).closes(2);
    table.votes("1>3 3>4 4>1");
    assert_eq!(table.points(), [0, 3, 0, 3, 3]);
}

#[test]
fn the_role_skips_a_closed_seat_for_good() {
    let mut table = Table::of(Preset::Classic, 5);
    table.round(0, "").leaves(1).closes(1).next();
    let mut order = vec![];
    for _ in 0..6 {
        order.extend(table.storyteller());
        table.round_without_points().next();
    }
    assert_eq!(order, [2, 3, 4, 0, 2, 3]);
    let take = Action::Take {
        seat: seat(1),
        by: Player::Person,
    };
    assert_eq!(table.refused(Actor::Server, take), "seat-not-open");
}

#[test]
fn a_closed_seat_cannot_win() {
    let mut table = Table::of(Preset::Classic, 5);
    table.round(0, "1>0 2>1 3>1 4>1").leaves(1).closes(1).next();
    assert_eq!(table.scores(), [3, 6, 0, 0, 0]);
    for s in [0, 2, 3, 4] {
        table.says(s, Action::AgreeToEnd);
    }
    let present = seats(&[0, 2, 3, 4]);
    table.server(Action::Conclude { present });
    assert_eq!(table.ending(), Some((Ending::Agreement, vec![0])));
}

#[test]
fn a_card_given_before_the_seat_was_closed_is_laid_all_the_same() {
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(0).gives(2).leaves(2).closes(2).all_give();
    assert_eq!(table.laid_by(2).len(), 1);
    table.votes("1>2 3>2 4>0");
    assert_eq!(table.points(), [3, 0, 0, 0, 3]);
}

#[test]
fn the_table_does_not_wait_for_a_gone_player_who_is_no_voter_either() {
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(0).gives(1).gives(2).gives(3).leaves(4);
    assert_eq!(table.phase(), PhaseName::Vote);
    assert_eq!(table.laid.len(), 4);
    table.votes("1>0 2>0").leaves(3);
    assert_eq!(table.phase(), PhaseName::Review);
    assert_eq!(
        table.points(),
        [0, 2, 2, 0, 0],
        "all voters still in the game found it"
    );
}

#[test]
fn a_pair_that_is_gone_can_be_closed_and_the_others_play_on() {
    let mut table = Table::of(Preset::OdysseyTeams, 8);
    table.round(0, "").leaves(1).leaves(5).closes(1);
    assert!(!table.game.pauses().any());
    table.next();
    assert_eq!(table.storyteller(), Some(2));
    table.tells(2).all_give();
    assert_eq!(table.laid.len(), 4, "three teams lay four cards");
    assert_eq!(table.game.awaited().len(), 2, "and cast two votes");
}

// The storyteller.

#[test]
fn a_storyteller_gone_before_the_table_is_laid_makes_the_round_void() {
    for told in [false, true] {
        let mut table = Table::of(Preset::Classic, 5);
        table.round(0, "").next();
        let hands: Vec<_> = (0..5).map(|s| sorted(table.hand(s))).collect();
        if told {
            table.tells(1).gives(2).gives(4);
        }
        table.leaves(1);
        assert_eq!(
            (table.phase(), table.storyteller()),
            (PhaseName::Clue, Some(2))
        );
        for s in [0, 2, 3, 4] {
            assert_eq!(
                sorted(table.hand(s)),
                hands[s],
                "cards go back to their hands"
            );
        }
        assert_eq!(held(&table, 1), 6, "the storyteller's card too");
        assert_eq!(table.scores(), [0; 5]);
        let before = sorted(table.discard());
        table.closes(1);
        let lost: BTreeSet<Card> = &sorted(table.discard()) - &before;
        assert_eq!(lost, hands[1], "or to the discard with the hand");
    }
}

#[test]
fn a_first_storyteller_gone_after_telling_passes_the_role_to_the_left() {
    let mut table = Table::of(Preset::Classic, 5);
    table.tells(3).gives(0).leaves(3);
    assert_eq!(
        (table.phase(), table.storyteller()),
        (PhaseName::Clue, Some(4))
    );
    assert_eq!(table.hand_sizes(), [6; 5]);
}

#[test]
fn in_party_hands_still_pass_left_when_the_storyteller_is_gone() {
    for told in [false, true] {
        let mut table = Table::of(Preset::OdysseyParty, 7);
        table.round_without_points().next();
        assert_eq!(table.storyteller(), Some(1));
        let hands: Vec<_> = (0..7)
            .map(|s| table.seen_hand(s).map(sorted).unwrap_or_default())
            .collect();
        if told {
            table.tells(1).gives(2).gives(1).gives(4);
        }
        table.leaves(1);
        assert_eq!(
            (table.phase(), table.storyteller()),
            (PhaseName::Clue, Some(2))
        );
        assert_eq!(table.seen_hand(2), None);
        table.tells(2);
        // Seat 1 is not in play: seat 0's left neighbour is seat 2.
        for (from, to) in [(0, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 0)] {
            assert_eq!(sorted(table.hand(to)), hands[from], "{from} to {to}");
        }
    }
}

#[test]
fn a_storyteller_gone_after_the_round_keeps_its_points() {
    let mut table = Table::of(Preset::Classic, 5);
    table.round(0, "1>0 2>1 3>1 4>1").leaves(0).next();
    assert_eq!(
        (table.scores(), table.storyteller()),
        (vec![3, 6, 0, 0, 0], Some(1))
    );
    assert_eq!(table.game.round(), 2);
}

#[test]
fn a_storyteller_gone_after_the_table_is_laid_is_left_out_of_the_score() {
    let rows: [(&str, [u16; 5]); 3] = [
        ("1>0 2>0 3>1 4>1", [0, 5, 3, 0, 0]),
        ("1>0 2>0 3>0 4>0", [0, 2, 2, 2, 2]),
        ("1>2 2>1 3>1 4>1", [0, 5, 3, 2, 2]),
    ];
    for (votes, expected) in rows {
        let mut table = Table::of(Preset::Classic, 5);
        table.tells(0).all_give().leaves(0);
        assert_eq!(table.phase(), PhaseName::Vote);
        table.votes(votes);
        assert_eq!(table.points(), expected, "{votes}");
        table.next();
        assert_eq!(table.storyteller(), Some(1));
    }
}

#[test]
fn in_party_too_a_storyteller_gone_after_the_table_is_laid_gets_nothing() {
    let others = "1>1 2>1 3>1 4>3 5>3 6>2";
    let mut table = Table::of(Preset::OdysseyParty, 7);
    table.tells(0).all_give().leaves(0).votes(others);
    assert_eq!(table.points(), [0, 3, 3, 3, 2, 2, 0]);

    let mut table = Table::of(Preset::OdysseyParty, 7);
    table
        .tells(0)
        .all_give()
        .votes("0>1!2")
        .leaves(0)
        .votes(others);
    assert_eq!(table.points()[0], 0, "the round is scored without them");
}

#[test]
fn a_closed_storyteller_of_a_party_leaves_neither_green_nor_red() {
    let mut table = Table::of(Preset::OdysseyParty, 7);
    table.tells(0).all_give().votes("0>1!3").leaves(0).closes(0);
    table.votes("1>1 2>1 3>1 4>3 5>3 6>2");
    assert_eq!(table.points(), [0, 3, 3, 3, 2, 2, 0]);
}

// Neighbours.

#[test]
fn the_left_neighbour_is_the_next_seat_in_play() {
    let mut table = Table::of(Preset::Classic, 5);
    table.round(0, "").leaves(1).next();
    assert_eq!(table.storyteller(), Some(2), "an open seat is passed over");
    table.takes(1, Player::Bot);
    for expected in [2, 3, 4, 0, 1] {
        assert_eq!(table.storyteller(), Some(expected), "a taken one is not");
        table.round_without_points().next();
    }

    let mut table = Table::of(Preset::OdysseyParty, 8);
    table.tells(0).all_give();
    let kept: Vec<_> = (0..8).map(|s| sorted(table.hand(s))).collect();
    table.time_up().leaves(3).next().tells(1);
    for (from, to) in [(1, 2), (2, 4), (4, 5), (7, 0), (0, 1)] {
        let hand = sorted(table.hand(to));
        assert!(kept[from].is_subset(&hand), "{from} passed to {to}");
    }
}

#[test]
fn bots_pass_and_receive_hands_like_anyone() {
    let mut setup = setup(Preset::OdysseyParty.settings(), 6);
    setup.seats[2] = Player::Bot;
    let mut table = Table::start(setup);
    table.tells(0).all_give();
    let kept: Vec<_> = (0..6).map(|s| sorted(table.hand(s))).collect();
    table.time_up().next().tells(1);
    assert!(kept[1].is_subset(&sorted(table.hand(2))));
    assert!(kept[2].is_subset(&sorted(table.hand(3))));
}

#[test]
fn when_a_claimant_leaves_before_telling_the_race_is_open_again() {
    let mut table = Table::of(Preset::Classic, 5);
    table.says(2, Action::Claim).leaves(2);
    assert_eq!(table.phase(), PhaseName::Race);
    assert_eq!(table.game.awaited(), seats(&[0, 1, 3, 4]));
    table.says(4, Action::Claim);
    assert_eq!(table.storyteller(), Some(4));
}

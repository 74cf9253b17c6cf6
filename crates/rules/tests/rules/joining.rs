//! Newcomers sit down, players go, and the numbers of the game follow the seats in play.

use fabula_rules::{Action, Actor, Change, Ending, PhaseName, Player, Preset, Standing};

use crate::support::{SINGLES, Table, seat, setup};

fn size(table: &Table) -> (u8, u8, u8) {
    let size = table.game.view(None).size;
    (size.hand, size.gives, size.votes)
}

#[test]
fn a_newcomer_takes_an_open_seat_before_a_new_one() {
    let mut table = Table::of(Preset::Classic, 5);
    table.leaves(3);
    assert_eq!(table.refuses_newcomer(), "take-open-seat");
    table.takes(3, Player::Person);
    assert_eq!(table.joins(), 5);
}

#[test]
fn a_newcomer_sits_down_before_the_refill_with_the_lowest_score() {
    for preset in SINGLES {
        let mut table = Table::of(preset, 4);
        table.round(0, "1>0 2>0 3>0").next();
        table.tells(1);
        let new = table.joins();
        assert_eq!(table.standing(new), Standing::Waiting);
        assert_eq!(table.refuses(new, Action::Ready), "not-in-play");
        table.all_give().votes("0>1 2>1 3>1");
        assert_eq!(table.scores(), [2, 2, 4, 4]);
        table.next();
        assert_eq!(table.standing(new), Standing::Taken);
        assert_eq!(table.hand_sizes(), [6; 5]);
        assert_eq!(table.scores(), [2, 2, 4, 4, 2], "{preset}");
        table.tells(2);
        assert!(table.game.awaited().contains(seat(new)));
    }
}

#[test]
fn a_newcomer_comes_last_in_the_storytellers_lap() {
    // Seat 2 of four told first; the newcomer comes in that lap's round 1, 2 or 3.
    for joined_in in 1..=3 {
        let mut table = Table::of(Preset::Classic, 4);
        let mut order = vec![2];
        table.round(2, "");
        for round in 1..=9 {
            if round == joined_in {
                assert_eq!(table.joins(), 4);
            }
            order.extend(table.next().storyteller());
            table.round_without_points();
        }
        assert_eq!(
            order,
            [2, 3, 0, 1, 4, 2, 3, 0, 1, 4],
            "joined in {joined_in}"
        );
    }
}

#[test]
fn a_newcomer_comes_last_also_when_the_first_storyteller_is_closed() {
    let mut table = Table::of(Preset::Classic, 5);
    let mut order = vec![2];
    table.round(2, "").leaves(2).closes(2);
    table.joins();
    for _ in 0..6 {
        order.extend(table.next().storyteller());
        table.round_without_points();
    }
    assert_eq!(order, [2, 3, 4, 0, 1, 5, 3]);
}

#[test]
fn a_newcomer_who_comes_while_all_look_at_the_points_is_in_the_next_round() {
    let mut table = Table::of(Preset::Odyssey, 4);
    table.round(0, "1>0 2>0 3>0");
    let new = table.joins();
    table.next();
    assert_eq!(table.standing(new), Standing::Taken);
    assert_eq!(table.hand_sizes(), [6; 5]);
    assert_eq!(table.scores(), [0, 2, 2, 2, 0]);
}

fn joins_below_the_maximum(table: &mut Table, newcomers: usize) -> usize {
    let by = Player::Person;
    let join = table.game.cause(Actor::Server, Action::Join { by });
    let refusal = table.game.decide(join).err();
    assert_eq!(
        refusal, None,
        "newcomer {newcomers}: up to the maximum of 8"
    );
    table.joins()
}

#[test]
fn a_newcomer_finds_a_seat_however_many_were_closed_before() {
    // Never more than five of eight seats are in play.
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "");
    for newcomers in 1..=20 {
        let new = joins_below_the_maximum(&mut table, newcomers);
        table.next().round_without_points().leaves(new).closes(new);
    }
}

#[test]
fn newcomers_who_change_their_minds_take_no_seat_from_others() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "");
    for newcomers in 1..=20 {
        let new = joins_below_the_maximum(&mut table, newcomers);
        table.leaves(new);
    }
}

#[test]
fn two_newcomers_both_come_last() {
    let mut table = Table::of(Preset::Classic, 4);
    let mut order = vec![1];
    table.round(1, "");
    assert_eq!((table.joins(), table.joins()), (4, 5));
    for _ in 0..7 {
        order.extend(table.next().storyteller());
        table.round_without_points();
    }
    assert_eq!(order, [1, 2, 3, 0, 4, 5, 1, 2]);
}

#[test]
fn a_newcomer_tells_too_before_the_lap_is_over() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.tells(4);
    table.joins();
    table.all_give().time_up().next();
    assert_eq!(
        table.hand_sizes(),
        [5; 7],
        "hands were passed to the newcomer as well"
    );
    table.round_without_points();
    let mut rounds = 2;
    while table.ending().is_none() {
        table.next().round_without_points();
        rounds += 1;
    }
    assert_eq!(rounds, 7);
    assert!((0..7).all(|s| table.turns(s) == 1));
    assert_eq!(table.ending().map(|e| e.0), Some(Ending::Laps));
}

#[test]
fn nobody_joins_where_the_table_the_pairs_or_the_maximum_forbid_it() {
    let mut closed = setup(Preset::Classic.settings(), 4);
    closed.late_joining = false;
    assert_eq!(Table::start(closed).refuses_newcomer(), "no-late-joining");
    for preset in [Preset::OdysseyTeams, Preset::FirstEditionTeams] {
        let mut table = Table::of(preset, 8);
        assert_eq!(table.refuses_newcomer(), "pairs-are-fixed");
        // But an open seat can be taken over.
        table.leaves(1).takes(1, Player::Person);
    }
    for preset in SINGLES.into_iter().chain([Preset::OdysseyParty]) {
        let max = preset.settings().seats.max as usize;
        let mut table = Table::of(preset, max - 1);
        table.joins();
        assert_eq!(table.refuses_newcomer(), "table-full", "{preset}");
    }
}

#[test]
fn a_newcomer_is_refused_if_the_deck_would_become_too_small() {
    // With a reshuffle every player needs a hand.
    for (preset, players, cards, enough) in [
        (Preset::Classic, 3, 23, false),
        (Preset::Classic, 3, 24, true),
        (Preset::Odyssey, 6, 41, false),
        (Preset::Odyssey, 6, 42, true),
        (Preset::OdysseyParty, 6, 34, false),
        (Preset::OdysseyParty, 6, 35, true),
    ] {
        let mut setup = setup(preset.settings(), players);
        setup.cards = cards;
        let mut table = Table::start(setup);
        table.tells(0);
        if enough {
            table.joins();
            table.all_give().time_up().next();
            let full = preset.settings().hand.few;
            assert_eq!(table.hand_sizes(), vec![full; players + 1]);
        } else {
            assert_eq!(table.refuses_newcomer(), "deck-too-small", "{preset}");
        }
    }
}

/// Four players of the first edition in the clue phase of the round that begins with so many cards
/// in the deck.
fn first_edition_with(deck: usize) -> Table {
    let mut table = Table::of(Preset::FirstEdition, 4);
    while table.game.deck_len() > deck {
        table.round_without_points().next();
    }
    assert_eq!(table.game.deck_len(), deck);
    table
}

#[test]
fn without_a_reshuffle_a_full_round_must_be_left_after_the_newcomers_refill() {
    // The refill takes 4 cards for this round and 6 for the newcomer; a round of five uses 5 more.
    let mut table = first_edition_with(16);
    table.joins();
    table.round_without_points().next();
    assert_eq!((table.game.deck_len(), table.hand_sizes()), (6, vec![6; 5]));

    let mut table = first_edition_with(12);
    table.tells(0).all_give();
    assert_eq!(table.refuses_newcomer(), "deck-too-small", "in the vote");
}

#[test]
fn without_a_reshuffle_the_answer_is_the_same_while_the_storyteller_thinks() {
    // 12 cards: after this round's refill and the newcomer's hand two would be left, not a round.
    let table = first_edition_with(12);
    assert_eq!(table.phase(), PhaseName::Clue);
    assert_eq!(table.refuses_newcomer(), "deck-too-small");
}

// Changing size.

#[test]
fn from_three_to_four_hands_and_gifts_become_smaller() {
    for preset in SINGLES {
        let mut table = Table::of(preset, 3);
        table.tells(0);
        table.joins();
        assert_eq!(size(&table), (7, 2, 1), "this round is played as it began");
        table.all_give().time_up().next();
        assert_eq!(size(&table), (6, 1, 1), "{preset}");
        assert_eq!(table.hand_sizes(), [6; 4]);
        table.round_without_points();
        assert_eq!(table.laid.len(), 4);
    }
}

#[test]
fn from_four_to_three_they_become_larger() {
    for preset in SINGLES {
        let mut table = Table::of(preset, 4);
        table.tells(0).leaves(3).closes(3);
        assert_eq!(size(&table), (6, 1, 1), "this round is played as it began");
        table.all_give().time_up().next();
        assert_eq!(size(&table), (7, 2, 1), "{preset}");
        assert_eq!(table.hand_sizes(), [7, 7, 7, 0]);
        table.round_without_points();
        assert_eq!(table.laid.len(), 5);
    }
}

#[test]
fn odyssey_has_two_votes_from_seven_on_and_one_again_with_six() {
    let mut table = Table::of(Preset::Odyssey, 6);
    table.tells(0).joins();
    table.all_give();
    assert_eq!(table.refuses_vote("1>0+2"), "wrong-number-of-votes");
    table.time_up().next();
    assert_eq!(size(&table), (6, 1, 2));
    table.tells(1).all_give().votes("0>1+2").leaves(6).closes(6);
    table.votes("2>0+3");
    table.time_up().next();
    assert_eq!(size(&table), (6, 1, 1));
    table.tells(2).all_give();
    assert_eq!(table.refuses_vote("0>1+2"), "wrong-number-of-votes");
}

#[test]
fn hands_that_are_too_large_give_none_back_they_just_do_not_refill() {
    let mut settings = Preset::Classic.settings();
    settings.hand.three = 9;
    let mut table = Table::with(settings, 3);
    table.tells(0);
    table.joins();
    table.all_give().time_up().next();
    assert_eq!(table.hand_sizes(), [8, 7, 7, 6]);
    let drawing = table.last.changes.iter().filter_map(|c| match c {
        Change::Drew { seat, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(drawing.collect::<Vec<_>>(), [3], "only the newcomer");
    table.round_without_points().next();
    assert_eq!(table.hand_sizes(), [7, 6, 6, 6]);
    table.round_without_points().next();
    assert_eq!(table.hand_sizes(), [6; 4]);
}

#[test]
fn a_newcomer_lets_a_game_with_too_few_go_on() {
    let mut table = Table::of(Preset::Classic, 3);
    table.round(0, "1>0 2>1a").leaves(2).closes(2);
    assert!(table.game.pauses().too_few);
    assert_eq!(table.refused(Actor::Host, Action::MoveOn), "paused");
    let new = table.joins();
    assert!(!table.game.pauses().any());
    table.next();
    assert_eq!(table.standing(new), Standing::Taken);
    assert_eq!(table.storyteller(), Some(1));
    assert_eq!(size(&table), (7, 2, 1));
}

#[test]
fn a_newcomer_who_is_needed_sits_down_at_once_while_nothing_is_at_stake() {
    let mut table = Table::of(Preset::Classic, 3);
    table.round(0, "1>0 2>0").next();
    assert_eq!(table.phase(), PhaseName::Clue);
    table.leaves(2).closes(2);
    assert!(table.game.pauses().too_few);
    let new = table.joins();
    assert!(
        !table.game.pauses().any(),
        "it goes on when a seat is taken"
    );
    table.tells(1).all_give();
    assert_eq!(table.laid_by(new).len(), 2);
}

#[test]
fn when_open_seats_hold_too_many_cards_everybodys_hand_is_the_same_bit_smaller() {
    let mut few = setup(Preset::Classic.settings(), 4);
    few.cards = 24;
    let mut table = Table::start(few);
    table.says(3, Action::Leave);
    table.round(0, "1>0 2>0");
    table.host(Action::MoveOn);
    // Three would hold seven each, but the open seat has six of the twenty-four.
    let view = table.game.view(None);
    assert_eq!((view.size.hand, view.size.gives), (6, 2));
    assert!(view.seats.iter().all(|s| s.cards == 6), "{:?}", view.seats);
}

#[test]
fn a_newcomer_who_is_not_needed_waits_for_the_refill_even_before_the_clue() {
    let mut table = Table::of(Preset::Classic, 3);
    table.says(0, Action::Claim);
    let newcomer = table.joins();
    assert_eq!(table.standing(newcomer), Standing::Waiting);
    table.tells(0).all_give().votes("1>0 2>1a").next();
    assert_eq!(table.standing(newcomer), Standing::Taken);
}

#[test]
fn a_round_with_too_few_voters_is_void_when_newcomers_can_play_the_next() {
    let mut table = Table::of(Preset::Classic, 4);
    table.tells(0).all_give();
    let laid = table.laid.len();
    for s in [2, 3] {
        table.leaves(s).closes(s);
    }
    assert!(table.game.pauses().too_few);
    let discarded = table.discard().len();
    let newcomer = table.joins();
    assert!(!table.game.pauses().any());
    assert_eq!(
        (table.phase(), table.storyteller()),
        (PhaseName::Clue, Some(1))
    );
    assert_eq!(table.standing(newcomer), Standing::Taken);
    // The cards had been seen: nobody gets them back.
    assert_eq!(table.discard().len(), discarded + laid);
    assert_eq!(table.hand(newcomer).len(), 7);
}

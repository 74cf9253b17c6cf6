//! The party game's own phases: a phrase before the look, everybody gives and votes, hands pass left.

use fabula_rules::{Action, Card, Clue, PhaseName, PhaseView, Preset};

use crate::support::{Table, give, seat, seats};

fn party(players: usize) -> Table {
    Table::of(Preset::OdysseyParty, players)
}

const NOBODY: [usize; 0] = [];

/// Which of the first `players` seats see their own hand.
fn who_sees(table: &Table, players: usize) -> Vec<usize> {
    (0..players)
        .filter(|&s| table.seen_hand(s).is_some())
        .collect()
}

#[test]
fn in_the_first_round_every_hand_is_hidden_until_the_phrase_is_out() {
    let mut table = party(6);
    assert_eq!(who_sees(&table, 6), NOBODY);
    table.says(3, Action::Claim);
    assert_eq!(who_sees(&table, 6), NOBODY);
    table.says(3, Action::Withdraw);
    assert_eq!(who_sees(&table, 6), NOBODY);
    table.says(2, Action::Claim).time_up();
    assert_eq!(who_sees(&table, 6), NOBODY);
    table.tells(4);
    assert_eq!(who_sees(&table, 6), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn later_only_the_storytellers_hand_is_hidden_until_the_phrase() {
    let mut table = party(6);
    table.round_without_points().next();
    assert_eq!(table.storyteller(), Some(1));
    assert_eq!(who_sees(&table, 6), [0, 2, 3, 4, 5]);
    let view = serde_json::to_value(table.game.view(Some(seat(1)))).expect("JSON");
    assert!(view["hand"].is_null());
    table.tells(1);
    assert_eq!(who_sees(&table, 6), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn the_phrase_is_for_no_card_in_particular() {
    let mut table = party(6);
    table.says(0, Action::Claim);
    let clue = Clue::text("a phrase");
    for card in [0, 1, 83].map(Card) {
        let card = Some(card);
        let clue = clue.clone();
        assert_eq!(
            table.refuses(0, Action::Tell { card, clue }),
            "no-card-with-phrase"
        );
    }
    table.says(0, Action::Tell { card: None, clue });
}

#[test]
fn everybody_gives_one_card_of_five_the_storyteller_too() {
    for players in 6..=12 {
        let mut table = party(players);
        assert_eq!(table.hand_sizes(), vec![5; players]);
        table.tells(2);
        assert_eq!(table.game.awaited().len(), players);
        table.gives(2).says(2, Action::TakeBack).gives(2);
        let other = table.hand(2)[1];
        table.says(2, give(&[other])).all_give();
        assert_eq!(table.laid.len(), players);
        assert_eq!(table.laid_by(2), [other]);
        assert_eq!(table.game.awaited().len(), players);
    }
}

#[test]
fn the_storyteller_votes_and_must_mark_a_card_in_red() {
    let mut table = party(6);
    table.tells(0).all_give();
    assert_eq!(table.refuses_vote("0>3"), "red-needed");
    assert_eq!(table.refuses_vote("1>3!2"), "red-not-yours");
    assert_eq!(table.refuses_vote("1>2+3"), "wrong-number-of-votes");
    // Any card: another's, their own, their green one.
    table.votes("0>3!2 0>3!0 0>3!3 0>0!0");
    table
        .says(0, Action::TakeBack)
        .votes("1>1 2>1 0>3!2 3>3 4>1");
    assert_eq!(table.phase(), PhaseName::Vote);
    table.votes("5>3");
    assert_eq!(table.result().red, Some(table.card("2")));
    assert_eq!(table.points(), [3, 3, 3, 3, 3, 3]);
}

#[test]
fn the_red_mark_is_a_secret_until_the_reveal() {
    let marked = |ballot: &str| {
        let mut table = party(6);
        table.tells(0).all_give().votes(ballot);
        table.views()
    };
    let (first, second) = (marked("0>3!2"), marked("0>3!4"));
    for (viewer, (a, b)) in first.iter().zip(&second).enumerate() {
        assert_eq!(a == b, viewer != 0, "seen by {viewer}");
    }
}

#[test]
fn everybody_refills_to_five_and_then_passes_the_hand_to_the_left() {
    let mut table = party(6);
    table.tells(0).all_give();
    let kept: Vec<Vec<Card>> = (0..6).map(|s| table.hand(s)).collect();
    table.time_up().next();
    assert_eq!(table.hand_sizes(), [5; 6]);
    assert_eq!(table.storyteller(), Some(1));
    table.tells(1); // now everybody may look
    for (from, kept) in kept.iter().enumerate() {
        let to = (from + 1) % 6;
        let hand = table.hand(to);
        assert!(
            kept.iter().all(|c| hand.contains(c)),
            "{from} passed to {to}"
        );
    }
}

#[test]
fn the_vote_shows_one_own_card_to_each_and_none_to_a_spectator() {
    let mut table = party(6);
    table.tells(0).all_give();
    for viewer in [Some(0), Some(5), None] {
        let view = table.game.view(viewer.map(seat));
        let PhaseView::Vote { yours, .. } = view.phase else {
            panic!("the cards lie on the table");
        };
        let own = viewer.map(|s| table.laid_by(s)).unwrap_or_default();
        assert_eq!(yours.to_vec(), own);
    }
    assert_eq!(table.game.awaited(), seats(&[0, 1, 2, 3, 4, 5]));
}

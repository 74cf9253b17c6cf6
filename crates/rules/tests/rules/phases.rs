//! A round from the race for the first clue to the reveal, as it is played in every game but party.

use std::collections::BTreeSet;

use fabula_rules::{Action, Card, Change, Clue, PhaseName, PhaseView, Preset, Seed};

use crate::support::{SINGLES, Table, give, seat, seats, setup};

fn performed() -> Clue {
    Clue::performed(None)
}

fn sound() -> Clue {
    Clue::Sound {
        sound: "5f2c".into(),
    }
}

// The first clue.

#[test]
fn at_first_nobody_is_storyteller_and_everybody_may_claim() {
    for preset in Preset::all() {
        let players = preset.player_counts().last().expect("a size");
        for s in 0..players {
            let mut table = Table::of(preset, players);
            assert_eq!(table.phase(), PhaseName::Race);
            assert_eq!(table.storyteller(), None);
            assert!(
                table.game.view(None).hand.is_none(),
                "spectators see no hand"
            );
            table.says(s, Action::Claim);
            assert_eq!(table.storyteller(), Some(s), "{preset}");
            assert_eq!(table.phase(), PhaseName::Clue);
        }
    }
}

#[test]
fn a_claim_stands_until_it_is_withdrawn() {
    let mut table = Table::of(Preset::Classic, 4);
    table.says(2, Action::Claim);
    assert_eq!(table.refuses(1, Action::Claim), "wrong-phase");
    assert_eq!(table.refuses(1, Action::Withdraw), "not-storyteller");
    let tell = table.telling(1, Clue::text("mine"));
    assert_eq!(table.refuses(1, tell), "not-storyteller");

    table.says(2, Action::Withdraw);
    assert_eq!(table.phase(), PhaseName::Race);
    assert_eq!(table.refuses(2, Action::Withdraw), "wrong-phase");
    table.tells(1);
    assert_eq!(table.storyteller(), Some(1));
}

#[test]
fn a_claim_that_runs_out_opens_the_race_again() {
    let mut table = Table::of(Preset::Classic, 4);
    table.says(2, Action::Claim).time_up();
    assert_eq!(table.phase(), PhaseName::Race);
    assert_eq!(table.turns(2), 0, "it was no turn yet");
    table
        .says(3, Action::Claim)
        .time_up()
        .says(2, Action::Claim);
    assert_eq!(table.storyteller(), Some(2));
}

#[test]
fn if_nobody_claims_a_random_seat_gets_the_role() {
    let mut appointed = BTreeSet::new();
    for seed in 0..40 {
        let mut setup = setup(Preset::Classic.settings(), 5);
        setup.seed = Seed([seed; 32]);
        let mut table = Table::start(setup);
        table.time_up();
        assert_eq!(table.phase(), PhaseName::Clue);
        let storyteller = table.storyteller().expect("somebody tells");
        assert_eq!(table.refuses(storyteller, Action::Withdraw), "not-claimed");
        table.tells(storyteller);
        appointed.insert(storyteller);
    }
    assert_eq!(appointed, BTreeSet::from([0, 1, 2, 3, 4]));
}

#[test]
fn nobody_who_is_gone_gets_the_role_by_lot() {
    for seed in 0..40 {
        let mut setup = setup(Preset::Classic.settings(), 5);
        setup.seed = Seed([seed; 32]);
        let mut table = Table::start(setup);
        table.leaves(3);
        assert_eq!(table.refuses(3, Action::Claim), "not-in-play");
        table.time_up();
        assert_ne!(table.storyteller(), Some(3));
    }
}

#[test]
fn afterwards_the_role_passes_to_the_left() {
    for preset in Preset::all() {
        let players = preset.player_counts().next().expect("a size");
        let mut table = Table::of(preset, players);
        table.round(2, "").next();
        for step in 3..players + 2 {
            assert_eq!(table.storyteller(), Some(step % players), "{preset}");
            assert_eq!(table.phase(), PhaseName::Clue, "no race any more");
            if step < players + 1 {
                table.round_without_points().next();
            }
        }
    }
}

// The clue.

#[test]
fn each_preset_takes_its_forms_of_clue() {
    // A text and a sound always; songs and mime are a variant in the first edition.
    for preset in Preset::all() {
        let mime = !matches!(preset, Preset::FirstEdition | Preset::FirstEditionTeams);
        for (clue, allowed) in [
            (Clue::text("a quotation"), true),
            (sound(), true),
            (performed(), mime),
        ] {
            let players = preset.player_counts().next().expect("a size");
            let mut table = Table::of(preset, players);
            table.says(1, Action::Claim);
            let tell = table.telling(1, clue);
            if allowed {
                table.says(1, tell);
                assert_eq!(table.phase(), PhaseName::Give);
            } else {
                assert_eq!(table.refuses(1, tell), "clue-form-not-allowed", "{preset}");
            }
        }
    }
    let mut variant = Preset::FirstEdition.settings();
    variant.clues.performed = true;
    let mut table = Table::with(variant, 4);
    table.says(1, Action::Claim);
    let note = Some("hummed".into());
    let tell = table.telling(1, Clue::performed(note));
    table.says(1, tell);
}

#[test]
fn a_clue_is_for_a_card_of_the_storytellers_hand() {
    for preset in Preset::all().filter(|&p| p != Preset::OdysseyParty) {
        let players = preset.player_counts().next().expect("a size");
        let mut table = Table::of(preset, players);
        table.says(0, Action::Claim);
        let clue = Clue::text("happiness");
        let nothing = Action::Tell {
            card: None,
            clue: clue.clone(),
        };
        assert_eq!(table.refuses(0, nothing), "card-needed");
        let card = Some(table.hand(1)[0]);
        assert_eq!(
            table.refuses(0, Action::Tell { card, clue }),
            "card-not-in-hand"
        );
        let silence = table.telling(0, Clue::text("  "));
        assert_eq!(table.refuses(0, silence), "clue-empty");
    }
}

#[test]
fn card_and_clue_are_given_together_and_are_final() {
    let mut table = Table::of(Preset::Classic, 4);
    table.tells(0);
    let again = table.telling(0, Clue::text("no, wait"));
    assert_eq!(table.refuses(0, again), "wrong-phase");
    assert_eq!(table.refuses(0, Action::TakeBack), "nothing-to-take-back");
    assert_eq!(table.refuses(0, Action::Withdraw), "wrong-phase");
    let other = give(&table.hand(0)[..1]);
    assert_eq!(table.refuses(0, other), "storyteller-gives-none");
}

// Giving.

#[test]
fn every_other_player_gives_one_card_and_two_with_three_players() {
    for preset in SINGLES {
        for players in preset.player_counts() {
            let mut table = Table::of(preset, players);
            let full = if players == 3 { 7 } else { 6 };
            assert_eq!(table.hand_sizes(), vec![full; players]);
            table.tells(0);
            let count = if players == 3 { 2 } else { 1 };
            let choice = table.game.legal(seat(1)).give.expect("a card to give");
            assert_eq!(choice.count as usize, count, "{preset} {players}");
            assert_eq!(table.game.awaited().len(), players - 1);
            for wrong in [count - 1, count + 1] {
                let cards = table.hand(1)[..wrong].to_vec();
                assert_eq!(table.refuses(1, give(&cards)), "wrong-number-of-cards");
            }
            table.all_give();
            assert_eq!(table.laid.len(), 1 + (players - 1) * count);
            for s in 1..players {
                assert_eq!(table.laid_by(s).len(), count);
            }
            assert_eq!(table.laid_by(0).len(), 1);
        }
    }
}

#[test]
fn only_different_cards_of_ones_own_hand_can_be_given() {
    let mut table = Table::of(Preset::Classic, 3);
    table.tells(0);
    let own = table.hand(1)[0];
    let others = table.hand(2)[0];
    assert_eq!(table.refuses(1, give(&[own, own])), "same-card-twice");
    assert_eq!(table.refuses(1, give(&[own, others])), "card-not-in-hand");
}

#[test]
fn a_given_card_can_be_taken_back_or_replaced_until_the_last_one_is_in() {
    let mut table = Table::of(Preset::Classic, 4);
    table.tells(0);
    let hand = table.hand(1);
    table.says(1, give(&hand[..1])).says(1, Action::TakeBack);
    assert_eq!(table.game.awaited(), seats(&[1, 2, 3]));
    let back: BTreeSet<Card> = table.hand(1).into_iter().collect();
    assert_eq!(back, hand.iter().copied().collect());
    assert_eq!(table.refuses(1, Action::TakeBack), "nothing-to-take-back");

    table.says(1, give(&hand[1..2])).says(1, give(&hand[2..3]));
    assert!(table.hand(1).contains(&hand[1]));
    table.says(1, give(&hand[2..3])).gives(2).gives(3);
    assert_eq!(table.phase(), PhaseName::Vote);
    assert_eq!(table.laid_by(1), [hand[2]]);
    let late = give(&hand[..1]);
    assert_eq!(table.refuses(1, late), "wrong-phase");
    assert_eq!(table.refuses(1, Action::TakeBack), "nothing-to-take-back");
}

#[test]
fn which_card_was_given_is_a_secret_until_all_lie_on_the_table() {
    let given = |choice: usize| {
        let mut table = Table::of(Preset::Classic, 4);
        table.tells(0);
        let hand = table.hand(1);
        table.says(1, give(&hand[choice..=choice]));
        (table.views(), hand[choice])
    };
    let ((first, _), (second, _)) = (given(0), given(3));
    for (viewer, (a, b)) in first.iter().zip(&second).enumerate() {
        assert_eq!(a == b, viewer != 1, "seen by {viewer}");
    }
}

#[test]
fn the_storytellers_card_is_a_secret_too() {
    let told = |choice: usize| {
        let mut table = Table::of(Preset::Classic, 4);
        table.says(0, Action::Claim);
        let card = Some(table.hand(0)[choice]);
        let clue = Clue::text("happiness");
        table.says(0, Action::Tell { card, clue });
        table.views()
    };
    for (viewer, (a, b)) in told(0).iter().zip(told(4)).enumerate() {
        assert_eq!(*a == b, viewer != 0, "seen by {viewer}");
    }
}

// The table.

#[test]
fn all_cards_are_laid_and_a_player_recognises_only_their_own() {
    let mut table = Table::of(Preset::Classic, 3);
    let storytellers = table.hand(0)[0];
    table.tells(0);
    let given = [table.hand(1)[..2].to_vec(), table.hand(2)[..2].to_vec()];
    table.all_give();
    let expected: BTreeSet<Card> = given
        .iter()
        .flatten()
        .copied()
        .chain([storytellers])
        .collect();
    let own = [vec![storytellers], given[0].clone(), given[1].clone()];
    for viewer in [Some(0), Some(1), Some(2), None] {
        let view = table.game.view(viewer.map(seat));
        let PhaseView::Vote { table, yours, .. } = view.phase else {
            panic!("the cards lie on the table");
        };
        assert_eq!(table.iter().copied().collect::<BTreeSet<_>>(), expected);
        let mine: BTreeSet<Card> = yours.iter().copied().collect();
        let known = viewer.map(|s| own[s].clone()).unwrap_or_default();
        assert_eq!(mine, known.into_iter().collect());
    }
}

#[test]
fn the_cards_are_shuffled() {
    let mut places = BTreeSet::new();
    for seed in 0..40 {
        let mut setup = setup(Preset::Classic.settings(), 5);
        setup.seed = Seed([seed; 32]);
        let mut table = Table::start(setup);
        table.tells(0).all_give();
        places.insert(table.laid.iter().position(|l| l.owner == seat(0)));
    }
    assert_eq!(places.len(), 5, "the storyteller's card can lie anywhere");
}

// The vote.

#[test]
fn everybody_but_the_storyteller_votes_and_never_for_their_own_card() {
    for preset in SINGLES {
        for players in preset.player_counts() {
            let mut table = Table::of(preset, players);
            table.tells(0).all_give();
            assert_eq!(table.game.awaited().len(), players - 1);
            assert_eq!(table.refuses_vote("0>1"), "no-vote-this-round");
            assert_eq!(table.refuses_vote("1>1a"), "own-card");
            if players == 3 {
                assert_eq!(table.refuses_vote("1>1b"), "own-card");
            }
            let (cards, red) = ([table.hand(1)[0]].into_iter().collect(), None);
            assert_eq!(
                table.refuses(1, Action::Vote { cards, red }),
                "card-not-on-table"
            );
            let (cards, red) = (Default::default(), None);
            assert_eq!(
                table.refuses(1, Action::Vote { cards, red }),
                "wrong-number-of-votes"
            );
            table.votes("1>0");
        }
    }
}

#[test]
fn a_ballot_can_be_taken_back_or_replaced_until_every_voter_has_one_in() {
    let mut table = Table::of(Preset::Classic, 4);
    table.tells(0).all_give();
    table.votes("1>2").says(1, Action::TakeBack);
    assert_eq!(table.game.awaited(), seats(&[1, 2, 3]));
    assert_eq!(table.refuses(1, Action::TakeBack), "nothing-to-take-back");
    table.votes("1>2 2>0 1>3 2>1 1>0");
    assert_eq!(table.phase(), PhaseName::Vote);
    table.votes("3>2");
    assert_eq!(table.phase(), PhaseName::Review);
    assert_eq!(table.points(), [3, 4, 1, 0]);
    assert_eq!(table.refuses_vote("1>0"), "wrong-phase");
    assert_eq!(table.refuses(1, Action::TakeBack), "wrong-phase");
}

#[test]
fn a_ballot_is_a_secret_until_all_are_revealed_at_once() {
    let voted = |ballot: &str| {
        let mut table = Table::of(Preset::Classic, 4);
        table.tells(0).all_give().votes(ballot);
        table.views()
    };
    let (first, second) = (voted("1>0"), voted("1>2"));
    for (viewer, (a, b)) in first.iter().zip(&second).enumerate() {
        assert_eq!(a == b, viewer != 1, "seen by {viewer}");
    }
}

#[test]
fn the_reveal_shows_owners_votes_with_names_and_reasons() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "1>0 2>1 3>1");
    let everybody: BTreeSet<String> = table.views().into_iter().collect();
    assert!(everybody.len() > 1, "views differ at least in the hand");
    for viewer in [None, Some(seat(2))] {
        let view = table.game.view(viewer);
        let PhaseView::Review { result, .. } = view.phase else {
            panic!("the round is scored");
        };
        assert_eq!(result.table[..], table.laid[..]);
        let ballots: Vec<(usize, Card)> = result
            .ballots
            .iter()
            .map(|b| (b.seat.index(), b.cards[0]))
            .collect();
        let (told, one) = (table.card("0"), table.card("1"));
        assert_eq!(ballots, [(1, told), (2, one), (3, one)]);
        assert!((0..4).all(|s| result.lines.iter().any(|l| l.seat == seat(s))));
    }
}

#[test]
fn what_belongs_to_another_phase_is_refused() {
    let mut table = Table::of(Preset::Classic, 4);
    let early = table.telling(0, Clue::text("early"));
    assert_eq!(table.refuses(0, early), "wrong-phase");
    assert_eq!(table.refuses(0, Action::Ready), "wrong-phase");
    assert_eq!(table.refuses(0, give(&table.hand(0)[..1])), "wrong-phase");
    table.tells(0);
    assert_eq!(table.refuses(1, Action::Claim), "wrong-phase");
    let vote = Action::Vote {
        cards: [table.hand(1)[0]].into_iter().collect(),
        red: None,
    };
    assert_eq!(table.refuses(1, vote), "wrong-phase");
}

#[test]
fn the_next_round_begins_when_everybody_has_seen_enough() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "1>0 2>1 3>1");
    for s in 0..4 {
        assert_eq!(table.phase(), PhaseName::Review);
        table.says(s, Action::Ready);
    }
    assert_eq!(table.phase(), PhaseName::Clue);
    assert_eq!(table.game.round(), 2);
    let begun = |c: &Change| matches!(c, Change::Round { number: 2, .. });
    assert!(table.last.changes.iter().any(begun));
}

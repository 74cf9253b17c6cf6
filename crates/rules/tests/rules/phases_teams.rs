//! What is different when pairs play: who gives, who votes, what is public.

use std::collections::BTreeSet;

use fabula_rules::{Action, Actor, Change, PhaseName, Preset, Seed};

use crate::support::{Table, give, seat, seats, setup};

const TEAMS: [Preset; 2] = [Preset::OdysseyTeams, Preset::FirstEditionTeams];

// With eight players the pairs are 0 and 4, 1 and 5, 2 and 6, 3 and 7.

#[test]
fn a_hand_is_four_cards_and_any_player_may_claim() {
    for preset in TEAMS {
        let mut table = Table::of(preset, 8);
        assert_eq!(table.hand_sizes(), [4; 8]);
        table.says(6, Action::Claim);
        assert_eq!(table.storyteller(), Some(6));
    }
}

#[test]
fn the_storytellers_partner_gives_and_one_of_every_other_pair() {
    for preset in TEAMS {
        let mut table = Table::of(preset, 8);
        table.tells(0);
        assert_eq!(table.game.awaited(), seats(&[1, 2, 3, 4, 5, 6, 7]));
        assert_eq!(
            table.refuses(0, give(&table.hand(0)[..1])),
            "storyteller-gives-none"
        );
        table.gives(5);
        assert_eq!(table.refuses(1, give(&table.hand(1)[..1])), "partner-gives");
        assert_eq!(table.game.awaited(), seats(&[2, 3, 4, 6, 7]));
        table.gives(2).gives(7);
        assert_eq!(table.game.awaited(), seats(&[4]));
        table.gives(4);
        assert_eq!(table.phase(), PhaseName::Vote);
        let mut owners: Vec<usize> = table.laid.iter().map(|l| l.owner.index()).collect();
        owners.sort_unstable();
        assert_eq!(owners, [0, 2, 4, 5, 7]);
    }
}

#[test]
fn a_card_taken_back_frees_the_partner_to_give() {
    for preset in TEAMS {
        let mut table = Table::of(preset, 8);
        table.tells(0).gives(1);
        assert_eq!(table.refuses(5, Action::TakeBack), "nothing-to-take-back");
        table.says(1, Action::TakeBack).gives(5);
        assert_eq!(table.refuses(1, give(&table.hand(1)[..1])), "partner-gives");
        // The giver may change the card.
        let other = table.hand(5)[2];
        table.says(5, give(&[other])).all_give();
        assert_eq!(table.laid_by(5), [other]);
        assert!(table.laid_by(1).is_empty());
    }
}

#[test]
fn who_gave_is_public_but_not_which_card() {
    for preset in TEAMS {
        let after = |choice: usize| {
            let mut table = Table::of(preset, 8);
            table.tells(0);
            let card = table.hand(5)[choice];
            table.says(5, give(&[card]));
            table
        };
        let (first, second) = (after(0), after(2));
        let gave: Vec<u8> = first.game.view(None).seats.iter().map(|s| s.gave).collect();
        assert_eq!(gave[1..], [0, 0, 0, 0, 1, 0, 0]);
        for (viewer, (a, b)) in first.views().iter().zip(second.views()).enumerate() {
            // Not even the partner, seat 1, knows the card.
            assert_eq!(*a == b, viewer != 5, "seen by {viewer}");
        }
    }
}

#[test]
fn in_odyssey_teams_only_the_other_partner_of_the_opposing_teams_votes() {
    let mut table = Table::of(Preset::OdysseyTeams, 8);
    table.tells(0).gives(5).gives(2).gives(7).gives(4);
    assert_eq!(table.game.awaited(), seats(&[1, 3, 6]));
    for ballot in ["0>5", "4>0", "5>0", "2>0", "7>0"] {
        assert_eq!(table.refuses_vote(ballot), "no-vote-this-round");
    }
    // A vote for the partner's card is possible.
    table.votes("1>5 3>0");
    table.votes("6>2");
    assert_eq!(table.phase(), PhaseName::Review);
}

#[test]
fn in_first_edition_teams_everybody_but_the_storyteller_votes() {
    let mut table = Table::of(Preset::FirstEditionTeams, 8);
    table.tells(0).gives(5).gives(2).gives(7).gives(4);
    assert_eq!(table.game.awaited(), seats(&[1, 2, 3, 4, 5, 6, 7]));
    assert_eq!(table.refuses_vote("0>5"), "no-vote-this-round");
    for own in ["5>5", "2>2", "7>7", "4>4"] {
        assert_eq!(table.refuses_vote(own), "own-card");
    }
    table.votes("4>0 1>5 6>2 3>7 2>0 5>0 7>0");
    assert_eq!(table.phase(), PhaseName::Review);
}

#[test]
fn the_role_passes_through_the_teams_in_turn() {
    for preset in TEAMS {
        let mut table = Table::of(preset, 8);
        let mut sides = Vec::new();
        table.round(6, "");
        for _ in 0..7 {
            sides.push(
                table
                    .game
                    .side(table.game.storyteller().expect("one tells")),
            );
            table.next().round_without_points();
        }
        assert_eq!(sides, [2, 3, 0, 1, 2, 3, 0].map(seat), "{preset}");
    }
}

#[test]
fn of_a_team_that_gave_nothing_a_random_partner_gives_and_the_other_votes() {
    let mut givers = BTreeSet::new();
    for seed in 0..20 {
        let mut setup = setup(Preset::OdysseyTeams.settings(), 8);
        setup.seed = Seed([seed; 32]);
        let mut table = Table::start(setup);
        table.tells(0).time_up();
        assert_eq!(table.phase(), PhaseName::Vote);
        assert_eq!(table.laid.len(), 5);
        assert_eq!(table.laid_by(4).len(), 1, "the storyteller's partner");
        for (one, two) in [(1, 5), (2, 6), (3, 7)] {
            let gave = |s: usize| table.laid_by(s).len() == 1;
            assert_ne!(gave(one), gave(two), "one of the pair gives");
            let (giver, voter) = if gave(one) { (one, two) } else { (two, one) };
            givers.insert(giver);
            assert!(table.game.awaited().contains(seat(voter)));
        }
        assert_eq!(table.game.awaited().len(), 3);
    }
    assert_eq!(
        givers,
        BTreeSet::from([1, 2, 3, 5, 6, 7]),
        "either partner may"
    );
}

#[test]
fn time_up_leaves_alone_what_was_given_and_names_its_draws() {
    let mut table = Table::of(Preset::FirstEditionTeams, 8);
    let card = table.tells(0).hand(5)[3];
    table.says(5, give(&[card]));
    table.act(Actor::Clock, Action::MoveOn);
    assert_eq!(table.laid_by(5), [card]);
    assert!(table.laid_by(1).is_empty());
    let drawn = table
        .last
        .changes
        .iter()
        .filter(|c| matches!(c, Change::Gave { draw: Some(_), .. }));
    assert_eq!(
        drawn.count(),
        3,
        "seats 4, and one each of 2 and 6, 3 and 7"
    );
}

//! What comes after the points: the end of the game, the refill, a deck that runs short.

use fabula_rules::{Action, Card, Change, DeckAdvice, Ending, PhaseName, Preset};

use crate::support::{SINGLES, Table, seat, setup};

/// The deck as it was shuffled at the start.
fn deck(table: &Table) -> Vec<Card> {
    let started = table.last.changes.iter().find_map(|c| match c {
        Change::Started { deck, .. } => Some(deck.to_vec()),
        _ => None,
    });
    started.expect("a start")
}

/// Who drew how many cards in the last event, in order.
fn drew(table: &Table) -> Vec<(usize, usize)> {
    let drew = table.last.changes.iter().filter_map(|c| match c {
        Change::Drew { seat, cards } => Some((seat.index(), cards.len())),
        _ => None,
    });
    drew.collect()
}

#[test]
fn each_draws_fully_in_turn_from_the_storytellers_left() {
    let mut table = Table::of(Preset::Classic, 3);
    let order = deck(&table);
    table.round(1, "").next();
    assert_eq!(drew(&table), [(2, 2), (0, 2), (1, 1)]);
    assert_eq!(table.hand_sizes(), [7; 3]);
    assert_eq!(table.hand(2)[5..], order[21..23]);
    assert_eq!(table.hand(0)[5..], order[23..25]);
    assert_eq!(table.hand(1)[6..], order[25..26]);

    let mut table = Table::of(Preset::Odyssey, 6);
    table.round(4, "").next();
    assert_eq!(
        drew(&table),
        [(5, 1), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1)]
    );
    table.round_without_points().next();
    assert_eq!(drew(&table)[0], (0, 1), "from the left of seat 5");

    let mut table = Table::of(Preset::OdysseyTeams, 6);
    table.round(2, "").next();
    assert_eq!(drew(&table), [(5, 1), (0, 1), (1, 1), (2, 1)], "who gave");
}

#[test]
fn the_rounds_cards_go_to_the_discard_for_everybody_to_see() {
    let mut table = Table::of(Preset::Classic, 4);
    table.round(0, "1>0 2>0 3>0");
    assert!(table.discard().is_empty(), "they still lie on the table");
    let mut laid: Vec<Card> = table.laid.iter().map(|l| l.card).collect();
    table.next();
    laid.sort();
    for viewer in [None, Some(seat(0)), Some(seat(3))] {
        let mut discard = table.game.view(viewer).discard.to_vec();
        discard.sort();
        assert_eq!(discard, laid);
    }
    table.round_without_points().next();
    assert_eq!(table.discard().len(), 8);
}

#[test]
fn a_short_deck_is_shuffled_with_the_discard_before_anybody_draws() {
    // Preset, players, and the refill of which round finds what in the deck and in the discard.
    let first_reshuffles = [
        (Preset::Classic, 3, 13, 3, 65),
        (Preset::Disney, 3, 13, 3, 65),
        (Preset::Odyssey, 3, 13, 3, 65),
        (Preset::Classic, 8, 5, 4, 40),
        (Preset::Odyssey, 8, 5, 4, 40),
        (Preset::Odyssey, 12, 2, 0, 24),
        (Preset::OdysseyParty, 12, 3, 0, 36),
        (Preset::OdysseyTeams, 12, 6, 1, 42),
        (Preset::FirstEditionTeams, 8, 11, 2, 55),
    ];
    for (preset, players, round, left, discarded) in first_reshuffles {
        let mut table = Table::of(preset, players);
        let reshuffled = |c: &Change| matches!(c, Change::Reshuffled { .. });
        for _ in 1..round {
            table.round_without_points().next();
            assert!(!table.last.changes.iter().any(reshuffled), "{preset}");
        }
        table.round_without_points();
        assert_eq!(table.game.round(), round);
        assert_eq!(table.game.deck_len(), left, "{preset} with {players}");
        assert_eq!(
            table.discard().len() + table.laid.len(),
            discarded,
            "{preset}"
        );
        table.next();
        let changes = &table.last.changes;
        let shuffle = changes.iter().position(reshuffled).expect("a reshuffle");
        let first = changes
            .iter()
            .position(|c| matches!(c, Change::Drew { .. }));
        assert!(Some(shuffle) < first, "before anybody draws");
        let Change::Reshuffled { deck, .. } = &changes[shuffle] else {
            unreachable!();
        };
        assert_eq!(deck.len(), left + discarded);
        assert!(table.discard().is_empty());
        assert_eq!(table.game.deck_len(), left + discarded - table.laid.len());
    }
}

#[test]
fn the_smallest_deck_that_can_be_dealt_returns_the_same_cards_every_round() {
    let mut setup = setup(Preset::Classic.settings(), 4);
    setup.cards = 24;
    let mut table = Table::start(setup);
    for round in 1..6 {
        assert_eq!(table.game.round(), round);
        table.round_without_points().next();
        assert_eq!(table.hand_sizes(), [6; 4]);
        assert_eq!((table.game.deck_len(), table.discard().len()), (0, 0));
    }
}

#[test]
fn the_first_edition_ends_with_its_deck_after_exactly_so_many_rounds() {
    for (players, rounds) in [(3, 13), (4, 15), (5, 11), (6, 8)] {
        let mut table = Table::of(Preset::FirstEdition, players);
        let foretold = DeckAdvice::Ends {
            rounds: usize::from(rounds),
            lap: players,
        };
        assert_eq!(table.game.settings().deck_advice(players, 84), foretold);
        for round in 1..=rounds {
            assert_eq!(table.ending(), None);
            assert_eq!(table.game.round(), round);
            let storyteller = table.storyteller().unwrap_or(0);
            let voter = (storyteller + 1) % players;
            let found = format!("{voter}>{storyteller}");
            table.round(storyteller, &found);
            assert_eq!(
                table.phase(),
                PhaseName::Review,
                "the round is scored first"
            );
            table.next();
        }
        let (ending, winners) = table.ending().expect("the end");
        assert_eq!(ending, Ending::DeckEnd);
        assert_eq!(table.game.deck_len(), 0);
        let scores = table.scores();
        // Each round brought the storyteller and one finder three points.
        assert_eq!(scores.iter().sum::<u16>(), 6 * rounds);
        let best = scores.iter().max().expect("scores");
        let highest: Vec<usize> = (0..players).filter(|&s| scores[s] == *best).collect();
        assert_eq!(winners, highest, "the highest; a tie is shared");
        assert!(
            !table
                .last
                .changes
                .iter()
                .any(|c| matches!(c, Change::Reshuffled { .. }))
        );
    }
}

#[test]
fn the_last_cards_go_to_those_who_draw_first() {
    let mut table = Table::of(Preset::FirstEdition, 3);
    for _ in 0..12 {
        table.round_without_points().next();
    }
    assert_eq!((table.game.deck_len(), table.storyteller()), (3, Some(0)));
    table.round_without_points().next();
    assert_eq!(drew(&table), [(1, 2), (2, 1)]);
    assert!(table.game.is_over());
}

#[test]
fn points_do_not_end_the_first_edition() {
    let mut table = Table::of(Preset::FirstEdition, 4);
    while table.scores().iter().all(|&s| s < 30) {
        play_for_zero_and_one(&mut table, 4);
    }
    assert_eq!(table.ending(), None);
}

/// A round in which seats 0 and 1 get ahead: with four players by 15 points each in a lap.
fn play_for_zero_and_one(table: &mut Table, players: usize) {
    if table.phase() == PhaseName::Review {
        table.next();
    }
    let storyteller = table.storyteller().unwrap_or(0);
    let votes = (0..players).filter(|&s| s != storyteller).map(|voter| {
        let target = match (voter, storyteller) {
            (0 | 1, _) => storyteller,
            (_, 0) => 1,
            (_, 1 | 2) => 0,
            _ => 1,
        };
        format!("{voter}>{target}")
    });
    let votes: Vec<String> = votes.collect();
    table.round(storyteller, &votes.join(" "));
}

#[test]
fn a_tie_at_the_target_is_shared() {
    for preset in [Preset::Classic, Preset::Disney, Preset::Odyssey] {
        let mut table = Table::of(preset, 4);
        for round in 1..=8 {
            assert_eq!(table.ending(), None, "{preset} before round {round}");
            play_for_zero_and_one(&mut table, 4);
        }
        assert_eq!(table.scores(), [30, 30, 6, 6]);
        assert_eq!(table.ending(), Some((Ending::Target, vec![0, 1])));
    }
}

#[test]
fn the_highest_wins_but_in_disney_everyone_at_thirty_does() {
    let rounds = [
        (0, "1>0 2>1 3>1 4>1"), // 3 6
        (1, "0>1 2>0 3>0 4>0"), // 6 3
        (2, "0>2 1>2 3>0 4>1"), // 4 4 3
        (3, "0>3 1>3 2>0 4>1"), // 4 4 0 3
        (4, "0>4 1>4 2>0 3>1"), // 4 4 0 0 3
        (0, "1>0 2>1 3>1 4>2"), // 3 5 1
        (1, "0>1 2>0 3>2 4>2"), // 4 3 2
        (2, "0>2 1>2 3>0 4>1"), // 4 4 3
    ];
    for preset in SINGLES {
        let mut table = Table::of(preset, 5);
        for (i, (storyteller, votes)) in rounds.into_iter().enumerate() {
            if i > 0 {
                table.next();
            }
            table.round(storyteller, votes);
            if i == 6 {
                assert_eq!(table.scores()[..2], [28, 29], "29 is not enough");
                assert_eq!(table.phase(), PhaseName::Review);
            }
        }
        assert_eq!(table.scores(), [32, 33, 9, 3, 3]);
        let expected = match preset {
            Preset::Disney => Some((Ending::Target, vec![0, 1])),
            Preset::FirstEdition => None,
            _ => Some((Ending::Target, vec![1])),
        };
        assert_eq!(table.ending(), expected, "{preset}");
    }
}

#[test]
fn points_are_looked_at_before_the_refill() {
    let mut table = Table::of(Preset::Classic, 4);
    for _ in 0..7 {
        play_for_zero_and_one(&mut table, 4);
    }
    let deck = table.game.deck_len();
    play_for_zero_and_one(&mut table, 4);
    assert!(table.game.is_over());
    assert_eq!(
        table.game.deck_len(),
        deck - 4,
        "the refill of round 7, not of 8"
    );
    assert_eq!(table.hand_sizes(), [5; 4]);
    assert_eq!(table.result().round, 8, "the last round stays to be seen");
    assert_eq!(table.refuses(0, Action::Ready), "game-over");
}

#[test]
fn first_edition_teams_end_with_a_team_at_thirty() {
    let mut table = Table::of(Preset::FirstEditionTeams, 8);
    for round in 0..9 {
        if round > 0 {
            assert_eq!(table.ending(), None);
            table.next();
        }
        let storyteller = round % 8;
        let voters = (0..8).filter(|&s| s != storyteller);
        let votes: Vec<String> = voters.map(|v| format!("{v}>{storyteller}")).collect();
        table.round(storyteller, &votes.join(" "));
    }
    assert_eq!(table.scores(), [30, 32, 32, 32]);
    assert_eq!(table.ending(), Some((Ending::Target, vec![1, 2, 3])));
}

#[test]
fn laps_end_when_everyone_has_been_storyteller_so_often() {
    let games = [
        (Preset::OdysseyParty, 6, 1),
        (Preset::OdysseyParty, 9, 1),
        (Preset::OdysseyParty, 6, 2),
        (Preset::OdysseyTeams, 6, 1),
        (Preset::OdysseyTeams, 8, 1),
        (Preset::OdysseyTeams, 6, 2),
    ];
    for (preset, players, laps) in games {
        let mut settings = preset.settings();
        assert_eq!(settings.laps, Some(1), "by default");
        settings.laps = Some(laps);
        let mut table = Table::with(settings, players);
        let rounds = players * laps as usize;
        table.round(3, "");
        for _ in 1..rounds {
            assert_eq!(table.ending(), None);
            table.next().round_without_points();
        }
        let (ending, winners) = table.ending().expect("the end");
        assert_eq!(ending, Ending::Laps);
        assert_eq!(winners.len(), table.scores().len(), "all tied at nothing");
        assert!((0..players).all(|s| table.turns(s) == u16::from(laps)));
        let end = |c: &Change| matches!(c, Change::Drew { .. } | Change::Passed { .. });
        assert!(!table.last.changes.iter().any(end), "no refill, no passing");
    }
}

#[test]
fn the_highest_wins_after_the_laps() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.round(0, "0>1!5 1>1 2>1 3>3 4>4 5>5");
    for s in 1..6 {
        let votes = format!("{s}>{s}!{s} 0>{s} 1>{s}");
        table
            .next()
            .round(s, if s == 1 { "2>3 3>3" } else { &votes });
    }
    assert_eq!(table.scores(), [3, 3, 5, 2, 0, 0]);
    assert_eq!(table.ending(), Some((Ending::Laps, vec![2])));

    let mut table = Table::of(Preset::OdysseyTeams, 6);
    table.round(0, "4>0 5>1");
    for _ in 1..6 {
        table.next().round_without_points();
    }
    assert_eq!(table.scores(), [3, 4, 0]);
    assert_eq!(table.ending(), Some((Ending::Laps, vec![1])));
}

#[test]
fn of_several_conditions_the_first_one_reached_ends_the_game() {
    let mut settings = Preset::Classic.settings();
    settings.laps = Some(1);
    let mut table = Table::with(settings, 4);
    for _ in 0..4 {
        play_for_zero_and_one(&mut table, 4);
    }
    assert_eq!(table.ending(), Some((Ending::Laps, vec![0, 1])));

    settings.target = Some(3);
    let mut table = Table::with(settings, 4);
    table.round(0, "1>0 2>3 3>2");
    assert_eq!(table.ending(), Some((Ending::Target, vec![0, 1])));

    // No reshuffle always adds the deck's end.
    let mut settings = Preset::Classic.settings();
    settings.reshuffle = false;
    let mut table = Table::with(settings, 6);
    for _ in 0..8 {
        table.round_without_points().next();
    }
    assert_eq!(table.ending().map(|e| e.0), Some(Ending::DeckEnd));
    let mut table = Table::with(settings, 4);
    for _ in 0..8 {
        play_for_zero_and_one(&mut table, 4);
    }
    assert_eq!(table.ending().map(|e| e.0), Some(Ending::Target));
}

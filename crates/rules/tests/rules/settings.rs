//! The presets' numbers, the settings that cannot be played, what a table changed, advice on decks.

use fabula_rules::{DeckAdvice, Game, Preset, Refusal, Settings, Victory};
use serde_json::json;

use crate::support::{Table, setup};

fn code(settings: &Settings) -> &'static str {
    settings.check().expect_err("cannot be played").code()
}

#[test]
fn the_presets_have_the_numbers_of_the_rulebooks() {
    use Victory::{EveryoneAtTarget, Highest};
    // Preset; hand and gives with 3, with 4 to 6, with more; target; laps; reshuffle; victory.
    let numbers = [
        (
            "classic",
            [(7, 2), (6, 1), (6, 1)],
            Some(30),
            None,
            true,
            Highest,
        ),
        (
            "disney",
            [(7, 2), (6, 1), (6, 1)],
            Some(30),
            None,
            true,
            EveryoneAtTarget,
        ),
        (
            "first-edition",
            [(7, 2), (6, 1), (6, 1)],
            None,
            None,
            false,
            Highest,
        ),
        (
            "first-edition-teams",
            [(4, 1), (4, 1), (4, 1)],
            Some(30),
            None,
            true,
            Highest,
        ),
        (
            "odyssey",
            [(7, 2), (6, 1), (6, 1)],
            Some(30),
            None,
            true,
            Highest,
        ),
        (
            "odyssey-party",
            [(5, 1), (5, 1), (5, 1)],
            None,
            Some(1),
            true,
            Highest,
        ),
        (
            "odyssey-teams",
            [(4, 1), (4, 1), (4, 1)],
            None,
            Some(1),
            true,
            Highest,
        ),
    ];
    assert_eq!(Preset::all().count(), numbers.len());
    for (name, sizes, target, laps, reshuffle, victory) in numbers {
        let preset: Preset = name.parse().expect("a preset of this name");
        let settings = preset.settings();
        let at = |n| (settings.hand.at(n), settings.gives.at(n));
        for players in preset.player_counts() {
            let size = match players {
                3 => 0,
                4..=6 => 1,
                _ => 2,
            };
            assert_eq!(at(players), sizes[size], "{name} with {players}");
        }
        assert_eq!(settings.target, target, "{name}");
        assert_eq!(settings.laps, laps, "{name}");
        assert_eq!(settings.reshuffle, reshuffle, "{name}");
        assert_eq!(settings.victory, victory, "{name}");
    }
}

#[test]
fn each_preset_takes_exactly_its_numbers_of_players() {
    let counts: [(Preset, &[usize]); 7] = [
        (Preset::Classic, &[3, 4, 5, 6, 7, 8]),
        (Preset::Disney, &[3, 4, 5, 6]),
        (Preset::FirstEdition, &[3, 4, 5, 6]),
        (Preset::FirstEditionTeams, &[8]),
        (Preset::Odyssey, &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (Preset::OdysseyParty, &[6, 7, 8, 9, 10, 11, 12]),
        (Preset::OdysseyTeams, &[6, 8, 10, 12]),
    ];
    for (preset, expected) in counts {
        let playable = |&n: &usize| Game::start(setup(preset.settings(), n)).is_ok();
        let counts: Vec<usize> = (0..=16).filter(playable).collect();
        assert_eq!(counts, expected, "{preset}");
        assert_eq!(preset.player_counts().collect::<Vec<_>>(), expected);
    }
}

#[test]
fn wrong_numbers_of_players_are_refused_with_the_limit() {
    let refuse = |preset: Preset, n| preset.settings().check_for(n, 84).expect_err("refused");
    let (min, max) = (3, 12);
    assert_eq!(
        refuse(Preset::Classic, 2),
        Refusal::TooFewPlayers { min, got: 2 }
    );
    // 003 says "7 to 13 players" in one place; the game holds 12.
    assert_eq!(
        refuse(Preset::Odyssey, 13),
        Refusal::TooManyPlayers { max, got: 13 }
    );
    assert_eq!(
        refuse(Preset::OdysseyTeams, 7),
        Refusal::OddPlayersInPairs { got: 7 }
    );
    let eight = refuse(Preset::FirstEditionTeams, 6);
    assert_eq!(eight, Refusal::TooFewPlayers { min: 8, got: 6 });
}

#[test]
fn a_deck_too_small_is_refused_with_the_number_that_is_needed() {
    let needed = [
        // With a reshuffle: everybody's hand.
        (Preset::Classic, 3, 21),
        (Preset::Classic, 4, 24),
        (Preset::Classic, 8, 48),
        (Preset::Disney, 6, 36),
        (Preset::Odyssey, 12, 72),
        (Preset::OdysseyParty, 6, 30),
        (Preset::OdysseyParty, 12, 60),
        (Preset::OdysseyTeams, 12, 48),
        (Preset::FirstEditionTeams, 8, 32),
        // Without: one full round more, that is, as many as are laid on the table.
        (Preset::FirstEdition, 3, 21 + 5),
        (Preset::FirstEdition, 4, 24 + 4),
        (Preset::FirstEdition, 6, 36 + 6),
    ];
    for (preset, players, needed) in needed {
        let mut setup = setup(preset.settings(), players);
        setup.cards = needed as u16;
        assert!(Game::start(setup.clone()).is_ok(), "{preset} {players}");
        setup.cards -= 1;
        let refusal = Game::start(setup).expect_err("too small");
        let got = needed - 1;
        assert_eq!(refusal, Refusal::DeckTooSmall { needed, got });
        assert!(refusal.to_string().contains(&needed.to_string()));
    }
    // A round of party uses everybody's card, one of pairs one more than there are teams.
    for (preset, players, needed) in [
        (Preset::OdysseyParty, 6, 30 + 6),
        (Preset::OdysseyTeams, 6, 24 + 4),
        (Preset::FirstEditionTeams, 8, 32 + 5),
        (Preset::Classic, 3, 21 + 5),
    ] {
        let mut settings = preset.settings();
        settings.reshuffle = false;
        let refusal = settings
            .check_for(players, needed - 1)
            .expect_err("too small");
        let got = needed - 1;
        assert_eq!(refusal, Refusal::DeckTooSmall { needed, got });
        assert!(settings.check_for(players, needed).is_ok());
    }
}

#[test]
fn one_cannot_give_more_cards_than_a_hand_has() {
    for preset in Preset::all() {
        let mut settings = preset.settings();
        settings.hand = fabula_rules::BySize::always(2);
        settings.gives = fabula_rules::BySize::always(2);
        assert!(settings.check().is_ok(), "{preset}");
        settings.gives = fabula_rules::BySize::always(3);
        match settings.check() {
            Err(Refusal::SettingOutOfRange {
                setting, max, got, ..
            }) => {
                assert_eq!((setting, max, got), ("gives", 2, 3));
            }
            other => panic!("{preset}: {other:?}"),
        }
        settings.gives = fabula_rules::BySize::always(0);
        assert_eq!(code(&settings), "setting-out-of-range");
    }
}

#[test]
fn one_cannot_have_more_votes_than_cards_to_vote_for() {
    // With three players and one card each, two cards on the table are somebody else's.
    let mut settings = Preset::Classic.settings();
    settings.gives.three = 1;
    settings.votes.three = 2;
    assert!(settings.check().is_ok());
    settings.votes.three = 3;
    match settings.check() {
        Err(Refusal::SettingOutOfRange {
            setting, max, got, ..
        }) => {
            assert_eq!((setting, max, got), ("votes", 2, 3));
        }
        other => panic!("{other:?}"),
    }
    // With two cards each there are three.
    settings.gives.three = 2;
    assert!(settings.check().is_ok());
    settings.votes.few = 0;
    assert_eq!(code(&settings), "setting-out-of-range");
}

#[test]
fn a_game_must_be_able_to_end() {
    for preset in Preset::all() {
        let mut settings = preset.settings();
        (settings.target, settings.laps) = (None, None);
        settings.victory = Victory::Highest;
        settings.reshuffle = true;
        assert_eq!(code(&settings), "no-end", "{preset}");
        settings.reshuffle = false;
        assert!(settings.check().is_ok(), "no reshuffle adds the deck's end");
    }
    let mut disney = Preset::Disney.settings();
    (disney.target, disney.laps) = (None, Some(2));
    assert_eq!(code(&disney), "victory-needs-target");
}

#[test]
fn other_settings_that_cannot_be_played_are_refused_too() {
    let changed = |change: fn(&mut Settings)| {
        let mut settings = Preset::Classic.settings();
        change(&mut settings);
        code(&settings)
    };
    assert_eq!(changed(|s| s.seats.min = 2), "setting-out-of-range");
    assert_eq!(changed(|s| s.seats.max = 13), "setting-out-of-range");
    assert_eq!(changed(|s| s.seats.max = 2), "setting-out-of-range");
    assert_eq!(changed(|s| s.hand.few = 0), "setting-out-of-range");
    assert_eq!(changed(|s| s.target = Some(0)), "setting-out-of-range");
    assert_eq!(changed(|s| s.laps = Some(0)), "setting-out-of-range");
    let mute = |s: &mut Settings| {
        (s.clues.text, s.clues.sound, s.clues.performed) = (false, false, false);
    };
    assert_eq!(changed(mute), "no-clue-form");
}

#[test]
fn a_preset_has_no_house_rules_and_a_change_is_listed_exactly() {
    for preset in Preset::all() {
        assert!(preset.settings().house_rules().is_empty(), "{preset}");
    }
    type Row = (
        fn(&mut Settings),
        &'static str,
        serde_json::Value,
        serde_json::Value,
    );
    let rows: [Row; 12] = [
        (|s| s.target = Some(40), "target", json!(30), json!(40)),
        (|s| s.target = None, "target", json!(30), json!(null)),
        (|s| s.laps = Some(2), "laps", json!(null), json!(2)),
        (
            |s| s.reshuffle = false,
            "reshuffle",
            json!(true),
            json!(false),
        ),
        (|s| s.hand.few = 5, "hand.few", json!(6), json!(5)),
        (|s| s.gives.three = 1, "gives.three", json!(2), json!(1)),
        (|s| s.votes.many = 2, "votes.many", json!(1), json!(2)),
        (
            |s| s.points.some.finder = 5,
            "points.some.finder",
            json!(3),
            json!(5),
        ),
        (
            |s| s.points.bonus_cap = Some(3),
            "points.bonus_cap",
            json!(null),
            json!(3),
        ),
        (
            |s| s.points.single_vote = 1,
            "points.single_vote",
            json!(0),
            json!(1),
        ),
        (
            |s| s.clues.performed = false,
            "clues.performed",
            json!(true),
            json!(false),
        ),
        (|s| s.seats.max = 10, "seats.max", json!(8), json!(10)),
    ];
    let mut all = Preset::Classic.settings();
    for (change, rule, preset, table) in &rows {
        let mut settings = Preset::Classic.settings();
        change(&mut settings);
        change(&mut all);
        let rules = settings.house_rules();
        assert_eq!(rules.len(), 1, "{rule}");
        assert_eq!(rules[0].rule, *rule);
        assert_eq!((&rules[0].preset, &rules[0].table), (preset, table));
    }
    assert_eq!(all.house_rules().len(), 11, "the target was changed twice");
}

#[test]
fn the_number_of_seats_is_a_house_rule_too() {
    let mut settings = Preset::Classic.settings();
    settings.seats.max = 12;
    let mut table = Table::with(settings, 10);
    table.round(0, "1>0 2>1 3>1 4>1 5>1 6>1 7>1 8>1 9>1");
    assert_eq!(table.points()[..2], [3, 11]);
    settings.seats.min = 5;
    let refusal = settings
        .check_for(4, 84)
        .expect_err("below the table's minimum");
    assert_eq!(refusal, Refusal::TooFewPlayers { min: 5, got: 4 });
}

#[test]
fn hand_size_and_gifts_are_house_rules_in_every_kind_of_game() {
    // Preset, players, hand, gives, and the cards on the table.
    for (preset, players, hand, gives, laid) in [
        (Preset::Classic, 5, 8, 2, 9),
        (Preset::OdysseyParty, 6, 7, 2, 12),
        (Preset::OdysseyTeams, 6, 6, 2, 7),
        (Preset::FirstEditionTeams, 8, 5, 1, 5),
    ] {
        let mut settings = preset.settings();
        settings.hand = fabula_rules::BySize::always(hand);
        settings.gives = fabula_rules::BySize::always(gives);
        let mut table = Table::with(settings, players);
        assert_eq!(table.hand_sizes(), vec![hand; players]);
        table.round(0, "");
        assert_eq!(table.laid.len(), laid, "{preset}");
        table.next();
        assert_eq!(table.hand_sizes(), vec![hand; players]);
    }
}

#[test]
fn the_advice_on_decks_is_that_of_the_rules() {
    let advice = |preset: Preset, players, cards| preset.settings().deck_advice(players, cards);
    // Exactly a hand for everybody returns the same cards: a round more is recommended.
    for (preset, players, cards, recommended) in [
        (Preset::Classic, 6, 36, 42),
        (Preset::Classic, 3, 21, 26),
        (Preset::OdysseyParty, 6, 30, 36),
        (Preset::OdysseyTeams, 12, 48, 55),
        (Preset::FirstEditionTeams, 8, 32, 37),
    ] {
        let expected = DeckAdvice::ARoundMore { recommended };
        assert_eq!(advice(preset, players, cards), expected, "{preset}");
    }
    // One card less, and not everybody gets a hand; where nothing is reshuffled, not even one round can be played.
    for (preset, players, needed) in [
        (Preset::Classic, 6, 36),
        (Preset::Classic, 8, 48),
        (Preset::OdysseyTeams, 12, 48),
        (Preset::FirstEdition, 6, 42),
    ] {
        let expected = DeckAdvice::TooFew { needed };
        assert_eq!(advice(preset, players, needed - 1), expected, "{preset}");
        assert_ne!(advice(preset, players, needed), expected, "{preset}");
    }
    let second = DeckAdvice::SecondDeck { first_reshuffle: 2 };
    assert_eq!(advice(Preset::Odyssey, 12, 84), second);
    assert_eq!(advice(Preset::Odyssey, 12, 168), DeckAdvice::Enough);
    for preset in Preset::all() {
        let ends = !preset.settings().reshuffle;
        for players in preset.player_counts().filter(|&n| n < 11 && !ends) {
            let expected = DeckAdvice::Enough;
            assert_eq!(advice(preset, players, 84), expected, "{preset} {players}");
        }
    }
}

#[test]
fn the_first_reshuffle_is_foretold_as_the_rules_list_it() {
    for (preset, players, round) in [
        (Preset::Classic, 3, 13),
        (Preset::Classic, 8, 5),
        (Preset::Odyssey, 12, 2),
        (Preset::OdysseyParty, 12, 3),
        (Preset::OdysseyTeams, 12, 6),
        (Preset::FirstEditionTeams, 8, 11),
    ] {
        let settings = preset.settings();
        assert_eq!(settings.first_short_round(players, 84), round, "{preset}");
    }
}

#[test]
fn numbers_for_sizes_below_the_minimum_are_checked_too() {
    let mut settings = Preset::Classic.settings();
    settings.seats.min = 4;
    for (hand, gives) in [(255, 1), (0, 1), (7, 0), (7, 9)] {
        settings.hand.three = hand;
        settings.gives.three = gives;
        let refusal = settings.check().expect_err("not playable with three left");
        assert_eq!(refusal.code(), "setting-out-of-range");
    }
}

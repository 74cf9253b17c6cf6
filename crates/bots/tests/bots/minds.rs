//! Minds play whole games from what their seat sees, in every preset.

use std::collections::HashSet;

use fabula_bots::bank::phrase_said;
use fabula_bots::{Mind, PersonaMind, RandomMind, fits};
use fabula_deck::CardInfo;
use fabula_ids::Language;
use fabula_room::{BotAct, BotGround, Strength};
use fabula_rules::{Action, Actor, Cast, Clue, PhaseName, Preset};

use crate::support::{LANTERNS, Table};

#[test]
fn minds_play_whole_games_of_every_preset() {
    let minds: [&dyn Mind; 2] = [&RandomMind, &PersonaMind];
    for (mind, preset) in minds
        .into_iter()
        .flat_map(|m| Preset::all().map(move |p| (m, p)))
    {
        for players in preset.player_counts() {
            let mut table = Table::new(preset, players, 5);
            for luck in 0..5_000u32 {
                if !table.next(mind, luck as u8) {
                    break;
                }
            }
            assert!(table.game.is_over(), "{preset} with {players}");
        }
    }
}

#[test]
fn a_decision_depends_on_the_view_alone() {
    // A view that was written down and read again holds nothing but what it shows; a mind comes to the same from it.
    for preset in [Preset::Classic, Preset::OdysseyParty, Preset::OdysseyTeams] {
        let mut table = Table::new(preset, 6, 3);
        for luck in 0..40 {
            for seat in table.game.awaited().iter() {
                let live = table.think_live(&PersonaMind, seat, luck);
                assert_eq!(live, table.think(&PersonaMind, seat, luck));
            }
            table.next(&PersonaMind, luck);
        }
    }
}

#[test]
fn the_same_luck_thinks_the_same_and_another_may_not() {
    let mut table = Table::new(Preset::Classic, 4, 1);
    table.play_to(&PersonaMind, PhaseName::Clue);
    let teller = table.game.awaited().iter().next().expect("a storyteller");
    let clue = |luck| match table
        .think(&PersonaMind, teller, luck)
        .expect("a clue")
        .action
    {
        Action::Tell { clue, .. } => clue,
        other => panic!("{other:?}"),
    };
    assert_eq!(clue(1), clue(1));
    let clues: HashSet<Clue> = (0..20).map(clue).collect();
    assert!(clues.len() > 1);
}

#[test]
fn a_mind_that_nobody_waits_for_does_nothing() {
    let mut table = Table::new(Preset::Classic, 4, 1);
    table.play_to(&PersonaMind, PhaseName::Clue);
    let waited = table.game.awaited();
    for &seat in table.game.ring().iter().filter(|s| !waited.contains(**s)) {
        assert_eq!(table.think(&PersonaMind, seat, 1), None);
        assert_eq!(table.think(&RandomMind, seat, 1), None);
    }
}

#[test]
fn clues_are_phrases_in_the_tables_language_with_all_others_beside_it() {
    let mut table = Table::new(Preset::Odyssey, 5, 2);
    table.language = Language::Czech;
    table.play_to(&PersonaMind, PhaseName::Give);
    let said = phrase_said(&table.told[0]).expect("a phrase of the bank");
    let phrase = &fabula_bots::bank::phrases()[said];
    assert_eq!(*table.told[0], **phrase.text(Language::Czech));
    let fabula_rules::PhaseView::Give { clue, .. } = table.game.view(None).phase else {
        panic!("cards are given");
    };
    for language in Language::ALL.into_iter().filter(|l| *l != Language::Czech) {
        assert_eq!(
            clue.translations().get(language),
            Some(phrase.text(language))
        );
    }
}

#[test]
fn no_phrase_is_given_twice_in_an_evening() {
    let mut table = Table::new(Preset::Classic, 6, 8);
    for _ in 0..12 {
        table.game = Table::new(Preset::Classic, 6, table.told.len() as u8).game;
        table.play_to(&PersonaMind, PhaseName::Over);
    }
    let different: HashSet<_> = table.told.iter().collect();
    assert!(table.told.len() > 80, "{}", table.told.len());
    assert_eq!(different.len(), table.told.len());
}

#[test]
fn every_card_that_is_chosen_is_chosen_for_a_reason() {
    let mut table = Table::new(Preset::Classic, 5, 4);
    for (phase, act) in [
        (PhaseName::Clue, BotAct::Told),
        (PhaseName::Give, BotAct::Gave),
        (PhaseName::Vote, BotAct::Voted),
    ] {
        table.play_to(&PersonaMind, phase);
        let seat = table.game.awaited().iter().next().expect("somebody");
        let thought = table.think(&PersonaMind, seat, 3).expect("a thought");
        let reason = thought.reason.expect("a reason");
        assert_eq!((reason.seat, reason.act), (seat, act));
        let chosen = match thought.action {
            Action::Tell { card, .. } => card.expect("a card"),
            Action::Give { cards } => cards[0],
            Action::Vote { cards, .. } => cards[0],
            other => panic!("{other:?}"),
        };
        assert_eq!(reason.card, chosen);
        assert_ne!(reason.ground, BotGround::Blind);
        // What is far-fetched has no words, what fits has them where two go together; what a bot heard of another's clue everybody
        // read in others.
        match reason.ground {
            BotGround::Faint => assert!(reason.seen.is_none() && reason.heard.is_none()),
            BotGround::Fitting => assert_eq!(reason.heard.is_some(), reason.seen.is_some()),
            _ => {
                assert!(reason.seen.is_some());
                assert_eq!(reason.heard.is_some(), act == BotAct::Told);
            }
        }
        for words in [reason.seen, reason.heard].into_iter().flatten() {
            for language in Language::ALL.into_iter().skip(1) {
                let there = words.translations.get(language).is_some();
                assert!(there, "{}", words.text);
            }
        }
    }
}

#[test]
fn a_clue_that_names_the_card_is_understood_in_every_language() {
    let clues = [
        (Language::English, "Octopus telephone exchange"),
        (Language::Bulgarian, "Телефонна централа на октопода"),
        (Language::Russian, "Осьминог на телефонном коммутаторе"),
        (Language::Croatian, "Hobotnica i telefonska centrala"),
        (Language::Czech, "Chobotnice v telefonní ústředně"),
        (Language::French, "La pieuvre au standard téléphonique"),
    ];
    let cards = &crate::support::LANTERNS.cards;
    let switchboard = cards
        .iter()
        .position(|c| c.id == "switchboard")
        .expect("the card");
    for (language, clue) in clues {
        let named = |card| crate::support::CARDS.named(clue, language, card);
        let best = (0..cards.len()).max_by(|a, b| named(*a).total_cmp(&named(*b)));
        assert_eq!(best, Some(switchboard), "{clue}");
        assert!(named(switchboard) > 0.5, "{clue}: {}", named(switchboard));
    }
}

/// The share of right votes when a person tells in these words, each time for the first card in hand, and bots give and vote.
fn found_by(strength: Strength, clue: impl Fn(&CardInfo) -> String) -> f64 {
    let (mut found, mut votes) = (0, 0);
    for seed in 0..24 {
        let mut table = Table::new(Preset::Classic, 5, seed);
        table.strength = strength;
        table.play_to(&PersonaMind, PhaseName::Clue);
        let teller = table.game.awaited().iter().next().expect("a storyteller");
        // The storyteller is no bot.
        table.personas.retain(|(seat, _)| *seat != teller);
        let card = table.game.legal(teller).tell.expect("a choice").cards[0];
        let clue = Clue::text(clue(&LANTERNS.cards[usize::from(card.0)]));
        let tell = Action::Tell {
            card: Some(card),
            clue,
        };
        table.act(Actor::Seat(teller), tell);
        table.play_to(&PersonaMind, PhaseName::Review);
        let result = &table.rounds[0].result;
        votes += result.ballots.len();
        let right = |cast: &&Cast| cast.cards.contains(&card);
        found += result.ballots.iter().filter(right).count();
    }
    found as f64 / votes as f64
}

#[test]
fn a_clue_that_names_the_card_is_found_by_nine_of_ten_keen_bots() {
    let named = |card: &CardInfo| {
        let words: Vec<&str> = card.description["en"].split_whitespace().collect();
        words[..words.len().min(7)].join(" ")
    };
    let keen = found_by(Strength::Keen, named);
    assert!(keen >= 0.9, "{keen}");
    // Gentle ones are fooled more often, and nonsense helps nobody: of four cards they choose one.
    let gentle = found_by(Strength::Gentle, named);
    assert!(gentle < keen, "{gentle}");
    let nonsense = found_by(Strength::Keen, |_| "Xqzt wvrbl grmpf".to_owned());
    assert!((0.1..0.4).contains(&nonsense), "{nonsense}");
}

#[test]
fn storytellers_say_what_fits_their_card_by_eye() {
    let mut table = Table::new(Preset::Classic, 5, 9);
    for round in 0..6 {
        table.play_to(&PersonaMind, PhaseName::Clue);
        let seat = table.game.awaited().iter().next().expect("somebody");
        let thought = table.think(&PersonaMind, seat, round).expect("a thought");
        let Action::Tell {
            card: Some(card),
            clue: Clue::Text { text, .. },
        } = thought.action
        else {
            panic!("{:?}", thought.action);
        };
        let said = phrase_said(&text).expect("a phrase");
        let fitting = fits(&LANTERNS.cards[usize::from(card.0)].id);
        let (_, fit) = fitting.iter().find(|(n, _)| *n == said).expect("it fits");
        assert!(*fit > 0.0);
        table.play_to(&PersonaMind, PhaseName::Give);
    }
}

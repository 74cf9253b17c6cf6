//! Examples of clues for people: they fit, they are for one evening, and no bot says them.

use std::collections::HashSet;

use fabula_bots::bank::{phrase_said, phrases};
use fabula_bots::{DeckSense, PersonaMind, example, examples, fits};
use fabula_ids::Language;
use fabula_rules::{PhaseName, Preset};

use crate::support::{CARDS, LANTERNS, Table};

#[test]
fn every_card_of_the_deck_has_an_example_that_fits_and_does_not_name_what_is_on_it() {
    for (number, card) in LANTERNS.cards.iter().enumerate() {
        let phrase = example(&CARDS, "an evening", number).expect("an example");
        assert!(
            fits(&card.id).iter().any(|(p, _)| *p == phrase),
            "{}",
            card.id
        );
        for language in Language::ALL {
            let text = phrases()[phrase].text(language);
            assert!(
                !CARDS.is_literal(text, language, number),
                "{}: {text}",
                card.id
            );
        }
    }
}

#[test]
fn an_evening_has_its_own_examples_and_keeps_them() {
    let evening = examples(&CARDS, "an evening");
    assert_eq!(examples(&CARDS, "an evening"), evening);
    let another = examples(&CARDS, "another");
    let same = evening.iter().zip(&another).filter(|(a, b)| a == b);
    assert!(same.count() < evening.len() / 2);
}

#[test]
fn a_card_of_which_nothing_is_known_has_none() {
    let unknown = DeckSense::of_decks(&[Err(5)]);
    assert!(examples(&unknown, "an evening").is_empty());
    assert_eq!(example(&unknown, "an evening", 99), None);
}

#[test]
fn no_bot_says_what_people_may_have_been_shown() {
    let said_if = |kept: Vec<usize>| {
        let mut table = Table::new(Preset::Classic, 6, 8);
        table.kept = kept;
        table.play_to(&PersonaMind, PhaseName::Over);
        let said = table.told.iter().filter_map(|text| phrase_said(text));
        said.collect::<HashSet<usize>>()
    };
    // What they say otherwise is kept from them.
    let usual = said_if(Vec::new());
    let others = said_if(usual.iter().copied().collect());
    assert!(usual.len() > 5 && others.len() > 5);
    assert_eq!(usual.intersection(&others).count(), 0);
}

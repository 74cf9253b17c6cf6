//! The bank of phrases: whole, and right in every language.

use std::collections::{HashMap, HashSet};

use fabula_bots::bank::phrases;
use fabula_bots::fits;
use fabula_ids::Language;
use fabula_room::Persona;

use crate::support::LANTERNS;

#[test]
fn there_are_more_than_six_hundred_and_every_persona_has_a_hundred() {
    assert!(phrases().len() >= 600, "{}", phrases().len());
    for persona in Persona::all() {
        let own = phrases().iter().filter(|p| p.voices.contains(&persona));
        assert!(own.count() >= 100, "{persona:?}");
    }
}

#[test]
fn no_phrase_is_there_twice_in_any_language() {
    for language in Language::ALL {
        let mut seen: HashMap<String, &str> = HashMap::new();
        for phrase in phrases() {
            let key = phrase.text(language).to_lowercase();
            if let Some(other) = seen.insert(key, &phrase.id) {
                panic!("{} and {} are the same in {language}", phrase.id, other);
            }
        }
    }
}

#[test]
fn each_is_short_and_in_its_own_alphabet() {
    for phrase in phrases() {
        for language in Language::ALL {
            let text = phrase.text(language);
            assert!((1..=70).contains(&text.chars().count()), "{text}");
            assert_eq!(text.trim(), &**text, "{text}");
            let cyrillic = text
                .chars()
                .any(|c| ('а'..='я').contains(&c) || ('А'..='Я').contains(&c));
            let wanted = matches!(language, Language::Bulgarian | Language::Russian);
            assert_eq!(cyrillic, wanted, "{text}");
            let other = |c| language == Language::Bulgarian && "ыэёЫЭЁ".contains(c);
            assert!(!text.chars().any(other), "{text}");
        }
    }
}

#[test]
fn all_that_a_bot_can_speak_of_is_translated() {
    let glossary: HashSet<String> = include_str!("../../bank/words.tsv")
        .lines()
        .map(|line| {
            assert_eq!(
                line.split('\t').filter(|w| !w.trim().is_empty()).count(),
                6,
                "{line}"
            );
            line.split('\t').next().expect("English").to_lowercase()
        })
        .collect();
    for phrase in phrases() {
        assert!((1..=6).contains(&phrase.senses.len()), "{}", phrase.id);
        for sense in &phrase.senses {
            assert!(glossary.contains(sense), "{sense} of {}", phrase.id);
        }
    }
    for tag in LANTERNS.cards.iter().flat_map(|card| &card.tags) {
        let (_, words) = tag.split_once(':').expect("a kind");
        assert!(glossary.contains(words), "{tag}");
    }
}

#[test]
fn every_card_has_phrases_that_fit_it_by_eye_in_every_voice() {
    let file = include_str!("../../bank/fits.tsv");
    for line in file.lines() {
        let (card, ids) = line.split_once('\t').expect("a card and phrases");
        let known = LANTERNS.cards.iter().any(|c| c.id == card);
        assert!(known, "{card} is not in the deck");
        let found = fits(card);
        let ids: HashSet<&str> = ids.split(' ').collect();
        assert_eq!(found.len(), ids.len(), "all are in the bank: {card}");
    }
    for card in &LANTERNS.cards {
        let found = fits(&card.id);
        assert!(
            found.windows(2).all(|two| two[0].1 > two[1].1),
            "best first"
        );
        for persona in Persona::all() {
            let own = |(phrase, _): &&(usize, f32)| phrases()[*phrase].voices.contains(&persona);
            let count = found.iter().filter(own).count();
            assert!(count >= 2, "{persona:?} has {count} for {}", card.id);
        }
    }
}

//! A clue as a mind takes it: a phrase it knows, words it can read, or nonsense.

use fabula_ids::Language;
use fabula_room::Persona;
use fabula_rules::{Card, Clue};

use crate::DeckSense;
use crate::bank::{phrase_said, phrases};
use crate::words::Reading;

/// What a whole clue that names a card is worth, in the measure of scores: more than any association.
const NAMED: f32 = 6.0;

/// A clue that says something.
pub struct HeardClue<'c> {
    /// The words.
    text: &'c str,
    /// The phrase of the bank, if it is one.
    phrase: Option<usize>,
    /// How it is read.
    pub reading: Reading,
}

impl HeardClue<'_> {
    /// What a clue says to a mind at a table that speaks this language; nothing for sounds, and for nonsense.
    pub fn new(clue: &Clue, table: Language) -> Option<HeardClue<'_>> {
        let text: &str = match clue {
            Clue::Text { text, .. } => text,
            Clue::Performed { note, .. } => note.as_deref()?,
            Clue::Sound { .. } => return None,
        };
        // Only what a bot said carries its translations: a person who happens on a phrase means something else by it.
        let phrase = match clue.translations().is_empty() {
            true => None,
            false => phrase_said(text),
        };
        let reading = match phrase {
            Some(phrase) => phrases()[phrase].reading.clone(),
            None => Reading::of(text, table)?,
        };
        Some(HeardClue {
            text,
            phrase,
            reading,
        })
    }

    /// How close a card is to it, as a persona sees it or as people in general do.
    pub fn score(&self, cards: &DeckSense, eye: Option<Persona>, card: Card) -> f32 {
        let card = usize::from(card.0);
        match self.phrase {
            Some(phrase) => cards.phrase_score(eye, phrase, card),
            None => cards.score(eye, &self.reading, card) + NAMED * self.named(cards, card),
        }
    }

    /// How far it names what is on a card.
    pub fn named(&self, cards: &DeckSense, card: usize) -> f32 {
        match self.phrase {
            Some(_) => 0.0,
            None => cards.named(self.text, self.reading.language, card),
        }
    }
}

//! A clue as a mind takes it: words it can read, or nonsense.

use std::cell::OnceCell;

use fabula_ids::Language;
use fabula_room::Persona;
use fabula_rules::{Card, Clue};

use crate::DeckSense;
use crate::bank::phrase_said;
use crate::lens::Lens;
use crate::words::Reading;

/// What a whole clue that names a card is worth, in the measure of scores: more than any association.
pub(crate) const NAMED: f32 = 6.0;

/// From this on a clue names what is on a card.
const NAMES: f32 = 0.3;

/// What it is worth that a phrase fits a card by eye: as much as a close association.
pub(crate) const FITTING: f32 = 2.6;

/// A clue that says something.
pub struct HeardClue<'c> {
    /// The words.
    text: &'c str,
    /// How they are read.
    pub reading: Reading,
    /// The phrase of the bank, if a bot said it.
    phrase: Option<usize>,
    /// How each persona hears a person's words.
    by_persona: [OnceCell<Reading>; 8],
}

impl HeardClue<'_> {
    /// What a clue says to a mind at a table that speaks this language; nothing for sounds, and for nonsense. "Mwah!" is nonsense
    /// from a person; of a phrase of the bank one knows what it fits.
    ///
    /// What a bot meant by its phrase is not known to others: they go by its words, as with anybody's clue, and by whether it
    /// fits a card as anybody with eyes would see. Only bots' clues have translations, and of those a mind reads the English
    /// one, which needs no lexicon.
    pub fn new(clue: &Clue, table: Language) -> Option<HeardClue<'_>> {
        let said: &str = match clue {
            Clue::Text { text, .. } => text,
            Clue::Performed { note, .. } => note.as_deref()?,
            Clue::Sound { .. } => return None,
        };
        let (text, language) = match clue.translations().get(Language::English) {
            Some(english) => (&**english, Language::English),
            None => (said, table),
        };
        let of_a_bot = !clue.translations().is_empty();
        let phrase = of_a_bot.then(|| phrase_said(text)).flatten();
        let reading =
            Reading::of(text, language).or_else(|| phrase.map(|_| Reading::wordless(language)));
        Some(HeardClue {
            text,
            reading: reading?,
            phrase,
            by_persona: Default::default(),
        })
    }

    /// The phrase of the bank that it is, if a bot said it.
    pub(crate) fn phrase(&self) -> Option<usize> {
        self.phrase
    }

    /// Whether a bot said it.
    pub fn is_of_a_bot(&self) -> bool {
        self.phrase.is_some()
    }

    /// How close a card is to it, as a persona sees it or as people in general do.
    pub fn score(&self, cards: &DeckSense, eye: Option<Persona>, card: Card) -> f32 {
        let card = usize::from(card.0);
        cards.score(eye, self.heard_by(eye), card)
            + NAMED * self.named(cards, card)
            + FITTING * self.fit(cards, eye, card)
    }

    /// Whether a card is close to it more because it fits by eye than because of what its words say.
    pub(crate) fn fits_more_than_says(&self, cards: &DeckSense, eye: Persona, card: usize) -> bool {
        let said = cards.score(Some(eye), self.heard_by(Some(eye)), card);
        FITTING * self.fit(cards, Some(eye), card) > said.max(0.0)
    }

    /// Its word that names what is on a card best, and what it is that it names.
    pub(crate) fn naming(&self, cards: &DeckSense, card: usize) -> Option<(String, String)> {
        cards.naming(self.text, self.reading.language, card)
    }

    /// Everybody listens for other words.
    pub(crate) fn heard_by(&self, eye: Option<Persona>) -> &Reading {
        match eye {
            Some(persona) if !self.is_of_a_bot() => {
                let lens = Lens::of(persona);
                self.by_persona[persona as usize]
                    .get_or_init(|| self.reading.heard_with(|word| lens.attention(word)))
            }
            _ => &self.reading,
        }
    }

    /// How well a bot's phrase fits a card by eye.
    pub fn fit(&self, cards: &DeckSense, eye: Option<Persona>, card: usize) -> f32 {
        let phrase = self.phrase;
        phrase.map_or(0.0, |phrase| cards.fit(eye, phrase, card))
    }

    /// Whether it names what is on a card.
    pub fn names(&self, cards: &DeckSense, card: usize) -> bool {
        self.named(cards, card) >= NAMES
    }

    /// How far it names what is on a card.
    pub fn named(&self, cards: &DeckSense, card: usize) -> f32 {
        cards.named(self.text, self.reading.language, card)
    }
}

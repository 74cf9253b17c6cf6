//! Why a mind did what it did, from what really moved it.

use std::collections::HashMap;
use std::sync::LazyLock;

use fabula_ids::Language;
use fabula_room::{BotAct, BotGround, BotReason, Persona, Words};
use fabula_rules::{Card, Translations};

use crate::Seen;
use crate::bank::phrases;
use crate::heard::{FITTING, HeardClue};
use crate::words::Reading;

/// From this on two things are alike.
const ALIKE: f32 = 0.3;

/// From this on somebody gets why a phrase fits a card.
const FITS: f32 = 0.3;

/// What a mind goes by.
pub(crate) enum Grounds<'c> {
    /// What it means to say with a phrase of the bank.
    Meant(usize),
    /// What it heard somebody say.
    Heard(&'c HeardClue<'c>),
}

impl Grounds<'_> {
    fn reading(&self, eye: Persona) -> &Reading {
        match self {
            Grounds::Meant(phrase) => &phrases()[*phrase].reading,
            Grounds::Heard(clue) => clue.heard_by(Some(eye)),
        }
    }

    /// The word that names what is on a card, and what it names, if that is why it was chosen.
    fn naming(&self, seen: &Seen<'_>, card: usize) -> Option<(String, String)> {
        match self {
            Grounds::Heard(clue) if clue.names(seen.cards, card) => clue.naming(seen.cards, card),
            _ => None,
        }
    }

    /// Whether it fits a card by eye, and that counts for more than any word.
    fn fits(&self, seen: &Seen<'_>, card: usize) -> bool {
        let eye = seen.persona;
        match self {
            Grounds::Meant(phrase) => {
                let fit = FITTING * seen.cards.fit(Some(eye), *phrase, card);
                let whole = seen.cards.phrase_score(Some(eye), *phrase, card);
                fit >= FITTING * FITS && fit > whole - fit
            }
            Grounds::Heard(clue) => {
                clue.fit(seen.cards, Some(eye), card) >= FITS
                    && clue.fits_more_than_says(seen.cards, eye, card)
            }
        }
    }

    /// The phrase of the bank that was said, if it is one.
    fn phrase(&self) -> Option<usize> {
        match self {
            Grounds::Meant(phrase) => Some(*phrase),
            Grounds::Heard(clue) => clue.phrase(),
        }
    }

    /// Whether its words may be quoted: not those of a bot's clue, which everybody read in their own language.
    fn is_quoted(&self) -> bool {
        match self {
            Grounds::Meant(_) => true,
            Grounds::Heard(clue) => !clue.is_of_a_bot(),
        }
    }
}

/// Why a card was chosen for a clue. Words are named only if they explain it: what fits without them fits, and what
/// is far-fetched is called a guess.
pub(crate) fn explain(
    seen: &Seen<'_>,
    act: BotAct,
    card: Card,
    grounds: Option<Grounds<'_>>,
) -> Option<BotReason> {
    let blind = BotReason {
        seat: seen.view.you?,
        act,
        card,
        ground: BotGround::Blind,
        seen: None,
        heard: None,
    };
    let at = usize::from(card.0);
    let Some(grounds) = grounds else {
        return Some(blind);
    };
    let because = |ground, on_card: &str, said: &str| BotReason {
        ground,
        seen: Some(words(on_card)),
        heard: grounds.is_quoted().then(|| words(said)),
        ..blind.clone()
    };
    if let Some((said, named)) = grounds.naming(seen, at) {
        return Some(because(BotGround::Named, &named, &said));
    }
    if grounds.fits(seen, at) {
        let about = grounds
            .phrase()
            .and_then(|phrase| what_it_is_about(seen, phrase, at));
        let (on_card, sense) = about.unzip();
        return Some(BotReason {
            ground: BotGround::Fitting,
            seen: on_card.map(|facet| words(&facet)),
            heard: sense.map(|sense| words(&sense)),
            ..blind
        });
    }
    let reading = grounds.reading(seen.persona);
    let Some((word, facet, alike)) = seen.cards.closest(seen.persona, reading, at) else {
        return Some(blind);
    };
    if alike < ALIKE {
        let ground = BotGround::Faint;
        return Some(BotReason { ground, ..blind });
    }
    let said = &reading.words[word].said;
    Some(because(BotGround::Alike, &facet.words, said))
}

/// Why a phrase fits a card: something on it, and what of all that the phrase is about goes best with that. Nothing if no two go
/// together: then it fits as a whole.
fn what_it_is_about(seen: &Seen<'_>, phrase: usize, card: usize) -> Option<(String, String)> {
    let phrase = &phrases()[phrase];
    let (sense, facet, alike) = seen.cards.closest(seen.persona, &phrase.reading, card)?;
    let sense = &phrase.reading.words[sense].said;
    (alike >= ALIKE).then(|| (facet.words.to_string(), sense.clone()))
}

/// Words as they are written, with their translations, if they are known. Minds know them in small letters.
fn words(english: &str) -> Words {
    static GLOSSARY: LazyLock<HashMap<String, Words>> = LazyLock::new(|| {
        let lines = include_str!("../bank/words.tsv").lines();
        let known = lines.filter_map(read_line);
        known
            .map(|words| (words.text.to_lowercase(), words))
            .collect()
    });
    GLOSSARY.get(english).cloned().unwrap_or_else(|| Words {
        text: english.into(),
        translations: Translations::default(),
    })
}

fn read_line(line: &'static str) -> Option<Words> {
    let (english, others) = line.split_once('\t')?;
    let others = others.split('\t').map(Into::into);
    // The columns are in the order of the languages, English first.
    Some(Words {
        text: english.into(),
        translations: Language::ALL.into_iter().skip(1).zip(others).collect(),
    })
}

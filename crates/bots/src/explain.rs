//! Why a mind did what it did, from what really moved it.

use std::collections::HashMap;
use std::sync::LazyLock;

use fabula_ids::Language;
use fabula_room::{BotAct, BotGround, BotReason, Persona, Words};
use fabula_rules::{Card, Translations};

use crate::Seen;
use crate::bank::phrases;
use crate::heard::HeardClue;
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

    /// Whether it names what is on a card.
    fn names(&self, seen: &Seen<'_>, card: usize) -> bool {
        match self {
            Grounds::Meant(_) => false,
            Grounds::Heard(clue) => clue.names(seen.cards, card),
        }
    }

    /// How well it fits a card by eye.
    fn fit(&self, seen: &Seen<'_>, card: usize) -> f32 {
        let eye = Some(seen.persona);
        match self {
            Grounds::Meant(phrase) => seen.cards.fit(eye, *phrase, card),
            Grounds::Heard(clue) => clue.fit(seen.cards, eye, card),
        }
    }
}

/// Why a card was chosen for a clue. Words are named only if they explain it: what fits without them fits, and what
/// is far-fetched is called a guess. A word of a bot's clue is not quoted, since everybody read that clue in their own language.
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
    let found = grounds.and_then(|grounds| {
        let closest = seen
            .cards
            .closest(seen.persona, grounds.reading(seen.persona), at)?;
        Some((grounds, closest))
    });
    let Some((grounds, (word, facet, alike))) = found else {
        return Some(blind);
    };
    let ground = if grounds.names(seen, at) {
        BotGround::Named
    } else if alike >= ALIKE {
        BotGround::Alike
    } else if grounds.fit(seen, at) >= FITS {
        BotGround::Fitting
    } else {
        BotGround::Faint
    };
    if matches!(ground, BotGround::Fitting | BotGround::Faint) {
        return Some(BotReason { ground, ..blind });
    }
    let quotes = match &grounds {
        Grounds::Meant(_) => true,
        Grounds::Heard(clue) => !clue.is_of_a_bot(),
    };
    Some(BotReason {
        ground,
        seen: Some(words(&facet.words)),
        heard: quotes.then(|| words(&grounds.reading(seen.persona).words[word].said)),
        ..blind
    })
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

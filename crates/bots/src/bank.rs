//! The bank of phrases that bots give as clues: each a concept, written in every language.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use fabula_ids::Language;
use fabula_room::Persona;
use fabula_rules::Translations;
use serde::Deserialize;

use crate::luck::number_of;
use crate::words::{Heard, Part, Reading, embed, likeness, unit, words_of};

/// The files of the bank: a part of the world each.
const FILES: [&str; 6] = [
    include_str!("../bank/people.toml"),
    include_str!("../bank/play-and-trouble.toml"),
    include_str!("../bank/scenes.toml"),
    include_str!("../bank/time-and-self.toml"),
    include_str!("../bank/works-and-wonders.toml"),
    include_str!("../bank/world.toml"),
];

/// What sort of phrase it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Of a book that does not exist.
    Title,
    /// Turned, mostly.
    Proverb,
    /// A small picture in words.
    Image,
    /// One word.
    Word,
    /// Asked.
    Question,
    /// Heard.
    Sound,
    /// What people say.
    Saying,
}

/// As it is written in the files.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    kind: Kind,
    voices: Vec<Persona>,
    senses: Vec<String>,
    en: String,
    bg: String,
    ru: String,
    hr: String,
    cs: String,
    fr: String,
}

/// A phrase of the bank.
#[derive(Clone, Debug)]
pub struct Phrase {
    /// Its name in the bank.
    pub id: String,
    /// What sort of phrase it is.
    pub kind: Kind,
    /// Who would say it.
    pub voices: Vec<Persona>,
    /// What it is about, in English: the strongest first.
    pub senses: Vec<String>,
    /// The phrase, in the order of [`Language::ALL`].
    texts: [Arc<str>; 6],
    /// How it is read: by its words and by its senses.
    pub reading: Reading,
}

impl Phrase {
    fn new(id: String, written: Written) -> Phrase {
        let Written {
            kind,
            voices,
            senses,
            en,
            bg,
            ru,
            hr,
            cs,
            fr,
        } = written;
        let reading = reading(&en, &senses);
        Phrase {
            id,
            kind,
            voices,
            senses,
            texts: [en, bg, ru, hr, cs, fr].map(Into::into),
            reading,
        }
    }

    /// The phrase in a language.
    pub fn text(&self, language: Language) -> &Arc<str> {
        let at = Language::ALL.iter().position(|&l| l == language);
        &self.texts[at.unwrap_or(0)]
    }

    /// The phrase in all other languages.
    pub fn translations(&self, besides: Language) -> Translations {
        let others = Language::ALL.into_iter().filter(|&l| l != besides);
        others.map(|l| (l, self.text(l).clone())).collect()
    }
}

/// How much of a phrase is what it is about; the rest is how it says it.
const SENSES: f32 = 0.5;

/// How much each sense counts: the strongest first.
const WEIGHTS: [f32; 6] = [1.0, 0.8, 0.6, 0.5, 0.4, 0.3];

/// A phrase is read by what it is about and by what it says.
fn reading(english: &str, senses: &[String]) -> Reading {
    let heard = |said: &String| {
        let vector = embed([said.as_str()])?;
        Some(Heard {
            said: said.clone(),
            english: vec![said.clone()],
            weight: likeness(&vector, &vector).sqrt(),
            vector: unit(vector),
        })
    };
    let words: Vec<Heard> = senses.iter().filter_map(heard).collect();
    let all: f32 = WEIGHTS.iter().take(words.len()).sum();
    let about = words.iter().zip(WEIGHTS).map(|(word, weight)| Part {
        vector: word.vector,
        share: SENSES * weight / all,
        described: 1.0,
        key: number_of(&word.said),
    });
    let said = embed([english]).map(|vector| Part {
        vector: unit(vector),
        share: 1.0 - SENSES,
        described: 2.0,
        key: number_of(english),
    });
    Reading {
        language: Language::English,
        parts: about.chain(said).collect(),
        words,
    }
}

/// The bank: its phrases in the order of their names.
pub fn phrases() -> &'static [Phrase] {
    static PHRASES: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
        let files = FILES.iter().flat_map(|file| {
            // A test reads the files, too.
            let written: HashMap<String, Written> =
                toml::from_str(file).expect("a file of the bank");
            written.into_iter()
        });
        let mut phrases: Vec<Phrase> = files.map(|(id, w)| Phrase::new(id, w)).collect();
        phrases.sort_by(|a, b| a.id.cmp(&b.id));
        phrases
    });
    &PHRASES
}

/// The words of a text, so that two texts can be compared whatever marks they have.
fn key(text: &str) -> String {
    words_of(text).collect::<Vec<_>>().join(" ")
}

/// The number of a phrase by its text, in whatever language it was given.
pub fn phrase_said(text: &str) -> Option<usize> {
    static BY_TEXT: LazyLock<HashMap<String, usize>> = LazyLock::new(|| {
        let all = phrases().iter().enumerate();
        all.flat_map(|(n, phrase)| phrase.texts.iter().map(move |text| (key(text), n)))
            .collect()
    });
    BY_TEXT.get(&key(text)).copied()
}

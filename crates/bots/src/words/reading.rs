//! A clue as it is read: its words, what they mean in English, and what they mean together.

use fabula_ids::Language;

use super::lexicon::{Match, glosses};
use super::vectors::is_word;
use super::{Vector, embed, unit, words_of};
use crate::luck::{mix, number_of};

/// Vectors shorter than this belong to little words that mean nothing by themselves: "the", "of", "it".
const LITTLE_WORD: f32 = 15.0;

/// Who understands so much of a text reads it in the right language.
const MOSTLY: f32 = 0.4;

/// A word that was understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// As it was said, in lower case.
    pub said: String,
    /// What it stands for in English.
    pub english: Vec<String>,
    /// What it means; its length is one.
    pub vector: Vector,
    /// How much it says: little for common words.
    pub weight: f32,
}

/// A text as it was understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The language it was taken for.
    pub language: Language,
    /// Its words that mean something.
    pub words: Vec<Heard>,
    /// What it is about: each with its share, and all shares together one. Their length is one.
    pub parts: Vec<Part>,
}

/// A thing that a text is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What it means.
    pub vector: Vector,
    /// How much of the text it is.
    pub share: f32,
    /// How far it may be found in a card's description, not only in its tags.
    pub described: f32,
    /// A number for it: whoever hears the same has the same associations.
    pub key: u64,
}

impl Reading {
    /// How far what people say is found in descriptions.
    pub const DESCRIBED: f32 = 0.5;

    /// Reads a text at a table that speaks this language; people may well say things in another. Nothing for nonsense:
    /// no word of it is known in any language.
    ///
    /// ```
    /// use fabula_bots::words::Reading;
    /// use fabula_ids::Language;
    /// let reading = Reading::of("The tide comes back", Language::French).expect("a clue");
    /// assert_eq!(reading.language, Language::English);
    /// assert!(Reading::of("Xqzt vrbl?!", Language::English).is_none());
    /// ```
    pub fn of(text: &str, table: Language) -> Option<Reading> {
        let words: Vec<String> = words_of(text).collect();
        let (share, reading) = read_in(&words, table).unzip();
        // Whoever sits at a table mostly speaks its language.
        if share.is_some_and(|share| share >= MOSTLY) {
            return reading;
        }
        let others = Language::ALL.into_iter().filter(|&l| l != table);
        let others = others.filter_map(|language| read_in(&words, language));
        // In six languages there is a word for nearly every jumble of letters.
        let others = others.filter(|(share, _)| *share >= MOSTLY);
        let all = share.zip(reading).into_iter().chain(others);
        let best = all.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, reading)| reading)
    }
}

/// The words read in one language, and how much of the text was understood: likely forms of a word count less than the word.
fn read_in(words: &[String], language: Language) -> Option<(f32, Reading)> {
    let mut heard = Vec::new();
    let (mut found, mut all) = (0.0, 0.0);
    for said in words {
        // The shortest words are the same in many languages.
        let counts = if said.chars().count() > 3 { 1.0 } else { 0.2 };
        all += counts;
        let (english, how): (Vec<String>, _) = match language {
            Language::English => {
                let how = if is_word(said) {
                    Match::Exact
                } else {
                    Match::Stem
                };
                (vec![said.clone()], how)
            }
            _ => match glosses(said, language) {
                Some((how, glosses)) => (glosses.map(str::to_owned).collect(), how),
                None => continue,
            },
        };
        let Some(vector) = embed(english.iter().map(String::as_str)) else {
            continue;
        };
        found += match how {
            Match::Exact => counts,
            Match::Stem => 0.7 * counts,
        };
        heard.push((said, english, vector));
    }
    let mut sum = [0.0; super::DIMENSIONS];
    for (.., vector) in &heard {
        sum.iter_mut().zip(vector).for_each(|(sum, n)| *sum += n);
    }
    let length = |v: &Vector| super::likeness(v, v).sqrt();
    let mut words: Vec<Heard> = heard
        .into_iter()
        .map(|(said, english, vector)| Heard {
            said: said.clone(),
            english,
            weight: length(&vector),
            vector: unit(vector),
        })
        .collect();
    if words.is_empty() {
        return None;
    }
    // "To be or not to be" is all little words; then they are what there is.
    if words.iter().any(|word| word.weight >= LITTLE_WORD) {
        words.retain(|word| word.weight >= LITTLE_WORD);
    }
    let heard = words.iter().flat_map(|word| &word.english);
    let part = Part {
        key: heard.fold(0, |key, word| mix(key ^ number_of(word))),
        vector: unit(sum),
        share: 1.0,
        described: Reading::DESCRIBED,
    };
    let reading = Reading {
        language,
        words,
        parts: vec![part],
    };
    Some((found / all, reading))
}

//! A clue as it is read: its words, what they mean in English, and what they mean together.

use fabula_ids::Language;

use super::lexicon::{Match, glosses};
use super::little_words::is_little;
use super::sayings::saying_in;
use super::vectors::is_word;
use super::{Vector, embed, unit, words_of};
use crate::luck::{mix, number_of};

/// Vectors shorter than this belong to little words that mean nothing by themselves: "the", "of", "it".
const LITTLE_WORD: f32 = 15.0;

/// Who understands so much of a text reads it in the right language.
const MOSTLY: f32 = 0.4;

/// How much a saying that is all of a text counts as a whole, and not by its words.
const AS_A_WHOLE: f32 = 0.6;

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
    /// What it is about: each with its share, and all shares together one. The last is what its words mean together.
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
        let read_in = |language| {
            let (share, reading) = read_in(&words, language)?;
            Some((share, with_saying(&words, reading)))
        };
        let (share, reading) = read_in(table).unzip();
        // Whoever sits at a table mostly speaks its language.
        if share.is_some_and(|share| share >= MOSTLY) {
            return reading;
        }
        let others = Language::ALL.into_iter().filter(|&l| l != table);
        let others = others.filter_map(read_in);
        // In six languages there is a word for nearly every jumble of letters.
        let others = others.filter(|(share, _)| *share >= MOSTLY);
        let all = share.zip(reading).into_iter().chain(others);
        let best = all.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, reading)| reading)
    }

    /// A text in this language whose words say nothing to a mind.
    pub fn wordless(language: Language) -> Reading {
        Reading {
            language,
            words: Vec::new(),
            parts: Vec::new(),
        }
    }
}

impl Reading {
    /// The same text as somebody hears it who listens to some words more than to others: `attention` for each by its number
    /// for ever.
    pub fn heard_with(&self, attention: impl Fn(u64) -> f32) -> Reading {
        let mut heard = self.clone();
        let Some(words) = heard.parts.last_mut() else {
            return heard;
        };
        let mut sum = [0.0; super::DIMENSIONS];
        for word in &self.words {
            let weight = word.weight * attention(number_of(&word.said));
            (sum.iter_mut().zip(&word.vector)).for_each(|(sum, n)| *sum += weight * n);
        }
        words.vector = unit(sum);
        heard
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
    let says_something =
        |word: &Heard| word.weight >= LITTLE_WORD && !is_little(&word.said, language);
    if words.iter().any(says_something) {
        words.retain(says_something);
    }
    let mut sum = [0.0; super::DIMENSIONS];
    for word in &words {
        (sum.iter_mut().zip(&word.vector)).for_each(|(sum, n)| *sum += word.weight * n);
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

/// How much each sense of a saying counts: the strongest first.
const SENSES: [f32; 6] = [1.0, 0.8, 0.6, 0.5, 0.4, 0.3];

/// What a saying means besides its words, as far as the text is nothing else.
fn with_saying(words: &[String], reading: Reading) -> Reading {
    let Some((at, said, saying)) = saying_in(words, reading.language) else {
        return reading;
    };
    let share = AS_A_WHOLE * said as f32 / words.len() as f32;
    let whole = words[at..at + said].join(" ");
    let senses = saying.senses.iter().filter_map(|sense| embed([*sense]));
    let senses: Vec<Vector> = senses.map(unit).collect();
    let all: f32 = SENSES.iter().take(senses.len()).sum();
    let about = (senses.iter().zip(SENSES).enumerate()).map(|(n, (vector, weight))| Part {
        vector: *vector,
        share: share * weight / all,
        described: Reading::DESCRIBED,
        key: mix(number_of(&whole) + n as u64),
    });
    let by_words = reading.parts.iter().map(|part| Part {
        share: (1.0 - share) * part.share,
        ..part.clone()
    });
    let heard = senses
        .iter()
        .zip(&saying.senses)
        .map(|(vector, sense)| Heard {
            said: whole.clone(),
            english: vec![(*sense).to_owned()],
            vector: *vector,
            weight: 1.0,
        });
    Reading {
        language: reading.language,
        parts: about.chain(by_words).collect(),
        words: heard.chain(reading.words.iter().cloned()).collect(),
    }
}

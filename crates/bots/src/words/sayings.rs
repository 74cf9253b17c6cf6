//! Sayings: proverbs, quotations, titles. They mean something as a whole that their words do not say.

use std::collections::HashMap;
use std::sync::LazyLock;

use fabula_ids::Language;

use super::endings::plain;
use super::spelling::{same_stem, words_of};

/// How much of a saying must be said, from its beginning, to be known by it.
const ENOUGH: f32 = 0.6;

/// A saying of a language.
pub(super) struct Saying {
    words: Vec<String>,
    /// What it means, in English, the strongest first.
    pub senses: Vec<&'static str>,
}

/// Those of a language, by their first words.
type Sayings = HashMap<String, Vec<Saying>>;

fn read(table: &'static str, language: Language) -> Sayings {
    let mut sayings = Sayings::new();
    for (said, senses) in table.lines().filter_map(|line| line.split_once('\t')) {
        let words: Vec<String> = words_of(said).map(|w| plain(&w, language)).collect();
        if let Some(first) = words.first().cloned() {
            let senses = senses.split(',').map(str::trim).collect();
            let saying = Saying { words, senses };
            sayings.entry(first).or_default().push(saying);
        }
    }
    sayings
}

fn sayings(language: Language) -> &'static Sayings {
    macro_rules! table {
        ($code:literal, $language:expr) => {{
            static SAYINGS: LazyLock<Sayings> = LazyLock::new(|| {
                let table = include_str!(concat!("../../lexicon/sayings.", $code, ".tsv"));
                read(table, $language)
            });
            &SAYINGS
        }};
    }
    match language {
        Language::English => table!("en", Language::English),
        Language::Bulgarian => table!("bg", Language::Bulgarian),
        Language::Russian => table!("ru", Language::Russian),
        Language::Croatian => table!("hr", Language::Croatian),
        Language::Czech => table!("cs", Language::Czech),
        Language::French => table!("fr", Language::French),
    }
}

/// The saying in a text that covers most of it: where it begins, how many of the words it is, and itself.
pub(super) fn saying_in(
    words: &[String],
    language: Language,
) -> Option<(usize, usize, &'static Saying)> {
    let words: Vec<String> = words.iter().map(|word| plain(word, language)).collect();
    let mut best: Option<(usize, usize, &Saying)> = None;
    for (at, first) in words.iter().enumerate() {
        for saying in sayings(language).get(first).into_iter().flatten() {
            let said = words[at..].iter().zip(&saying.words);
            let said = said.take_while(|(a, b)| same_stem(a, b)).count();
            // Whoever breaks off says nothing else: "with friends like these…"
            let whole = said == saying.words.len();
            let begun = at + said == words.len()
                && said >= 3
                && said as f32 >= ENOUGH * saying.words.len() as f32;
            if (whole || begun) && best.is_none_or(|(_, most, _)| said > most) {
                best = Some((at, said, saying));
            }
        }
    }
    best
}

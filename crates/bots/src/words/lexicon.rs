//! Words of other languages, and the English words they stand for.

use std::collections::HashMap;
use std::sync::LazyLock;

use fabula_ids::Language;

use super::endings::{plain, stem};
use super::spelling::common_beginning;

/// The shortest common beginning of two forms of a word, where their stems differ.
const SHORTEST_BEGINNING: usize = 5;

/// A lexicon.
struct Lexicon {
    language: Language,
    /// Its words in order, each with up to three English words.
    words: Vec<(String, &'static str)>,
    /// By stem: the numbers of the words.
    stems: HashMap<String, Vec<usize>>,
}

impl Lexicon {
    fn read(table: &'static str, language: Language) -> Lexicon {
        let lines = table.lines().filter_map(|line| line.split_once('\t'));
        let mut words: Vec<(String, &str)> = lines
            .map(|(word, english)| (plain(word, language), english))
            .collect();
        words.sort_by(|a, b| a.0.cmp(&b.0));
        words.dedup_by(|a, b| a.0 == b.0);
        let mut stems: HashMap<String, Vec<usize>> = HashMap::new();
        for (n, (word, _)) in words.iter().enumerate() {
            stems.entry(stem(word, language)).or_default().push(n);
        }
        Lexicon {
            language,
            words,
            stems,
        }
    }

    fn find(&self, word: &str) -> Option<(Match, &'static str)> {
        let word = plain(word, self.language);
        let place = self
            .words
            .binary_search_by(|(known, _)| known.as_str().cmp(&word));
        match place {
            Ok(at) => Some((Match::Exact, self.words[at].1)),
            Err(at) => {
                let found = self.by_stem(&word).or_else(|| self.by_beginning(&word, at));
                match found {
                    Some(found) => Some((Match::Stem, self.words[found].1)),
                    // Czech writes "not" in one word with the verb.
                    None if self.language == Language::Czech => {
                        self.find(word.strip_prefix("ne").filter(|verb| verb.len() > 3)?)
                    }
                    None => None,
                }
            }
        }
    }

    /// Of the words with the same stem the one closest in length.
    fn by_stem(&self, word: &str) -> Option<usize> {
        let alike = self.stems.get(&stem(word, self.language))?;
        let length = word.chars().count();
        let other = |&&n: &&usize| self.words[n].0.chars().count().abs_diff(length);
        alike.iter().min_by_key(other).copied()
    }

    /// Of the words around its place in the alphabet the one that begins most like this one: a form that no ending explains.
    fn by_beginning(&self, word: &str, at: usize) -> Option<usize> {
        let shares = |n: usize| {
            self.words
                .get(n)
                .map_or(0, |(known, _)| common_beginning(known, word))
        };
        let around = [at.checked_sub(1), Some(at)].into_iter().flatten();
        let best = around.max_by_key(|&n| shares(n))?;
        let common = shares(best);
        let longer = word
            .chars()
            .count()
            .max(self.words.get(best)?.0.chars().count());
        (common >= SHORTEST_BEGINNING && common + 3 >= longer).then_some(best)
    }
}

/// The lexicon of a language; English needs none.
fn lexicon(language: Language) -> Option<&'static Lexicon> {
    macro_rules! table {
        ($code:literal, $language:expr) => {{
            static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
                let table = include_str!(concat!("../../tables/glosses.", $code, ".tsv"));
                Lexicon::read(table, $language)
            });
            &LEXICON
        }};
    }
    match language {
        Language::English => None,
        Language::Bulgarian => Some(table!("bg", Language::Bulgarian)),
        Language::Russian => Some(table!("ru", Language::Russian)),
        Language::Croatian => Some(table!("hr", Language::Croatian)),
        Language::Czech => Some(table!("cs", Language::Czech)),
        Language::French => Some(table!("fr", Language::French)),
    }
}

/// How a word was found in a lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Match {
    /// By what is left without its ending: another form of the word, or so it seems.
    Stem,
    /// As it is.
    Exact,
}

/// The English words that a word in lower case stands for: looked up as it is, else by its stem.
pub fn glosses(
    word: &str,
    language: Language,
) -> Option<(Match, impl Iterator<Item = &'static str>)> {
    let (found, english) = lexicon(language)?.find(word)?;
    Some((found, english.split(',')))
}

//! What words mean: tables of English words as vectors, lexicons that lead to English, and a clue read with them.

mod endings;
mod lexicon;
mod little_words;
mod reading;
mod sayings;
mod spelling;
mod vectors;

pub use endings::stem;
pub use lexicon::glosses;
pub use reading::{Heard, Part, Reading};
pub use spelling::{same_stem, words_of};
pub use vectors::{DIMENSIONS, Vector, embed, likeness, unit};

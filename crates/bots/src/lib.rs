//! Minds that sit on a seat and play.
//!
//! A [`Mind`] sees what a person on its seat would see, and nothing else: it is handed a
//! [`View`](fabula_rules::View). It keeps nothing between two moves, and its luck is handed to it too,
//! so the same mind makes the same move wherever it runs.

mod clues;
mod mind;
mod random;

pub use clues::clues;
pub use mind::Mind;
pub use random::RandomMind;

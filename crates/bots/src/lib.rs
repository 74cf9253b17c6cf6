//! Minds that sit on a seat and play.
//!
//! A [`Mind`] sees what a person on its seat would see, and nothing else: it is handed a [`Seen`]. It keeps nothing between
//! two moves, and its luck is handed to it too, so the same mind makes the same move wherever it runs.

pub mod arena;
pub mod bank;
mod deck_sense;
mod example;
mod explain;
mod fits;
mod heard;
mod imagine;
mod lens;
mod luck;
mod mind;
mod party;
mod people;
mod persona_mind;
mod random;
mod seen;
mod tell;
pub mod words;

pub use deck_sense::DeckSense;
pub use example::{example, examples};
pub use fits::fits;
pub use heard::HeardClue;
pub use luck::Luck;
pub use mind::{Budget, Mind, Thought};
pub use persona_mind::PersonaMind;
pub use random::{RandomMind, random_move};
pub use seen::Seen;

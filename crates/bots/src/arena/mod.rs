//! Minds against each other: many games, every round noted, and what can be counted from them.

mod contestant;
mod outsider;
mod play;
mod statistics;
mod table;

pub use contestant::{Contestant, UnknownContestant, seating};
pub use outsider::OutsiderMind;
pub use play::{Arena, RoundRecord};
pub use statistics::{Estimate, MindSummary, Summary};
pub use table::MindTable;

//! The seam: what every mind can do.

use fabula_room::BotReason;
use fabula_rules::{Action, RoundResult, Seat, Seed};

use crate::Seen;

/// How much a mind may think: counted, not timed, so that the same thought comes to the same end everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Clues weighed before one is given.
    pub clues: usize,
    /// Tables imagined for each of them.
    pub tables: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            clues: 40,
            tables: 72,
        }
    }
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What it does.
    pub action: Action,
    /// Why, if there is anything to say about it.
    pub reason: Option<BotReason>,
}

/// Something that plays for a seat. It keeps nothing between two moves, and all its chance is in `luck`: the same mind makes
/// the same move wherever it thinks.
pub trait Mind: Send + Sync {
    /// What it does now; nothing if there is nothing for it to do.
    fn think(&self, seen: &Seen<'_>, luck: &Seed, budget: Budget) -> Option<Thought>;

    /// How a round went that it took part in. Minds of ours are shown all rounds when they think; a program outside may want
    /// to be told.
    fn learn(&self, _seat: Seat, _result: &RoundResult) {}
}

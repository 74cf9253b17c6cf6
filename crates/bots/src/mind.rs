//! What every mind can do.

use fabula_ids::Language;
use fabula_rules::{Action, Chance, View};

/// Something that plays for a seat.
pub trait Mind: Send + Sync {
    /// What it does now, given what its seat may know, the language of the table, and some luck; nothing
    /// if there is nothing for it to do.
    fn act(&self, view: &View<'_>, language: Language, chance: &mut dyn Chance) -> Option<Action>;
}

//! The simplest mind: any legal move, any clue from a short list.

use fabula_ids::Language;
use fabula_rules::{Action, Chance, Clue, View};

use crate::{Mind, clues};

/// Plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomMind;

impl Mind for RandomMind {
    fn act(&self, view: &View<'_>, language: Language, chance: &mut dyn Chance) -> Option<Action> {
        // It acts only when it is waited for: what it has given or voted it does not change.
        if !view.awaited.contains(view.you?) {
            return None;
        }
        let clues = clues(language);
        let words = clues[chance.below(clues.len())];
        // A bot cannot sing; where only that is allowed, it says what it would sing.
        let performs = view.legal.tell.is_some_and(|tell| !tell.forms.text);
        let clue = match performs {
            true => Clue::Performed {
                note: Some(words.into()),
            },
            false => Clue::text(words),
        };
        view.legal.pick(chance, &clue)
    }
}

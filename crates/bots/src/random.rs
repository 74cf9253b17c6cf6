//! The simplest mind: any legal move, any phrase of the bank.

use fabula_ids::Language;
use fabula_rules::{Action, Chance, Clue, Seed, View};

use crate::bank::{Phrase, phrases};
use crate::luck::Luck;
use crate::{Budget, Mind, Seen, Thought};

/// Plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomMind;

impl Mind for RandomMind {
    fn think(&self, seen: &Seen<'_>, luck: &Seed, _: Budget) -> Option<Thought> {
        let action = random_move(seen.view, seen.language, luck)?;
        Some(Thought {
            action,
            reason: None,
        })
    }
}

/// Any legal move of a seat that is waited for; nothing if it is not. What it has given or voted it does not change.
pub fn random_move(view: &View<'_>, language: Language, luck: &Seed) -> Option<Action> {
    if !view.awaited.contains(view.you?) {
        return None;
    }
    let mut luck = Luck::new(luck);
    let phrase = &phrases()[luck.below(phrases().len())];
    view.legal.pick(&mut luck, &clue(view, phrase, language))
}

/// A phrase as a clue. A bot cannot sing; where only that is allowed, it says what it would sing.
pub(crate) fn clue(view: &View<'_>, phrase: &Phrase, language: Language) -> Clue {
    let text = phrase.text(language).clone();
    let translations = phrase.translations(language);
    match view.legal.tell.is_some_and(|tell| !tell.forms.text) {
        true => Clue::Performed {
            note: Some(text),
            translations,
        },
        false => Clue::Text { text, translations },
    }
}

//! A mind that knows nothing of ours: it goes by scores that another program made for every phrase and every card. Only to measure
//! how our minds do among listeners who think in quite another way.

use std::collections::HashMap;

use fabula_rules::{Action, Card, Clue, Seed};
use serde::Deserialize;

use crate::luck::Luck;
use crate::persona_mind::{clue, ranked};
use crate::{Budget, Mind, Seen, Thought, random_move};

/// For each phrase, by its English text, how close each card is, in the order of the deck.
#[derive(Debug, Deserialize)]
pub struct OutsiderMind {
    scores: HashMap<String, Vec<f32>>,
}

impl Mind for OutsiderMind {
    fn think(&self, seen: &Seen<'_>, luck: &Seed, _: Budget) -> Option<Thought> {
        let said = clue(seen).and_then(|clue| match clue {
            Clue::Text { text, .. } => self.scores.get(&**text),
            _ => None,
        });
        let score = |card: Card| {
            let scores = said.and_then(|scores| scores.get(usize::from(card.0)));
            scores.copied().unwrap_or(0.0)
        };
        let mut own = Luck::new(luck);
        let legal = &seen.view.legal;
        let action = if let Some(choice) = &legal.vote {
            let ranked = ranked(&choice.cards, score, 0.0, &mut own);
            let cards = ranked.iter().take(usize::from(choice.min));
            let cards = cards.map(|(card, _)| *card).collect();
            Action::Vote { cards, red: None }
        } else if let Some(choice) = &legal.give {
            let ranked = ranked(&choice.cards, score, 0.0, &mut own);
            let cards = ranked.iter().take(usize::from(choice.count));
            let cards = cards.map(|(card, _)| *card).collect();
            Action::Give { cards }
        } else {
            random_move(seen.view, seen.language, luck)?
        };
        Some(Thought {
            action,
            reason: None,
        })
    }
}

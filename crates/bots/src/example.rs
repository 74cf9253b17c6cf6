//! Examples of clues, for people who have never given one: for each card a phrase that fits it, and that no bot says that evening.

use fabula_ids::Language;

use crate::DeckSense;
use crate::bank::phrases;
use crate::luck::number_of;

/// Of the phrases that fit a card best, so many may become its example: or every newcomer would see the same.
const BEST: usize = 8;

/// The number of the phrase that is kept as the example for a card; nothing for a card for which nobody has judged by eye what
/// fits. It is the same for the whole evening, whoever asks how often, also after a restart: so bots can leave it out without
/// being told who has seen it.
pub fn example(cards: &DeckSense, evening: &str, card: usize) -> Option<usize> {
    let best = cards.examples(card);
    let at = number_of(&format!("{evening} {card}")) % best.len().max(1) as u64;
    best.get(at as usize).copied()
}

/// The examples of all cards in play.
pub fn examples(cards: &DeckSense, evening: &str) -> Vec<usize> {
    (0..cards.len())
        .filter_map(|card| example(cards, evening, card))
        .collect()
}

/// The phrases that fit a card best by eye, and name nothing that is on it, in any language.
pub(crate) fn best_examples(cards: &DeckSense, card: usize) -> Vec<usize> {
    let fit = |phrase: usize| cards.fit(None, phrase, card);
    let mut fitting: Vec<usize> = (0..phrases().len()).filter(|&p| fit(p) > 0.0).collect();
    fitting.sort_by(|&a, &b| fit(b).total_cmp(&fit(a)));
    let oblique = |&phrase: &usize| {
        let said = |l| phrases()[phrase].text(l);
        !Language::ALL
            .into_iter()
            .any(|l| cards.is_literal(said(l), l, card))
    };
    fitting.into_iter().filter(oblique).take(BEST).collect()
}

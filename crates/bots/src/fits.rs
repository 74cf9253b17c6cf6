//! Which phrases of the bank fit which cards of *Lanterns*: judged by eye, as words alone cannot tell.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::bank::phrases;

/// A line for each card: its name, and the phrases that fit it, the best first.
const FILE: &str = include_str!("../bank/fits.tsv");

/// How well the last phrase of a card fits, if the first is 1.
const LAST: f32 = 0.6;

/// The phrases that fit a card, by its name in the deck, and how well. None of a card that nobody has judged.
pub fn fits(card: &str) -> &'static [(usize, f32)] {
    static BY_CARD: LazyLock<HashMap<&str, Vec<(usize, f32)>>> = LazyLock::new(|| {
        let names = phrases().iter().enumerate();
        let numbers: HashMap<&str, usize> = names.map(|(n, p)| (p.id.as_str(), n)).collect();
        let lines = FILE.lines().filter_map(|line| line.split_once('\t'));
        let by_card = lines.map(|(card, ids)| {
            // A test asks that every phrase named here is in the bank.
            let found = ids.split(' ').filter_map(|id| numbers.get(id).copied());
            let found: Vec<usize> = found.collect();
            let step = (1.0 - LAST) / found.len().max(2) as f32;
            let place = |(n, phrase)| (phrase, 1.0 - step * n as f32);
            (card, found.into_iter().enumerate().map(place).collect())
        });
        by_card.collect()
    });
    BY_CARD.get(card).map_or(&[], Vec::as_slice)
}

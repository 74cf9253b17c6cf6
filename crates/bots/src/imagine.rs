//! Tables as a storyteller imagines them before giving a clue: what the others might lay down, and who would find the card.

use fabula_rules::Chance;

use crate::luck::Luck;

/// How far another's view of a card is from what everybody thinks, in the measure of scores.
const OTHERS: f32 = 0.9;

/// Somebody who will listen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listener {
    /// Cards they have to choose a decoy from.
    pub hand: usize,
    /// Whether they give one; in pairs only one of two does.
    pub gives: usize,
    /// Whether they vote.
    pub votes: bool,
    /// How widely their votes are spread.
    pub spread: f32,
    /// Whether they are a person.
    pub person: bool,
}

/// How close a card is to a clue, for the listeners that there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Closeness {
    /// For bots, who go by its words.
    pub to_bots: f32,
    /// For people, who know what is meant.
    pub to_people: f32,
}

impl Closeness {
    fn to(self, listener: &Listener) -> f32 {
        match listener.person {
            true => self.to_people,
            false => self.to_bots,
        }
    }
}

/// How often some would find a card this close, and not all, when the others hold some of these cards.
pub(crate) fn imagine(
    card: Closeness,
    unseen: &[Closeness],
    listeners: &[Listener],
    tables: usize,
    luck: &mut Luck,
) -> f32 {
    let mut some = 0;
    // Owner (none: the storyteller) and card.
    let mut table: Vec<(Option<usize>, Closeness)> = Vec::new();
    for _ in 0..tables {
        table.clear();
        table.push((None, card));
        for (n, listener) in listeners.iter().enumerate() {
            lay(n, listener, unseen, &mut table, luck);
        }
        let (mut found, mut voters) = (0, 0);
        for (n, listener) in listeners.iter().enumerate().filter(|(_, l)| l.votes) {
            let view = |(owner, card): &(Option<usize>, Closeness), luck: &mut Luck| match owner {
                Some(owner) if *owner == n => f32::MIN,
                _ => card.to(listener) + OTHERS * luck.normal() + listener.spread * luck.gumbel(),
            };
            let mut best = (f32::MIN, false);
            for laid in &table {
                let score = view(laid, luck);
                if score > best.0 {
                    best = (score, laid.0.is_none());
                }
            }
            voters += 1;
            found += usize::from(best.1);
        }
        some += usize::from(0 < found && found < voters);
    }
    some as f32 / tables.max(1) as f32
}

/// A listener lays down what fits best of a hand of unseen cards.
fn lay(
    owner: usize,
    listener: &Listener,
    unseen: &[Closeness],
    table: &mut Vec<(Option<usize>, Closeness)>,
    luck: &mut Luck,
) {
    if unseen.is_empty() || listener.gives == 0 {
        return;
    }
    let mut best: [(f32, Closeness); 2] = [(f32::MIN, unseen[0]); 2];
    for _ in 0..listener.hand {
        let card = unseen[luck.below(unseen.len())];
        let seems = card.to(listener) + OTHERS * luck.normal();
        if seems > best[0].0 {
            best = [(seems, card), best[0]];
        } else if seems > best[1].0 {
            best[1] = (seems, card);
        }
    }
    for (_, card) in best.into_iter().take(listener.gives.min(listener.hand)) {
        table.push((Some(owner), card));
    }
}

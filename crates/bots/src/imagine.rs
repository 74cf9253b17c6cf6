//! Tables as a storyteller imagines them before giving a clue: what the others might lay down, and who would find the card.

use fabula_room::Persona;
use fabula_rules::Chance;

use crate::luck::Luck;

/// How far a person's view of a card is from what everybody thinks, in the measure of scores.
const OTHERS: f32 = 0.9;

/// How far a bot's view is from what one knows of it.
const HIDDEN: f32 = 0.5;

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
    /// What they are like, if they are a bot; of a person nobody knows.
    pub persona: Option<Persona>,
}

impl Listener {
    /// How far they may see a card in another way than expected.
    fn surprise(&self) -> f32 {
        match self.persona {
            Some(_) => HIDDEN,
            None => OTHERS,
        }
    }

    /// How likely they take the storyteller's card for it, of those on a table that are not their own.
    fn chance_to_find(&self, me: usize, hearing: &Hearing, table: &[Laid]) -> f32 {
        // Surprises are as good as votes that are spread more widely: Gumbel's noise deviates by 1.28.
        let spread = self.spread.hypot(self.surprise() / 1.28);
        let weight = |card: usize| ((hearing.unseen[card] - hearing.told) / spread).exp();
        let others = table.iter().filter(|laid| laid.owner != me);
        1.0 / (1.0 + others.map(|laid| weight(laid.card)).sum::<f32>())
    }
}

/// How close cards are to a clue, as somebody is expected to hear it.
#[derive(Clone, Debug)]
pub(crate) struct Hearing {
    /// The card that is told of.
    pub told: f32,
    /// Those that the storyteller has not seen.
    pub unseen: Vec<f32>,
}

/// A decoy on an imagined table.
struct Laid {
    /// Whose it is.
    owner: usize,
    /// Which of the unseen cards it is.
    card: usize,
}

/// How likely some would find the card, and not all, when the others hold some of the unseen cards. For each listener there is
/// what they hear.
pub(crate) fn imagine(listeners: &[(Listener, Hearing)], tables: usize, luck: &mut Luck) -> f32 {
    let mut some = 0.0;
    let mut table: Vec<Laid> = Vec::new();
    for _ in 0..tables {
        table.clear();
        for (owner, (listener, hearing)) in listeners.iter().enumerate() {
            lay(owner, listener, hearing, &mut table, luck);
        }
        let (mut all, mut none) = (1.0, 1.0);
        let voting = listeners.iter().enumerate().filter(|(_, (l, _))| l.votes);
        for (n, (listener, hearing)) in voting {
            let found = listener.chance_to_find(n, hearing, &table);
            all *= found;
            none *= 1.0 - found;
        }
        some += 1.0 - all - none;
    }
    some / tables.max(1) as f32
}

/// A listener lays down what fits best of a hand of unseen cards.
fn lay(
    owner: usize,
    listener: &Listener,
    hearing: &Hearing,
    table: &mut Vec<Laid>,
    luck: &mut Luck,
) {
    if hearing.unseen.is_empty() || listener.gives == 0 {
        return;
    }
    let mut best: [(f32, usize); 2] = [(f32::MIN, 0); 2];
    for _ in 0..listener.hand {
        let card = luck.below(hearing.unseen.len());
        let seems = hearing.unseen[card] + listener.surprise() * luck.normal();
        if seems > best[0].0 {
            best = [(seems, card), best[0]];
        } else if seems > best[1].0 {
            best[1] = (seems, card);
        }
    }
    for (_, card) in best.into_iter().take(listener.gives.min(listener.hand)) {
        table.push(Laid { owner, card });
    }
}

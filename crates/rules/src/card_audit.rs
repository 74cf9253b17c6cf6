//! Where every card is: the invariant that no card is ever lost or doubled.

use crate::game::Game;
use crate::phase::Phase;
use crate::seat::Standings;
use crate::{Card, Seat, SeatSet};

impl Game {
    /// Cards that are not in exactly one place. There are none, unless a log was tampered with.
    ///
    /// ```
    /// use fabula_rules::Game;
    /// # use fabula_rules::{Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// let mut start = Game::start(setup)?;
    /// assert!(Game::begin(&start)?.misplaced().is_empty());
    /// // The last player draws their six cards again: those are doubled, and six of the deck are nowhere.
    /// start.changes.extend(start.changes.last().cloned());
    /// assert_eq!(Game::begin(&start)?.misplaced().len(), 12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn misplaced(&self) -> Vec<Card> {
        let mut seen = vec![0u32; self.setup.cards as usize];
        let mut strangers = Vec::new();
        let mut count = |card: Card| match seen.get_mut(card.0 as usize) {
            Some(n) => *n += 1,
            None => strangers.push(card),
        };
        self.deck[self.drawn..].iter().copied().for_each(&mut count);
        self.discard.iter().copied().for_each(&mut count);
        self.table().iter().map(|l| l.card).for_each(&mut count);
        for state in &self.seats {
            state.hand.iter().copied().for_each(&mut count);
        }
        let wrong = seen.iter().enumerate().filter(|&(_, &n)| n != 1);
        strangers.extend(wrong.map(|(i, _)| Card(i as u16)));
        strangers
    }

    /// The seats that hold fewer cards, with those they have given, than this round's full hand. More
    /// they may hold: hands that are too large after the number of players changed give none back.
    pub fn short_hands(&self) -> SeatSet {
        if matches!(self.phase, Phase::Review { .. } | Phase::Over { .. }) {
            return SeatSet::EMPTY;
        }
        let short = |seat: &Seat| {
            let state = &self.seats[seat.index()];
            let out = self.table().iter().filter(|l| l.owner == *seat).count();
            state.hand.len() + out < self.size.hand as usize
        };
        let Standings { taken, open, .. } = self.standings;
        taken.or(open).iter().filter(short).collect()
    }
}

//! The cards of a round: those given so far, or as they lie on the table.

use std::ops::Deref;

use tinyvec::ArrayVec;

use crate::card::MAX_TABLE;
use crate::{Laid, Seat, SeatSet};

/// Cards with their owners, in order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pile {
    cards: ArrayVec<[Laid; MAX_TABLE]>,
    /// Kept in step with `cards`: it is asked for at every move.
    owners: SeatSet,
}

impl Pile {
    /// The seats that own a card here.
    pub const fn owners(&self) -> SeatSet {
        self.owners
    }

    /// The cards, to be put into another order.
    pub const fn cards(&self) -> ArrayVec<[Laid; MAX_TABLE]> {
        self.cards
    }

    /// A full pile takes no more: a sound log never gets there.
    pub fn push(&mut self, laid: Laid) {
        if self.cards.try_push(laid).is_none() {
            self.owners.insert(laid.owner);
        }
    }

    /// Takes a seat's cards out.
    pub fn remove_of(&mut self, seat: Seat) -> ArrayVec<[Laid; MAX_TABLE]> {
        let own = self.iter().copied().filter(|l| l.owner == seat).collect();
        self.cards.retain(|l| l.owner != seat);
        self.owners.remove(seat);
        own
    }
}

impl Deref for Pile {
    type Target = [Laid];

    fn deref(&self) -> &[Laid] {
        &self.cards
    }
}

#[cfg(test)] // only the tests of secrecy build piles of their own
impl FromIterator<Laid> for Pile {
    fn from_iter<I: IntoIterator<Item = Laid>>(cards: I) -> Pile {
        let mut pile = Pile::default();
        for laid in cards {
            pile.push(laid);
        }
        pile
    }
}

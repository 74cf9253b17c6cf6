//! Cards from the deck into hands: the deal, the refill, the reshuffle, and hands that pass on.

use crate::event::Pass;
use crate::event_builder::EventBuilder;
use crate::phase::{Ending, RoundSize};
use crate::seat::Standings;
use crate::{Card, Change, Hand, Seat};

impl EventBuilder {
    /// Shuffles the whole deck and deals everybody a hand, clockwise, each fully in turn.
    pub fn deal(&mut self) {
        let mut deck: Vec<Card> = (0..self.game.setup.cards).map(Card).collect();
        let (mut chance, draw) = self.draw();
        chance.shuffle(&mut deck);
        let commitment = self.game.setup.seed.commitment();
        self.make(Change::Started {
            commitment,
            draw,
            deck: deck.into(),
        });
        let size = self.size(self.game.in_play().len());
        self.make(Change::Resized { size });
        for seat in self.game.ring {
            self.fill(seat, size.hand as usize);
        }
    }

    /// The numbers for a round of this many players.
    pub fn size(&self, players: usize) -> RoundSize {
        let settings = self.settings();
        RoundSize {
            hand: settings.hand.at(players),
            gives: settings.gives.at(players),
            votes: settings.votes.at(players),
        }
    }

    /// Draws from the deck until the hand is full or the deck is empty.
    pub fn fill(&mut self, seat: Seat, full: usize) {
        let held = self.game.seats[seat.index()].hand.len();
        let missing = full.saturating_sub(held);
        let next = &self.game.deck[self.game.drawn..];
        let cards: Hand = next.iter().copied().take(missing).collect();
        if !cards.is_empty() {
            self.make(Change::Drew { seat, cards });
        }
    }

    /// Everybody draws up to a full hand, from the left of the storyteller on. Gives the numbers of the
    /// round to come.
    pub fn refill(&mut self, storyteller: Seat) -> RoundSize {
        let mut size = self.size(self.game.in_play().len());
        let Standings { taken, open, .. } = self.game.standings;
        let drawing = taken.or(open);
        let missing = |full: u8| -> usize {
            let held = |s: Seat| self.game.seats[s.index()].hand.len();
            let missing = |s: Seat| (full as usize).saturating_sub(held(s));
            drawing.iter().map(missing).sum()
        };
        if self.settings().reshuffle {
            // Open seats hold cards, and a hand is larger with three: if there are too few cards for
            // full hands, everybody's is the same bit smaller.
            let there = self.game.deck_len() + self.game.discard.len();
            while missing(size.hand) > there {
                size.hand -= 1;
            }
            if missing(size.hand) > self.game.deck_len() {
                self.reshuffle();
            }
        }
        for seat in self.game.around_from_left_of(storyteller) {
            if drawing.contains(seat) {
                self.fill(seat, size.hand as usize);
            }
        }
        size
    }

    /// What is left of the deck and the discard become a new deck.
    pub fn reshuffle(&mut self) {
        let mut deck = self.game.deck[self.game.drawn..].to_vec();
        deck.extend_from_slice(&self.game.discard);
        let (mut chance, draw) = self.draw();
        chance.shuffle(&mut deck);
        self.make(Change::Reshuffled {
            draw,
            deck: deck.into(),
        });
    }

    /// Where there is no reshuffle, the last card drawn ends the game.
    pub fn end_with_deck(&mut self) -> bool {
        let ends = !self.settings().reshuffle && self.game.deck_len() == 0;
        if ends {
            self.end(Ending::DeckEnd);
        }
        ends
    }

    pub fn pass_hands(&mut self) {
        let players = self.players();
        let next = players.iter().cycle().skip(1);
        let hands = players
            .iter()
            .zip(next)
            .map(|(&from, &to)| Pass { from, to })
            .collect();
        self.make(Change::Passed { hands });
    }
}

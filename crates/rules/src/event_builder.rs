//! Building an event: changes are made one after the other on a copy of the game.

use crate::game::Game;
use crate::{Change, Draw, Seat, Settings};

/// A copy of the game on which an event is built: each change is applied as it is made, so the next
/// one sees its outcome, and the original stays as it is.
pub(crate) struct EventBuilder {
    pub game: Game,
    pub changes: Vec<Change>,
}

impl EventBuilder {
    pub fn new(game: Game) -> EventBuilder {
        EventBuilder {
            game,
            changes: Vec::with_capacity(12), // a refill of six and what goes with it
        }
    }

    pub fn make(&mut self, change: Change) {
        self.game.apply_change(&change);
        self.changes.push(change);
    }

    pub fn settings(&self) -> &Settings {
        self.game.settings()
    }

    /// The next draw, and its number.
    pub fn draw(&self) -> (Draw, u64) {
        let k = self.game.draw;
        (Draw::new(&self.game.setup.seed, k), k)
    }

    /// The seats in play, clockwise.
    pub fn players(&self) -> Vec<Seat> {
        let ring = self.game.ring.iter().copied();
        ring.filter(|&s| self.game.is_taken(s)).collect()
    }
}

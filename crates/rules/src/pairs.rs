//! Who are partners, and whose score a seat adds to.

use crate::game::Game;
use crate::{Seat, Side};

/// The pair a seat belongs to, when so many play in pairs: partners sit opposite each other.
pub(crate) fn pair_of(seat: Seat, players: usize) -> Side {
    Seat::new(seat.index() % (players / 2).max(1)).unwrap_or(seat)
}

impl Game {
    /// Whose score a seat adds to.
    ///
    /// ```
    /// use fabula_rules::{Game, Preset, Seed, Setup};
    /// // Partners sit opposite each other, and have one score.
    /// let setup = Setup::new(Preset::OdysseyTeams.settings(), 6, 84, Seed([1; 32]));
    /// let game = Game::begin(&Game::start(setup)?)?;
    /// let sides: Vec<usize> = game.ring().iter().map(|&s| game.side(s).index()).collect();
    /// assert_eq!(sides, [0, 1, 2, 0, 1, 2]);
    /// assert_eq!(game.scores().len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn side(&self, seat: Seat) -> Side {
        self.seats[seat.index()].side
    }

    /// The other one of the pair.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        if !self.kind().pairs() {
            return None;
        }
        let side = self.side(seat);
        self.ring
            .iter()
            .copied()
            .find(|&s| s != seat && self.side(s) == side)
    }
}

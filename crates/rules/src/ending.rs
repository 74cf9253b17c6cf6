//! When a game is over, and who has won.

use crate::event_builder::EventBuilder;
use crate::phase::Ending;
use crate::{Change, Seat, SeatSet, Side, Standing, Victory};

impl EventBuilder {
    pub fn laps_done(&self) -> bool {
        let Some(laps) = self.settings().laps else {
            return false;
        };
        let taken = self.game.in_play();
        let told = |s: Seat| self.game.seats[s.index()].turns >= laps as u16;
        // Of nobody nothing has been asked.
        !taken.is_empty() && taken.iter().all(told)
    }

    /// The sides that can win: not all of their seats are closed.
    pub fn eligible(&self) -> SeatSet {
        let ring = self.game.ring.iter().copied();
        ring.filter(|&s| self.game.standing(s) != Standing::Closed)
            .map(|s| self.game.side(s))
            .collect()
    }

    pub fn end(&mut self, ending: Ending) {
        let score = |side: &Side| self.game.score(*side);
        let eligible: Vec<Side> = self.eligible().iter().collect();
        let best = eligible.iter().map(score).max().unwrap_or(0);
        let enough = match (self.settings().victory, self.settings().target) {
            // If nobody is there yet, as when the game is ended by agreement, the highest wins here too.
            (Victory::EveryoneAtTarget, Some(target)) => target.min(best),
            _ => best,
        };
        let winners = eligible
            .iter()
            .copied()
            .filter(|side| score(side) >= enough)
            .collect();
        self.make(Change::Ended { ending, winners });
    }
}

//! The clock of a turn: a wick that burns only while somebody is there and nothing holds the game.

use fabula_journal::Stamp;
use fabula_rules::Turn;

use crate::room::Room;

/// A turn's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wick {
    pub turn: Turn,
    /// How long it is, in milliseconds; nothing if the turn has no clock.
    pub total: Option<Stamp>,
    /// How much was left when it was last lit or put out.
    left: Stamp,
    lit: Option<Stamp>,
    /// When the turn began, or somebody came back to it: bots think from here.
    pub since: Stamp,
}

/// How a clock stands, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the variants say it
pub enum Face {
    /// It burns, of so long, until then.
    Burning { total: Stamp, end: Stamp },
    /// It stands still, of so long, with so much left.
    Still { total: Stamp, left: Stamp },
}

impl Wick {
    /// The clock of a turn that begins now.
    fn new(room: &Room, now: Stamp) -> Option<Wick> {
        let game = room.running()?;
        let total = game.clock().map(|seconds| Stamp::from(seconds) * 1_000);
        Some(Wick {
            turn: game.turn(),
            total,
            left: total.unwrap_or(0),
            lit: None,
            since: now,
        })
    }

    /// The clock of a turn that began before anybody here was looking. What is left is what the log says,
    /// but never less than `grace`. If it should have run out already, nobody knows who was there
    /// meanwhile: it starts anew. Late, never early.
    pub fn found(room: &Room, now: Stamp, grace: Stamp) -> Option<Wick> {
        let mut wick = Wick::new(room, now)?;
        let left = room.clock_left(wick.left, now);
        if left > 0 {
            wick.left = left.max(grace.min(wick.left));
        }
        Some(wick)
    }

    /// Follows the room: a new turn has a new clock; otherwise it burns or it does not.
    pub fn follow(wick: &mut Option<Wick>, room: &Room, someone: bool, now: Stamp) {
        let turn = room.running().map(|g| g.turn());
        if wick.map(|w| w.turn) != turn {
            *wick = Wick::new(room, now);
        }
        let Some(wick) = wick else { return };
        let burns = someone && !room.running().is_some_and(|g| g.pauses().any());
        match (burns, wick.lit) {
            (true, None) => {
                wick.lit = Some(now);
                wick.since = now;
            }
            (false, Some(lit)) => {
                // It may have been overdue, and held back by a grace.
                wick.left = (wick.left - (now - lit)).max(0);
                wick.lit = None;
            }
            _ => {}
        }
    }

    /// Whether it burns.
    pub fn burns(&self) -> bool {
        self.lit.is_some()
    }

    /// When it runs out, if it burns.
    pub fn end(&self) -> Option<Stamp> {
        self.total?;
        self.lit.map(|lit| lit + self.left)
    }

    /// What is left now, if there is a clock.
    pub fn left(&self, now: Stamp) -> Option<Stamp> {
        let burned = self.lit.map_or(0, |lit| now - lit);
        self.total.map(|_| (self.left - burned).max(0))
    }

    /// As it is shown.
    pub fn face(&self) -> Option<Face> {
        let (total, left) = (self.total?, self.left);
        Some(match self.end() {
            Some(end) => Face::Burning { total, end },
            None => Face::Still { total, left },
        })
    }
}

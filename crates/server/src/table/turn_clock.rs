//! The clock of a turn: it runs only while somebody is there and nothing pauses the game.

use fabula_ids::Stamp;
use fabula_room::Room;
use fabula_rules::Turn;

/// A turn's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnClock {
    pub turn: Turn,
    /// How long it is, in milliseconds; nothing if the turn has no clock.
    pub total: Option<Stamp>,
    /// How much was left when it last started or stopped.
    left: Stamp,
    started: Option<Stamp>,
    /// When the turn began, or somebody came back to it: bots think from here.
    pub since: Stamp,
}

/// How a clock stands, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the variants say it
pub enum ClockFace {
    /// It runs, of so long, until then.
    Running { total: Stamp, end: Stamp },
    /// It stands still, of so long, with so much left.
    Stopped { total: Stamp, left: Stamp },
}

impl TurnClock {
    /// The clock of a turn that begins now.
    fn new(room: &Room, now: Stamp) -> Option<TurnClock> {
        let game = room.running()?;
        let total = game.clock().map(|seconds| Stamp::from(seconds) * 1_000);
        Some(TurnClock {
            turn: game.turn(),
            total,
            left: total.unwrap_or(0),
            started: None,
            since: now,
        })
    }

    /// The clock of a turn that began before anybody here was looking. What is left is what the log says,
    /// but never less than `grace`. If it should have run out already, nobody knows who was there
    /// meanwhile: it starts anew. Late, never early.
    pub fn resumed(room: &Room, now: Stamp, grace: Stamp) -> Option<TurnClock> {
        let mut clock = TurnClock::new(room, now)?;
        let left = room.clock_left(clock.left, now);
        if left > 0 {
            clock.left = left.max(grace.min(clock.left));
        }
        Some(clock)
    }

    /// Follows the room: a new turn has a new clock; otherwise it runs or it does not.
    pub fn follow(clock: &mut Option<TurnClock>, room: &Room, someone: bool, now: Stamp) {
        let turn = room.running().map(|g| g.turn());
        if clock.map(|w| w.turn) != turn {
            *clock = TurnClock::new(room, now);
        }
        let Some(clock) = clock else { return };
        let runs = someone && !room.running().is_some_and(|g| g.pauses().any());
        match (runs, clock.started) {
            (true, None) => {
                clock.started = Some(now);
                clock.since = now;
            }
            (false, Some(started)) => {
                // It may have been overdue, and held back by a grace.
                clock.left = (clock.left - (now - started)).max(0);
                clock.started = None;
            }
            _ => {}
        }
    }

    /// Whether it runs.
    pub fn is_running(&self) -> bool {
        self.started.is_some()
    }

    /// When it runs out, if it runs.
    pub fn end(&self) -> Option<Stamp> {
        self.total?;
        self.started.map(|started| started + self.left)
    }

    /// What is left now, if there is a clock.
    pub fn left(&self, now: Stamp) -> Option<Stamp> {
        let passed = self.started.map_or(0, |started| now - started);
        self.total.map(|_| (self.left - passed).max(0))
    }

    /// As it is shown.
    pub fn face(&self) -> Option<ClockFace> {
        let (total, left) = (self.total?, self.left);
        Some(match self.end() {
            Some(end) => ClockFace::Running { total, end },
            None => ClockFace::Stopped { total, left },
        })
    }
}

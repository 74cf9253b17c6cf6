//! The clock of a turn: it runs only while somebody is there, nothing pauses the game, and nobody holds it.

use fabula_ids::Stamp;
use fabula_room::Room;
use fabula_rules::{PhaseName, Seat, SeatSet, Turn};

/// The votes fall, owners step out, rabbits hop: the longest that takes, in milliseconds. The clock of the points
/// is wound up for so much more.
pub const REVEAL: Stamp = 13_000;

/// Nobody holds the points for longer, in milliseconds.
const LONGEST_HOLD: Stamp = 60_000;

/// Somebody wants to look at the points for longer. Like presence it is not logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hold {
    by: Seat,
    until: Stamp,
}

/// A turn's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnClock {
    pub turn: Turn,
    /// How long it is, in milliseconds; nothing if the turn has no clock.
    pub total: Option<Stamp>,
    /// How much was left when it last started or stopped.
    left: Stamp,
    started: Option<Stamp>,
    held: Option<Hold>,
    /// Who has held it already: once each.
    have_held: SeatSet,
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

/// Who holds the points, and who may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoldFace {
    /// Who does.
    pub by: Option<Seat>,
    /// Who may.
    pub may: SeatSet,
}

impl TurnClock {
    /// The clock of a turn that begins now.
    fn new(room: &Room, now: Stamp) -> Option<TurnClock> {
        let game = room.running()?;
        let reveal = if game.phase_name() == PhaseName::Review {
            REVEAL
        } else {
            0
        };
        let total = game
            .clock()
            .map(|seconds| Stamp::from(seconds) * 1_000 + reveal);
        Some(TurnClock {
            turn: game.turn(),
            total,
            left: total.unwrap_or(0),
            started: None,
            held: None,
            have_held: SeatSet::EMPTY,
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
        clock.held = clock.held.filter(|hold| now < hold.until);
        let paused = room.running().is_some_and(|g| g.pauses().any());
        let runs = someone && !paused && clock.held.is_none();
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

    /// Who may hold it now: whoever is in the round and has not yet, while nobody does.
    fn may_hold(&self, room: &Room) -> SeatSet {
        let game = room.running().filter(|game| game.turn() == self.turn);
        let game = game.filter(|game| game.phase_name() == PhaseName::Review);
        match game {
            Some(game) if self.total.is_some() && self.held.is_none() => {
                game.in_play().without(self.have_held)
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Holds it for somebody, for a minute at most. Says whether it is held by them.
    pub fn hold(&mut self, room: &Room, by: Seat, now: Stamp) -> bool {
        if self.may_hold(room).contains(by) {
            self.have_held.insert(by);
            let until = now + LONGEST_HOLD;
            self.held = Some(Hold { by, until });
        }
        self.held.is_some_and(|hold| hold.by == by)
    }

    /// Lets go of it, if it is held by this seat.
    pub fn let_go(&mut self, by: Seat) {
        self.held = self.held.filter(|hold| hold.by != by);
    }

    /// Until when it is held, if it is.
    pub fn held_until(&self) -> Option<Stamp> {
        self.held.map(|hold| hold.until)
    }

    /// Who holds it, as it is shown.
    pub fn hold_face(&self, room: &Room) -> HoldFace {
        HoldFace {
            by: self.held.map(|hold| hold.by),
            may: self.may_hold(room),
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

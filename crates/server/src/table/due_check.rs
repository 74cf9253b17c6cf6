//! What is due at a table: what it has to do by itself now, and when it should look again.

use fabula_ids::{PlayerId, Stamp};
use fabula_room::{DueAction, Member, Room};
use fabula_rules::SeatSet;

use super::bot_moves::Thoughts;
use super::pair_wishes::PairWishes;
use super::presence::PresenceTracker;
use super::turn_clock::TurnClock;
use crate::options::Options;

/// Who has been gone for so long is not asked whether to end the game, in milliseconds.
const LONG_GONE: Stamp = 10 * 60 * 1_000;

/// What a table knows when it looks for something to do.
pub struct DueCheck<'t> {
    pub room: &'t Room,
    pub tracker: &'t PresenceTracker,
    pub clock: Option<&'t TurnClock>,
    pub options: &'t Options,
    /// What bots think of their turn.
    pub thoughts: &'t Thoughts,
    /// Which of two partners gives, as they have said.
    pub wishes: &'t PairWishes,
    pub now: Stamp,
    /// Until then nothing is held against anybody.
    pub quiet_until: Stamp,
    /// Since when any person who has a place has been connected. If nobody is, the table stands still: nobody is
    /// missed then.
    pub awake_since: Option<Stamp>,
}

/// What is to be done: something now, or nothing until then.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    Now(DueAction),
    At(Option<Stamp>),
}

impl DueCheck<'_> {
    /// The first thing to do that was not refused already.
    pub fn next(&self, refused: &[DueAction]) -> Next {
        let mut wake: Option<Stamp> = None;
        let all = (self.someone_returned().into_iter())
            .chain(self.host_is_gone())
            .chain(self.those_gone())
            .chain(self.end_asked())
            .chain(self.time_is_up())
            .chain(self.bots_to_move());
        for due in all {
            match due {
                Next::Now(action) if !refused.contains(&action) => return Next::Now(action),
                Next::Now(_) => {}
                Next::At(at) => wake = earlier(wake, at),
            }
        }
        let persons = self.persons().map(|m| m.id);
        let presence = persons.filter_map(|p| self.tracker.next_change(p, self.now));
        let held = self.clock.and_then(TurnClock::held_until);
        Next::At(earlier(earlier(wake, presence.min()), held))
    }

    pub(super) fn persons(&self) -> impl Iterator<Item = &Member> {
        self.room.members().iter().filter(|m| m.is_person())
    }

    /// Something to do at a certain time: now, or then.
    pub(super) fn at(&self, time: Stamp, action: DueAction) -> Next {
        if time <= self.now {
            Next::Now(action)
        } else {
            Next::At(Some(time))
        }
    }

    fn host_is_gone(&self) -> Option<Next> {
        let host = self.room.host().filter(|_| !self.room.settings().agents)?;
        let since = self.tracker.absent_since(host, self.now)?;
        let connected = |p: &PlayerId| self.tracker.connected(*p, self.now);
        let to = self.room.persons_after(host).find(connected)?;
        let timeouts = self.options.timeouts.host.as_millis() as Stamp;
        let at = (since + timeouts).max(self.quiet_until);
        Some(self.at(at, DueAction::PassHost { to }))
    }

    /// Whether to end the game was asked: all have said yes, or the minute is over.
    fn end_asked(&self) -> Option<Next> {
        let game = self.room.running()?;
        let until = self.room.end_asked_until()?;
        if until <= self.now {
            return Some(Next::Now(DueAction::EndLapsed));
        }
        let asked = asked_to_end(self.room, self.tracker, self.now);
        let yes = !asked.is_empty() && asked.without(game.agreed()).is_empty();
        Some(match yes && self.awake_since.is_some() {
            true => Next::Now(DueAction::Conclude { present: asked }),
            false => Next::At(Some(until)),
        })
    }

    fn time_is_up(&self) -> Option<Next> {
        let clock = self.clock?;
        let turn = clock.turn;
        let at = clock.end()?.max(self.quiet_until);
        Some(self.at(at, DueAction::TimeUp { turn }))
    }
}

/// The seats of all persons who are asked whether to end the game, while somebody asks: the others have been gone for so long that nobody expects
/// an answer. Who has just gone is asked, and silence is no yes.
pub fn asked_to_end(room: &Room, tracker: &PresenceTracker, now: Stamp) -> SeatSet {
    let Some(game) = room.running().filter(|_| room.end_asked_until().is_some()) else {
        return SeatSet::EMPTY;
    };
    let agents = room.settings().agents;
    let gone = |m: &Member| {
        let since = tracker.absent_since(m.id, now).filter(|_| !agents);
        since.is_some_and(|since| since + LONG_GONE <= now)
    };
    let persons = room.members().iter().filter(|m| m.is_person());
    let seats: SeatSet = persons
        .filter(|m| !gone(m))
        .filter_map(|m| m.seat)
        .collect();
    seats.and(game.in_play())
}

fn earlier(a: Option<Stamp>, b: Option<Stamp>) -> Option<Stamp> {
    [a, b].into_iter().flatten().min()
}

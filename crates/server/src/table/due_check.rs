//! What is due at a table: what it has to do by itself now, and when it should look again.

use fabula_ids::{PlayerId, Stamp};
use fabula_room::{DueAction, Member, Room};
use fabula_rules::{Player, SeatSet};

use super::bot_moves::Thoughts;
use super::presence::{Presence, PresenceTracker};
use super::turn_clock::TurnClock;
use crate::options::Options;

/// What a table knows when it looks for something to do.
pub struct DueCheck<'t> {
    pub room: &'t Room,
    pub tracker: &'t PresenceTracker,
    pub clock: Option<&'t TurnClock>,
    pub options: &'t Options,
    /// What bots think of their turn.
    pub thoughts: &'t Thoughts,
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
            .chain(self.all_agree())
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
        Next::At(earlier(wake, presence.min()))
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

    fn all_agree(&self) -> Option<Next> {
        let game = self.room.running().filter(|_| self.awake_since.is_some())?;
        let agents = self.room.settings().agents;
        let present =
            |m: &&Member| agents || self.tracker.presence(m.id, self.now) != Presence::Gone;
        let present: SeatSet = self
            .persons()
            .filter(present)
            .filter_map(|m| m.seat)
            .collect();
        let asked = present.and(game.in_play());
        let asked: SeatSet = asked
            .iter()
            .filter(|&s| game.player(s) == Player::Person)
            .collect();
        let agreed = game.agreed();
        (!asked.is_empty() && asked.without(agreed).is_empty())
            .then_some(Next::Now(DueAction::Conclude { present }))
    }

    fn time_is_up(&self) -> Option<Next> {
        let clock = self.clock?;
        let turn = clock.turn;
        let at = clock.end()?.max(self.quiet_until);
        Some(self.at(at, DueAction::TimeUp { turn }))
    }
}

fn earlier(a: Option<Stamp>, b: Option<Stamp>) -> Option<Stamp> {
    [a, b].into_iter().flatten().min()
}

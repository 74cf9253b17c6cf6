//! A bot stands in for whoever has been away too long, until they are back.

use fabula_ids::Stamp;
use fabula_room::{DueAction, Member};

use super::due_check::{DueCheck, Next};

impl DueCheck<'_> {
    /// Bots that are to begin.
    pub(super) fn those_gone(&self) -> impl Iterator<Item = Next> {
        let wanted = self.room.settings().bots_may_stand_in();
        let game = self.room.running().filter(|_| wanted);
        let timeouts = self.options.timeouts.stand_in.as_millis() as Stamp;
        self.persons().filter_map(move |m| {
            let plays = game?.in_play().contains(m.seat?) && !m.stand_in;
            let since = self
                .tracker
                .absent_since(m.id, self.now)
                .filter(|_| plays)?;
            let at = (since.max(self.awake_since?) + timeouts).max(self.quiet_until);
            Some(self.at(at, DueAction::StandIn { player: m.id }))
        })
    }

    /// A bot that is to stop.
    pub(super) fn someone_returned(&self) -> Option<Next> {
        self.room.running()?;
        let back = |m: &&Member| m.stand_in && self.tracker.connected(m.id, self.now);
        let player = self.persons().find(back)?.id;
        Some(Next::Now(DueAction::Return { player }))
    }
}

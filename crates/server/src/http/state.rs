//! A table as one person may see it, with what travels beside the view.

use fabula_journal::Stamp;

use crate::room::PlayerId;
use crate::table::{Face, Moment};
use crate::wire::{ClockView, PresenceOf, TableState};

impl Moment {
    /// The table for somebody, now.
    pub fn state(
        &self,
        code: &str,
        link: String,
        who: Option<PlayerId>,
        now: Stamp,
    ) -> TableState<'_> {
        let presence = self.room.members().iter().zip(&self.presence);
        let presence = presence.filter(|(m, _)| !m.gone).map(|(m, p)| PresenceOf {
            player: m.id,
            presence: *p,
        });
        TableState {
            code: code.to_owned(),
            link,
            position: self.room.position(),
            table: self.room.view(who),
            clock: self.clock.map(|face| face.at(now)),
            presence: presence.collect(),
            watching: self.watching as u32,
        }
    }
}

impl Face {
    fn at(self, now: Stamp) -> ClockView {
        match self {
            Face::Burning { total, end } => ClockView {
                left: (end - now).max(0),
                total,
                running: true,
            },
            Face::Still { total, left } => ClockView {
                left,
                total,
                running: false,
            },
        }
    }
}

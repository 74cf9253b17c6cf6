//! A table at one moment, and how one person may see it.

use std::sync::Arc;

use fabula_ids::{PlayerId, Stamp};
use fabula_room::Room;
use fabula_rules::SeatSet;

use super::{ClockFace, Presence};
use crate::minds::VisionOffer;
use crate::protocol::{ClockView, EndQuestion, PresenceOf, TableState};

/// A table at one moment, secrets included: not for the wire.
#[derive(Clone)]
pub struct Snapshot {
    /// The room.
    pub room: Arc<Room>,
    /// Everybody's presence, in the order of the room's members.
    pub presence: Vec<Presence>,
    /// Connections that have no place at the table.
    pub watching: usize,
    /// The clock, beside the view.
    pub clock: Option<ClockFace>,
    /// Who is asked whether to end the game; nobody while nobody has asked.
    pub asked_to_end: SeatSet,
    /// What bots may be let see with.
    pub vision: Option<VisionOffer>,
}

impl Snapshot {
    /// The table as somebody may see it now, with what travels beside the view.
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
            end_question: self.end_question(now),
            vision: self.vision.clone(),
        }
    }

    fn end_question(&self, now: Stamp) -> Option<EndQuestion> {
        let until = self.room.end_asked_until()?;
        Some(EndQuestion {
            asked: self.asked_to_end,
            left: (until - now).max(0),
        })
    }
}

impl ClockFace {
    fn at(self, now: Stamp) -> ClockView {
        match self {
            ClockFace::Running { total, end } => ClockView {
                left: (end - now).max(0),
                total,
                running: true,
            },
            ClockFace::Stopped { total, left } => ClockView {
                left,
                total,
                running: false,
            },
        }
    }
}

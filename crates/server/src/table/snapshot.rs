//! A table at one moment, and how one person may see it.

use std::sync::Arc;

use fabula_ids::{PlayerId, Stamp};
use fabula_room::Room;
use fabula_rules::SeatSet;

use super::pair_wishes::PairWishes;
use super::{ClockFace, HoldFace, Presence};
use crate::minds::VisionOffer;
use crate::protocol::{ClockView, EndQuestion, GiverWish, PresenceOf, TableState};

/// A table at one moment, secrets included: not for the wire.
#[derive(Clone)]
pub struct Snapshot {
    /// The room.
    pub room: Arc<Room>,
    /// Everybody's presence, in the order of the room's members.
    pub presence: Vec<Presence>,
    /// Connections that have no place at the table.
    pub watching: usize,
    /// Connections of screens in the room.
    pub screens: usize,
    /// The clock, beside the view.
    pub clock: Option<ClockFace>,
    /// Who holds it, and who may.
    pub hold: HoldFace,
    /// Which of two partners gives, as they have said.
    pub wishes: PairWishes,
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
            clock: self.clock.map(|face| self.clock_view(face, who, now)),
            turn_age: self.room.turn_age(now).unwrap_or(0),
            presence: presence.collect(),
            watching: self.watching as u32,
            screens: self.screens as u32,
            end_question: self.end_question(now),
            giver_wish: self.giver_wish(who),
            vision: self.vision.clone(),
        }
    }

    fn clock_view(&self, face: ClockFace, who: Option<PlayerId>, now: Stamp) -> ClockView {
        let seat = who.and_then(|who| self.room.member(who)?.seat);
        let (left, total, running) = face.at(now);
        ClockView {
            left,
            total,
            running,
            held_by: self.hold.by,
            may_hold: seat.is_some_and(|seat| self.hold.may.contains(seat)),
        }
    }

    /// What the two of a pair said to each other is theirs.
    fn giver_wish(&self, who: Option<PlayerId>) -> Option<GiverWish> {
        let seat = self.room.member(who?)?.seat?;
        let wish = self.wishes.of(self.room.running()?, seat)?;
        Some(GiverWish {
            gives: wish.gives,
            said_by: wish.said_by,
        })
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
    /// What is left of how much, and whether it runs.
    fn at(self, now: Stamp) -> (Stamp, Stamp, bool) {
        match self {
            ClockFace::Running { total, end } => ((end - now).max(0), total, true),
            ClockFace::Stopped { total, left } => (left, total, false),
        }
    }
}

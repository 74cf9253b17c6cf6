//! What the table shows: to those who look, to the metrics, and on the public list.

use std::sync::Arc;

use fabula_ids::Stamp;
use fabula_room::Member;
use fabula_rules::Player;

use super::super::due_check::asked_to_end;
use super::super::turn_clock::TurnClock;
use super::super::{ListedTable, Presence, Snapshot};
use super::{RETRY, TableTask};

/// How often a table in use says that it is still there, in milliseconds.
const ANNOUNCE_EVERY: Stamp = 5 * 60 * 1_000;

impl TableTask {
    pub(super) fn publish(&mut self) {
        let now = self.update_clock();
        let presence = |m: &Member| match m.kind {
            Player::Bot => Presence::Connected,
            Player::Person if self.room.settings().agents => Presence::Connected,
            Player::Person => self.tracker.presence(m.id, now),
        };
        let presence: Vec<_> = self.room.members().iter().map(presence).collect();
        let watching = self.tracker.watching(|p| self.room.member(p).is_some());
        let screens = self.tracker.screens();
        let asked_to_end = asked_to_end(&self.room, &self.tracker, now);
        let clock = self.clock.as_ref().and_then(TurnClock::face);
        let hold = self.clock.map(|clock| clock.hold_face(&self.room));
        let hold = hold.unwrap_or_default();
        self.count_seats(false);
        let room = &self.room;
        self.snapshots.send_if_modified(|shown| {
            let same = shown.room.position() == room.position()
                && shown.presence == presence
                && shown.watching == watching
                && shown.screens == screens
                && shown.clock == clock
                && shown.hold == hold
                && shown.wishes == self.wishes
                && shown.asked_to_end == asked_to_end;
            if !same {
                *shown = Arc::new(Snapshot {
                    room: room.clone(),
                    presence,
                    watching,
                    screens,
                    clock,
                    hold,
                    wishes: self.wishes.clone(),
                    asked_to_end,
                    vision: shown.vision.clone(),
                });
            }
            !same
        });
    }

    /// Keeps the number of places taken, in all rooms in memory, up to date.
    pub(super) fn count_seats(&mut self, leaving: bool) {
        let here = self.room.seated().filter(|_| !leaving);
        let bots = here.clone().filter(|m| m.kind == Player::Bot).count() as i64;
        let now = [here.count() as i64 - bots, bots];
        let [persons, bots] = [0, 1].map(|i| now[i] - self.counted[i]);
        if (persons, bots) != (0, 0) {
            self.services.metrics.seated(persons, bots);
            self.counted = now;
        }
    }

    /// Keeps the room from being forgotten while somebody is there, and the public list up to date. Says when
    /// to do so again.
    pub(super) async fn stay_announced(&mut self) -> Option<Stamp> {
        let now = self.now();
        let used = !self.tracker.is_empty(now);
        let (journal, id) = (self.services.journal.clone(), self.room.id());
        if used && self.touch_at <= now {
            self.touch_at = now + ANNOUNCE_EVERY;
            if let Err(error) = journal.touch(id).await {
                tracing::warn!(%error, "a room could not be noted as in use");
                self.touch_at = now + RETRY;
            }
        }
        let listed = self.awake_since.is_some() && self.room.settings().listed;
        let summary = listed.then(|| ListedTable::of(&self.room, &self.code));
        let fresh = summary.is_none() || now < self.announced_at;
        if summary != self.announced || !fresh {
            let bytes = summary.as_ref().map(|s| s.to_bytes(now));
            match journal.announce(id, bytes).await {
                Ok(()) => {
                    self.announced = summary;
                    self.announced_at = now + ANNOUNCE_EVERY;
                }
                Err(error) => {
                    tracing::warn!(%error, "the list of tables is not up to date");
                    return Some(now + RETRY);
                }
            }
        }
        let announce_at = self.announced.as_ref().map(|_| self.announced_at);
        used.then(|| announce_at.map_or(self.touch_at, |at| at.min(self.touch_at)))
    }
}

//! Who is there: never logged, only noticed.

use std::collections::HashMap;

use fabula_journal::Stamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::options::Patience;
use crate::room::PlayerId;

/// How present somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected and looking.
    Connected,
    /// Connected with the page out of sight, or lost a moment ago.
    Away,
    /// Not connected.
    Gone,
}

/// One connection to a table.
pub type VisitId = u64;

struct Visit {
    player: Option<PlayerId>,
    away: bool,
}

/// Everybody connected to a table, and when others were last seen.
pub struct Crowd {
    visits: HashMap<VisitId, Visit>,
    next: VisitId,
    /// When a player's last connection ended.
    lost: HashMap<PlayerId, Stamp>,
    /// When a player last asked for something without a connection.
    asked: HashMap<PlayerId, Stamp>,
    /// When watching began: nobody can be said to have been away for longer.
    since: Stamp,
    away: Stamp,
    request: Stamp,
}

impl Crowd {
    pub fn new(now: Stamp, patience: &Patience) -> Crowd {
        Crowd {
            visits: HashMap::new(),
            next: 0,
            lost: HashMap::new(),
            asked: HashMap::new(),
            since: now,
            away: patience.away.as_millis() as Stamp,
            request: patience.request.as_millis() as Stamp,
        }
    }

    pub fn enter(&mut self, player: Option<PlayerId>) -> VisitId {
        self.next += 1;
        let away = false;
        self.visits.insert(self.next, Visit { player, away });
        self.next
    }

    /// A connection ends. Gives whose it was.
    pub fn leave(&mut self, visit: VisitId, now: Stamp) -> Option<PlayerId> {
        let player = self.visits.remove(&visit)?.player?;
        self.lost.insert(player, now);
        Some(player)
    }

    /// Nobody will ask when this one was last seen.
    pub fn forget(&mut self, player: PlayerId) {
        self.lost.remove(&player);
        self.asked.remove(&player);
    }

    pub fn look_away(&mut self, visit: VisitId, away: bool) {
        if let Some(visit) = self.visits.get_mut(&visit) {
            visit.away = away;
        }
    }

    /// Somebody asked for something without a connection.
    pub fn asked(&mut self, player: PlayerId, now: Stamp) {
        self.asked.insert(player, now);
    }

    /// Whether nobody is connected, and nobody has asked for something lately.
    pub fn is_empty(&self, now: Stamp) -> bool {
        let asked = self.asked.values().any(|at| now < at + self.request);
        self.visits.is_empty() && !asked
    }

    /// How many connections there are.
    pub fn visits(&self) -> usize {
        self.visits.len()
    }

    /// How many connections there are that belong to none of these players.
    pub fn watching(&self, seated: impl Fn(PlayerId) -> bool) -> usize {
        let watches = |v: &&Visit| !v.player.is_some_and(&seated);
        self.visits.values().filter(watches).count()
    }

    fn visits_of(&self, player: PlayerId) -> impl Iterator<Item = &Visit> {
        let theirs = move |v: &&Visit| v.player == Some(player);
        self.visits.values().filter(theirs)
    }

    /// Until when a request counts as being there.
    fn asked_until(&self, player: PlayerId) -> Option<Stamp> {
        self.asked.get(&player).map(|at| at + self.request)
    }

    /// Whether somebody can be reached now.
    pub fn connected(&self, player: PlayerId, now: Stamp) -> bool {
        let asked = self.asked_until(player).is_some_and(|until| now < until);
        asked || self.visits_of(player).next().is_some()
    }

    /// Since when somebody has not been connected; nothing while they are.
    pub fn absent_since(&self, player: PlayerId, now: Stamp) -> Option<Stamp> {
        if self.connected(player, now) {
            return None;
        }
        let lost = self.lost.get(&player).copied();
        lost.max(self.asked_until(player)).or(Some(self.since))
    }

    pub fn presence(&self, player: PlayerId, now: Stamp) -> Presence {
        let asked = self.asked_until(player).is_some_and(|until| now < until);
        if asked || self.visits_of(player).any(|v| !v.away) {
            return Presence::Connected;
        }
        match self.absent_since(player, now) {
            None => Presence::Away,
            Some(since) if now < since + self.away => Presence::Away,
            Some(_) => Presence::Gone,
        }
    }

    /// When somebody's presence changes next, if nothing happens.
    pub fn next_change(&self, player: PlayerId, now: Stamp) -> Option<Stamp> {
        let asked = self.asked_until(player).filter(|&until| now < until);
        let gone = self
            .absent_since(player, now)
            .map(|since| since + self.away);
        asked.or(gone.filter(|&at| now < at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PlayerId = PlayerId([1; 16]);

    fn crowd() -> Crowd {
        Crowd::new(1_000, &Patience::default())
    }

    #[test]
    fn a_lost_connection_is_away_first_and_then_gone() {
        let mut crowd = crowd();
        let visit = crowd.enter(Some(ANNA));
        assert_eq!(crowd.presence(ANNA, 1_000), Presence::Connected);
        crowd.leave(visit, 5_000);
        assert_eq!(crowd.presence(ANNA, 5_000), Presence::Away);
        assert_eq!(crowd.next_change(ANNA, 5_000), Some(25_000));
        assert_eq!(crowd.presence(ANNA, 25_000), Presence::Gone);
        assert_eq!(crowd.absent_since(ANNA, 25_000), Some(5_000));
    }

    #[test]
    fn one_of_two_devices_is_enough() {
        let mut crowd = crowd();
        let phone = crowd.enter(Some(ANNA));
        let laptop = crowd.enter(Some(ANNA));
        crowd.look_away(laptop, true);
        assert_eq!(crowd.presence(ANNA, 2_000), Presence::Connected);
        crowd.leave(phone, 3_000);
        assert_eq!(crowd.presence(ANNA, 3_000), Presence::Away);
        assert!(crowd.connected(ANNA, 99_000));
    }

    #[test]
    fn an_agent_that_asks_is_there_for_a_while() {
        let mut crowd = crowd();
        crowd.asked(ANNA, 10_000);
        assert_eq!(crowd.presence(ANNA, 69_999), Presence::Connected);
        assert_eq!(crowd.next_change(ANNA, 10_000), Some(70_000));
        assert_eq!(crowd.presence(ANNA, 70_000), Presence::Away);
        assert_eq!(crowd.presence(ANNA, 90_000), Presence::Gone);
    }
}

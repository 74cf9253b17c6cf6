//! Who is there: never logged, only noticed.

use std::collections::HashMap;

use fabula_ids::{PlayerId, Stamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::options::Timeouts;

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
pub type ConnectionId = u64;

struct Connection {
    player: Option<PlayerId>,
    /// A screen in the room: nobody's.
    screen: bool,
    away: bool,
}

/// Everybody connected to a table, and when others were last seen.
pub struct PresenceTracker {
    connections: HashMap<ConnectionId, Connection>,
    next: ConnectionId,
    /// When a player's last connection ended.
    lost: HashMap<PlayerId, Stamp>,
    /// When a player last asked for something without a connection.
    active: HashMap<PlayerId, Stamp>,
    /// When watching began: nobody can be said to have been away for longer.
    since: Stamp,
    away: Stamp,
    request: Stamp,
}

impl PresenceTracker {
    pub fn new(now: Stamp, timeouts: &Timeouts) -> PresenceTracker {
        PresenceTracker {
            connections: HashMap::new(),
            next: 0,
            lost: HashMap::new(),
            active: HashMap::new(),
            since: now,
            away: timeouts.away.as_millis() as Stamp,
            request: timeouts.request.as_millis() as Stamp,
        }
    }

    pub fn connect(&mut self, player: Option<PlayerId>, screen: bool) -> ConnectionId {
        self.next += 1;
        let away = false;
        self.connections.insert(
            self.next,
            Connection {
                player,
                screen,
                away,
            },
        );
        self.next
    }

    /// A connection ends. Gives whose it was.
    pub fn disconnect(&mut self, connection: ConnectionId, now: Stamp) -> Option<PlayerId> {
        let player = self.connections.remove(&connection)?.player?;
        self.lost.insert(player, now);
        Some(player)
    }

    /// Nobody will ask when this one was last seen.
    pub fn forget(&mut self, player: PlayerId) {
        self.lost.remove(&player);
        self.active.remove(&player);
    }

    pub fn set_away(&mut self, connection: ConnectionId, away: bool) {
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.away = away;
        }
    }

    /// Somebody asked for something without a connection.
    pub fn note_activity(&mut self, player: PlayerId, now: Stamp) {
        self.active.insert(player, now);
    }

    /// Whether nobody is connected, and nobody has asked for something lately.
    pub fn is_empty(&self, now: Stamp) -> bool {
        let active = self.active.values().any(|at| now < at + self.request);
        self.connections.is_empty() && !active
    }

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// How many of them are screens in the room that somebody can look at.
    pub fn screens(&self) -> usize {
        let shows = |v: &&Connection| v.screen && !v.away;
        self.connections.values().filter(shows).count()
    }

    /// How many connections there are that belong to none of these players.
    pub fn watching(&self, seated: impl Fn(PlayerId) -> bool) -> usize {
        let watches = |v: &&Connection| !v.player.is_some_and(&seated);
        self.connections.values().filter(watches).count()
    }

    fn connections_of(&self, player: PlayerId) -> impl Iterator<Item = &Connection> {
        let theirs = move |v: &&Connection| v.player == Some(player);
        self.connections.values().filter(theirs)
    }

    /// Until when a request counts as being there.
    fn active_until(&self, player: PlayerId) -> Option<Stamp> {
        self.active.get(&player).map(|at| at + self.request)
    }

    /// Whether somebody can be reached now.
    pub fn connected(&self, player: PlayerId, now: Stamp) -> bool {
        let active = self.active_until(player).is_some_and(|until| now < until);
        active || self.connections_of(player).next().is_some()
    }

    /// Since when somebody has not been connected; nothing while they are.
    pub fn absent_since(&self, player: PlayerId, now: Stamp) -> Option<Stamp> {
        if self.connected(player, now) {
            return None;
        }
        let lost = self.lost.get(&player).copied();
        lost.max(self.active_until(player)).or(Some(self.since))
    }

    pub fn presence(&self, player: PlayerId, now: Stamp) -> Presence {
        let active = self.active_until(player).is_some_and(|until| now < until);
        if active || self.connections_of(player).any(|v| !v.away) {
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
        let active = self.active_until(player).filter(|&until| now < until);
        let gone = self
            .absent_since(player, now)
            .map(|since| since + self.away);
        active.or(gone.filter(|&at| now < at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PlayerId = PlayerId([1; 16]);

    fn tracker() -> PresenceTracker {
        PresenceTracker::new(1_000, &Timeouts::default())
    }

    #[test]
    fn a_lost_connection_is_away_first_and_then_gone() {
        let mut tracker = tracker();
        let connection = tracker.connect(Some(ANNA), false);
        assert_eq!(tracker.presence(ANNA, 1_000), Presence::Connected);
        tracker.disconnect(connection, 5_000);
        assert_eq!(tracker.presence(ANNA, 5_000), Presence::Away);
        assert_eq!(tracker.next_change(ANNA, 5_000), Some(25_000));
        assert_eq!(tracker.presence(ANNA, 25_000), Presence::Gone);
        assert_eq!(tracker.absent_since(ANNA, 25_000), Some(5_000));
    }

    #[test]
    fn one_of_two_devices_is_enough() {
        let mut tracker = tracker();
        let phone = tracker.connect(Some(ANNA), false);
        let laptop = tracker.connect(Some(ANNA), false);
        tracker.set_away(laptop, true);
        assert_eq!(tracker.presence(ANNA, 2_000), Presence::Connected);
        tracker.disconnect(phone, 3_000);
        assert_eq!(tracker.presence(ANNA, 3_000), Presence::Away);
        assert!(tracker.connected(ANNA, 99_000));
    }

    #[test]
    fn an_agent_that_asks_is_there_for_a_while() {
        let mut tracker = tracker();
        tracker.note_activity(ANNA, 10_000);
        assert_eq!(tracker.presence(ANNA, 69_999), Presence::Connected);
        assert_eq!(tracker.next_change(ANNA, 10_000), Some(70_000));
        assert_eq!(tracker.presence(ANNA, 70_000), Presence::Away);
        assert_eq!(tracker.presence(ANNA, 90_000), Presence::Gone);
    }
}

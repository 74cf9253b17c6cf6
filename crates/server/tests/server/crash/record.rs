//! What was asked and told during the run, to be compared with what is there after a crash.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::SocketAddr;

use fabula_ids::PlayerId;
use fabula_journal::Entry;
use fabula_room::RoomEvent;
use fabula_rules::ActionId;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::support::program::PATIENCE;

/// What the players of a table have been told.
#[derive(Default)]
pub struct TableRecord {
    /// Requests that were done, and where they stand in the log.
    pub done: HashMap<ActionId, u64>,
    pub refused: HashSet<ActionId>,
    /// The highest position anybody was shown.
    pub seen: u64,
    /// The log as it was after the last crash, and where each request stands in it.
    pub log: Vec<Entry>,
    pub ids: HashMap<(Option<PlayerId>, ActionId), u64>,
    /// The host has seen the end of the last game.
    pub ended: bool,
    /// The last game, counted from 0.
    pub game: u32,
}

impl TableRecord {
    /// Compares the log with what players were told, and with what it was before.
    pub fn compare(&mut self, log: Vec<Entry>) {
        let known = self.log.len();
        assert!(log.starts_with(&self.log), "the past has changed");
        assert!(
            log.len() as u64 >= self.seen,
            "{} events were shown, {} are there",
            self.seen,
            log.len()
        );
        for (position, entry) in log.iter().enumerate().skip(known) {
            assert_eq!(entry.position, position as u64, "a gap");
            let event: RoomEvent = serde_json::from_slice(&entry.bytes).expect("an event");
            let twice = self.ids.insert((event.by, event.id), entry.position);
            assert_eq!(twice, None, "it happened twice: {event:?}");
            assert!(!self.refused.contains(&event.id), "it was refused");
        }
        let by_id: HashMap<ActionId, u64> =
            self.ids.iter().map(|(&(_, id), &at)| (id, at)).collect();
        for (id, position) in &self.done {
            assert_eq!(by_id.get(id), Some(position), "{id:?} was acknowledged");
        }
        self.log = log;
    }
}

/// What all players share.
pub struct Run {
    /// Where the program is, while it is.
    pub address: watch::Sender<Option<SocketAddr>>,
    /// Requests that were done.
    pub done: watch::Sender<u64>,
    /// Requests that were done before the crash though nobody was told, and those that were not.
    pub found: Cell<u64>,
    pub not_found: Cell<u64>,
    pub refusals: RefCell<BTreeMap<String, u64>>,
    /// No more games are begun.
    pub finishing: Cell<bool>,
    pub tables: RefCell<HashMap<String, TableRecord>>,
    /// Further tables that were opened.
    pub opened: RefCell<Vec<String>>,
}

impl Run {
    /// Notes something in the record of a table.
    pub fn record<T>(&self, code: &str, note: impl FnOnce(&mut TableRecord) -> T) -> T {
        note(self.tables.borrow_mut().entry(code.to_owned()).or_default())
    }

    pub async fn address(&self) -> SocketAddr {
        let mut address = self.address.subscribe();
        let there = timeout(PATIENCE * 4, address.wait_for(Option::is_some)).await;
        let there = there.expect("the program is started again");
        there.expect("a sender").expect("an address")
    }

    /// Waits until so many more requests are done.
    pub async fn more_done(&self, more: u64) {
        let mut done = self.done.subscribe();
        let enough = *done.borrow() + more;
        let waited = timeout(PATIENCE, done.wait_for(|done| *done >= enough)).await;
        assert!(waited.is_ok(), "the tables stand still");
    }
}

//! How others talk to a table's task.

use std::sync::Arc;

use fabula_ids::PlayerId;
use fabula_room::Request;
use fabula_rules::{ActionId, Seat};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use super::{Broadcast, ConnectionId, Reaction, Snapshot};
use crate::problem::Problem;

/// Where the outcome of a request stands in the log.
pub(super) type Outcome = Result<u64, Problem>;

/// A message to a table's task.
pub(super) enum TableMessage {
    /// A command of somebody's.
    Request {
        request: Box<Request>,
        answer: oneshot::Sender<Outcome>,
    },
    /// A recording was uploaded and stored.
    AddSound {
        player: PlayerId,
        id: ActionId,
        sound: String,
        answer: oneshot::Sender<Outcome>,
    },
    /// Somebody wants to look at the points for longer, or no more.
    Hold {
        player: PlayerId,
        hold: bool,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// Somebody says which of two partners gives.
    WishGiver {
        player: PlayerId,
        gives: Seat,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    Connect {
        player: Option<PlayerId>,
        screen: bool,
        answer: oneshot::Sender<Option<ConnectionId>>,
    },
    Disconnect {
        connection: ConnectionId,
    },
    /// The page is out of sight, or in sight again.
    SetAway {
        connection: ConnectionId,
        away: bool,
    },
    /// Somebody without a connection asked for something.
    NoteActivity {
        player: PlayerId,
        answer: oneshot::Sender<()>,
    },
    Say {
        player: PlayerId,
        text: String,
        answer: oneshot::Sender<Result<u64, Problem>>,
    },
    React {
        player: PlayerId,
        reaction: Reaction,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    IsConnected {
        player: PlayerId,
        answer: oneshot::Sender<bool>,
    },
}

/// A table to talk to.
#[derive(Clone)]
pub struct TableHandle {
    pub(super) code: Arc<str>,
    pub(super) messages: mpsc::UnboundedSender<TableMessage>,
    pub(super) snapshots: watch::Receiver<Arc<Snapshot>>,
    pub(super) broadcasts: broadcast::Sender<Broadcast>,
}

/// A connection to a table, for as long as it is held.
pub struct TableConnection {
    id: ConnectionId,
    messages: mpsc::UnboundedSender<TableMessage>,
    /// What the table shows.
    pub snapshots: watch::Receiver<Arc<Snapshot>>,
    /// What goes around beside it.
    pub broadcasts: broadcast::Receiver<Broadcast>,
}

/// The table's task has ended: look the table up again.
#[derive(Debug)]
pub(super) struct Closed;

impl TableHandle {
    /// The code that opens its lobby.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The table now.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// The table from now on.
    pub fn snapshots(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    /// Whether its task has ended.
    pub fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }

    /// Sends a message that wants an answer, and waits for it.
    pub(super) async fn call<T>(
        &self,
        message: impl FnOnce(oneshot::Sender<T>) -> TableMessage,
    ) -> Result<T, Closed> {
        let (answer, answered) = oneshot::channel();
        self.messages.send(message(answer)).map_err(|_| Closed)?;
        answered.await.map_err(|_| Closed)
    }

    /// Connects to the table, if there is room for one more.
    pub(super) async fn connect(
        &self,
        player: Option<PlayerId>,
        screen: bool,
    ) -> Result<Option<TableConnection>, Closed> {
        // Listening begins before the table knows, so that nothing falls between.
        let (snapshots, broadcasts) = (self.snapshots.clone(), self.broadcasts.subscribe());
        let id = self.call(|answer| TableMessage::Connect {
            player,
            screen,
            answer,
        });
        let messages = self.messages.clone();
        Ok(id.await?.map(|id| TableConnection {
            id,
            messages,
            snapshots,
            broadcasts,
        }))
    }
}

impl TableConnection {
    /// Says whether the page is out of sight.
    pub fn set_away(&self, away: bool) {
        let connection = self.id;
        // If the table's task has ended, the connection will notice by itself.
        let _ = self
            .messages
            .send(TableMessage::SetAway { connection, away });
    }
}

impl Drop for TableConnection {
    fn drop(&mut self) {
        let connection = self.id;
        // A task that has ended has no connections.
        let _ = self.messages.send(TableMessage::Disconnect { connection });
    }
}

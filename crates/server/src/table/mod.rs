//! A table as it lives: a room in memory, the people connected to it, its clock and its bots.
//!
//! Each table is one task (`live.rs`); others talk to it through a [`Table`]. What it shows is a
//! [`Moment`]: whoever wants to see makes their own view of the newest one, as fast as they can, so a slow
//! reader holds up nobody.

mod crowd;
mod duty;
mod live;
mod wick;

use std::sync::Arc;

use fabula_journal::Stamp;
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::refused::Problem;
use crate::room::{Ask, PlayerId, Room};

pub use crowd::{Presence, VisitId};
pub use live::{Keeping, load};
pub use wick::Face;

/// A table at one moment, secrets included: not for the wire.
#[derive(Clone)]
pub struct Moment {
    /// The room.
    pub room: Arc<Room>,
    /// Everybody's presence, in the order of the room's members.
    pub presence: Vec<Presence>,
    /// Connections that have no place at the table.
    pub watching: usize,
    /// The clock, beside the view.
    pub clock: Option<Face>,
}

/// Something short to say or to show at the table. It is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // they explain themselves
pub enum Reaction {
    Heart,
    Laugh,
    Wow,
    Clap,
    Think,
    Sad,
    Hurry,
    Cheers,
}

/// A line of table talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TalkLine {
    /// Later lines have larger numbers.
    pub number: u64,
    /// When: milliseconds since 1970.
    pub at: Stamp,
    /// Who said it.
    pub player: PlayerId,
    /// What they were called then.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// What goes around the table beside the game.
#[derive(Clone, Debug)]
pub enum Aside {
    /// Somebody said something.
    Line(Arc<TalkLine>),
    /// Somebody reacted.
    Reacted {
        /// Who.
        player: PlayerId,
        /// How.
        reaction: Reaction,
    },
}

/// Where the outcome of a request stands in the log.
pub type Outcome = Result<u64, Problem>;

/// What can be asked of a table's task.
enum Letter {
    Ask {
        ask: Box<Ask>,
        answer: oneshot::Sender<Outcome>,
    },
    Enter {
        player: Option<PlayerId>,
        answer: oneshot::Sender<Option<VisitId>>,
    },
    Leave {
        visit: VisitId,
    },
    LookAway {
        visit: VisitId,
        away: bool,
    },
    Asked {
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
    IsWatching {
        player: PlayerId,
        answer: oneshot::Sender<bool>,
    },
}

/// A table to talk to.
#[derive(Clone)]
pub struct Table {
    code: Arc<str>,
    letters: mpsc::UnboundedSender<Letter>,
    moments: watch::Receiver<Arc<Moment>>,
    asides: broadcast::Sender<Aside>,
}

/// A connection to a table, for as long as it is held.
pub struct Visit {
    id: VisitId,
    letters: mpsc::UnboundedSender<Letter>,
    /// What the table shows.
    pub moments: watch::Receiver<Arc<Moment>>,
    /// What goes around beside it.
    pub asides: broadcast::Receiver<Aside>,
}

/// The table's task has ended: look the table up again.
#[derive(Debug)]
pub struct Closed;

impl Table {
    /// The code that opens its lobby.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The table now.
    pub fn moment(&self) -> Arc<Moment> {
        self.moments.borrow().clone()
    }

    /// The table from now on.
    pub fn moments(&self) -> watch::Receiver<Arc<Moment>> {
        self.moments.clone()
    }

    /// Whether its task has ended.
    pub fn is_closed(&self) -> bool {
        self.letters.is_closed()
    }

    async fn post<T>(
        &self,
        letter: impl FnOnce(oneshot::Sender<T>) -> Letter,
    ) -> Result<T, Closed> {
        let (answer, answered) = oneshot::channel();
        self.letters.send(letter(answer)).map_err(|_| Closed)?;
        answered.await.map_err(|_| Closed)
    }

    /// Asks for something. The answer comes when it is durable.
    pub async fn ask(&self, ask: Ask) -> Result<Outcome, Closed> {
        let ask = Box::new(ask);
        self.post(|answer| Letter::Ask { ask, answer }).await
    }

    /// Connects to the table, if there is room for one more.
    pub async fn enter(&self, player: Option<PlayerId>) -> Result<Option<Visit>, Closed> {
        // Listening begins before the table knows, so that nothing falls between.
        let (moments, asides) = (self.moments.clone(), self.asides.subscribe());
        let id = self.post(|answer| Letter::Enter { player, answer }).await?;
        let letters = self.letters.clone();
        Ok(id.map(|id| Visit {
            id,
            letters,
            moments,
            asides,
        }))
    }

    /// Notes that somebody without a connection is there.
    pub async fn asked(&self, player: PlayerId) -> Result<(), Closed> {
        self.post(|answer| Letter::Asked { player, answer }).await
    }

    /// Says something at the table. The answer is the line's number.
    pub async fn say(
        &self,
        player: PlayerId,
        text: String,
    ) -> Result<Result<u64, Problem>, Closed> {
        self.post(|answer| Letter::Say {
            player,
            text,
            answer,
        })
        .await
    }

    /// Shows a reaction.
    pub async fn react(
        &self,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<Result<(), Problem>, Closed> {
        self.post(|answer| Letter::React {
            player,
            reaction,
            answer,
        })
        .await
    }

    /// Whether somebody is connected, with or without a place.
    pub async fn is_watching(&self, player: PlayerId) -> Result<bool, Closed> {
        self.post(|answer| Letter::IsWatching { player, answer })
            .await
    }
}

impl Visit {
    /// Says whether the page is out of sight.
    pub fn look_away(&self, away: bool) {
        let visit = self.id;
        // If the table's task has ended, the connection will notice by itself.
        let _ = self.letters.send(Letter::LookAway { visit, away });
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let visit = self.id;
        // A task that has ended has no visits.
        let _ = self.letters.send(Letter::Leave { visit });
    }
}

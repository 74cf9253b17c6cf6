//! The task behind a table: it decides, appends, follows, shows, and looks after what is due.

mod appending;
mod showing;
mod talking;

use std::sync::Arc;

use fabula_journal::{Entry, EntryId, Follower, Journal, JournalError, RoomId, Stamp};
use futures::StreamExt;
use thiserror::Error;
use tokio::sync::{broadcast, mpsc, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::crowd::Crowd;
use super::duty::{Due, Duty};
use super::wick::Wick;
use super::{Aside, Letter, Moment, Table};
use crate::digest;
use crate::metrics::Metrics;
use crate::options::Options;
use crate::refused::Problem;
use crate::room::{BrokenLog, Chore, Room, RoomEvent};
use crate::shelf::Shelf;
use crate::summary::Summary;

/// Asides that wait for a slow reader; one who falls further behind asks for the talk again.
const ASIDES: usize = 64;

/// How long a table waits before it tries again what the journal could not do, in milliseconds.
const RETRY: Stamp = 1_000;

/// What all tables of a server share.
pub struct Keeping {
    /// Where events are kept.
    pub journal: Arc<dyn Journal>,
    /// The decks on offer.
    pub shelf: Arc<Shelf>,
    /// How to behave.
    pub options: Options,
    /// What is counted.
    pub metrics: Metrics,
    /// Cancelled when tables have to leave memory.
    pub closing: CancellationToken,
    /// The tables' tasks.
    pub tasks: TaskTracker,
}

/// Why a table cannot be, or go on.
#[derive(Debug, Error)]
pub enum LiveError {
    /// Its log makes no room.
    #[error(transparent)]
    Broken(#[from] BrokenLog),
    /// The journal does not answer.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The room was forgotten.
    #[error("the room is no more")]
    Forgotten,
}

impl LiveError {
    /// What those who ask are told.
    pub fn problem(&self) -> Problem {
        match self {
            LiveError::Broken(BrokenLog::Empty) | LiveError::Forgotten => Problem::NoSuchTable,
            LiveError::Broken(_) => Problem::TableUnreadable,
            LiveError::Journal(_) => Problem::Unavailable,
        }
    }
}

/// Brings a room to life. `ended` is called when its task ends.
pub async fn load(
    keeping: Arc<Keeping>,
    id: RoomId,
    code: Arc<str>,
    ended: impl FnOnce() + Send + 'static,
) -> Result<Table, LiveError> {
    let entries = keeping.journal.read(id, 0).await?;
    let mut room: Option<Room> = None;
    for entry in &entries {
        let event = read(entry)?;
        match &mut room {
            Some(room) => room.apply(&event, entry.at)?,
            None => room = Some(Room::open(id, &event, entry.at)?),
        }
    }
    let room = room.ok_or(BrokenLog::Empty)?;
    let follower = keeping.journal.follow(id, room.position()).await?;
    let options = &keeping.options;
    let now = options.time.now();
    let grace = options.patience.restart.as_millis() as Stamp;
    let wick = Wick::found(&room, now, grace);
    let crowd = Crowd::new(now, &options.patience);
    let room = Arc::new(room);
    let (letters, mailbox) = mpsc::unbounded_channel();
    keeping.metrics.rooms.inc();
    let mut live = Live {
        moments: watch::Sender::new(Arc::new(Moment {
            presence: Vec::new(),
            watching: 0,
            clock: None,
            room: room.clone(),
        })),
        asides: broadcast::Sender::new(ASIDES),
        room,
        code: code.clone(),
        follower,
        crowd,
        wick,
        quiet_until: now + grace,
        idle_since: now,
        awake_since: None,
        in_vain: Vec::new(),
        retry_at: None,
        announced: None,
        announced_at: now,
        touch_at: now,
        counted: [0; 2],
        keeping,
    };
    // Whoever looks first sees everything, too.
    live.show();
    let table = Table {
        code,
        letters,
        moments: live.moments.subscribe(),
        asides: live.asides.clone(),
    };
    live.keeping.tasks.clone().spawn(async move {
        let code = live.code.clone();
        match live.run(mailbox).await {
            Ok(()) => tracing::debug!(%code, "a table leaves memory"),
            Err(error) => tracing::error!(%code, %error, "a table stops"),
        }
        ended();
    });
    Ok(table)
}

fn read(entry: &Entry) -> Result<RoomEvent, BrokenLog> {
    serde_json::from_slice(&entry.bytes).map_err(|error| BrokenLog::Unreadable {
        position: entry.position,
        error,
    })
}

/// An entry's name in the journal. It holds its author's, so that nobody can use up another's ids.
fn entry_id(event: &RoomEvent) -> EntryId {
    let author = event.by.map_or([0; 16], |player| player.0);
    let id = event.id.0.to_be_bytes();
    EntryId(digest::short("fabula entry", &[&author, &id]))
}

/// What came of an append.
enum Appended {
    /// It is there, and the room has followed it.
    Done(u64),
    /// Somebody else was faster; the room has caught up, and it must be decided again.
    Overtaken,
    /// It may be there or not.
    Unclear,
    /// It is not there, and cannot be put there now.
    Not,
}

struct Live {
    keeping: Arc<Keeping>,
    code: Arc<str>,
    room: Arc<Room>,
    follower: Follower,
    crowd: Crowd,
    wick: Option<Wick>,
    /// Until then nothing is held against anybody: they may just not have come back yet.
    quiet_until: Stamp,
    /// Since when nobody has been connected.
    idle_since: Stamp,
    /// Since when a person with a place has been there, if one is.
    awake_since: Option<Stamp>,
    /// Chores that the room refused as it is now.
    in_vain: Vec<Chore>,
    /// When to try again what the journal could not do.
    retry_at: Option<Stamp>,
    announced: Option<Summary>,
    /// When the list is to be told again.
    announced_at: Stamp,
    /// When the room is to be noted as in use again.
    touch_at: Stamp,
    /// Persons and bots at the table, as the metrics know them.
    counted: [i64; 2],
    moments: watch::Sender<Arc<Moment>>,
    asides: broadcast::Sender<Aside>,
}

impl Drop for Live {
    fn drop(&mut self) {
        self.count_seats(true);
        self.keeping.metrics.rooms.dec();
    }
}

impl Live {
    fn now(&self) -> Stamp {
        self.keeping.options.time.now()
    }

    async fn run(mut self, mut mailbox: mpsc::UnboundedReceiver<Letter>) -> Result<(), LiveError> {
        let closing = self.keeping.closing.clone();
        loop {
            let wake = self.look_after().await?;
            self.show();
            let keep_at = self.keep_known().await;
            let now = self.now();
            let idle_at = self.idle_at();
            if idle_at.is_some_and(|at| at <= now) && mailbox.is_empty() {
                return self.keep_clock().await;
            }
            let at = [wake, idle_at, keep_at].into_iter().flatten().min();
            let time = self.keeping.options.time.clone();
            let sleep = async {
                match at {
                    Some(at) => time.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = closing.cancelled() => return self.keep_clock().await,
                letter = mailbox.recv() => match letter {
                    Some(letter) => self.open(letter).await?,
                    None => return Ok(()),
                },
                entry = self.follower.next() => self.follow(entry)?,
                () = sleep => {}
            }
        }
    }

    /// Notes what is left on the clock, so that nobody has less when they come back.
    async fn keep_clock(mut self) -> Result<(), LiveError> {
        let now = self.tend_wick();
        let left = self.wick.and_then(|w| Some((w.turn, w.left(now)?)));
        let Some((turn, left)) = left else {
            return Ok(());
        };
        if let Ok(event) = self.room.decide_chore(&Chore::KeepClock { turn, left }) {
            self.append(&event).await?;
        }
        Ok(())
    }

    /// When the table may leave memory.
    fn idle_at(&self) -> Option<Stamp> {
        let idle = self.keeping.options.patience.idle.as_millis() as Stamp;
        let empty = self.crowd.is_empty(self.now());
        empty.then_some(self.idle_since + idle)
    }

    // Letters.

    async fn open(&mut self, letter: Letter) -> Result<(), LiveError> {
        let now = self.now();
        self.in_vain.clear();
        match letter {
            Letter::Ask { ask, answer } => {
                let outcome = self.answer(&ask).await?;
                self.show();
                // Whoever asked may have gone; what was asked for is done all the same.
                let _ = answer.send(outcome);
            }
            Letter::Enter { player, answer } => {
                // Who has a place always finds room for one more device.
                let has_place = player.is_some_and(|p| self.room.member(p).is_some());
                let most = self.keeping.options.limits.visits;
                let room_left = has_place || self.crowd.visits() < most;
                let visit = room_left.then(|| self.crowd.enter(player));
                if let (Err(_), Some(visit)) = (answer.send(visit), visit) {
                    self.crowd.leave(visit, now);
                }
                self.touch_at = now;
            }
            Letter::Leave { visit } => {
                let player = self.crowd.leave(visit, now);
                if let Some(player) = player.filter(|&p| self.room.member(p).is_none()) {
                    self.crowd.forget(player);
                }
                self.idle_since = now;
            }
            Letter::LookAway { visit, away } => self.crowd.look_away(visit, away),
            Letter::Asked { player, answer } => {
                // Only of those who have a place it matters whether they are there.
                if self.room.member(player).is_some() {
                    self.crowd.asked(player, now);
                    self.show();
                }
                self.idle_since = now;
                let _ = answer.send(());
            }
            Letter::Say {
                player,
                text,
                answer,
            } => {
                let said = self.say(player, &text).await;
                let _ = answer.send(said);
            }
            Letter::React {
                player,
                reaction,
                answer,
            } => {
                let _ = answer.send(self.react(player, reaction));
            }
            Letter::IsWatching { player, answer } => {
                let _ = answer.send(self.crowd.connected(player, now));
            }
        }
        Ok(())
    }

    /// Lets the clock follow the room and the people there. Gives the time.
    fn tend_wick(&mut self) -> Stamp {
        let now = self.now();
        let mut persons = self.room.members().iter().filter(|m| m.is_person());
        let someone = persons.any(|m| self.crowd.connected(m.id, now));
        self.awake_since = someone.then(|| self.awake_since.unwrap_or(now));
        Wick::follow(&mut self.wick, &self.room, someone, now);
        now
    }

    /// Does everything that is due, and says when to look again.
    async fn look_after(&mut self) -> Result<Option<Stamp>, LiveError> {
        loop {
            let now = self.tend_wick();
            if let Some(at) = self.retry_at.filter(|&at| now < at) {
                return Ok(Some(at));
            }
            self.retry_at = None;
            let duty = Duty {
                room: &self.room,
                crowd: &self.crowd,
                wick: self.wick.as_ref(),
                options: &self.keeping.options,
                now,
                quiet_until: self.quiet_until,
                awake_since: self.awake_since,
            };
            let chore = match duty.due(&self.in_vain) {
                Due::Now(chore) => chore,
                Due::At(at) => return Ok(at),
            };
            match self.room.decide_chore(&chore) {
                Ok(event) => match self.append(&event).await? {
                    // Done, or to be decided anew from the room as it is now.
                    Appended::Done(_) | Appended::Overtaken => {}
                    Appended::Not | Appended::Unclear => self.retry_at = Some(now + RETRY),
                },
                Err(refusal) => {
                    tracing::warn!(code = %self.code, ?chore, %refusal, "a chore was refused");
                    self.in_vain.push(chore);
                }
            }
        }
    }
}

//! The task behind a table: it decides, appends, follows, shows, and looks after what is due.

use std::sync::Arc;

use bytes::Bytes;
use fabula_journal::{Append, Entry, EntryId, Follower, Journal, JournalError, RoomId, Stamp};
use fabula_rules::{Player, Seed};
use futures::StreamExt;
use sha2::{Digest, Sha256};
use thiserror::Error;
use tokio::sync::{broadcast, mpsc, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::crowd::{Crowd, Presence};
use super::duty::{Due, Duty};
use super::wick::Wick;
use super::{Aside, Letter, Moment, Outcome, Reaction, Table, TalkLine};
use crate::metrics::Metrics;
use crate::options::Options;
use crate::refused::Problem;
use crate::room::{Ask, BrokenLog, Chore, Facts, Member, PlayerId, Room, RoomEvent, RoomRefusal};
use crate::shelf::Shelf;
use crate::summary::Summary;
use crate::text;

/// How often a request is decided anew because somebody else was faster.
const TRIES: usize = 8;

/// Asides that wait for a slow reader; one who falls further behind asks for the talk again.
const ASIDES: usize = 64;

/// How long a table waits before it tries again what the journal could not do, in milliseconds.
const RETRY: Stamp = 1_000;

/// How often a table in use says that it is still there, in milliseconds.
const KEEP_EVERY: Stamp = 5 * 60 * 1_000;

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
    let (letters, mailbox) = mpsc::unbounded_channel();
    keeping.metrics.rooms.inc();
    let mut live = Live {
        moments: watch::Sender::new(Arc::new(Moment {
            presence: Vec::new(),
            watching: 0,
            clock: None,
            room: Arc::new(room.clone()),
        })),
        asides: broadcast::Sender::new(ASIDES),
        room: Arc::new(room),
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
    let hash = Sha256::new()
        .chain_update(b"fabula entry")
        .chain_update(author)
        .chain_update(event.id.0.to_be_bytes())
        .finalize();
    let mut id = EntryId([0; 16]);
    id.0.copy_from_slice(&hash[..16]);
    id
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

    async fn answer(&mut self, ask: &Ask) -> Result<Outcome, LiveError> {
        let keeping = self.keeping.clone();
        let facts = Facts {
            now: self.now(),
            seed: Seed(keeping.options.random()),
            shelf: &keeping.shelf,
        };
        for _ in 0..TRIES {
            if let Some(position) = self.room.answered(ask.by, ask.id) {
                return Ok(Ok(position));
            }
            let event = match self.room.decide(ask, &facts) {
                Ok(event) => event,
                Err(refusal) => return Ok(Err(refusal.into())),
            };
            match self.append(&event).await? {
                Appended::Done(position) => return Ok(Ok(position)),
                Appended::Not => return Ok(Err(Problem::Unavailable)),
                // Under the same name it cannot be there twice.
                Appended::Overtaken | Appended::Unclear => {}
            }
        }
        Ok(Err(Problem::Unavailable))
    }

    /// Puts an event into the journal and follows it there.
    async fn append(&mut self, event: &RoomEvent) -> Result<Appended, LiveError> {
        let (room, position) = (self.room.id(), self.room.position());
        let bytes = match serde_json::to_vec(event) {
            Ok(bytes) => Bytes::from(bytes),
            Err(error) => {
                tracing::error!(%error, "an event could not be written down");
                return Ok(Appended::Not);
            }
        };
        let journal = self.keeping.journal.clone();
        let append = journal.append(room, position, entry_id(event), bytes);
        Ok(match append.await {
            Append::Appended { .. } => {
                self.catch_up(position + 1).await?;
                self.keeping.metrics.appended(event);
                Appended::Done(position)
            }
            Append::AlreadyThere { position } => {
                self.catch_up(position + 1).await?;
                Appended::Done(position)
            }
            Append::Conflict { next } if next > position => {
                self.catch_up(next).await?;
                Appended::Overtaken
            }
            // The journal has less than we have seen of it: the room was forgotten meanwhile.
            Append::Conflict { .. } => return Err(LiveError::Forgotten),
            Append::Unknown => {
                // It may be there although nobody was told, not even those who follow.
                for entry in journal.read(room, position).await? {
                    self.follow(Some(Ok(entry)))?;
                }
                Appended::Unclear
            }
            Append::Unavailable(why) => {
                tracing::warn!(why, "the journal takes nothing in");
                Appended::Not
            }
        })
    }

    async fn catch_up(&mut self, position: u64) -> Result<(), LiveError> {
        while self.room.position() < position {
            let entry = self.follower.next().await;
            self.follow(entry)?;
        }
        Ok(())
    }

    fn follow(&mut self, entry: Option<Result<Entry, JournalError>>) -> Result<(), LiveError> {
        let entry = entry.ok_or(LiveError::Forgotten)??;
        if entry.position < self.room.position() {
            // Read already, when it was unclear whether it is there.
            return Ok(());
        }
        let event = read(&entry)?;
        Arc::make_mut(&mut self.room).apply(&event, entry.at)?;
        self.in_vain.clear();
        Ok(())
    }

    // Talk.

    fn may_talk(&self, player: PlayerId) -> Result<&str, Problem> {
        let member = self.room.member(player).ok_or(RoomRefusal::NotSeated)?;
        if self.room.is_muted(player) {
            return Err(RoomRefusal::Muted.into());
        }
        Ok(&member.name)
    }

    async fn say(&mut self, player: PlayerId, text: &str) -> Result<u64, Problem> {
        let name = self.may_talk(player)?.to_owned();
        let text = text::line(text).map_err(RoomRefusal::of_talk)?;
        let mut line = TalkLine {
            number: 0,
            at: 0,
            player,
            name,
            text,
        };
        let bytes = serde_json::to_vec(&line).map_err(|_| Problem::Unavailable)?;
        let (journal, room) = (self.keeping.journal.clone(), self.room.id());
        let kept = journal.say(room, bytes.into()).await;
        let kept = kept.map_err(|_| Problem::Unavailable)?;
        (line.number, line.at) = (kept.number, kept.at);
        // Nobody may be listening.
        let _ = self.asides.send(Aside::Line(Arc::new(line)));
        Ok(kept.number)
    }

    fn react(&self, player: PlayerId, reaction: Reaction) -> Result<(), Problem> {
        self.may_talk(player)?;
        let _ = self.asides.send(Aside::Reacted { player, reaction });
        Ok(())
    }

    // What the table does by itself.

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
                awake_since: self.awake_since.unwrap_or(now),
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

    // What the table shows.

    fn show(&mut self) {
        let now = self.tend_wick();
        let presence = |m: &Member| match m.kind {
            Player::Bot => Presence::Here,
            Player::Person => self.crowd.presence(m.id, now),
        };
        let presence: Vec<_> = self.room.members().iter().map(presence).collect();
        let watching = self.crowd.watching(|p| self.room.member(p).is_some());
        let clock = self.wick.as_ref().and_then(Wick::face);
        self.count_seats(false);
        let room = &self.room;
        self.moments.send_if_modified(|shown| {
            let same = shown.room.position() == room.position()
                && shown.presence == presence
                && shown.watching == watching
                && shown.clock == clock;
            if !same {
                *shown = Arc::new(Moment {
                    room: room.clone(),
                    presence,
                    watching,
                    clock,
                });
            }
            !same
        });
    }

    /// Keeps the number of places taken, in all rooms in memory, up to date.
    fn count_seats(&mut self, leaving: bool) {
        let here = self.room.members().iter().filter(|m| !m.gone && !leaving);
        let bots = here.clone().filter(|m| m.kind == Player::Bot).count() as i64;
        let now = [here.count() as i64 - bots, bots];
        let [persons, bots] = [0, 1].map(|i| now[i] - self.counted[i]);
        if (persons, bots) != (0, 0) {
            self.keeping.metrics.seated(persons, bots);
            self.counted = now;
        }
    }

    /// Keeps the room from being forgotten while somebody is there, and the public list up to date. Says when
    /// to do so again.
    async fn keep_known(&mut self) -> Option<Stamp> {
        let now = self.now();
        let used = !self.crowd.is_empty(now);
        let (journal, id) = (self.keeping.journal.clone(), self.room.id());
        if used && self.touch_at <= now {
            self.touch_at = now + KEEP_EVERY;
            if let Err(error) = journal.touch(id).await {
                tracing::warn!(%error, "a room could not be noted as in use");
                self.touch_at = now + RETRY;
            }
        }
        let listed = self.awake_since.is_some() && self.room.charter().listed;
        let summary = listed.then(|| Summary::of(&self.room, &self.code));
        let fresh = summary.is_none() || now < self.announced_at;
        if summary != self.announced || !fresh {
            let bytes = summary.as_ref().map(|s| s.to_bytes(now));
            match journal.announce(id, bytes).await {
                Ok(()) => {
                    self.announced = summary;
                    self.announced_at = now + KEEP_EVERY;
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

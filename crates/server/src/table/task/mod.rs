//! The task behind a table: it decides, appends, follows, publishes, and does what is due.

mod append;
mod publish;
mod talk;

use std::sync::Arc;

use fabula_ids::{PlayerId, RoomId, Stamp};
use fabula_journal::{Entry, Follower, JournalError};
use fabula_room::{BrokenLog, DueAction, Room, RoomEvent, RoomRefusal};
use fabula_rules::{Seat, SeatSet, Seed};
use futures::{FutureExt, StreamExt};
use thiserror::Error;
use tokio::sync::{broadcast, mpsc, watch};

use self::append::Appended;
use super::bot_moves::{Thoughts, bot_seed};
use super::due_check::{DueCheck, Next};
use super::handle::{TableHandle, TableMessage};
use super::pair_wishes::PairWishes;
use super::presence::PresenceTracker;
use super::turn_clock::TurnClock;
use super::{Broadcast, HoldFace, ListedTable, Services, Snapshot};
use crate::minds::Question;
use crate::problem::Problem;

/// Broadcasts that wait for a slow reader; one who falls further behind asks for the talk again.
const BROADCASTS: usize = 64;

/// How long a table waits before it tries again what the journal could not do, in milliseconds.
const RETRY: Stamp = 1_000;

/// Why a table cannot be, or go on.
#[derive(Debug, Error)]
pub enum TableError {
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

impl TableError {
    /// What those who ask are told.
    pub fn problem(&self) -> Problem {
        match self {
            TableError::Broken(BrokenLog::Empty) | TableError::Forgotten => Problem::NoSuchTable,
            TableError::Broken(_) => Problem::TableUnreadable,
            TableError::Journal(_) => Problem::Unavailable,
        }
    }
}

/// Reads a room's log and starts its task. `ended` is called when the task ends.
pub async fn load(
    services: Arc<Services>,
    id: RoomId,
    code: Arc<str>,
    ended: impl FnOnce() + Send + 'static,
) -> Result<TableHandle, TableError> {
    let entries = services.journal.read(id, 0).await?;
    let mut room: Option<Room> = None;
    for entry in &entries {
        let event = read(entry)?;
        match &mut room {
            Some(room) => room.apply(&event, entry.at)?,
            None => room = Some(Room::open(id, &event, entry.at)?),
        }
    }
    let room = room.ok_or(BrokenLog::Empty)?;
    let follower = services.journal.follow(id, room.position()).await?;
    let options = &services.options;
    let now = options.time.now();
    let grace = options.timeouts.restart.as_millis() as Stamp;
    let clock = TurnClock::resumed(&room, now, grace);
    let tracker = PresenceTracker::new(now, &options.timeouts);
    let room = Arc::new(room);
    let (messages, mailbox) = mpsc::unbounded_channel();
    services.metrics.rooms.inc();
    let mut task = TableTask {
        snapshots: watch::Sender::new(Arc::new(Snapshot {
            presence: Vec::new(),
            watching: 0,
            screens: 0,
            clock: None,
            hold: HoldFace::default(),
            wishes: PairWishes::default(),
            asked_to_end: SeatSet::EMPTY,
            vision: options.vision.clone(),
            room: room.clone(),
        })),
        broadcasts: broadcast::Sender::new(BROADCASTS),
        room,
        code: code.clone(),
        follower,
        tracker,
        clock,
        quiet_until: now + grace,
        idle_since: now,
        awake_since: None,
        refused: Vec::new(),
        retry_at: None,
        announced: None,
        announced_at: now,
        touch_at: now,
        counted: [0; 2],
        thoughts: Thoughts::default(),
        wishes: PairWishes::default(),
        services,
    };
    // Whoever looks first sees everything, too.
    task.publish();
    let handle = TableHandle {
        code,
        messages,
        snapshots: task.snapshots.subscribe(),
        broadcasts: task.broadcasts.clone(),
    };
    task.services.tasks.clone().spawn(async move {
        let code = task.code.clone();
        match task.run(mailbox).await {
            Ok(()) => tracing::debug!(%code, "a table leaves memory"),
            Err(error) => tracing::error!(%code, %error, "a table stops"),
        }
        ended();
    });
    Ok(handle)
}

fn read(entry: &Entry) -> Result<RoomEvent, BrokenLog> {
    serde_json::from_slice(&entry.bytes).map_err(|error| BrokenLog::Unreadable {
        position: entry.position,
        error,
    })
}

struct TableTask {
    services: Arc<Services>,
    code: Arc<str>,
    room: Arc<Room>,
    follower: Follower,
    tracker: PresenceTracker,
    clock: Option<TurnClock>,
    /// Until then nothing is held against anybody: they may just not have come back yet.
    quiet_until: Stamp,
    /// Since when nobody has been connected.
    idle_since: Stamp,
    /// Since when a person with a place has been there, if one is.
    awake_since: Option<Stamp>,
    /// What is due, but was refused by the room as it is now.
    refused: Vec<DueAction>,
    /// When to try again what the journal could not do.
    retry_at: Option<Stamp>,
    announced: Option<ListedTable>,
    /// When the list is to be told again.
    announced_at: Stamp,
    /// When the room is to be noted as in use again.
    touch_at: Stamp,
    /// Persons and bots at the table, as the metrics know them.
    counted: [i64; 2],
    /// What bots think of their turn.
    thoughts: Thoughts,
    /// Which of two partners gives, as they have said.
    wishes: PairWishes,
    snapshots: watch::Sender<Arc<Snapshot>>,
    broadcasts: broadcast::Sender<Broadcast>,
}

impl Drop for TableTask {
    fn drop(&mut self) {
        self.count_seats(true);
        self.services.metrics.rooms.dec();
    }
}

impl TableTask {
    fn now(&self) -> Stamp {
        self.services.options.time.now()
    }

    async fn run(
        mut self,
        mut mailbox: mpsc::UnboundedReceiver<TableMessage>,
    ) -> Result<(), TableError> {
        let closing = self.services.closing.clone();
        loop {
            let due_at = self.do_what_is_due().await?;
            self.publish();
            let announce_at = self.stay_announced().await;
            let now = self.now();
            let idle_at = self.idle_at();
            if idle_at.is_some_and(|at| at <= now) && mailbox.is_empty() {
                return self.note_clock().await;
            }
            let at = [due_at, idle_at, announce_at].into_iter().flatten().min();
            let time = self.services.options.time.clone();
            let sleep = async {
                match at {
                    Some(at) => time.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = closing.cancelled() => return self.note_clock().await,
                message = mailbox.recv() => match message {
                    Some(message) => self.receive(message).await?,
                    None => return Ok(()),
                },
                entry = self.follower.next() => self.follow(entry)?,
                () = &mut self.thoughts => {}
                () = sleep => {}
            }
        }
    }

    /// Notes what is left on the clock, so that nobody has less when they come back.
    async fn note_clock(mut self) -> Result<(), TableError> {
        let now = self.update_clock();
        let left = self.clock.and_then(|c| Some((c.turn, c.left(now)?)));
        let Some((turn, left)) = left else {
            return Ok(());
        };
        if let Ok(event) = self.room.decide_due(&DueAction::NoteClock { turn, left }) {
            self.append(&event).await?;
        }
        Ok(())
    }

    /// When the table may leave memory.
    fn idle_at(&self) -> Option<Stamp> {
        let idle = self.services.options.timeouts.idle.as_millis() as Stamp;
        let empty = self.tracker.is_empty(self.now());
        empty.then_some(self.idle_since + idle)
    }

    async fn receive(&mut self, message: TableMessage) -> Result<(), TableError> {
        let now = self.now();
        self.refused.clear();
        // Whoever asked may have gone when the answer is sent; what was asked for is done all the same.
        match message {
            TableMessage::Request { request, answer } => {
                let outcome = self.answer_request(&request).await?;
                self.publish();
                let _ = answer.send(outcome);
            }
            TableMessage::AddSound {
                player,
                id,
                sound,
                answer,
            } => {
                let decide = |room: &Room| room.decide_sound(player, id, &sound);
                let outcome = self.commit(player, id, decide).await?;
                self.publish();
                let _ = answer.send(outcome);
            }
            TableMessage::Hold {
                player,
                hold,
                answer,
            } => {
                let _ = answer.send(self.hold(player, hold));
            }
            TableMessage::WishGiver {
                player,
                gives,
                answer,
            } => {
                let _ = answer.send(self.wish_giver(player, gives));
            }
            TableMessage::Connect {
                player,
                screen,
                answer,
            } => {
                // Who has a place always finds room for one more device.
                let has_place = player.is_some_and(|p| self.room.member(p).is_some());
                let most = self.services.options.limits.connections_per_table as usize;
                let room_left = has_place || self.tracker.connections() < most;
                let connection = room_left.then(|| self.tracker.connect(player, screen));
                if let (Err(_), Some(connection)) = (answer.send(connection), connection) {
                    self.tracker.disconnect(connection, now);
                }
                self.touch_at = now;
            }
            TableMessage::Disconnect { connection } => {
                let player = self.tracker.disconnect(connection, now);
                if let Some(player) = player.filter(|&p| self.room.member(p).is_none()) {
                    self.tracker.forget(player);
                }
                self.idle_since = now;
            }
            TableMessage::SetAway { connection, away } => self.tracker.set_away(connection, away),
            TableMessage::NoteActivity { player, answer } => {
                // Only of those who have a place it matters whether they are there.
                if self.room.member(player).is_some() {
                    self.tracker.note_activity(player, now);
                    self.publish();
                }
                self.idle_since = now;
                let _ = answer.send(());
            }
            TableMessage::Say {
                player,
                text,
                answer,
            } => {
                let said = self.say(player, &text).await;
                let _ = answer.send(said);
            }
            TableMessage::React {
                player,
                reaction,
                answer,
            } => {
                let _ = answer.send(self.react(player, reaction));
            }
            TableMessage::IsConnected { player, answer } => {
                let _ = answer.send(self.tracker.connected(player, now));
            }
        }
        Ok(())
    }

    /// Lets the clock follow the room and the people there. Gives the time.
    fn update_clock(&mut self) -> Stamp {
        let now = self.now();
        let mut persons = self.room.members().iter().filter(|m| m.is_person());
        // A program that thinks for an hour is there, whether it holds a connection or not.
        let agents = self.room.settings().agents;
        let someone = persons.any(|m| agents || self.tracker.connected(m.id, now));
        self.awake_since = someone.then(|| self.awake_since.unwrap_or(now));
        TurnClock::follow(&mut self.clock, &self.room, someone, now);
        self.wishes.follow(self.room.running());
        now
    }

    /// Holds the points for somebody, or lets go of them.
    fn hold(&mut self, player: PlayerId, hold: bool) -> Result<(), Problem> {
        let now = self.update_clock();
        let member = self.room.member(player).ok_or(RoomRefusal::NotSeated)?;
        let seat = member.seat.ok_or(RoomRefusal::NoGame)?;
        let clock = self.clock.as_mut().ok_or(RoomRefusal::NoGame)?;
        match hold {
            true if clock.hold(&self.room, seat, now) => Ok(()),
            true => Err(Problem::NothingToHold),
            false => {
                clock.let_go(seat);
                Ok(())
            }
        }
    }

    /// Notes which of two partners gives, as one of them says.
    fn wish_giver(&mut self, player: PlayerId, gives: Seat) -> Result<(), Problem> {
        let now = self.update_clock();
        let member = self.room.member(player).ok_or(RoomRefusal::NotSeated)?;
        let seat = member.seat.ok_or(RoomRefusal::NoGame)?;
        let game = self.room.running().ok_or(RoomRefusal::NoGame)?;
        match self.wishes.say(game, seat, gives, now) {
            true => Ok(()),
            false => Err(Problem::NothingToAgree),
        }
    }

    /// Lets bots think whose turn it is, while somebody is there and nothing holds the game.
    fn let_bots_think(&mut self) {
        if !self.clock.is_some_and(|clock| clock.is_running()) {
            return;
        }
        let (room, services) = (&self.room, &self.services);
        let question = |seat| Question {
            room: room.clone(),
            seat,
            luck: (room.running()).map_or(Seed([0; 32]), |game| bot_seed(game, seat, "move")),
            senses: services.senses.clone(),
        };
        self.thoughts
            .follow(room, &*services.options.minds, question);
        // Some answer at once.
        let _ = (&mut self.thoughts).now_or_never();
    }

    /// What is to be done, or when to look again.
    fn next_due(&self, now: Stamp) -> Next {
        let check = DueCheck {
            room: &self.room,
            tracker: &self.tracker,
            clock: self.clock.as_ref(),
            options: &self.services.options,
            thoughts: &self.thoughts,
            wishes: &self.wishes,
            now,
            quiet_until: self.quiet_until,
            awake_since: self.awake_since,
        };
        check.next(&self.refused)
    }

    /// Does everything that is due, and says when to look again.
    async fn do_what_is_due(&mut self) -> Result<Option<Stamp>, TableError> {
        loop {
            let now = self.update_clock();
            if let Some(at) = self.retry_at.filter(|&at| now < at) {
                return Ok(Some(at));
            }
            self.retry_at = None;
            self.let_bots_think();
            let due = match self.next_due(now) {
                Next::Now(due) => due,
                Next::At(at) => return Ok(at),
            };
            if !self.thoughts.are_followed_by(&due) {
                self.services.metrics.random_moves.inc();
            }
            match self.room.decide_due(&due) {
                Ok(event) => match self.append(&event).await? {
                    // Done, or to be decided anew from the room as it is now.
                    Appended::Done(_) | Appended::Overtaken => {}
                    Appended::Not | Appended::Unclear => self.retry_at = Some(now + RETRY),
                },
                Err(refusal) => {
                    tracing::warn!(code = %self.code, ?due, %refusal, "what is due was refused");
                    self.refused.push(due);
                }
            }
        }
    }
}

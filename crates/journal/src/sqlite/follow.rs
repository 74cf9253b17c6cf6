//! Following a room: first what is kept, then what the writer announces, without a gap between.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fabula_ids::RoomId;
use futures::StreamExt;
use futures::stream;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::log;
use super::reader::Readers;
use crate::{Entry, Follower, JournalError};

/// News that wait for a slow follower; one who falls further behind reads on from the file.
const WAITING: usize = 64;

/// What followers are told.
#[derive(Clone)]
enum News {
    /// This was appended.
    Entry(Entry),
    /// Something may have been appended that nobody was told of.
    LookAgain,
}

/// Whoever wants to hear of new entries, by room.
#[derive(Default)]
pub struct Followers {
    rooms: Mutex<HashMap<RoomId, broadcast::Sender<News>>>,
}

impl Followers {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, broadcast::Sender<News>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, room: RoomId, news: News) {
        if let Some(sender) = self.rooms().get(&room) {
            // Nobody listens any more: the last one to leave is just about to say so.
            let _ = sender.send(news);
        }
    }

    /// An entry is durable: its followers may know.
    pub fn tell(&self, room: RoomId, entry: Entry) {
        self.send(room, News::Entry(entry));
    }

    /// An entry turned out to be there whose author had no answer: followers may have missed it too.
    pub fn look_again(&self, room: RoomId) {
        self.send(room, News::LookAgain);
    }

    /// The room is no more: following it ends.
    pub fn forget(&self, room: RoomId) {
        self.rooms().remove(&room);
    }

    /// How many rooms are followed.
    pub fn followed(&self) -> usize {
        self.rooms().len()
    }

    pub fn follow(self: &Arc<Self>, readers: Arc<Readers>, room: RoomId, from: u64) -> Follower {
        // Listening begins before the first look at what is kept, so that nothing falls between.
        let news = {
            let mut rooms = self.rooms();
            let sender = rooms
                .entry(room)
                .or_insert_with(|| broadcast::channel(WAITING).0);
            sender.subscribe()
        };
        let following = Following {
            news,
            followers: self.clone(),
            readers,
            room,
            next: from,
            backlog: VecDeque::new(),
            behind: true,
        };
        stream::unfold(following, Following::step).boxed()
    }
}

struct Following {
    news: broadcast::Receiver<News>,
    followers: Arc<Followers>,
    readers: Arc<Readers>,
    room: RoomId,
    /// The position to be given next.
    next: u64,
    backlog: VecDeque<Entry>,
    /// Whether there may be entries in the file that were not announced to us.
    behind: bool,
}

impl Following {
    async fn step(mut self) -> Option<(Result<Entry, JournalError>, Following)> {
        loop {
            if let Some(entry) = self.backlog.pop_front() {
                self.next = entry.position + 1;
                return Some((Ok(entry), self));
            }
            if self.behind {
                let (room, next) = (self.room, self.next);
                let kept = self
                    .readers
                    .read(move |conn| log::entries(conn, room, next));
                match kept.await {
                    Ok(entries) => self.backlog.extend(entries),
                    Err(error) => return Some((Err(error), self)),
                }
                self.behind = false;
                continue;
            }
            match self.news.recv().await {
                Ok(News::Entry(entry)) if entry.position == self.next => {
                    self.backlog.push_back(entry);
                }
                Ok(News::Entry(entry)) => self.behind = entry.position > self.next,
                Ok(News::LookAgain) | Err(RecvError::Lagged(_)) => self.behind = true,
                Err(RecvError::Closed) => return None,
            }
        }
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut rooms = self.followers.rooms();
        // Our own receiver is still counted.
        let last = |sender: &broadcast::Sender<News>| sender.receiver_count() <= 1;
        // If the room was forgotten and is followed anew, its channel is another one, and ours is closed.
        if !self.news.is_closed() && rooms.get(&self.room).is_some_and(last) {
            rooms.remove(&self.room);
        }
    }
}

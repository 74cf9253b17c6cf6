//! Following a room: first what is kept, then what the writer announces, without a gap between.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures::StreamExt;
use futures::stream;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::reader::Readers;
use crate::{Entry, Follower, JournalError, RoomId};

/// Entries that wait for a slow follower; one who falls further behind reads on from the file.
const WAITING: usize = 64;

/// Whoever wants to hear of new entries, by room.
#[derive(Default)]
pub struct Followers {
    rooms: Mutex<HashMap<RoomId, broadcast::Sender<Entry>>>,
}

impl Followers {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, broadcast::Sender<Entry>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An entry is durable: its followers may know.
    pub fn tell(&self, room: RoomId, entry: Entry) {
        let mut rooms = self.rooms();
        if let Some(sender) = rooms.get(&room)
            && sender.send(entry).is_err()
        {
            // Nobody listens any more.
            rooms.remove(&room);
        }
    }

    fn listen(&self, room: RoomId) -> broadcast::Receiver<Entry> {
        let mut rooms = self.rooms();
        let sender = rooms
            .entry(room)
            .or_insert_with(|| broadcast::channel(WAITING).0);
        sender.subscribe()
    }

    pub fn follow(&self, readers: Arc<Readers>, room: RoomId, from: u64) -> Follower {
        // Listening begins before the first look at what is kept, so that nothing falls between.
        let following = Following {
            news: self.listen(room),
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
    news: broadcast::Receiver<Entry>,
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
                match self.readers.entries(self.room, self.next).await {
                    Ok(entries) => self.backlog.extend(entries),
                    Err(error) => return Some((Err(error), self)),
                }
                self.behind = false;
                continue;
            }
            match self.news.recv().await {
                Ok(entry) if entry.position == self.next => self.backlog.push_back(entry),
                Ok(entry) => self.behind = entry.position > self.next,
                Err(RecvError::Lagged(_)) => self.behind = true,
                Err(RecvError::Closed) => return None,
            }
        }
    }
}

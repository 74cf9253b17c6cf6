//! From a request to an event in the journal, and from the journal to the room.

use std::sync::Arc;

use bytes::Bytes;
use fabula_journal::{Append, Entry, JournalError};
use fabula_rules::Seed;
use futures::StreamExt;

use super::{Appended, Live, LiveError, entry_id, read};
use crate::refused::Problem;
use crate::room::{Ask, Facts, RoomEvent};
use crate::table::Outcome;

/// How often a request is decided anew because somebody else was faster.
const TRIES: usize = 8;

impl Live {
    pub(super) async fn answer(&mut self, ask: &Ask) -> Result<Outcome, LiveError> {
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
    pub(super) async fn append(&mut self, event: &RoomEvent) -> Result<Appended, LiveError> {
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

    pub(super) async fn catch_up(&mut self, position: u64) -> Result<(), LiveError> {
        while self.room.position() < position {
            let entry = self.follower.next().await;
            self.follow(entry)?;
        }
        Ok(())
    }

    pub(super) fn follow(
        &mut self,
        entry: Option<Result<Entry, JournalError>>,
    ) -> Result<(), LiveError> {
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
}

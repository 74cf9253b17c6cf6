//! From a request to an event in the journal, and from the journal to the room.

use std::sync::Arc;

use bytes::Bytes;
use fabula_ids::{EntryId, PlayerId, derive_id};
use fabula_journal::{Append, Entry, JournalError};
use fabula_room::{Command, Environment, HostCommand, Request, Room, RoomEvent, RoomRefusal};
use fabula_rules::{ActionId, Seed};
use futures::StreamExt;

use super::super::handle::Outcome;
use super::{TableError, TableTask, read};
use crate::problem::Problem;

/// How often a request is decided anew because somebody else was faster.
const TRIES: usize = 8;

/// What came of an append.
pub(super) enum Appended {
    /// It is there, and the room has followed it.
    Done(u64),
    /// Somebody else was faster; the room has caught up, and it must be decided again.
    Overtaken,
    /// It may be there or not.
    Unclear,
    /// It is not there, and cannot be put there now.
    Not,
}

impl TableTask {
    pub(super) async fn answer_request(
        &mut self,
        request: &Request,
    ) -> Result<Outcome, TableError> {
        let services = self.services.clone();
        if let Command::Host(HostCommand::Configure { change }) = &request.command
            && let Err(problem) = services.check(change)
        {
            return Ok(Err(problem));
        }
        let environment = Environment {
            now: self.now(),
            seed: Seed(services.options.random()),
            decks: services.catalogue.offered(),
        };
        let decide = |room: &Room| room.decide(request, &environment);
        self.commit(request.by, request.id, decide).await
    }

    /// Decides, and appends what was decided: again if somebody else was faster, but once under the same id.
    pub(super) async fn commit(
        &mut self,
        by: PlayerId,
        id: ActionId,
        decide: impl Fn(&Room) -> Result<RoomEvent, RoomRefusal>,
    ) -> Result<Outcome, TableError> {
        for _ in 0..TRIES {
            if let Some(position) = self.room.answered(by, id) {
                return Ok(Ok(position));
            }
            let event = match decide(&self.room) {
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
    pub(super) async fn append(&mut self, event: &RoomEvent) -> Result<Appended, TableError> {
        let (room, position) = (self.room.id(), self.room.position());
        let bytes = match serde_json::to_vec(event) {
            Ok(bytes) => Bytes::from(bytes),
            Err(error) => {
                tracing::error!(%error, "an event could not be written down");
                return Ok(Appended::Not);
            }
        };
        let journal = self.services.journal.clone();
        let append = journal.append(room, position, entry_id(event), bytes);
        Ok(match append.await {
            Append::Appended { .. } => {
                self.catch_up(position + 1).await?;
                self.services.metrics.appended(event);
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
            Append::Conflict { .. } => return Err(TableError::Forgotten),
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

    async fn catch_up(&mut self, position: u64) -> Result<(), TableError> {
        while self.room.position() < position {
            let entry = self.follower.next().await;
            self.follow(entry)?;
        }
        Ok(())
    }

    pub(super) fn follow(
        &mut self,
        entry: Option<Result<Entry, JournalError>>,
    ) -> Result<(), TableError> {
        let entry = entry.ok_or(TableError::Forgotten)??;
        if entry.position < self.room.position() {
            // Read already, when it was unclear whether it is there.
            return Ok(());
        }
        let event = read(&entry)?;
        Arc::make_mut(&mut self.room).apply(&event, entry.at)?;
        self.refused.clear();
        Ok(())
    }
}

/// An entry's name in the journal. It holds its author's, so that nobody can use up another's ids.
fn entry_id(event: &RoomEvent) -> EntryId {
    let author = event.by.map_or([0; 16], |player| player.0);
    let id = event.id.0.to_be_bytes();
    EntryId(derive_id("fabula entry", &[&author, &id]))
}

//! Table talk: stored, but not part of the log.

use std::sync::Arc;

use fabula_ids::PlayerId;
use fabula_room::{RoomRefusal, text};

use super::super::{Broadcast, Reaction, TalkLine};
use super::TableTask;
use crate::problem::Problem;

impl TableTask {
    pub(super) fn may_talk(&self, player: PlayerId) -> Result<&str, Problem> {
        let member = self.room.member(player).ok_or(RoomRefusal::NotSeated)?;
        if self.room.is_muted(player) {
            return Err(RoomRefusal::Muted.into());
        }
        Ok(&member.name)
    }

    pub(super) async fn say(&mut self, player: PlayerId, text: &str) -> Result<u64, Problem> {
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
        let (journal, room) = (self.services.journal.clone(), self.room.id());
        let kept = journal.say(room, bytes.into()).await;
        let kept = kept.map_err(|_| Problem::Unavailable)?;
        (line.number, line.at) = (kept.number, kept.at);
        // Nobody may be listening.
        let _ = self.broadcasts.send(Broadcast::Said(Arc::new(line)));
        Ok(kept.number)
    }

    pub(super) fn react(&self, player: PlayerId, reaction: Reaction) -> Result<(), Problem> {
        self.may_talk(player)?;
        let _ = self
            .broadcasts
            .send(Broadcast::Reacted { player, reaction });
        Ok(())
    }
}

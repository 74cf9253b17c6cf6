//! Following what the journal has taken in. Outcomes are copied; nothing is decided here.

use std::collections::HashSet;

use fabula_journal::{RoomId, Stamp};
use fabula_rules::{Change, Clue, Event, Game, Player, ReplayError};
use thiserror::Error;

use super::{
    ASKERS, Member, Offer, PlayerId, REMEMBERED, Room, RoomChange, RoomEvent, Table, TableDeck,
    charter::Charter,
};
use crate::digest;

/// Why a room's log makes no room.
#[derive(Debug, Error)]
pub enum BrokenLog {
    /// It says nothing.
    #[error("the room's log is empty")]
    Empty,
    /// An event cannot be read, for instance because a newer build wrote it.
    #[error("event {position} cannot be read: {error}")]
    Unreadable {
        /// Which.
        position: u64,
        /// Why.
        error: serde_json::Error,
    },
    /// The first event does not say what the table plays.
    #[error("the first event does not open a room")]
    NotOpened,
    /// A game goes on that never began.
    #[error("event {0} belongs to no game")]
    NoGame(u64),
    /// A game cannot be replayed.
    #[error("event {position}: {error}")]
    Game {
        /// Which.
        position: u64,
        /// Why.
        error: ReplayError,
    },
}

impl Room {
    /// A room from its first event.
    pub fn open(id: RoomId, first: &RoomEvent, at: Stamp) -> Result<Room, BrokenLog> {
        let charter = first.changes.iter().find_map(|change| match change {
            RoomChange::Chartered { charter } => Some(Charter::clone(charter)),
            _ => None,
        });
        let mut room = Room::empty(id, charter.ok_or(BrokenLog::NotOpened)?);
        room.apply(first, at)?;
        Ok(room)
    }

    /// A room where nothing has happened yet.
    pub(super) fn empty(id: RoomId, charter: Charter) -> Room {
        Room {
            id,
            position: 0,
            charter,
            members: Vec::new(),
            host: None,
            banned: Default::default(),
            muted: Default::default(),
            moved: Default::default(),
            offers: Vec::new(),
            sounds: Vec::new(),
            told: Default::default(),
            table: None,
            answered: Default::default(),
        }
    }

    /// Follows changes just decided, which cannot be broken.
    pub(super) fn make_all(&mut self, changes: &[RoomChange], at: Stamp) {
        for change in changes {
            if let Err(error) = self.make(change, at) {
                tracing::error!(%error, "a change that was just decided makes no sense");
            }
        }
    }

    /// Follows an event that the journal took in at this moment.
    pub fn apply(&mut self, event: &RoomEvent, at: Stamp) -> Result<(), BrokenLog> {
        for change in &event.changes {
            self.make(change, at)?;
        }
        if let Some(player) = event.by {
            let answers = self.answered.entry(player).or_default();
            if answers.len() == REMEMBERED {
                answers.pop_front();
            }
            answers.push_back((event.id, self.position));
            self.forget_answers(player);
        }
        self.position += 1;
        Ok(())
    }

    /// Who came and went long ago will not ask again.
    fn forget_answers(&mut self, latest: PlayerId) {
        if self.answered.len() > ASKERS {
            let members: HashSet<_> = self.members.iter().map(|m| m.id).collect();
            self.answered
                .retain(|player, _| *player == latest || members.contains(player));
        }
    }

    fn entry(&mut self, player: PlayerId) -> Option<&mut Member> {
        self.members.iter_mut().find(|m| m.id == player && !m.gone)
    }

    fn make(&mut self, change: &RoomChange, at: Stamp) -> Result<(), BrokenLog> {
        match change {
            RoomChange::Chartered { charter } => self.charter = Charter::clone(charter),
            RoomChange::Seated { member } => self.seat(member),
            RoomChange::Dressed {
                player,
                name,
                colour,
            } => {
                if let Some(member) = self.entry(*player) {
                    member.name.clone_from(name);
                    member.colour = *colour;
                }
            }
            RoomChange::Readied { player, ready } => {
                if let Some(member) = self.entry(*player) {
                    member.ready = *ready;
                }
            }
            RoomChange::Left { player } => {
                self.offers.retain(|o| o.player != *player);
                self.members.retain(|m| m.id != *player || m.gone);
            }
            RoomChange::Gone { player } => {
                self.offers.retain(|o| o.player != *player);
                if let Some(member) = self.entry(*player) {
                    member.gone = true;
                    member.stand_in = false;
                }
            }
            RoomChange::Banned { player } => {
                self.banned.insert(*player);
                // On their other devices they are the same person.
                while let Some(former) = self.former(|p| self.banned.contains(&p)) {
                    self.banned.insert(former);
                }
            }
            RoomChange::Host { player } => self.host = *player,
            RoomChange::Muted { player, muted } => {
                if *muted {
                    self.muted.insert(*player);
                } else {
                    self.muted.remove(player);
                }
            }
            RoomChange::Arranged { order } => {
                let place = |m: &Member| order.iter().position(|id| *id == m.id);
                // Labels of those who left stay behind the others.
                self.members
                    .sort_by_key(|m| (m.gone, place(m).unwrap_or(usize::MAX)));
            }
            RoomChange::Offered {
                player,
                token,
                until,
            } => {
                self.offers.retain(|o| o.player != *player && at < o.until);
                self.offers.push(Offer {
                    player: *player,
                    token: *token,
                    until: *until,
                });
            }
            RoomChange::Moved { from, to } => self.hand_on(*from, *to),
            RoomChange::SoundKept { player, sound } => self.sounds.push((*player, sound.clone())),
            RoomChange::StoodIn { player, bot } => {
                if let Some(member) = self.entry(*player) {
                    member.stand_in = *bot;
                }
            }
            RoomChange::Began {
                decks,
                seats,
                event,
            } => {
                self.members.retain(|m| !m.gone);
                for member in &mut self.members {
                    let seat = seats.iter().find(|(player, _)| *player == member.id);
                    member.seat = seat.map(|(_, seat)| *seat);
                    member.ready = member.kind == Player::Bot;
                    member.stand_in = false;
                }
                self.begin_game(event, decks, at)?;
            }
            RoomChange::Game { event } => self.follow_game(event, at)?,
            RoomChange::ClockKept { left } => {
                if let Some(table) = &mut self.table {
                    table.kept = Some(*left);
                }
            }
        }
        Ok(())
    }

    fn seat(&mut self, member: &Member) {
        let label = |m: &Member| m.gone && m.seat.is_some() && m.seat == member.seat;
        let at = self.members.iter().position(label);
        match at {
            Some(at) => self.members[at] = member.clone(),
            None => self.members.push(member.clone()),
        }
        self.relabel(member.id);
    }

    /// Somebody not banned yet whose seat moved to one of these.
    fn former(&self, these: impl Fn(PlayerId) -> bool) -> Option<PlayerId> {
        let moved = self.moved.iter();
        let former = moved.filter(|(from, to)| these(**to) && !these(**from));
        former.map(|(from, _)| *from).next()
    }

    fn hand_on(&mut self, from: PlayerId, to: PlayerId) {
        if let Some(member) = self.entry(from) {
            member.id = to;
        }
        if self.host == Some(from) {
            self.host = Some(to);
        }
        if self.muted.remove(&from) {
            self.muted.insert(to);
        }
        self.moved.insert(from, to);
        for (player, _) in &mut self.sounds {
            if *player == from {
                *player = to;
            }
        }
        self.offers.retain(|o| o.player != from);
        self.relabel(to);
    }

    /// A seat's label that shares its name with somebody who sits elsewhere now gets a name of its own.
    fn relabel(&mut self, player: PlayerId) {
        for label in self.members.iter_mut().filter(|m| m.gone && m.id == player) {
            let seat = label.seat.map_or(u8::MAX, |s| s.index() as u8);
            label.id = PlayerId(digest::short("fabula label", &[&player.0, &[seat]]));
        }
    }

    fn begin_game(
        &mut self,
        event: &Event,
        decks: &[TableDeck],
        at: Stamp,
    ) -> Result<(), BrokenLog> {
        let position = self.position;
        let game = Game::begin(event).map_err(|error| BrokenLog::Game { position, error })?;
        self.table = Some(Table {
            turn: game.turn(),
            game,
            decks: decks.to_vec(),
            began: at,
            held: 0,
            held_since: None,
            kept: None,
        });
        Ok(())
    }

    fn follow_game(&mut self, event: &Event, at: Stamp) -> Result<(), BrokenLog> {
        let table = self.table.as_mut();
        let table = table.ok_or(BrokenLog::NoGame(self.position))?;
        table.game.apply(event);
        table.keep_time(at);
        if table.game.is_over() {
            self.members.iter_mut().for_each(|m| m.stand_in = false);
        }
        for change in &event.changes {
            if let Change::Told {
                clue: Clue::Sound { sound },
                ..
            } = change
            {
                self.told.insert(sound.to_string());
            }
        }
        Ok(())
    }
}

impl Table {
    /// Notes what an event of this moment means for the clock.
    fn keep_time(&mut self, at: Stamp) {
        let turn = self.game.turn();
        let held = self.game.pauses().any();
        if turn != self.turn {
            self.turn = turn;
            self.began = at;
            self.held = 0;
            self.kept = None;
            self.held_since = held.then_some(at);
        } else if held {
            self.held_since.get_or_insert(at);
        } else if let Some(since) = self.held_since.take() {
            self.held += at - since;
        }
    }
}

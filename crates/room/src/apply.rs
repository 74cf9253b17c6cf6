//! Following what the journal has taken in. Outcomes are copied; nothing is decided here.

use std::collections::HashSet;
use std::sync::Arc;

use fabula_ids::{PlayerId, RoomId, Stamp, derive_id};
use fabula_rules::{
    Action, Actor, Change, Clue, Event, Game, PhaseName, Player, ReplayError, Seat, SeatSet,
};
use thiserror::Error;

use crate::{
    ASKERS, CurrentGame, Member, REMEMBERED, Room, RoomChange, RoomEvent, SeatOffer, TableDeck,
    TableSettings,
};

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
    ///
    /// ```
    /// use fabula_ids::RoomId;
    /// use fabula_room::{BrokenLog, ROOM_VERSION, Room, RoomEvent};
    /// use fabula_rules::ActionId;
    /// let nothing = RoomEvent { version: ROOM_VERSION, by: None, id: ActionId(1), changes: vec![] };
    /// let room = Room::open(RoomId([9; 16]), &nothing, 0);
    /// assert!(matches!(room, Err(BrokenLog::NotOpened)));
    /// ```
    pub fn open(id: RoomId, first: &RoomEvent, at: Stamp) -> Result<Room, BrokenLog> {
        let settings = first.changes.iter().find_map(|change| match change {
            RoomChange::SettingsChanged { settings } => Some(TableSettings::clone(settings)),
            _ => None,
        });
        let mut room = Room::empty(id, settings.ok_or(BrokenLog::NotOpened)?);
        room.apply(first, at)?;
        Ok(room)
    }

    /// A room where nothing has happened yet.
    pub(crate) fn empty(id: RoomId, settings: TableSettings) -> Room {
        Room {
            id,
            position: 0,
            settings,
            members: Vec::new(),
            host: None,
            banned: Default::default(),
            muted: Default::default(),
            moved: Default::default(),
            offers: Vec::new(),
            sounds: Vec::new(),
            told_sounds: Default::default(),
            told_words: Vec::new(),
            current: None,
            answered: Default::default(),
        }
    }

    /// Follows changes just decided, which cannot be broken.
    pub(crate) fn apply_decided(&mut self, changes: &[RoomChange], at: Stamp) {
        for change in changes {
            let applied = self.apply_change(change, at);
            debug_assert!(applied.is_ok(), "{applied:?}");
        }
    }

    /// Follows an event that the journal took in at this moment.
    ///
    /// ```
    /// use fabula_room::{HostCommand, Request};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let start = HostCommand::Start.into();
    /// let start = Request { by: ada, id: ActionId(2), turn: None, command: start };
    /// let started = room.decide(&start, &environment)?;
    /// room.apply(&started, 0)?;
    /// // Whoever follows the same events has the same room, cards and all.
    /// let mut again = Room::open(room.id(), &opened, 0)?;
    /// again.apply(&started, 0)?;
    /// assert_eq!(again.view(Some(ada)), room.view(Some(ada)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, event: &RoomEvent, at: Stamp) -> Result<(), BrokenLog> {
        for change in &event.changes {
            self.apply_change(change, at)?;
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

    fn apply_change(&mut self, change: &RoomChange, at: Stamp) -> Result<(), BrokenLog> {
        match change {
            RoomChange::SettingsChanged { settings } => {
                self.settings = TableSettings::clone(settings)
            }
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
                self.offers.push(SeatOffer {
                    player: *player,
                    token: *token,
                    until: *until,
                });
            }
            RoomChange::Moved { from, to } => self.move_seat(*from, *to),
            RoomChange::SoundAdded { player, sound } => self.sounds.push((*player, sound.clone())),
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
            RoomChange::Game { event } => self.apply_to_game(event, at)?,
            RoomChange::Reasoned { reason } => {
                if let Some(current) = &mut self.current {
                    current.reasons.push(reason.clone());
                }
            }
            RoomChange::CharacterChanged {
                player,
                persona,
                name,
            } => {
                if let Some(member) = self.entry(*player) {
                    member.persona = Some(*persona);
                    member.name.clone_from(name);
                }
            }
            RoomChange::ClockNoted { left } => {
                if let Some(current) = &mut self.current {
                    current.clock_left = Some(*left);
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

    fn move_seat(&mut self, from: PlayerId, to: PlayerId) {
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
            label.id = PlayerId(derive_id("fabula label", &[&player.0, &[seat]]));
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
        self.current = Some(CurrentGame {
            turn: game.turn(),
            game,
            decks: decks.to_vec(),
            turn_began: at,
            paused_for: 0,
            paused_since: None,
            clock_left: None,
            end_asked: None,
            rounds: Vec::new(),
            reasons: Vec::new(),
            stood_in: SeatSet::EMPTY,
        });
        Ok(())
    }

    fn apply_to_game(&mut self, event: &Event, at: Stamp) -> Result<(), BrokenLog> {
        let current = self.current.as_mut();
        let current = current.ok_or(BrokenLog::NoGame(self.position))?;
        current.game.apply(event);
        current.update_clock(at);
        current.end_asked = match current.game.agreed().is_empty() {
            true => None,
            false => current.end_asked.or(Some(at)),
        };
        let (actor, action) = (event.cause.actor, &event.cause.action);
        if let Some(seat) = played_by_stand_in(&self.members, actor, action) {
            current.stood_in.insert(seat);
        }
        // Another story: what was thought of the last one is in the album.
        if matches!(current.game.phase_name(), PhaseName::Race | PhaseName::Clue) {
            current.reasons.clear();
            current.stood_in = SeatSet::EMPTY;
        }
        for change in &event.changes {
            match change {
                Change::Told { clue, .. } => match clue {
                    Clue::Text { text, .. } => self.told_words.push(text.clone()),
                    Clue::Performed { note, .. } => self.told_words.extend(note.clone()),
                    Clue::Sound { sound } => {
                        self.told_sounds.insert(sound.to_string());
                    }
                },
                Change::Scored { result } => {
                    let round = Arc::new(self.album_round(result));
                    if let Some(current) = &mut self.current {
                        current.rounds.push(round);
                    }
                }
                _ => {}
            }
        }
        // When the last round is told.
        if self.game().is_some_and(Game::is_over) {
            self.members.iter_mut().for_each(|m| m.stand_in = false);
        }
        Ok(())
    }
}

/// Whose story, cards or votes these are, if a bot made the move for somebody who was away.
pub(crate) fn played_by_stand_in(
    members: &[Member],
    actor: Actor,
    action: &Action,
) -> Option<Seat> {
    let Actor::Seat(seat) = actor else {
        return None;
    };
    let plays = matches!(
        action,
        Action::Tell { .. } | Action::Give { .. } | Action::Vote { .. }
    );
    let away = |m: &Member| m.seat == Some(seat) && m.stand_in;
    (plays && members.iter().any(away)).then_some(seat)
}

impl CurrentGame {
    /// How long the present turn has lasted, pauses not counted.
    pub(super) fn age(&self, now: Stamp) -> Stamp {
        let until = self.paused_since.unwrap_or(now);
        (until - self.turn_began - self.paused_for).max(0)
    }

    /// Notes what an event of this moment means for the clock.
    fn update_clock(&mut self, at: Stamp) {
        let turn = self.game.turn();
        let paused = self.game.pauses().any();
        if turn != self.turn {
            self.turn = turn;
            self.turn_began = at;
            self.paused_for = 0;
            self.clock_left = None;
            self.paused_since = paused.then_some(at);
        } else if paused {
            self.paused_since.get_or_insert(at);
        } else if let Some(since) = self.paused_since.take() {
            self.paused_for += at - since;
        }
    }
}

//! A room: its lobby and its games, as a pure log of events. It knows no sockets, no clock and no disk.
//!
//! [`Room::decide`] says what comes of a request, or why nothing does; [`Room::apply`] follows what the
//! journal has taken in; [`Room::view`] is what one person may know.

mod album;
mod apply;
mod bot_names;
mod charter;
mod chores;
mod coming;
mod command;
mod decide;
mod event;
mod hosting;
mod play;
mod player;
mod refusal;
mod view;

use std::collections::{HashMap, HashSet, VecDeque};

use fabula_journal::{RoomId, Stamp};
use fabula_rules::{ActionId, Game, Turn};

pub use album::{Album, AlbumGame, AlbumPlayer, AlbumRound, game_log};
pub use apply::BrokenLog;
pub use charter::{Charter, MAX_DECKS, TableDeck, Wish};
pub use command::{Ask, Chore, Command, Deed, SeatToken};
pub use decide::{Facts, Opening};
pub use event::{ROOM_VERSION, RoomChange, RoomEvent};
pub use player::{Colour, Member, PlayerId};
pub use refusal::{RoomRefusal, RoomRefusalCode};
pub use view::{GameTable, May, PlayerView, TableView};

/// Requests whose outcome is remembered, per player.
const REMEMBERED: usize = 32;

/// Players whose requests are remembered; beyond that, only those at the table.
const ASKERS: usize = 64;

/// A seat that waits for another device.
#[derive(Clone, Debug)]
struct Offer {
    player: PlayerId,
    /// SHA-256 of the secret.
    token: [u8; 32],
    until: Stamp,
}

/// The game on the table, being played or over.
#[derive(Clone, Debug)]
struct Table {
    game: Game,
    /// Its pictures, whatever the charter says by now.
    decks: Vec<TableDeck>,
    /// When its turn began, and how much of the time since then it was held.
    turn: Turn,
    began: Stamp,
    held: Stamp,
    held_since: Option<Stamp>,
    /// What was left of its clock when the table last left memory.
    kept: Option<Stamp>,
}

/// A room's whole state, secrets included. It never goes to anybody; views do.
#[derive(Clone, Debug)]
pub struct Room {
    id: RoomId,
    /// How many events it has seen: the position of the next one.
    position: u64,
    charter: Charter,
    /// In the order they sit.
    members: Vec<Member>,
    host: Option<PlayerId>,
    banned: HashSet<PlayerId>,
    /// Those the host has silenced, also while they are away.
    muted: HashSet<PlayerId>,
    /// Those whose seat moved to another device, and who they were there.
    moved: HashMap<PlayerId, PlayerId>,
    offers: Vec<Offer>,
    /// Recordings, and who may use them.
    sounds: Vec<(PlayerId, String)>,
    /// Those that were given as clues.
    told: HashSet<String>,
    table: Option<Table>,
    /// The latest requests of each player, and where their outcome stands.
    answered: HashMap<PlayerId, VecDeque<(ActionId, u64)>>,
}

impl Room {
    /// Its name for ever.
    pub fn id(&self) -> RoomId {
        self.id
    }

    /// The position of the next event.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// What the table plays.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// Everybody at the table, in the order they sit; also the labels of those who left in a game.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// Somebody who has a place.
    pub fn member(&self, player: PlayerId) -> Option<&Member> {
        self.members.iter().find(|m| m.id == player && !m.gone)
    }

    /// The host.
    pub fn host(&self) -> Option<PlayerId> {
        self.host
    }

    /// Whether somebody was sent away.
    pub fn is_banned(&self, player: PlayerId) -> bool {
        self.banned.contains(&player)
    }

    /// Whether the host has silenced somebody.
    pub fn is_muted(&self, player: PlayerId) -> bool {
        self.muted.contains(&player)
    }

    /// Whether somebody's seat moved to another device.
    pub fn has_moved(&self, player: PlayerId) -> bool {
        self.moved.contains_key(&player) && self.member(player).is_none()
    }

    /// The game on the table, being played or over.
    pub fn game(&self) -> Option<&Game> {
        self.table.as_ref().map(|t| &t.game)
    }

    /// The game being played.
    pub fn running(&self) -> Option<&Game> {
        self.game().filter(|g| !g.is_over())
    }

    /// The decks of the game on the table.
    pub fn decks_in_play(&self) -> Option<&[TableDeck]> {
        self.table.as_ref().map(|t| t.decks.as_slice())
    }

    /// Where the outcome of a request stands that was made before.
    pub fn answered(&self, player: PlayerId, id: ActionId) -> Option<u64> {
        let answers = self.answered.get(&player)?;
        let found = answers.iter().find(|(known, _)| *known == id)?;
        Some(found.1)
    }

    /// What is left of the present turn's clock, of so much, as far as the log tells: what was noted when
    /// the table left memory, or what has passed since the turn began, pauses not counted.
    pub fn clock_left(&self, total: Stamp, now: Stamp) -> Stamp {
        let Some(table) = &self.table else {
            return total;
        };
        let until = table.held_since.unwrap_or(now);
        let passed = (until - table.began - table.held).max(0);
        table.kept.unwrap_or(total - passed)
    }

    /// Whether a recording belongs to a clue that has been given, or to this player.
    pub fn may_hear(&self, player: PlayerId, sound: &str) -> bool {
        let kept = |(_, s): &&(PlayerId, String)| s == sound;
        let mut keepers = self.sounds.iter().filter(kept).peekable();
        let told = self.told.contains(sound);
        keepers.peek().is_some() && (told || keepers.any(|(p, _)| *p == player))
    }

    fn person(&self, player: PlayerId) -> Result<&Member, RoomRefusal> {
        let member = self.member(player).ok_or(RoomRefusal::UnknownPlayer)?;
        match member.kind {
            fabula_rules::Player::Person => Ok(member),
            fabula_rules::Player::Bot => Err(RoomRefusal::BotsCannot),
        }
    }

    /// The persons after this one, around the table.
    pub fn persons_after(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let at = self.members.iter().position(|m| m.id == player);
        let (before, rest) = self.members.split_at(at.unwrap_or(0));
        let around = rest.iter().chain(before);
        let others = move |m: &&Member| m.is_person() && m.id != player;
        around.filter(others).map(|m| m.id)
    }

    fn here(&self) -> impl Iterator<Item = &Member> + Clone {
        self.members.iter().filter(|m| !m.gone)
    }
}

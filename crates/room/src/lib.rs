//! A room: its lobby and its games, as a pure log of events. It knows no clock, no socket and no file.
//!
//! [`Room::decide`] says what comes of a request, or why nothing does; [`Room::apply`] follows what the journal has
//! taken in; [`Room::view`] is what one person may know.
//!
//! ```
//! use fabula_ids::{ContentHash, PlayerId, RoomId};
//! use fabula_room::{
//!     Command, Environment, HostCommand, NewRoom, Request, Room, TableDeck, TableSettingsChange,
//! };
//! use fabula_rules::{ActionId, Seed};
//!
//! let decks = [TableDeck { id: ContentHash::of(b"lanterns"), name: "Lanterns".into(), cards: 84 }];
//! let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
//!
//! // Ada opens a table with three bots. What comes of it is an event; the room follows it.
//! let ada = PlayerId([1; 16]);
//! let usual = TableSettingsChange::default();
//! let new = NewRoom { change: &usual, sit: Some(("Ada", None)), bots: 3, start: false };
//! let opened = Room::create(RoomId([9; 16]), ada, ActionId(1), &new, &environment)?;
//! let mut room = Room::open(RoomId([9; 16]), &opened, 0).expect("the first event opens it");
//! assert_eq!(room.members().len(), 4);
//! assert!(room.view(Some(ada)).may.start);
//!
//! let start = Request { by: ada, id: ActionId(2), turn: None, command: HostCommand::Start.into() };
//! let started = room.decide(&start, &environment)?;
//! room.apply(&started, 0).expect("what was decided can be followed");
//! assert!(room.running().is_some());
//! # Ok::<(), fabula_room::RoomRefusal>(())
//! ```

mod album;
mod apply;
mod bot_names;
mod bot_reason;
mod character;
mod command;
mod decide;
mod due_action;
mod event;
mod game_record;
mod host_commands;
mod member;
mod moves;
mod refusal;
mod seating;
mod settings;
pub mod text;
mod view;

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;

use fabula_ids::{PlayerId, RoomId, Stamp};
use fabula_rules::{ActionId, Game, SeatSet, Turn};

pub use album::{Album, AlbumGame, AlbumPlayer, AlbumRound, game_log};
pub use apply::BrokenLog;
pub use bot_reason::{BotAct, BotGround, BotReason, Words};
pub use character::{Persona, Strength};
pub use command::{Command, HostCommand, MemberCommand, Move, Request, SeatToken};
pub use decide::{Environment, NewRoom};
pub use due_action::DueAction;
pub use event::{ROOM_VERSION, RoomChange, RoomEvent};
pub use game_record::{GameRecord, RecordedPlayer, RecordedRound};
pub use member::{Colour, Member};
pub use refusal::{Refused, RoomRefusal, RoomRefusalCode};
pub use settings::{MAX_DECKS, TableDeck, TableSettings, TableSettingsChange};
pub use view::{GameTable, May, PlayerView, TableView};

/// Requests whose outcome is remembered, per player.
const REMEMBERED: usize = 32;

/// Players whose requests are remembered; beyond that, only those at the table.
const ASKERS: usize = 64;

/// How long everybody can say whether to end a game, in milliseconds.
pub const END_QUESTION: Stamp = 60_000;

/// A seat that waits for another device.
#[derive(Clone, Debug)]
struct SeatOffer {
    player: PlayerId,
    /// SHA-256 of the secret.
    token: [u8; 32],
    until: Stamp,
}

/// The game on the table, being played or over.
#[derive(Clone, Debug)]
struct CurrentGame {
    game: Game,
    /// Its pictures, whatever the settings say by now.
    decks: Vec<TableDeck>,
    /// The present turn, when it began, and how much of the time since then it was paused.
    turn: Turn,
    turn_began: Stamp,
    paused_for: Stamp,
    paused_since: Option<Stamp>,
    /// What was left of its clock when the table last left memory.
    clock_left: Option<Stamp>,
    /// When somebody asked whether to end the game here, if that is still open.
    end_asked: Option<Stamp>,
    /// Its rounds so far.
    rounds: Vec<Arc<AlbumRound>>,
    /// Why bots did what they did in the present round: a secret until it is revealed.
    reasons: Vec<BotReason>,
    /// For whom a bot told, gave or voted in the present round, while they were away.
    stood_in: SeatSet,
}

/// A room's whole state, secrets included. It never goes to anybody; views do.
#[derive(Clone, Debug)]
pub struct Room {
    id: RoomId,
    /// How many events it has seen: the position of the next one.
    position: u64,
    settings: TableSettings,
    /// In the order they sit.
    members: Vec<Member>,
    host: Option<PlayerId>,
    banned: HashSet<PlayerId>,
    /// Those the host has silenced, also while they are away.
    muted: HashSet<PlayerId>,
    /// Those whose seat moved to another device, and who they were there.
    moved: HashMap<PlayerId, PlayerId>,
    offers: Vec<SeatOffer>,
    /// Recordings, and who may use them.
    sounds: Vec<(PlayerId, String)>,
    /// Those that were given as clues.
    told_sounds: HashSet<String>,
    /// What was given as clues in words, in all games.
    told_words: Vec<Arc<str>>,
    current: Option<CurrentGame>,
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

    /// What the table plays next.
    pub fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// Everybody at the table, in the order they sit; also the labels of those who left in a game.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// Everybody at the table, without the labels of those who left.
    ///
    /// ```
    /// use fabula_room::{MemberCommand, Request};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let leave = MemberCommand::Leave.into();
    /// let leave = Request { by: ada, id: ActionId(2), turn: None, command: leave };
    /// let event = room.decide(&leave, &environment)?;
    /// room.apply(&event, 0)?;
    /// // Ada left in the middle of a game: her seat keeps her name.
    /// assert_eq!((room.members().len(), room.seated().count()), (4, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seated(&self) -> impl Iterator<Item = &Member> + Clone {
        self.members.iter().filter(|m| !m.gone)
    }

    /// Somebody who has a place.
    pub fn member(&self, player: PlayerId) -> Option<&Member> {
        self.seated().find(|m| m.id == player)
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
    ///
    /// ```
    /// use fabula_room::{MemberCommand, Request, SeatToken};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// # let phone = bob;
    /// let token = SeatToken([5; 32]);
    /// let offer = (ada, MemberCommand::OfferSeat { token });
    /// let take = (phone, MemberCommand::TakeSeat { token });
    /// for (by, command) in [offer, take] {
    ///     let request = Request { by, id: ActionId(2), turn: None, command: command.into() };
    ///     let event = room.decide(&request, &environment)?;
    ///     room.apply(&event, 0)?;
    /// }
    /// assert!(room.has_moved(ada));
    /// assert_eq!(room.host(), Some(phone));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn has_moved(&self, player: PlayerId) -> bool {
        self.moved.contains_key(&player) && self.member(player).is_none()
    }

    /// The game on the table, being played or over.
    pub fn game(&self) -> Option<&Game> {
        self.current.as_ref().map(|c| &c.game)
    }

    /// The game being played.
    pub fn running(&self) -> Option<&Game> {
        self.game().filter(|g| !g.is_over())
    }

    /// The decks of the game on the table.
    pub fn decks_in_play(&self) -> Option<&[TableDeck]> {
        self.current.as_ref().map(|c| c.decks.as_slice())
    }

    /// The rounds so far of the game on the table.
    pub fn rounds(&self) -> &[Arc<AlbumRound>] {
        self.current.as_ref().map_or(&[], |c| &c.rounds)
    }

    /// For whom a bot made a move in the round on the table.
    pub(crate) fn stood_in(&self) -> SeatSet {
        self.current.as_ref().map_or(SeatSet::EMPTY, |c| c.stood_in)
    }

    /// Why bots did what they did in the round on the table.
    pub(crate) fn reasons(&self) -> &[BotReason] {
        self.current.as_ref().map_or(&[], |c| &c.reasons)
    }

    /// What was given as clues in words, in all games of this room.
    pub fn told_words(&self) -> &[Arc<str>] {
        &self.told_words
    }

    /// Where the outcome of a request stands that was made before.
    ///
    /// ```
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// // Ada's first request opened the room: that is event 0. Of another one nothing is known.
    /// assert_eq!(room.answered(ada, ActionId(1)), Some(0));
    /// assert_eq!(room.answered(ada, ActionId(2)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn answered(&self, player: PlayerId, id: ActionId) -> Option<u64> {
        let answers = self.answered.get(&player)?;
        let found = answers.iter().find(|(known, _)| *known == id)?;
        Some(found.1)
    }

    /// What is left of the present turn's clock, of so much, as far as the log tells: what was noted when
    /// the table left memory, or what has passed since the turn began, pauses not counted.
    ///
    /// ```
    /// use fabula_room::{HostCommand, Request};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// assert_eq!(room.clock_left(90_000, 30_000), 60_000);
    /// // The host holds the game after half a minute, and the clock with it.
    /// let pause = HostCommand::Pause.into();
    /// let pause = Request { by: ada, id: ActionId(2), turn: None, command: pause };
    /// let event = room.decide(&pause, &environment)?;
    /// room.apply(&event, 30_000)?;
    /// assert_eq!(room.clock_left(90_000, 500_000), 60_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clock_left(&self, total: Stamp, now: Stamp) -> Stamp {
        let Some(current) = &self.current else {
            return total;
        };
        current.clock_left.unwrap_or(total - current.age(now))
    }

    /// How long the present turn has lasted, pauses not counted.
    pub fn turn_age(&self, now: Stamp) -> Option<Stamp> {
        self.current.as_ref().map(|current| current.age(now))
    }

    /// When it is over that somebody asked whether to end the game here; nothing if nobody is asked.
    pub fn end_asked_until(&self) -> Option<Stamp> {
        let asked = self.current.as_ref()?.end_asked?;
        Some(asked + END_QUESTION)
    }

    /// Whether a recording belongs to a clue that has been given, or to this player.
    ///
    /// ```
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let song = ContentHash::of(b"a song").to_string();
    /// let event = room.decide_sound(ada, ActionId(2), &song)?;
    /// room.apply(&event, 0)?;
    /// // It is not a clue yet.
    /// assert!(room.may_hear(ada, &song));
    /// assert!(!room.may_hear(bob, &song));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn may_hear(&self, player: PlayerId, sound: &str) -> bool {
        let stored = |(_, s): &&(PlayerId, String)| s == sound;
        let mut owners = self.sounds.iter().filter(stored).peekable();
        let told = self.told_sounds.contains(sound);
        owners.peek().is_some() && (told || owners.any(|(p, _)| *p == player))
    }

    fn person(&self, player: PlayerId) -> Result<&Member, RoomRefusal> {
        let member = self.member(player).ok_or(RoomRefusal::UnknownPlayer)?;
        match member.kind {
            fabula_rules::Player::Person => Ok(member),
            fabula_rules::Player::Bot => Err(RoomRefusal::BotsCannot),
        }
    }

    /// The persons after this one, around the table.
    ///
    /// ```
    /// use fabula_room::{MemberCommand, Request};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 2, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let cy = PlayerId([3; 16]);
    /// for (by, name) in [(bob, "Bob"), (cy, "Cy")] {
    ///     let sit = MemberCommand::Sit { name: name.into(), colour: None }.into();
    ///     let request = Request { by, id: ActionId(2), turn: None, command: sit };
    ///     let event = room.decide(&request, &environment)?;
    ///     room.apply(&event, 0)?;
    /// }
    /// // Two bots sit between Ada and Bob; they are passed over.
    /// assert!(room.persons_after(bob).eq([cy, ada]));
    /// assert!(room.persons_after(ada).eq([bob, cy]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn persons_after(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let at = self.members.iter().position(|m| m.id == player);
        let (before, rest) = self.members.split_at(at.unwrap_or(0));
        let around = rest.iter().chain(before);
        let others = move |m: &&Member| m.is_person() && m.id != player;
        around.filter(others).map(|m| m.id)
    }
}

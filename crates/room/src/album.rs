//! All rounds of a room, told from its log; and the log of one game as a file.

use fabula_rules::{Log, LogError, Player, RoundResult, Score, Seat, Settings, Side};
use serde::{Deserialize, Serialize};

use crate::{BotReason, Colour, Member, Persona, Room, RoomChange, RoomEvent, TableDeck};

/// Somebody who sat at the table in a round, as they were called then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AlbumPlayer {
    /// Where.
    pub seat: Seat,
    /// Who.
    pub name: String,
    /// In which colour.
    pub colour: Colour,
    /// A person or a bot.
    pub kind: Player,
    /// Whose score they played for.
    pub side: Side,
    /// What a bot is like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub persona: Option<Persona>,
    /// Whether a bot played for them while they were away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub stand_in: bool,
}

/// One round when all was revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AlbumRound {
    /// Clue, cards, owners, votes and points.
    pub result: RoundResult,
    /// Who sat where.
    pub players: Vec<AlbumPlayer>,
    /// Why bots did what they did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<BotReason>>"))]
    pub reasons: Vec<BotReason>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AlbumGame {
    /// Which game of the room, from 0.
    pub game: u32,
    /// Its rules.
    pub settings: Settings,
    /// Its pictures.
    pub decks: Vec<TableDeck>,
    /// Its rounds so far.
    pub rounds: Vec<AlbumRound>,
    /// Whether it is over.
    pub over: bool,
    /// The scores as they stand.
    pub scores: Vec<Score>,
    /// Who won.
    pub winners: Vec<Side>,
}

/// All games of a room.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Album {
    /// The oldest first.
    pub games: Vec<AlbumGame>,
}

impl Album {
    /// Notes what an event added. `room` has followed it already.
    ///
    /// ```
    /// # use fabula_rules::{Clue, Draw};
    /// use fabula_room::Album;
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// # let mut album = Album::default();
    /// # album.add(&room, &opened);
    /// # let mut game = room.running().cloned().expect("the game began at once");
    /// # let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// # while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
    /// #     let changes = vec![RoomChange::Game { event: Box::new(event?) }];
    /// #     let event = RoomEvent { version: ROOM_VERSION, by: None, id: ActionId(2), changes };
    /// // With every event:
    /// room.apply(&event, 0)?;
    /// album.add(&room, &event);
    /// # }
    /// // When the game is over:
    /// let page = &album.games[0];
    /// assert!(page.over);
    /// assert_eq!(page.rounds.len(), usize::from(game.round()));
    /// assert_eq!(page.rounds[0].players[0].name, "Ada");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add(&mut self, room: &Room, event: &RoomEvent) {
        for change in &event.changes {
            if let RoomChange::Began { decks, .. } = change {
                self.games.push(AlbumGame {
                    game: self.games.len() as u32,
                    settings: room.game().map_or(room.settings().rules, |g| *g.settings()),
                    decks: decks.clone(),
                    rounds: Vec::new(),
                    over: false,
                    scores: Vec::new(),
                    winners: Vec::new(),
                });
            }
        }
        if let (Some(page), Some(game)) = (self.games.last_mut(), room.game()) {
            let new = room.rounds().iter().skip(page.rounds.len());
            page.rounds
                .extend(new.map(|round| AlbumRound::clone(round)));
            page.over = game.is_over();
            page.scores = game.scores();
            page.winners = game.winners().to_vec();
        }
    }
}

impl Room {
    /// A round just scored, with those who sat there.
    pub(crate) fn album_round(&self, result: &RoundResult) -> AlbumRound {
        let player = |m: &Member| {
            let game = self.game()?;
            // Newcomers who wait for the next refill have no place in the ring yet.
            let seat = m.seat.filter(|s| game.ring().contains(s))?;
            Some(AlbumPlayer {
                seat,
                name: m.name.clone(),
                colour: m.colour,
                kind: m.kind,
                side: game.side(seat),
                persona: m.persona,
                stand_in: self.stood_in().contains(seat),
            })
        };
        AlbumRound {
            result: result.clone(),
            players: self.members().iter().filter_map(player).collect(),
            reasons: self.reasons().to_vec(),
        }
    }
}

/// The log of one ended game of a room.
///
/// ```
/// # use fabula_rules::{Clue, Draw};
/// use fabula_room::game_log;
/// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
/// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
/// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
/// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
/// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
/// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
/// # let mut room = Room::open(id, &opened, 0)?;
/// # let mut game = room.running().cloned().expect("the game began at once");
/// # let mut events = vec![opened];
/// # let mut chance = Draw::new(&Seed([2; 32]), 0);
/// # while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
/// #     let changes = vec![RoomChange::Game { event: Box::new(event?) }];
/// #     events.push(RoomEvent { version: ROOM_VERSION, by: None, id: ActionId(2), changes });
/// # }
/// // The room's events hold who sat where; the log of its first game does not.
/// let log = game_log(&events, 0)?;
/// assert!(log.verify().is_sound());
/// assert!(!log.to_json().contains("Ada"));
/// assert!(game_log(&events, 1).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn game_log(events: &[RoomEvent], game: u32) -> Result<Log, LogError> {
    let mut number = None;
    let mut of_game = Vec::new();
    for change in events.iter().flat_map(|e| &e.changes) {
        let event = match change {
            RoomChange::Began { event, .. } => {
                number = Some(number.map_or(0, |n| n + 1));
                event
            }
            RoomChange::Game { event } => event,
            _ => continue,
        };
        if number == Some(game) {
            of_game.push(&**event);
        }
    }
    Log::export(of_game)
}

//! Finished games as research reads them: who held what, who did what, and when; told from a room's log.

use std::collections::BTreeMap;

use fabula_ids::{RoomId, Stamp, derive_id};
use fabula_rules::{
    Action, Actor, Card, Change, Ending, Game, PhaseName, PhaseView, Player, RoundResult, Score,
    Seat, Seed, Settings, Side, Turn,
};
use serde::Serialize;

use crate::apply::played_by_stand_in;
use crate::{BotReason, BrokenLog, Persona, Room, RoomChange, RoomEvent, TableDeck};

/// What a record calls itself.
const FORMAT: &str = "fabula-game";

/// The version of its form.
const VERSION: u32 = 1;

/// A finished game.
#[derive(Clone, Debug, Serialize)]
pub struct GameRecord {
    /// What this is.
    pub format: &'static str,
    /// In which form.
    pub version: u32,
    /// The game's name for ever. It does not tell the room's.
    pub id: String,
    /// Which game of its room, from 0.
    pub game: u32,
    /// When it began, in milliseconds since 1970.
    pub began: Stamp,
    /// When it was over.
    pub ended: Stamp,
    /// Its rules.
    pub settings: Settings,
    /// Its pictures: card numbers run through these decks, which are named by the hash of what is in them.
    pub decks: Vec<TableDeck>,
    /// Where all chance came from.
    pub seed: Seed,
    /// Whether the seed was chosen by somebody.
    pub chosen: bool,
    /// Whether it was played at a table for agents.
    pub agents: bool,
    /// Who sat where when it began.
    pub players: Vec<RecordedPlayer>,
    /// Its rounds.
    pub rounds: Vec<RecordedRound>,
    /// Why it ended.
    pub ending: Option<Ending>,
    /// The final scores.
    pub scores: Vec<Score>,
    /// Who won.
    pub winners: Vec<Side>,
}

/// Somebody who played.
#[derive(Clone, Debug, Serialize)]
pub struct RecordedPlayer {
    /// Where.
    pub seat: Seat,
    /// For whose score.
    pub side: Side,
    /// A person (or an agent), or a bot.
    pub kind: Player,
    /// The name: of bots and of agents; of persons only if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What a bot is like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub persona: Option<Persona>,
}

/// A round.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RecordedRound {
    /// When its storyteller's turn began.
    pub began: Stamp,
    /// What everybody held when the clue was given.
    pub hands: BTreeMap<usize, Vec<Card>>,
    /// When the clue was given.
    pub told: Stamp,
    /// When each seat gave its last cards.
    pub gave: BTreeMap<usize, Stamp>,
    /// When each seat voted last.
    pub voted: BTreeMap<usize, Stamp>,
    /// When it was scored.
    pub scored: Stamp,
    /// Seats for which a bot told, gave or voted while somebody was away.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stand_ins: Vec<Seat>,
    /// Clue, cards with owners, votes, points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundResult>,
    /// Why bots did what they did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<BotReason>,
}

/// A game being told.
struct Telling {
    record: GameRecord,
    round: RecordedRound,
    /// The turn as it was after the last event.
    turn: Option<Turn>,
}

impl GameRecord {
    /// The finished games of a room, from its events and when they were taken in. Persons are named only if `names` is set, or
    /// if the table was for agents.
    pub fn all(
        id: RoomId,
        log: &[(RoomEvent, Stamp)],
        names: bool,
    ) -> Result<Vec<GameRecord>, BrokenLog> {
        let Some(((first, at), rest)) = log.split_first() else {
            return Ok(Vec::new());
        };
        let mut room = Room::open(id, first, *at)?;
        let mut telling = Telling::begin(&room, first, *at, names);
        let mut finished = Vec::new();
        for (event, at) in rest {
            if let Some(telling) = &mut telling {
                telling.before(&room, event);
            }
            room.apply(event, *at)?;
            if let Some(begun) = Telling::begin(&room, event, *at, names) {
                telling = Some(begun);
            }
            if let Some(told) = &mut telling {
                told.after(&room, event, *at);
                if told.is_over(&room) {
                    finished.extend(telling.take().map(|told| told.end(&room, *at)));
                }
            }
        }
        Ok(finished)
    }
}

impl Telling {
    /// If an event began a game: that game.
    fn begin(room: &Room, event: &RoomEvent, at: Stamp, names: bool) -> Option<Telling> {
        let began = |change: &RoomChange| matches!(change, RoomChange::Began { .. });
        event.changes.iter().find(|change| began(change))?;
        let game = room.game()?;
        let agents = room.settings().agents;
        let number = game.turn().game;
        let id = derive_id("fabula record", &[&room.id().0, &number.to_be_bytes()]);
        let players = room.members().iter().filter_map(|member| {
            let seat = member.seat?;
            let named = names || agents || member.kind == Player::Bot;
            Some(RecordedPlayer {
                seat,
                side: game.side(seat),
                kind: member.kind,
                name: named.then(|| member.name.clone()),
                persona: member.persona,
            })
        });
        let record = GameRecord {
            format: FORMAT,
            version: VERSION,
            id: hex::encode(id),
            game: number,
            began: at,
            ended: at,
            settings: *game.settings(),
            decks: room.decks_in_play().unwrap_or_default().to_vec(),
            seed: *game.seed(),
            chosen: game.view(None).chosen,
            agents,
            players: players.collect(),
            rounds: Vec::new(),
            ending: None,
            scores: Vec::new(),
            winners: Vec::new(),
        };
        let round = RecordedRound {
            began: at,
            ..RecordedRound::default()
        };
        let turn = Some(game.turn());
        Some(Telling {
            record,
            round,
            turn,
        })
    }

    /// Notes what everybody holds before a clue is given, and for whom a bot makes a move.
    fn before(&mut self, room: &Room, event: &RoomEvent) {
        for (actor, action) in moves(event) {
            let seat = played_by_stand_in(room.members(), actor, action);
            let new = seat.filter(|seat| !self.round.stand_ins.contains(seat));
            self.round.stand_ins.extend(new);
        }
        let tells = |action: &Action| matches!(action, Action::Tell { .. });
        if moves(event).any(|(_, action)| tells(action)) {
            self.note_hands(room.game());
        }
    }

    fn note_hands(&mut self, game: Option<&Game>) {
        let Some(game) = game else { return };
        for &seat in game.ring() {
            if let Some(hand) = game.view(Some(seat)).hand {
                let held = self.round.hands.entry(seat.index());
                held.or_insert_with(|| hand.to_vec());
            }
        }
    }

    fn after(&mut self, room: &Room, event: &RoomEvent, at: Stamp) {
        for (actor, action) in moves(event) {
            let Actor::Seat(seat) = actor else { continue };
            match action {
                Action::Tell { .. } => {
                    self.round.told = at;
                    // In party hands are hidden until the phrase is out.
                    self.note_hands(room.game());
                }
                Action::Give { .. } => {
                    self.round.gave.insert(seat.index(), at);
                }
                Action::Vote { .. } => {
                    self.round.voted.insert(seat.index(), at);
                }
                _ => {}
            }
        }
        for change in changes(event) {
            if let Change::Scored { result } = change {
                let mut round = std::mem::take(&mut self.round);
                round.scored = at;
                round.result = Some(RoundResult::clone(result));
                round.reasons = room.reasons().to_vec();
                self.record.rounds.push(round);
            }
        }
        let turn = room.game().map(Game::turn);
        let begins = |turn: Turn| matches!(turn.phase, PhaseName::Race | PhaseName::Clue);
        if turn != self.turn && turn.is_some_and(begins) {
            self.round.began = at;
        }
        self.turn = turn;
    }

    fn is_over(&self, room: &Room) -> bool {
        room.game().is_some_and(Game::is_over)
    }

    fn end(mut self, room: &Room, at: Stamp) -> GameRecord {
        self.record.ended = at;
        if let Some(game) = room.game() {
            self.record.scores = game.scores();
            self.record.winners = game.winners().to_vec();
            if let PhaseView::Over { ending, .. } = game.view(None).phase {
                self.record.ending = Some(ending);
            }
        }
        self.record
    }
}

/// The moves in a game that an event has.
fn moves(event: &RoomEvent) -> impl Iterator<Item = (Actor, &Action)> {
    event.changes.iter().filter_map(|change| match change {
        RoomChange::Game { event } => Some((event.cause.actor, &event.cause.action)),
        _ => None,
    })
}

/// What came of them.
fn changes(event: &RoomEvent) -> impl Iterator<Item = &Change> {
    let games = event.changes.iter().filter_map(|change| match change {
        RoomChange::Game { event } => Some(&event.changes),
        _ => None,
    });
    games.flatten()
}

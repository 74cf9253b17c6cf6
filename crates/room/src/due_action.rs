//! What a room does by itself, because of who is there and what time it is. Both it is told.

use fabula_ids::{PlayerId, derive_id};
use fabula_rules::{Action, ActionId, Actor, Cause, Player, Refusal, Seat, SeatSet, Turn};

use crate::decide::{Decided, game_change};
use crate::{BotReason, Room, RoomChange, RoomEvent, RoomRefusal};

/// Something that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DueAction {
    /// The host has been away too long.
    PassHost {
        /// The next one.
        to: PlayerId,
    },
    /// A bot plays for somebody who is away.
    StandIn {
        /// For whom.
        player: PlayerId,
    },
    /// They are back.
    Return {
        /// Who.
        player: PlayerId,
    },
    /// Everybody who was asked agreed to end the game.
    Conclude {
        /// The seats of all persons who are asked.
        present: SeatSet,
    },
    /// Whether to end the game was asked, and a minute has passed.
    EndLapsed,
    /// Time is up.
    TimeUp {
        /// For this turn.
        turn: Turn,
    },
    /// The table leaves memory while a clock stands.
    NoteClock {
        /// In this turn.
        turn: Turn,
        /// With so many milliseconds left.
        left: i64,
    },
    /// A bot moves.
    BotMoves {
        /// On this seat.
        seat: Seat,
        /// In this turn.
        turn: Turn,
        /// So.
        action: Action,
        /// And that is why.
        reason: Option<BotReason>,
    },
}

impl Room {
    /// What comes of something that is due.
    ///
    /// ```
    /// use fabula_room::DueAction;
    /// use fabula_rules::Player;
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// // Ada's phone has been gone for a while.
    /// let away = DueAction::StandIn { player: ada };
    /// let event = room.decide_due(&away)?;
    /// // Nobody asked for it; noticed twice, it has one name.
    /// assert_eq!((event.by, event.id), (None, room.decide_due(&away)?.id));
    /// room.apply(&event, 0)?;
    /// let seat = room.member(ada).and_then(|m| m.seat).expect("she sits in the game");
    /// assert_eq!(room.running().map(|game| game.player(seat)), Some(Player::Bot));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide_due(&self, due: &DueAction) -> Result<RoomEvent, RoomRefusal> {
        let id = self.due_id(due);
        let changes = match due {
            DueAction::PassHost { to } => {
                let player = Some(self.person(*to)?.id);
                vec![RoomChange::Host { player }]
            }
            DueAction::StandIn { player } => self.swap(*player, Player::Bot)?,
            DueAction::Return { player } => self.swap(*player, Player::Person)?,
            DueAction::Conclude { present } => {
                let present = *present;
                self.in_game(Actor::Server, None, Action::Conclude { present }, id)?
            }
            DueAction::EndLapsed => self.in_game(Actor::Server, None, Action::EndLapsed, id)?,
            DueAction::TimeUp { turn } => {
                self.in_game(Actor::Clock, Some(*turn), Action::MoveOn, id)?
            }
            DueAction::NoteClock { turn, left } => {
                let game = self.running().ok_or(RoomRefusal::NoGame)?;
                if game.turn() != *turn {
                    let now = game.turn();
                    return Err(Refusal::Stale { now }.into());
                }
                vec![RoomChange::ClockNoted { left: *left }]
            }
            DueAction::BotMoves {
                seat,
                turn,
                action,
                reason,
            } => {
                let moved = self.in_game(Actor::Seat(*seat), Some(*turn), action.clone(), id)?;
                // Before the move: it may end the round, and with it what is thought of it.
                let reasoned = reason.clone().map(|reason| RoomChange::Reasoned { reason });
                reasoned.into_iter().chain(moved).collect()
            }
        };
        Ok(RoomEvent::new(None, id, changes))
    }

    /// A bot and a person change places.
    fn swap(&self, player: PlayerId, by: Player) -> Decided {
        let member = self.person(player)?;
        let seat = member.seat.ok_or(RoomRefusal::NoGame)?;
        let game = self.running().ok_or(RoomRefusal::NoGame)?;
        let event = game.decide(game.cause(Actor::Server, Action::Take { seat, by }))?;
        let bot = by == Player::Bot;
        Ok(vec![
            game_change(event),
            RoomChange::StoodIn { player, bot },
        ])
    }

    fn in_game(&self, actor: Actor, turn: Option<Turn>, action: Action, id: ActionId) -> Decided {
        let game = self.running().ok_or(RoomRefusal::NoGame)?;
        let turn = turn.unwrap_or_else(|| game.turn());
        let id = Some(id);
        let event = game.decide(Cause {
            actor,
            turn,
            id,
            action,
        })?;
        Ok(vec![game_change(event)])
    }

    /// The same thing that is due at the same moment has the same id wherever it is noticed.
    fn due_id(&self, due: &DueAction) -> ActionId {
        let moment = match due {
            // A turn comes once, whatever happens meanwhile, and its clock runs out once.
            DueAction::TimeUp { turn } => {
                let (game, round, attempt) = (turn.game, turn.round, turn.attempt);
                format!("time-up {game} {round} {attempt}")
            }
            // The others depend on the room as it is now.
            DueAction::BotMoves { seat, .. } => format!("bot {} {}", self.position, seat.index()),
            DueAction::PassHost { to } => format!("host {} {to}", self.position),
            DueAction::StandIn { player } => format!("stand-in {} {player}", self.position),
            DueAction::Return { player } => format!("return {} {player}", self.position),
            DueAction::NoteClock { .. } => format!("clock {}", self.position),
            DueAction::Conclude { .. } => format!("conclude {}", self.position),
            DueAction::EndLapsed => format!("end-lapsed {}", self.position),
        };
        let id = derive_id("fabula chore", &[&self.id.0, moment.as_bytes()]);
        ActionId(u128::from_be_bytes(id))
    }
}

//! What a room does by itself. Who is there and what time it is, it is told.

use fabula_rules::{Action, ActionId, Actor, Cause, Player, Refusal, Turn};

use super::decide::game_change;
use super::{Chore, PlayerId, ROOM_VERSION, Room, RoomChange, RoomEvent, RoomRefusal};
use crate::digest;

impl Room {
    /// What comes of a chore.
    pub fn decide_chore(&self, chore: &Chore) -> Result<RoomEvent, RoomRefusal> {
        let id = self.chore_id(chore);
        let changes = match chore {
            Chore::PassHost { to } => {
                let player = Some(self.person(*to)?.id);
                vec![RoomChange::Host { player }]
            }
            Chore::StandIn { player } => self.swap(*player, Player::Bot)?,
            Chore::Return { player } => self.swap(*player, Player::Person)?,
            Chore::Conclude { present } => {
                let present = *present;
                self.in_game(Actor::Server, None, Action::Conclude { present }, id)?
            }
            Chore::TimeUp { turn } => {
                self.in_game(Actor::Clock, Some(*turn), Action::MoveOn, id)?
            }
            Chore::KeepClock { turn, left } => {
                let game = self.running().ok_or(RoomRefusal::NoGame)?;
                if game.turn() != *turn {
                    let now = game.turn();
                    return Err(Refusal::Stale { now }.into());
                }
                vec![RoomChange::ClockKept { left: *left }]
            }
            Chore::BotPlays { seat, turn, action } => {
                self.in_game(Actor::Seat(*seat), Some(*turn), action.clone(), id)?
            }
        };
        Ok(RoomEvent {
            version: ROOM_VERSION,
            by: None,
            id,
            changes,
        })
    }

    /// A bot and a person change places.
    fn swap(&self, player: PlayerId, by: Player) -> Result<Vec<RoomChange>, RoomRefusal> {
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

    fn in_game(
        &self,
        actor: Actor,
        turn: Option<Turn>,
        action: Action,
        id: ActionId,
    ) -> Result<Vec<RoomChange>, RoomRefusal> {
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

    /// The same chore for the same moment has the same name wherever it is thought of.
    fn chore_id(&self, chore: &Chore) -> ActionId {
        let moment = match chore {
            // A turn comes once, whatever happens meanwhile, and its clock runs out once.
            Chore::TimeUp { turn } => {
                let (game, round, attempt) = (turn.game, turn.round, turn.attempt);
                format!("time-up {game} {round} {attempt}")
            }
            // The others depend on the room as it is now.
            Chore::BotPlays { seat, .. } => format!("bot {} {}", self.position, seat.index()),
            Chore::PassHost { to } => format!("host {} {to}", self.position),
            Chore::StandIn { player } => format!("stand-in {} {player}", self.position),
            Chore::Return { player } => format!("return {} {player}", self.position),
            Chore::KeepClock { .. } => format!("clock {}", self.position),
            Chore::Conclude { .. } => format!("conclude {}", self.position),
        };
        let id = digest::short("fabula chore", &[&self.id.0, moment.as_bytes()]);
        ActionId(u128::from_be_bytes(id))
    }
}

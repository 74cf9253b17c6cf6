//! Moves in a game: from a player's or a host's command to the rules.

use fabula_rules::{Action, Actor, Card, Clue, Game, Refusal};
use tinyvec::{Array, ArrayVec};

use super::decide::game_change;
use super::{Ask, Command, Member, Room, RoomChange, RoomRefusal};
use crate::text;

impl Room {
    /// A move of somebody who sits in the game.
    pub(super) fn play(
        &self,
        me: &Member,
        ask: &Ask,
        command: &Command,
    ) -> Result<Vec<RoomChange>, RoomRefusal> {
        let game = self.game().ok_or(RoomRefusal::NoGame)?;
        let seat = me.seat.ok_or(RoomRefusal::NoGame)?;
        let action = match command {
            Command::Claim => Action::Claim,
            Command::Withdraw => Action::Withdraw,
            Command::Tell { card, clue } => Action::Tell {
                card: *card,
                clue: self.cleaned(me, clue)?,
            },
            Command::Give { cards } => Action::Give {
                cards: few(cards).ok_or(Refusal::WrongNumberOfCards {
                    needed: game.size().gives as usize,
                    got: cards.len(),
                })?,
            },
            Command::TakeBack => Action::TakeBack,
            Command::Vote { cards, red } => Action::Vote {
                cards: few(cards).ok_or(Refusal::WrongNumberOfVotes {
                    min: 1,
                    max: game.size().votes as usize,
                    got: cards.len(),
                })?,
                red: *red,
            },
            Command::Seen => Action::Ready,
            Command::AgreeToEnd => Action::AgreeToEnd,
            Command::KeepPlaying => Action::KeepPlaying,
            Command::Resume => Action::Resume,
            _ => return Err(RoomRefusal::NotHost),
        };
        self.move_in(game, Actor::Seat(seat), action, ask)
    }

    /// The host's say in a game.
    pub(super) fn direct(
        &self,
        ask: &Ask,
        command: &Command,
    ) -> Result<Vec<RoomChange>, RoomRefusal> {
        let game = self.game().ok_or(RoomRefusal::NoGame)?;
        let action = match command {
            Command::Resume => Action::Resume,
            Command::Pause => Action::Pause,
            Command::MoveOn => Action::MoveOn,
            Command::Close { seat } => Action::Close { seat: *seat },
            _ => return Err(RoomRefusal::NotHost),
        };
        self.move_in(game, Actor::Host, action, ask)
    }

    fn move_in(
        &self,
        game: &Game,
        actor: Actor,
        action: Action,
        ask: &Ask,
    ) -> Result<Vec<RoomChange>, RoomRefusal> {
        let mut cause = game.cause(actor, action);
        cause.id = Some(ask.id);
        match ask.turn {
            Some(turn) => cause.turn = turn,
            None if cause.action.is_bound_to_turn() => return Err(RoomRefusal::TurnNeeded),
            None => {}
        }
        Ok(vec![game_change(game.decide(cause)?)])
    }

    fn cleaned(&self, me: &Member, clue: &Clue) -> Result<Clue, RoomRefusal> {
        Ok(match clue {
            Clue::Text { text } => Clue::text(text::clue(text)),
            Clue::Performed { note } => {
                let note = note.as_deref().map(text::clue).filter(|n| !n.is_empty());
                let note = note.map(Into::into);
                Clue::Performed { note }
            }
            Clue::Sound { sound } => {
                let mine = |(player, kept): &(_, String)| *player == me.id && **kept == **sound;
                if !self.sounds.iter().any(mine) {
                    return Err(Refusal::SoundUnknown.into());
                }
                clue.clone()
            }
        })
    }
}

/// So many cards as a move can name, or none.
fn few<A: Array<Item = Card>>(cards: &[Card]) -> Option<ArrayVec<A>> {
    (cards.len() <= A::CAPACITY).then(|| cards.iter().copied().collect())
}

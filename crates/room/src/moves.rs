//! Moves in a game: from a player's or a host's command to the rules.

use fabula_rules::{Action, Actor, Card, Clue, Game, Refusal};
use tinyvec::{Array, ArrayVec};

use crate::decide::{Decided, game_change};
use crate::{Member, Move, Request, Room, RoomRefusal, text};

impl Room {
    /// A move of somebody who sits in the game.
    pub(crate) fn decide_move(&self, me: &Member, request: &Request, command: &Move) -> Decided {
        // The host may end any pause; others only one that nobody in particular made.
        if *command == Move::Resume && self.host == Some(me.id) {
            return self.act_as_host(request, Action::Resume);
        }
        let game = self.game().ok_or(RoomRefusal::NoGame)?;
        let seat = me.seat.ok_or(RoomRefusal::NoGame)?;
        let action = match command {
            Move::Claim => Action::Claim,
            Move::Withdraw => Action::Withdraw,
            Move::Tell { card, clue } => Action::Tell {
                card: *card,
                clue: self.cleaned(me, clue)?,
            },
            Move::Give { cards } => Action::Give {
                cards: few(cards).ok_or(Refusal::WrongNumberOfCards {
                    needed: game.size().gives as usize,
                    got: cards.len(),
                })?,
            },
            Move::TakeBack => Action::TakeBack,
            Move::Vote { cards, red } => Action::Vote {
                cards: few(cards).ok_or(Refusal::WrongNumberOfVotes {
                    min: 1,
                    max: game.size().votes as usize,
                    got: cards.len(),
                })?,
                red: *red,
            },
            Move::Seen => Action::Ready,
            Move::AgreeToEnd => Action::AgreeToEnd,
            Move::KeepPlaying => Action::KeepPlaying,
            Move::Resume => Action::Resume,
        };
        self.act(game, Actor::Seat(seat), action, request)
    }

    /// The host's say in a game.
    pub(crate) fn act_as_host(&self, request: &Request, action: Action) -> Decided {
        let game = self.game().ok_or(RoomRefusal::NoGame)?;
        self.act(game, Actor::Host, action, request)
    }

    fn act(&self, game: &Game, actor: Actor, action: Action, request: &Request) -> Decided {
        let mut cause = game.cause(actor, action);
        cause.id = Some(request.id);
        match request.turn {
            Some(turn) => cause.turn = turn,
            None if cause.action.is_bound_to_turn() => return Err(RoomRefusal::TurnNeeded),
            None => {}
        }
        Ok(vec![game_change(game.decide(cause)?)])
    }

    fn cleaned(&self, me: &Member, clue: &Clue) -> Result<Clue, RoomRefusal> {
        Ok(match clue {
            // Only bots say it in several languages: what a person means, only they know.
            Clue::Text { text, .. } => Clue::text(text::clue(text)),
            Clue::Performed { note, .. } => {
                let note = note.as_deref().map(text::clue).filter(|n| !n.is_empty());
                Clue::performed(note.map(Into::into))
            }
            Clue::Sound { sound } => {
                let mine = |(player, known): &(_, String)| *player == me.id && **known == **sound;
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

//! When a bot moves, and what it does.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use fabula_bots::{Thought, random_move};
use fabula_ids::Stamp;
use fabula_room::{DueAction, Persona, Room};
use fabula_rules::{Draw, Game, PhaseName, Player, Seat, SeatSet, Seed, Turn};
use futures::future::BoxFuture;
use sha2::{Digest, Sha256};

use super::due_check::{DueCheck, Next};
use super::pair_wishes::partner;
use crate::minds::{Question, Thinker};
use crate::options::{BotPace, Span};

/// What a bot thinks of its turn.
enum Thinking {
    Still(BoxFuture<'static, Option<Thought>>),
    Done(Option<Thought>),
}

/// What the bots at a table think of the present turn. Thoughts about another turn are dropped.
#[derive(Default)]
pub struct Thoughts {
    turn: Option<Turn>,
    seats: Vec<(Seat, Thinking)>,
}

impl Thoughts {
    /// Lets bots begin to think whose turn has begun, and forgets what was thought of other turns.
    pub fn follow(
        &mut self,
        room: &Room,
        minds: &dyn Thinker,
        question: impl Fn(Seat) -> Question,
    ) {
        let game = room.running();
        let turn = game.map(Game::turn);
        if self.turn != turn {
            self.turn = turn;
            self.seats.clear();
        }
        let Some(game) = game else { return };
        for seat in awaited_bots(game).iter() {
            if !self.seats.iter().any(|(known, _)| *known == seat) {
                let thinking = Thinking::Still(minds.think(question(seat)));
                self.seats.push((seat, thinking));
            }
        }
    }

    /// Whether what is due is what a bot thought of, or not a bot's move at all.
    pub fn are_followed_by(&self, due: &DueAction) -> bool {
        match due {
            DueAction::BotMoves {
                seat, turn, action, ..
            } => {
                let thought = self.of(*turn, *seat).flatten();
                thought.is_some_and(|thought| thought.action == *action)
            }
            _ => true,
        }
    }

    /// What came of it: nothing yet, or a thought, or none.
    fn of(&self, turn: Turn, seat: Seat) -> Option<Option<&Thought>> {
        let of_seat = self.seats.iter().find(|(known, _)| *known == seat);
        match of_seat.filter(|_| self.turn == Some(turn))? {
            (_, Thinking::Done(thought)) => Some(thought.as_ref()),
            (_, Thinking::Still(_)) => None,
        }
    }
}

/// Waits until another bot has come to an end.
impl Future for &mut Thoughts {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let mut news = Poll::Pending;
        for (_, thinking) in &mut self.seats {
            if let Thinking::Still(future) = thinking
                && let Poll::Ready(thought) = future.as_mut().poll(context)
            {
                *thinking = Thinking::Done(thought);
                news = Poll::Ready(());
            }
        }
        news
    }
}

fn awaited_bots(game: &Game) -> SeatSet {
    let bots = game.awaited().iter();
    bots.filter(|&seat| game.player(seat) == Player::Bot)
        .collect()
}

impl DueCheck<'_> {
    /// The bots that are waited for.
    pub(super) fn bots_to_move(&self) -> impl Iterator<Item = Next> {
        let clock = self.clock.filter(|w| w.is_running());
        let game = self.room.running().zip(clock);
        let awaited = game.map_or(SeatSet::EMPTY, |(game, _)| awaited_bots(game));
        awaited.iter().filter_map(move |seat| {
            let (game, clock) = game?;
            let turn = game.turn();
            let persona = persona(self.room, seat);
            let thinks = thinking_time(self.span(game), persona, &bot_seed(game, seat, "pace"));
            let at = self.may_move_from(game, seat, clock.since, thinks)?;
            if at > self.now {
                return Some(Next::At(Some(at)));
            }
            // If it still thinks, the table is told when it has come to an end.
            let thought = self.thoughts.of(turn, seat)?;
            let legal = thought.filter(|thought| game.legal(seat).permits(&thought.action));
            let (action, reason) = match legal {
                Some(thought) => (thought.action.clone(), thought.reason.clone()),
                None => {
                    let view = game.view(Some(seat));
                    let language = self.room.settings().language;
                    let random = random_move(&view, language, &bot_seed(game, seat, "random"))?;
                    (random, None)
                }
            };
            Some(Next::Now(DueAction::BotMoves {
                seat,
                turn,
                action,
                reason,
            }))
        })
    }

    /// How long a bot takes for what it has to do now.
    fn span(&self, game: &Game) -> Span {
        let pace: &BotPace = &self.options.pace;
        match game.phase_name() {
            PhaseName::Race => pace.claim,
            PhaseName::Clue => pace.think.times(2),
            _ => pace.think,
        }
    }

    /// From when on a bot that thinks for so long moves. In pairs the person says first who of the two gives: if that
    /// is the person, the bot waits for them; and if they say nothing, it does not wait for ever.
    fn may_move_from(&self, game: &Game, seat: Seat, since: Stamp, thinks: Stamp) -> Option<Stamp> {
        let person = |other: &Seat| game.player(*other) == Player::Person;
        if partner(game, seat).filter(person).is_none() {
            return Some(since + thinks);
        }
        match self.wishes.of(game, seat) {
            None => {
                let waits = self.options.pace.partner.most.as_millis() as Stamp;
                Some(since + thinks.max(waits))
            }
            Some(wish) if wish.gives == seat => Some(wish.at.max(since) + thinks),
            Some(_) => None,
        }
    }
}

/// The seed of a bot's choices: the same wherever it is thought of, and a secret as long as the game's own seed is.
pub fn bot_seed(game: &Game, seat: Seat, what: &str) -> Seed {
    let turn = game.turn();
    let of = format!("{what} {} {} {}", turn.round, turn.attempt, seat.index());
    let hash = Sha256::new().chain_update(b"fabula luck");
    let hash = hash.chain_update(game.seed().0).chain_update(of).finalize();
    Seed(hash.into())
}

/// Who plays on a seat when a bot does.
fn persona(room: &Room, seat: Seat) -> Option<Persona> {
    let member = room.members().iter().find(|m| m.seat == Some(seat));
    member.map(|m| m.persona())
}

/// A time within the span: a child is quick, a scholar is not.
fn thinking_time(span: Span, persona: Option<Persona>, seed: &Seed) -> Stamp {
    let Span { least, most } = span;
    let spread = most.saturating_sub(least).as_millis() as usize;
    let mut draw = Draw::new(seed, 0);
    let [one, other] = [(); 2].map(|()| draw.below(spread + 1));
    let extra = match persona {
        Some(Persona::Child | Persona::Joker | Persona::Sailor) => one.min(other),
        Some(Persona::Scholar | Persona::Grandmother | Persona::Poet) => one.max(other),
        _ => one,
    };
    least.as_millis() as Stamp + extra as Stamp
}

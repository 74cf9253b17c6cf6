//! A game that minds play by themselves, move by move.

use std::sync::Arc;

use fabula_ids::Language;
use fabula_room::{AlbumRound, Persona};
use fabula_rules::{
    Action, Actor, Change, Clue, Event, Game, PhaseName, Refusal, RoundResult, Seat, Seed,
};
use sha2::{Digest, Sha256};

use super::Contestant;
use crate::{Budget, DeckSense, Mind, Seen};

/// A game, and the minds that play it.
#[derive(Clone)]
pub struct MindTable<'c> {
    /// The game.
    pub game: Game,
    /// Who sits where.
    pub seats: Vec<Contestant>,
    cards: &'c DeckSense,
    language: Language,
    budget: Budget,
    luck: Seed,
    personas: Vec<(Seat, Persona)>,
    rounds: Vec<Arc<AlbumRound>>,
    told: Vec<Arc<str>>,
}

impl<'c> MindTable<'c> {
    /// A game that has just begun. All chance of the minds comes from `luck`.
    pub fn new(
        game: Game,
        seats: Vec<Contestant>,
        cards: &'c DeckSense,
        language: Language,
        budget: Budget,
        luck: Seed,
    ) -> MindTable<'c> {
        let personas = Seat::all().zip(&seats);
        let personas = personas.filter_map(|(seat, c)| Some((seat, c.persona?)));
        MindTable {
            personas: personas.collect(),
            game,
            seats,
            cards,
            language,
            budget,
            luck,
            rounds: Vec::new(),
            told: Vec::new(),
        }
    }

    /// The next move: of whoever is waited for first, or on to the next round. Nothing when the game is over or held.
    pub fn next_move(&mut self) -> Option<Result<Event, Refusal>> {
        self.next_move_by(None)
    }

    /// The same, with another mind than the one that sits there.
    pub(super) fn next_move_by(
        &mut self,
        other: Option<&dyn Mind>,
    ) -> Option<Result<Event, Refusal>> {
        if self.game.is_over() || self.game.pauses().any() {
            return None;
        }
        if self.game.phase_name() == PhaseName::Review {
            return Some(self.act(Actor::Host, Action::MoveOn));
        }
        let seat = self.game.awaited().iter().next()?;
        let contestant = &self.seats[seat.index()];
        let view = self.game.view(Some(seat));
        let seen = Seen {
            view: &view,
            cards: self.cards,
            rounds: &self.rounds,
            told: &self.told,
            kept: &[],
            personas: &self.personas,
            language: self.language,
            persona: contestant.persona.unwrap_or(Persona::Poet),
            strength: contestant.strength,
        };
        let mind = other.unwrap_or(&*contestant.mind);
        let luck = self.seed(seat);
        let thought = mind.think(&seen, &luck, self.budget);
        let action = thought.map(|thought| thought.action);
        let action = action.filter(|action| view.legal.permits(action));
        // As at a table of people: a mind that fails or answers something illegal does not hold the others up.
        let action = action.or_else(|| crate::random_move(&view, self.language, &luck))?;
        Some(self.act(Actor::Seat(seat), action))
    }

    fn act(&mut self, actor: Actor, action: Action) -> Result<Event, Refusal> {
        let event = self.game.decide(self.game.cause(actor, action))?;
        self.game.apply(&event);
        for change in &event.changes {
            match change {
                Change::Told { clue, .. } => self.told.extend(words(clue).cloned()),
                Change::Scored { result } => {
                    let round = Arc::new(AlbumRound {
                        result: RoundResult::clone(result),
                        players: Vec::new(),
                        reasons: Vec::new(),
                    });
                    self.rounds.push(round);
                    for (seat, contestant) in Seat::all().zip(&self.seats) {
                        contestant.mind.learn(seat, result);
                    }
                }
                _ => {}
            }
        }
        Ok(event)
    }

    /// The seed of a seat's thoughts now.
    fn seed(&self, seat: Seat) -> Seed {
        let turn = self.game.turn();
        let of = format!("{:?} {} {}", turn.phase, turn.round, seat.index());
        let hash = Sha256::new().chain_update(self.luck.0).chain_update(of);
        Seed(hash.finalize().into())
    }
}

/// The round that an event ended.
pub(super) fn scored(event: &Event) -> Option<&RoundResult> {
    event.changes.iter().find_map(|change| match change {
        Change::Scored { result } => Some(&**result),
        _ => None,
    })
}

/// The words of a clue.
pub(super) fn words(clue: &Clue) -> Option<&Arc<str>> {
    match clue {
        Clue::Text { text, .. } => Some(text),
        Clue::Performed { note, .. } => note.as_ref(),
        Clue::Sound { .. } => None,
    }
}

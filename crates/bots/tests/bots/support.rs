//! Games for minds to think about.

use std::sync::{Arc, LazyLock};

use fabula_bots::DeckSense;
use fabula_deck::Manifest;
use fabula_ids::Language;
use fabula_room::{AlbumRound, Persona, Strength};
use fabula_rules::{
    Action, Actor, Change, Clue, Game, PhaseName, Preset, RoundResult, Seat, Seed, Setup, View,
};

use fabula_bots::{Budget, Mind, Seen, Thought};

/// The deck that comes with the program.
pub static LANTERNS: LazyLock<Manifest> =
    LazyLock::new(|| fabula_deck::lanterns().expect("Lanterns").manifest);

/// What minds know of it.
pub static CARDS: LazyLock<DeckSense> = LazyLock::new(|| DeckSense::new(&LANTERNS.cards));

/// Little thinking: what is tested here does not depend on how much.
pub const BRIEF: Budget = Budget {
    clues: 6,
    tables: 6,
};

/// A game of bots.
pub struct Table {
    pub game: Game,
    pub rounds: Vec<Arc<AlbumRound>>,
    pub told: Vec<Arc<str>>,
    /// Phrases that people may have been shown.
    pub kept: Vec<usize>,
    pub personas: Vec<(Seat, Persona)>,
    pub language: Language,
    pub strength: Strength,
}

impl Table {
    pub fn new(preset: Preset, players: usize, seed: u8) -> Table {
        let cards = LANTERNS.cards.len().max(players * 7) as u16;
        let setup = Setup::new(preset.settings(), players, cards, Seed([seed; 32]));
        Table {
            game: Game::begin(&Game::start(setup).expect("a table")).expect("a start"),
            rounds: Vec::new(),
            told: Vec::new(),
            kept: Vec::new(),
            personas: Seat::all()
                .zip(Persona::all().chain(Persona::all()))
                .take(players)
                .collect(),
            language: Language::English,
            strength: Strength::Even,
        }
    }

    pub fn act(&mut self, actor: Actor, action: Action) {
        let event = self
            .game
            .decide(self.game.cause(actor, action))
            .expect("legal");
        self.game.apply(&event);
        for change in &event.changes {
            match change {
                Change::Told {
                    clue: Clue::Text { text, .. },
                    ..
                } => self.told.push(text.clone()),
                Change::Scored { result } => self.rounds.push(Arc::new(AlbumRound {
                    result: RoundResult::clone(result),
                    players: Vec::new(),
                    reasons: Vec::new(),
                })),
                _ => {}
            }
        }
    }

    /// What a mind on a seat thinks, from a view that went over the wire.
    pub fn think(&self, mind: &dyn Mind, seat: Seat, luck: u8) -> Option<Thought> {
        let wire = serde_json::to_string(&self.game.view(Some(seat))).expect("JSON");
        let view: View<'_> = serde_json::from_str(&wire).expect("a view");
        self.think_of(&view, mind, seat, luck)
    }

    /// What it thinks from the game itself.
    pub fn think_live(&self, mind: &dyn Mind, seat: Seat, luck: u8) -> Option<Thought> {
        self.think_of(&self.game.view(Some(seat)), mind, seat, luck)
    }

    fn think_of(&self, view: &View<'_>, mind: &dyn Mind, seat: Seat, luck: u8) -> Option<Thought> {
        let persona = self
            .personas
            .iter()
            .find(|(s, _)| *s == seat)
            .expect("a persona")
            .1;
        let seen = Seen {
            view,
            cards: &CARDS,
            rounds: &self.rounds,
            told: &self.told,
            kept: &self.kept,
            personas: &self.personas,
            language: self.language,
            persona,
            strength: self.strength,
        };
        mind.think(&seen, &Seed([luck; 32]), BRIEF)
    }

    /// Lets whoever is waited for first make a move; says whether anybody was.
    pub fn next(&mut self, mind: &dyn Mind, luck: u8) -> bool {
        if self.game.phase_name() == PhaseName::Review {
            self.act(Actor::Host, Action::MoveOn);
            return true;
        }
        let Some(seat) = self.game.awaited().iter().next() else {
            return false;
        };
        let thought = self.think(mind, seat, luck).expect("a thought");
        let legal = self.game.legal(seat);
        assert!(legal.permits(&thought.action), "{:?}", thought.action);
        self.act(Actor::Seat(seat), thought.action);
        true
    }

    /// Plays on until a phase.
    pub fn play_to(&mut self, mind: &dyn Mind, phase: PhaseName) {
        for luck in 0.. {
            if self.game.phase_name() == phase {
                return;
            }
            assert!(self.next(mind, luck), "nobody is waited for");
        }
    }
}

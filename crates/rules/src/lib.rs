//! The games of the Dixit family, exactly: seven presets, every house rule, nothing else.
//!
//! Pure and deterministic: no I/O, no clock, no randomness but the game's own seed. A room asks
//! [`Game::decide`] whether an action may be taken and gets an [`Event`] with every outcome in it, or a
//! [`Refusal`]; [`Game::apply`] follows an event and cannot fail. What a person may know is a
//! [`View`], built by allow-list; what they may do is in it.
//!
//! ```
//! use fabula_rules::{Action, Actor, Clue, Game, Preset, Seat, Seed, Setup};
//!
//! let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
//! let start = Game::start(setup)?;
//! let mut game = Game::begin(&start).expect("a start");
//!
//! let seat = Seat::new(2).expect("a small number");
//! let claim = game.decide(game.cause(Actor::Seat(seat), Action::Claim))?;
//! game.apply(&claim);
//!
//! let card = game.view(Some(seat)).hand.expect("everybody sees their own hand")[0];
//! let clue = Clue::text("Where is happiness?");
//! let tell = game.decide(game.cause(Actor::Seat(seat), Action::Tell { card: Some(card), clue }))?;
//! game.apply(&tell);
//! assert_eq!(game.awaited().len(), 3);
//! # Ok::<(), fabula_rules::Refusal>(())
//! ```

mod action;
mod apply;
mod card;
mod card_audit;
mod clue;
mod decide;
mod ending;
mod event;
mod event_builder;
mod fair_shuffle;
mod game;
mod legal;
mod log;
mod may;
mod narrate;
mod pairs;
mod participants;
mod phase;
mod pile;
mod preset;
mod random_play;
mod refill;
mod refusal;
mod scoring;
mod seat;
mod settings;
mod setup;
mod transitions;
mod translations;
mod turn;
mod verify;
mod view;

pub use action::{Action, ActionId, Actor, Cause, Given};
pub use apply::ReplayError;
pub use card::{Ballot, Card, Hand, Laid, MAX_GIVES, MAX_HAND, MAX_TABLE, MAX_VOTES};
pub use clue::{Clue, Forms, MAX_CLUE_CHARS, MAX_SOUND_BYTES};
pub use event::{Change, EVENT_VERSION, Event, Pass, RULES_VERSION};
pub use fair_shuffle::{Commitment, Draw, Seed};
pub use game::Game;
pub use legal::{GiveChoice, Legal, TableCards, TellChoice, VoteChoice};
pub use log::{Log, LogError};
pub use narrate::narrate;
pub use phase::{Ending, Pauses, RoundSize};
pub use preset::Preset;
pub use random_play::Chance;
pub use refusal::{Refusal, RefusalCode};
pub use scoring::{Cast, Outcome, Reason, ReasonName, RoundResult, Score, ScoreLine};
pub use seat::{MAX_PLAYERS, MAX_SEATS, Player, Seat, SeatSet, Seats, Side, Standing};
pub use settings::{
    BySize, Column, DeckAdvice, HouseRule, Kind, MAX_CARDS, MIN_PLAYERS, MIN_PLAYERS_IN_PAIRS,
    Points, SeatLimits, Settings, Victory,
};
pub use setup::{ClockPreset, Clocks, Setup};
pub use translations::Translations;
pub use turn::{PhaseName, Turn};
pub use verify::{Finding, Report};
pub use view::{PhaseView, SeatView, View};

// The tests of secrecy see inside the crate, but share their evenings with those outside.
#[cfg(test)]
extern crate self as fabula_rules;
#[cfg(test)]
#[path = "../tests/rules/random_games.rs"]
mod random_games;
#[cfg(test)]
mod secrecy_tests;

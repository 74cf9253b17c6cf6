//! The log of one ended game as a file that anybody can check.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{Cause, Event, Game, ReplayError};

/// What a log file calls itself.
const FORMAT: &str = "fabula-log";

/// The version of the file around the events.
const VERSION: u32 = 1;

/// One ended game: everything that happened in it, and nothing about the people who played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Log {
    format: &'static str,
    version: u32,
    events: Vec<Event>,
}

/// Why something is not a log.
#[derive(Debug, Error)]
pub enum LogError {
    /// It is not even JSON.
    #[error("this is not JSON: {0}")]
    NotJson(serde_json::Error),
    /// It is something else.
    #[error("this is not a Fabula log: {0}")]
    NotALog(serde_json::Error),
    /// It names itself otherwise.
    #[error("this is not a Fabula log but a {0:?}")]
    OtherFormat(String),
    /// It was written by a newer build.
    #[error("this log has version {0}; this build reads version {VERSION}")]
    NewerVersion(u32),
    /// One event cannot be read.
    #[error("event {index} cannot be read: {error}")]
    Event {
        /// Which, from 0.
        index: usize,
        /// Why.
        error: serde_json::Error,
    },
    /// The events make no game.
    #[error("{0}")]
    Replay(#[from] ReplayError),
    /// The game goes on: its log would give secrets away.
    #[error("the game is not over")]
    NotOver,
}

/// What of an event goes into a file, named one by one: a field that is added later stays here.
fn exported(event: &Event) -> Event {
    let Event {
        version,
        cause:
            Cause {
                actor,
                turn,
                id: _,
                action,
            },
        changes,
    } = event.clone();
    let id = None;
    Event {
        version,
        cause: Cause {
            actor,
            turn,
            id,
            action,
        },
        changes,
    }
}

impl Log {
    /// The log of a game that is over, from its events. Names of requests are left out.
    ///
    /// ```
    /// # use fabula_rules::{Clue, Draw, Preset, Seed, Setup};
    /// use fabula_rules::{Game, Log, LogError};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// let start = Game::start(setup)?;
    /// // The first event holds the seed, and with it all cards to come.
    /// assert!(matches!(Log::export([&start]), Err(LogError::NotOver)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn export<'e>(events: impl IntoIterator<Item = &'e Event>) -> Result<Log, LogError> {
        let events: Vec<Event> = events.into_iter().map(exported).collect();
        if !Game::replay(&events)?.is_over() {
            return Err(LogError::NotOver);
        }
        Ok(Log {
            format: FORMAT,
            version: VERSION,
            events,
        })
    }

    /// Reads a log file. It may still be wrong in every detail: see [`Log::verify`].
    ///
    /// ```
    /// use fabula_rules::{Log, LogError};
    /// let recipe = Log::from_json(br#"{ "format": "recipe", "version": 1, "events": [] }"#);
    /// assert!(matches!(recipe, Err(LogError::OtherFormat(name)) if name == "recipe"));
    /// // A log by its form, but there is no game in it.
    /// let empty = Log::from_json(br#"{ "format": "fabula-log", "version": 1, "events": [] }"#)?;
    /// assert!(!empty.verify().is_sound());
    /// # Ok::<(), LogError>(())
    /// ```
    pub fn from_json(json: &[u8]) -> Result<Log, LogError> {
        #[derive(Deserialize)]
        struct File {
            format: String,
            version: u32,
            events: Vec<Value>,
        }
        let json: Value = serde_json::from_slice(json).map_err(LogError::NotJson)?;
        let file: File = serde_json::from_value(json).map_err(LogError::NotALog)?;
        if file.format != FORMAT {
            return Err(LogError::OtherFormat(file.format));
        }
        if file.version > VERSION {
            return Err(LogError::NewerVersion(file.version));
        }
        let events = file.events.into_iter().enumerate();
        let read = |(index, event)| {
            serde_json::from_value(event).map_err(|error| LogError::Event { index, error })
        };
        Ok(Log {
            format: FORMAT,
            version: VERSION,
            events: events.map(read).collect::<Result<_, _>>()?,
        })
    }

    /// As a file: one event a line.
    ///
    /// ```
    /// # use fabula_rules::{Clue, Draw, Game, Preset, Seed, Setup};
    /// use fabula_rules::Log;
    /// # let start = Game::start(Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32])))?;
    /// # let mut game = Game::begin(&start)?;
    /// # let mut events = vec![start];
    /// # let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// # while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
    /// #     events.push(event?);
    /// # }
    /// let log = Log::export(&events)?;
    /// let file = log.to_json();
    /// assert_eq!(file.lines().count(), 1 + events.len() + 1);
    /// assert_eq!(Log::from_json(file.as_bytes())?, log);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_json(&self) -> String {
        let event = |e| serde_json::to_string(e).unwrap_or_default();
        let events: Vec<String> = self.events.iter().map(event).collect();
        format!(
            "{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"events\":[\n{}\n]}}\n",
            events.join(",\n")
        )
    }

    /// What happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

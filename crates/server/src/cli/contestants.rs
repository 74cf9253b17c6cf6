//! Minds by the names they have on the command line.

use std::fs;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use fabula_bots::arena::{Contestant, OutsiderMind};
use fabula_bots::{Budget, Mind, Seen, Thought};
use fabula_rules::{RoundResult, Seat, Seed};

use super::agent::player::AgentPlayer;

/// How a program is started, by its command.
pub type Start<'s> = &'s dyn Fn(&str) -> Result<AgentPlayer>;

/// The minds that were named: ours, programs, and listeners who go by scores in a file.
pub fn contestants(names: &[String], start: Start<'_>) -> Result<Vec<Contestant>> {
    names.iter().map(|name| contestant(name, start)).collect()
}

fn contestant(name: &str, start: Start<'_>) -> Result<Contestant> {
    if let Some(path) = name.strip_prefix("listener:") {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?;
        let mind: OutsiderMind =
            serde_json::from_str(&text).with_context(|| format!("{path} has no scores"))?;
        return Ok(Contestant {
            tells: false,
            ..Contestant::other("listener", Arc::new(mind))
        });
    }
    if let Some(command) = name.strip_prefix("command:") {
        let mind = CommandMind(Mutex::new(start(command)?));
        return Ok(Contestant {
            outside: true,
            ..Contestant::other(command, Arc::new(mind))
        });
    }
    Ok(name.parse()?)
}

/// A program outside as a mind. It has a memory of its own, so it is asked about one game at a time.
struct CommandMind(Mutex<AgentPlayer>);

impl Mind for CommandMind {
    fn think(&self, seen: &Seen<'_>, _: &Seed, _: Budget) -> Option<Thought> {
        let mut player = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let action = match seen.view.legal.claim || seen.view.legal.seen {
            true => return None,
            false => player.act(seen.view)?,
        };
        Some(Thought {
            action,
            reason: None,
        })
    }

    fn learn(&self, seat: Seat, result: &RoundResult) {
        let mut player = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        player.learn(seat, result);
    }
}

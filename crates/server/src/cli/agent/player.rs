//! A program with the cards it was shown: it is asked for moves, in the arena and at tables alike.

use std::time::Duration;

use anyhow::Result;
use fabula_rules::{Action, RoundResult, Seat, View};
use serde_json::{Value, json};

use super::gallery::Gallery;
use super::process::AgentProcess;
use super::question::{action, cards_in, question};

/// The version of what is said to programs.
const VERSION: u32 = 1;

/// A program that plays.
pub struct AgentPlayer {
    process: AgentProcess,
    gallery: Gallery,
}

impl AgentPlayer {
    /// Starts a program and greets it.
    pub fn start(
        command: &str,
        name: &str,
        language: &str,
        gallery: Gallery,
        deadline: Duration,
    ) -> Result<AgentPlayer> {
        let mut process = AgentProcess::start(command, deadline)?;
        process.tell(&json!({
            "type": "hello", "version": VERSION, "name": name, "language": language,
            "deadline_ms": process.deadline().as_millis() as u64,
        }));
        Ok(AgentPlayer { process, gallery })
    }

    /// Other cards are played with from now on: none of them has been shown yet.
    pub fn change_cards(&mut self, gallery: Gallery) {
        self.gallery = gallery;
    }

    /// What the program does in its turn: nothing if nothing is asked of it, if it does not answer in time, or if what it
    /// answers twice is not allowed.
    pub fn act(&mut self, view: &View<'_>) -> Option<Action> {
        let question = question(view)?;
        match self.gallery.look(&cards_in(&question)) {
            Ok(Some(look)) => self.process.tell(&look),
            Ok(None) => {}
            Err(error) => eprintln!("a picture cannot be shown: {error:#}"),
        }
        for _ in 0..2 {
            let Some(answer) = self.process.ask(question.clone()) else {
                break;
            };
            match action(view, &answer) {
                Ok(action) => return Some(action),
                Err(why) => self.process.tell(&json!({ "type": "refused", "why": why })),
            }
        }
        // A program that does not answer must not hold the others up.
        eprintln!("a random move instead");
        None
    }

    /// Tells the program how a round went.
    pub fn learn(&mut self, you: Seat, result: &RoundResult) {
        let cards: Vec<u16> = result.table.iter().map(|laid| laid.card.0).collect();
        if let Ok(Some(look)) = self.gallery.look(&cards) {
            self.process.tell(&look);
        }
        self.process
            .tell(&json!({ "type": "result", "you": you, "result": result }));
    }

    /// Tells the program that a game is over.
    pub fn end(&mut self, scores: &Value, winners: &Value) {
        self.process
            .tell(&json!({ "type": "end", "scores": scores, "winners": winners }));
    }
}

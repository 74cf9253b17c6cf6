//! Asking a table, wherever the request came from: a table whose task has just ended is looked up again.

use crate::http::App;
use crate::refused::Problem;
use crate::room::{Ask, PlayerId};
use crate::table::{Closed, Reaction, Table};

/// How often a table is looked up again.
const TRIES: usize = 3;

impl App {
    async fn again(&self, table: &mut Table) -> Result<(), Problem> {
        *table = self.tables.find(table.code()).await?;
        Ok(())
    }

    /// Asks for something; gives its place in the log when it is durable.
    pub async fn ask(&self, mut table: Table, ask: Ask) -> Result<u64, Problem> {
        for _ in 0..TRIES {
            match table.ask(ask.clone()).await {
                Ok(outcome) => return outcome,
                Err(Closed) => self.again(&mut table).await?,
            }
        }
        Err(Problem::Unavailable)
    }

    /// Says something at a table.
    pub async fn say(
        &self,
        mut table: Table,
        player: PlayerId,
        text: String,
    ) -> Result<u64, Problem> {
        if !self.gate.talk(player) {
            return Err(Problem::TalkTooFast);
        }
        for _ in 0..TRIES {
            match table.say(player, text.clone()).await {
                Ok(said) => return said,
                Err(Closed) => self.again(&mut table).await?,
            }
        }
        Err(Problem::Unavailable)
    }

    /// Shows a reaction.
    pub async fn react(
        &self,
        mut table: Table,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<(), Problem> {
        if !self.gate.talk(player) {
            return Err(Problem::TalkTooFast);
        }
        for _ in 0..TRIES {
            match table.react(player, reaction).await {
                Ok(shown) => return shown,
                Err(Closed) => self.again(&mut table).await?,
            }
        }
        Err(Problem::Unavailable)
    }
}

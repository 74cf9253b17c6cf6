//! Asking a table, wherever the request came from: a table whose task has just ended is looked up again.

use crate::http::App;
use crate::refused::Problem;
use crate::room::{Ask, PlayerId};
use crate::table::{Closed, Reaction, Table, Visit};

/// How often a table is looked up again.
const TRIES: usize = 3;

impl App {
    async fn at<T, F: Future<Output = Result<T, Closed>>>(
        &self,
        mut table: Table,
        ask: impl Fn(Table) -> F,
    ) -> Result<T, Problem> {
        for _ in 0..TRIES {
            match ask(table.clone()).await {
                Ok(answer) => return Ok(answer),
                Err(Closed) => table = self.tables.find(table.code()).await?,
            }
        }
        Err(Problem::Unavailable)
    }

    /// Asks for something; gives its place in the log when it is durable.
    pub async fn ask(&self, table: Table, ask: Ask) -> Result<u64, Problem> {
        let ask = |table: Table| {
            let ask = ask.clone();
            async move { table.ask(ask).await }
        };
        self.at(table, ask).await?
    }

    /// Connects to a table.
    pub async fn visit(&self, table: Table, player: Option<PlayerId>) -> Result<Visit, Problem> {
        let visit = self.at(table, |table| async move { table.enter(player).await });
        visit.await?.ok_or(Problem::TooManyConnections)
    }

    /// Whether somebody is connected to a table, with or without a place.
    pub async fn is_watching(&self, table: Table, player: PlayerId) -> Result<bool, Problem> {
        self.at(
            table,
            |table| async move { table.is_watching(player).await },
        )
        .await
    }

    /// Notes that somebody without a connection is at a table.
    pub async fn asked(&self, table: Table, player: PlayerId) -> Result<(), Problem> {
        self.at(table, |table| async move { table.asked(player).await })
            .await
    }

    /// Says something at a table; gives the line's number.
    pub async fn say(&self, table: Table, player: PlayerId, text: String) -> Result<u64, Problem> {
        if !self.gate.talk(player) {
            return Err(Problem::TalkTooFast);
        }
        let say = |table: Table| {
            let text = text.clone();
            async move { table.say(player, text).await }
        };
        self.at(table, say).await?
    }

    /// Shows a reaction.
    pub async fn react(
        &self,
        table: Table,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<(), Problem> {
        if !self.gate.talk(player) {
            return Err(Problem::TalkTooFast);
        }
        self.at(
            table,
            |table| async move { table.react(player, reaction).await },
        )
        .await?
    }
}

//! Table talk over plain HTTP.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use fabula_ids::{PlayerId, RoomId};
use fabula_journal::TalkEntry;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::api_docs::Problems;
use super::extract::{AtTable, JsonBody};
use crate::problem::Problem;
use crate::table::{Reaction, TableHandle, TalkLine, unavailable};

/// What was said at a table.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Talk {
    /// The oldest first; at most the last 200.
    pub lines: Vec<TalkLine>,
}

/// Something to say.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// At most 300 characters.
    pub text: String,
}

/// Something was said.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Said {
    /// The line's number.
    pub number: u64,
}

/// A reaction to show.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct React {
    /// Which.
    pub reaction: Reaction,
}

impl App {
    /// What was said at a table.
    pub async fn talk(&self, room: RoomId) -> Result<Vec<TalkLine>, Problem> {
        let lines = self
            .services
            .journal
            .talk(room)
            .await
            .map_err(unavailable)?;
        let read = |line: &TalkEntry| {
            let mut said: TalkLine = serde_json::from_slice(&line.bytes).ok()?;
            (said.number, said.at) = (line.number, line.at);
            Some(said)
        };
        Ok(lines.iter().filter_map(read).collect())
    }

    /// Says something at a table, if that is not too often; gives the line's number.
    pub async fn say(
        &self,
        table: TableHandle,
        player: PlayerId,
        text: &str,
    ) -> Result<u64, Problem> {
        self.may_talk(player)?;
        self.tables.say(table, player, text).await
    }

    /// Shows a reaction, if that is not too often.
    pub async fn react(
        &self,
        table: TableHandle,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<(), Problem> {
        self.may_talk(player)?;
        self.tables.react(table, player, reaction).await
    }

    fn may_talk(&self, player: PlayerId) -> Result<(), Problem> {
        match self.rate_limits.talk(player) {
            true => Ok(()),
            false => Err(Problem::TalkTooFast),
        }
    }
}

/// The latest table talk.
#[utoipa::path(
    get, path = "/api/tables/{code}/talk", tag = "talk",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, description = "What was said", body = Talk), Problems)
)]
pub async fn read(State(app): State<Arc<App>>, at: AtTable) -> Result<Json<Talk>, Problem> {
    let lines = app.talk(at.table.snapshot().room.id()).await?;
    Ok(Json(Talk { lines }))
}

/// Say something at the table.
#[utoipa::path(
    post, path = "/api/tables/{code}/talk", tag = "talk",
    params(("code" = String, Path, description = "The table's code")),
    request_body = Say,
    responses((status = 200, description = "It was said", body = Said), Problems)
)]
pub async fn say(
    State(app): State<Arc<App>>,
    at: AtTable,
    JsonBody(Say { text }): JsonBody<Say>,
) -> Result<Json<Said>, Problem> {
    let number = app.say(at.table.clone(), at.player()?, &text).await?;
    Ok(Json(Said { number }))
}

/// Show a reaction. It is not stored.
#[utoipa::path(
    post, path = "/api/tables/{code}/reactions", tag = "talk",
    params(("code" = String, Path, description = "The table's code")),
    request_body = React,
    responses((status = 204, description = "It was shown"), Problems)
)]
pub async fn react(
    State(app): State<Arc<App>>,
    at: AtTable,
    JsonBody(React { reaction }): JsonBody<React>,
) -> Result<StatusCode, Problem> {
    app.react(at.table.clone(), at.player()?, reaction).await?;
    Ok(StatusCode::NO_CONTENT)
}

//! Tables over plain HTTP, for agents and scripts.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use fabula_room::{Album, Colour, NewRoom, Request, RoomRefusal, TableSettingsChange, game_log};
use fabula_rules::{ActionId, LogError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::App;
use super::api_docs::Problems;
use super::app::base;
use super::extract::{AtTable, ClientAddress, JsonBody, QueryParams, RequiredIdentity};
use crate::problem::Problem;
use crate::protocol::{Do, TableState};
use crate::table::ListedTable;

/// A table to be opened.
#[derive(Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    /// A name of your making, 16 random bytes in hexadecimal: sent again, it is the same table.
    pub id: Option<ActionId>,
    /// Your name, if you want to sit down at once and be the host. Otherwise the first to sit down is.
    pub name: Option<String>,
    /// The colour of your rabbit.
    pub colour: Option<Colour>,
    /// So many bots sit down too.
    pub bots: u8,
    /// Begin at once.
    pub start: bool,
    /// What the table plays; what is not said is as usual.
    #[serde(rename = "wish")]
    pub change: TableSettingsChange,
}

/// A table that was opened.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// The code that opens its lobby.
    pub code: String,
}

/// The public list.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Listed {
    /// The one used last first.
    pub tables: Vec<ListedTable>,
}

/// Open a table.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables",
    request_body = NewTable,
    responses((status = 201, description = "It is open", body = Opened), Problems)
)]
pub async fn create(
    State(app): State<Arc<App>>,
    RequiredIdentity(secret): RequiredIdentity,
    ClientAddress(address): ClientAddress,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let for_agents = new.change.agents == Some(true) && app.is_here(address);
    if !for_agents && !app.rate_limits.table(address) {
        return Err(Problem::TooManyTables);
    }
    let room = NewRoom {
        change: &new.change,
        sit: new.name.as_deref().map(|name| (name, new.colour)),
        bots: new.bots,
        start: new.start,
    };
    let code = app.tables.create(&secret, new.id, &room).await?;
    Ok((StatusCode::CREATED, Json(Opened { code })))
}

/// The tables on the public list.
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    responses((status = 200, description = "Tables that anybody may join", body = Listed), Problems)
)]
pub async fn list(State(app): State<Arc<App>>) -> Result<Json<Listed>, Problem> {
    let tables = app.tables.listed().await?;
    Ok(Json(Listed { tables }))
}

/// How long to wait for news.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// Answer only when the table has seen more than so many events, or when the time is up.
    after: Option<u64>,
    /// Seconds to wait; 25 if you do not say, and never more than the server allows.
    #[param(maximum = 3600)]
    wait: Option<u16>,
}

/// A table as you may see it; with `after`, as soon as there is something new.
#[utoipa::path(
    get, path = "/api/tables/{code}", tag = "tables",
    params(("code" = String, Path, description = "The table's code"), After),
    responses((status = 200, description = "The table", body = TableState), Problems)
)]
pub async fn view(
    State(app): State<Arc<App>>,
    at: AtTable,
    QueryParams(After { after, wait }): QueryParams<After>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let AtTable { table, player } = at;
    if let Some(player) = player {
        app.tables.note_activity(table.clone(), player).await?;
    }
    let mut snapshots = table.snapshots();
    if let Some(after) = after {
        // Who waits for news is there, as long as they wait.
        let seated = player.filter(|&p| snapshots.borrow().room.member(p).is_some());
        let _waiting = match seated {
            Some(player) => Some(
                app.tables
                    .connect(table.clone(), Some(player), false)
                    .await?,
            ),
            None => None,
        };
        let longest = app.services.options.timeouts.poll;
        let wait = wait.map_or(longest, |s| Duration::from_secs(s.into()).min(longest));
        let news = snapshots.wait_for(|snapshot| snapshot.room.position() > after);
        tokio::select! {
            // News, or the table's task has ended: what it showed last is as good as any.
            _ = news => {}
            () = tokio::time::sleep(wait) => {}
            () = app.stopping.cancelled() => {}
        }
    }
    if let (Some(player), Some(_)) = (player, after) {
        app.tables.note_activity(table.clone(), player).await?;
    }
    let snapshot = snapshots.borrow().clone();
    if player.is_some_and(|p| snapshot.room.is_banned(p)) {
        return Err(RoomRefusal::Kicked.into());
    }
    let now = app.services.options.time.now();
    let link = link(&app, &headers, table.code());
    Ok(Json(snapshot.state(table.code(), link, player, now)).into_response())
}

/// A request was done.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Done {
    /// Which.
    pub id: ActionId,
    /// Where it stands in the log.
    pub position: u64,
}

/// Ask a table for something: sit down, play, be a host. The same id again has no further effect.
#[utoipa::path(
    post, path = "/api/tables/{code}/do", tag = "tables",
    params(("code" = String, Path, description = "The table's code")),
    request_body = Do,
    responses((status = 200, description = "It is done, and kept", body = Done), Problems)
)]
pub async fn act(
    State(app): State<Arc<App>>,
    at: AtTable,
    JsonBody(request): JsonBody<Do>,
) -> Result<Json<Done>, Problem> {
    let by = at.player()?;
    let Do { id, turn, command } = request;
    let request = Request {
        by,
        id,
        turn,
        command,
    };
    let position = app.tables.submit(at.table.clone(), request).await?;
    app.tables.note_activity(at.table, by).await?;
    Ok(Json(Done { id, position }))
}

/// All rounds so far, with clue, cards, owners, votes and points.
#[utoipa::path(
    get, path = "/api/tables/{code}/album", tag = "tables",
    params(("code" = String, Path, description = "The table's code")),
    responses((status = 200, description = "The album", body = Album), Problems)
)]
pub async fn album(State(app): State<Arc<App>>, at: AtTable) -> Result<Json<Album>, Problem> {
    let room = at.table.snapshot().room.id();
    Ok(Json(app.tables.album(room).await?))
}

/// Which game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichGame {
    /// The room's game, from 0; the last one that is over if you do not say.
    #[param(maximum = 4294967295_i64)]
    game: Option<u32>,
}

/// The log of a game that is over, as a file that `fabula verify` checks.
#[utoipa::path(
    get, path = "/api/tables/{code}/log", tag = "tables",
    params(("code" = String, Path, description = "The table's code"), WhichGame),
    responses(
        (status = 200, description = "The log", body = Object, content_type = "application/json"),
        Problems,
    )
)]
pub async fn log(
    State(app): State<Arc<App>>,
    at: AtTable,
    QueryParams(WhichGame { game }): QueryParams<WhichGame>,
) -> Result<Response, Problem> {
    let room = at.table.snapshot().room.clone();
    let latest = room.game().ok_or(Problem::NoSuchGame)?;
    let number = latest.turn().game;
    let last_over = number.checked_sub(u32::from(!latest.is_over()));
    let game = match game {
        Some(game) if game > number => return Err(Problem::NoSuchGame),
        Some(game) => game,
        None => last_over.ok_or(Problem::NotOver)?,
    };
    let events = app.tables.events(room.id()).await?;
    let log = game_log(&events, game).map_err(|error| match error {
        LogError::NotOver => Problem::NotOver,
        error => {
            tracing::error!(%error, "a log cannot be exported");
            Problem::TableUnreadable
        }
    })?;
    let code = at.table.code();
    let file = format!("attachment; filename=\"fabula-{code}-{}.json\"", game + 1);
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, file),
    ];
    Ok((headers, log.to_json()).into_response())
}

/// The table's link.
pub(super) fn link(app: &App, headers: &HeaderMap, code: &str) -> String {
    format!("{}/r/{code}", base(app, headers))
}

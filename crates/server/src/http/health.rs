//! `/healthz`: how the server is, for monitors.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use fabula_ids::RoomId;

use super::App;
use super::api_docs::Problems;
use crate::problem::Problem;
use crate::table::unavailable;

/// Whether the server is well: it can read what it keeps, and the last thing it had to keep was kept.
#[utoipa::path(
    get, path = "/healthz", tag = "server",
    responses((status = 200, description = "It is", body = String), Problems)
)]
pub async fn health(State(app): State<Arc<App>>) -> Response {
    match app.services.journal.code_of(RoomId([0; 16])).await {
        Ok(_) if app.services.metrics.last_commit_failed() => Problem::Unavailable.into_response(),
        Ok(_) => "ok\n".into_response(),
        Err(error) => unavailable(error).into_response(),
    }
}

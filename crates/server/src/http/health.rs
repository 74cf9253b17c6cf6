//! How the server is: a check for monitors, and figures for Prometheus.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
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

/// Figures for Prometheus.
#[utoipa::path(
    get, path = "/metrics", tag = "server",
    responses(
        (
            status = 200,
            description = "The figures",
            body = String,
            content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8",
        ),
        Problems,
    )
)]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    if let Ok(rooms) = app.services.journal.room_count().await {
        app.services.metrics.rooms_kept.set(rooms as i64);
    }
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, content_type)], app.services.metrics.text()).into_response()
}

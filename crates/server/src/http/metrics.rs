//! `/metrics`: figures for Prometheus.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::App;
use super::api_docs::Problems;

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

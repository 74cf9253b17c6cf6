//! The house itself: who you are, what can be played, and how the server is.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use fabula_journal::RoomId;
use fabula_rules::{Preset, Settings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::api_docs::Problems;
use super::extract::Maybe;
use crate::identity::Secret;
use crate::refused::Problem;
use crate::tables::unavailable;

/// A token for an agent.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct Token {
    /// A secret: send it as `Authorization: Bearer …`. Whoever has it is you.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub token: String,
}

/// Get an identity, for a browser: a cookie, if you have none yet.
#[utoipa::path(
    post, path = "/api/identity", tag = "identity",
    responses((status = 204, description = "You have one now"), Problems)
)]
pub async fn identity(
    State(app): State<Arc<App>>,
    Maybe(secret): Maybe,
    headers: HeaderMap,
) -> Response {
    let options = &app.keeping.options;
    // An old one is given again, so that it lasts.
    let secret = secret.unwrap_or_else(|| Secret::new(options.random()));
    // In the local network the same server is reached without TLS, and must not ask for it.
    let public = options.public_url.as_ref();
    let secure = public.is_some_and(|url| url.is_secure() && url.is_of(&headers));
    (
        StatusCode::NO_CONTENT,
        [(SET_COOKIE, secret.cookie(secure))],
    )
        .into_response()
}

/// Get an identity, for an agent: a token of its own.
#[utoipa::path(
    post, path = "/api/tokens", tag = "identity",
    responses((status = 201, description = "A token nobody else has", body = Token), Problems)
)]
pub async fn token(State(app): State<Arc<App>>) -> (StatusCode, Json<Token>) {
    let secret = Secret::new(app.keeping.options.random());
    let token = secret.reveal();
    (StatusCode::CREATED, Json(Token { token }))
}

/// A preset and its rules.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct PresetOffer {
    /// Which.
    pub preset: Preset,
    /// Its rules in full.
    pub settings: Settings,
    /// With how many it can be played.
    pub player_counts: Vec<u8>,
}

/// The ways to play.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct Presets {
    /// All seven.
    pub presets: Vec<PresetOffer>,
}

/// The ways to play, with their rules in full.
#[utoipa::path(
    get, path = "/api/presets", tag = "tables",
    responses((status = 200, description = "The presets", body = Presets), Problems)
)]
pub async fn presets() -> Json<Presets> {
    let offer = |preset: Preset| PresetOffer {
        preset,
        settings: preset.settings(),
        player_counts: preset.player_counts().map(|n| n as u8).collect(),
    };
    let presets = Preset::all().map(offer).collect();
    Json(Presets { presets })
}

/// Whether the server is well: it can read what it keeps, and the last thing it had to keep was kept.
#[utoipa::path(
    get, path = "/healthz", tag = "server",
    responses((status = 200, description = "It is", body = String), Problems)
)]
pub async fn health(State(app): State<Arc<App>>) -> Response {
    match app.keeping.journal.code_of(RoomId([0; 16])).await {
        Ok(_) if app.keeping.metrics.last_commit_failed() => Problem::Unavailable.into_response(),
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
    if let Ok(rooms) = app.keeping.journal.rooms_kept().await {
        app.keeping.metrics.rooms_kept.set(rooms as i64);
    }
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, content_type)], app.keeping.metrics.text()).into_response()
}

//! Who you are: a cookie for a browser, a token for an agent.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::api_docs::Problems;
use super::extract::OptionalIdentity;
use crate::identity::Secret;

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
    OptionalIdentity(secret): OptionalIdentity,
    headers: HeaderMap,
) -> Response {
    let options = &app.services.options;
    // An old one is given again, so that it lasts.
    let secret = secret.unwrap_or_else(|| Secret::new(options.random()));
    // In the local network the same server is reached without TLS, and must not ask for it.
    let public = options.public_url.as_ref();
    let secure = public.is_some_and(|url| url.is_secure() && url.is_of(&headers));
    (
        StatusCode::NO_CONTENT,
        [(SET_COOKIE, secret.cookie(secure).to_string())],
    )
        .into_response()
}

/// Get an identity, for an agent: a token of its own.
#[utoipa::path(
    post, path = "/api/tokens", tag = "identity",
    responses((status = 201, description = "A token nobody else has", body = Token), Problems)
)]
pub async fn token(State(app): State<Arc<App>>) -> (StatusCode, Json<Token>) {
    let secret = Secret::new(app.services.options.random());
    let token = secret.reveal();
    (StatusCode::CREATED, Json(Token { token }))
}

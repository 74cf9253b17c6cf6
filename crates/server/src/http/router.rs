//! Which request goes where, and what every answer has.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::Method;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::ClientAddress;
use super::problem_response::RefusedCode;
use super::{
    App, api_docs, decks, example_clue, health, identity, metrics, origin, page, presets, qr_codes,
    security_headers, socket, sounds, tables, talk,
};
use crate::problem::Problem;
use crate::sound_format;

/// The part of the API that is documented.
pub fn api() -> OpenApiRouter<Arc<App>> {
    let sounds = OpenApiRouter::new()
        .routes(routes!(sounds::upload))
        // One byte more than is allowed tells that it is too much.
        .layer(DefaultBodyLimit::max(sound_format::MAX_BYTES + 1));
    // Long, and the same for everybody: what is said to one alone is not compressed, its length would tell of it.
    let public = OpenApiRouter::new()
        .routes(routes!(presets::presets))
        .routes(routes!(decks::list))
        .routes(routes!(decks::manifest))
        .layer(CompressionLayer::new());
    OpenApiRouter::new()
        .routes(routes!(identity::identity))
        .routes(routes!(identity::token))
        .merge(public)
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::view))
        .routes(routes!(tables::act))
        .routes(routes!(tables::album))
        .routes(routes!(tables::log))
        .routes(routes!(example_clue::example_clue))
        .routes(routes!(qr_codes::qr, qr_codes::qr_with))
        .routes(routes!(talk::read, talk::say))
        .routes(routes!(talk::react))
        .routes(routes!(sounds::fetch))
        .merge(sounds)
        .routes(routes!(health::health))
        .routes(routes!(metrics::metrics))
        .routes(routes!(decks::picture))
}

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let limit = app.services.options.limits.message_bytes as usize;
    let (api, document) = api().split_for_parts();
    Router::new()
        .merge(api)
        .merge(api_docs::routes(document))
        .route("/api/socket", any(socket::open))
        .route("/", get(page::home))
        .route("/r/{code}", get(page::table))
        .route("/r/{code}/{screen}", get(page::home))
        .route("/rules", get(page::home))
        .route("/rules/{preset}", get(page::rules))
        .route("/assets/{file}", get(page::file))
        .route("/icons/{file}", get(page::file))
        .route("/favicon.ico", get(page::file))
        .route("/manifest.webmanifest", get(page::file))
        .route("/sw.js", get(page::file))
        .fallback(page::elsewhere)
        .method_not_allowed_fallback(async || Problem::MethodNotAllowed)
        .layer(DefaultBodyLimit::max(limit))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// Lets only our own pages act for their users, counts refusals, and adds the headers that every answer has.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let public = app.services.options.public_url.as_ref();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.uri().path() == "/api/socket";
    let ours = (reads && !upgrades) || origin::is_ours(request.headers(), public);
    let secure = public.is_some_and(|url| url.is_secure() && url.is_of(request.headers()));
    let (mut parts, body) = request.into_parts();
    let address = ClientAddress::from_request_parts(&mut parts, &app).await;
    let counted = parts.uri.path().starts_with("/api/");
    let at_table = parts.uri.path().strip_prefix("/api/tables/");
    let code = at_table
        .and_then(|rest| rest.split('/').next())
        .unwrap_or_default();
    let free = |address| app.is_without_limits(code, address);
    let in_time =
        |ClientAddress(address)| !counted || free(address) || app.rate_limits.request(address);
    let mut response = match address.map(in_time) {
        _ if !ours => Problem::WrongOrigin.into_response(),
        Ok(true) => next.run(Request::from_parts(parts, body)).await,
        Ok(false) => Problem::TooManyRequests.into_response(),
        Err(problem) => problem.into_response(),
    };
    if let Some(RefusedCode(code)) = response.extensions().get() {
        app.services.metrics.refused(code);
    }
    security_headers::add(response.headers_mut(), secure);
    response
}

//! What all requests share, and which request goes where.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::Address;
use super::{api_docs, decks, house, page, socket, sounds, tables, talk};
use crate::identity::Secret;
use crate::limits::Gate;
use crate::origin::{self, PublicUrl};
use crate::refused::{Problem, RefusedCode};
use crate::room::{PlayerId, RoomRefusal};
use crate::sound;
use crate::table::{Keeping, Table};
use crate::tables::{LONGEST_CODE, Tables};

/// Nothing from elsewhere, nothing inside somebody else's page, no script but our own files.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; \
    style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// What all requests share.
pub struct App {
    /// What all tables share.
    pub keeping: Arc<Keeping>,
    /// The tables.
    pub tables: Tables,
    /// Who may ask how often.
    pub gate: Arc<Gate>,
    /// Cancelled when the server stops.
    pub stopping: CancellationToken,
    /// Open sockets.
    pub sockets: TaskTracker,
    /// How many recordings are looked at at once.
    pub listening: Semaphore,
}

impl App {
    /// A table for somebody who knows its code. Whoever guesses is slowed down; who has a place is not.
    pub async fn enter(
        &self,
        code: &str,
        secret: Option<&Secret>,
        address: IpAddr,
    ) -> Result<(Table, Option<PlayerId>), Problem> {
        let may_guess = self.gate.may_guess(address);
        if !may_guess && secret.is_none() {
            return Err(Problem::TooManyGuesses);
        }
        let digits =
            code.len() <= LONGEST_CODE as usize && code.bytes().all(|b| b.is_ascii_digit());
        let found = match digits {
            true => self.tables.find(code).await,
            false => Err(Problem::NoSuchTable),
        };
        let table = match found {
            Ok(table) => table,
            Err(Problem::NoSuchTable) => {
                self.gate.guessed_wrong(address);
                return Err(match may_guess {
                    true => Problem::NoSuchTable,
                    false => Problem::TooManyGuesses,
                });
            }
            Err(problem) => return Err(problem),
        };
        let room = table.moment().room.clone();
        let player = secret.map(|s| s.player(room.id()));
        let has_place = player.is_some_and(|p| room.member(p).is_some());
        if !may_guess && !has_place {
            return Err(Problem::TooManyGuesses);
        }
        if player.is_some_and(|p| room.is_banned(p)) {
            return Err(RoomRefusal::Kicked.into());
        }
        Ok((table, player))
    }
}

/// Where links to tables lead: the public address, or the one the request came to; but a link that was asked for
/// on this very computer should also work on a phone.
pub fn base(app: &App, headers: &HeaderMap) -> String {
    let options = &app.keeping.options;
    let url = options.public_url.clone().or_else(|| {
        let asked = PublicUrl::of_request(headers);
        let network = options.network_url.clone();
        match asked {
            Some(url) if url.is_loopback() => network.or(Some(url)),
            url => url.or(network),
        }
    });
    url.map(|url| url.to_string()).unwrap_or_default()
}

/// The part of the API that is documented.
pub fn api() -> OpenApiRouter<Arc<App>> {
    let sounds = OpenApiRouter::new()
        .routes(routes!(sounds::upload))
        // One byte more than is allowed tells that it is too much.
        .layer(DefaultBodyLimit::max(sound::MAX_BYTES + 1));
    // Long, and the same for everybody: what is said to one alone is not compressed, its length would tell of it.
    let public = OpenApiRouter::new()
        .routes(routes!(house::presets))
        .routes(routes!(decks::list))
        .routes(routes!(decks::manifest))
        .layer(CompressionLayer::new());
    OpenApiRouter::new()
        .routes(routes!(house::identity))
        .routes(routes!(house::token))
        .merge(public)
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(tables::view))
        .routes(routes!(tables::act))
        .routes(routes!(tables::album))
        .routes(routes!(tables::log))
        .routes(routes!(tables::qr, tables::qr_with))
        .routes(routes!(talk::read, talk::say))
        .routes(routes!(talk::react))
        .routes(routes!(sounds::fetch))
        .merge(sounds)
        .routes(routes!(house::health))
        .routes(routes!(house::metrics))
        .routes(routes!(decks::picture))
}

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let limit = app.keeping.options.limits.message_bytes;
    let (api, document) = api().split_for_parts();
    Router::new()
        .merge(api)
        .merge(api_docs::routes(document))
        .route("/api/socket", any(socket::open))
        .route("/", get(page::home))
        .route("/r/{code}", get(page::table))
        .route("/r/{code}/{screen}", get(page::home))
        .route("/assets/{file}", get(page::file))
        .route("/icons/{file}", get(page::file))
        .route("/favicon.ico", get(page::file))
        .route("/manifest.webmanifest", get(page::file))
        .route("/sw.js", get(page::file))
        .fallback(async || Problem::NotFound)
        .method_not_allowed_fallback(async || Problem::MethodNotAllowed)
        .layer(DefaultBodyLimit::max(limit))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// Lets only our own pages act for their users, counts refusals, and adds the headers that every answer has.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let public = app.keeping.options.public_url.as_ref();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.uri().path() == "/api/socket";
    let ours = (reads && !upgrades) || origin::is_ours(request.headers(), public);
    let secure = public.is_some_and(|url| url.is_secure() && url.is_of(request.headers()));
    let (mut parts, body) = request.into_parts();
    let address = Address::from_request_parts(&mut parts, &app).await;
    let counted = parts.uri.path().starts_with("/api/");
    let in_time = |Address(address)| !counted || app.gate.request(address);
    let mut response = match address.map(in_time) {
        _ if !ours => Problem::WrongOrigin.into_response(),
        Ok(true) => next.run(Request::from_parts(parts, body)).await,
        Ok(false) => Problem::TooManyRequests.into_response(),
        Err(problem) => problem.into_response(),
    };
    if let Some(RefusedCode(code)) = response.extensions().get() {
        app.keeping.metrics.refused(code);
    }
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    // A table's code stands in its address.
    set(REFERRER_POLICY, "no-referrer");
    set(
        HeaderName::from_static("permissions-policy"),
        "microphone=(self), camera=(), geolocation=()",
    );
    set(
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    );
    set(
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    );
    set(axum::http::header::CACHE_CONTROL, "no-store");
    if secure {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

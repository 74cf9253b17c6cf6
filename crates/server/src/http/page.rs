//! What a browser gets: the page in `web/`, built into this program.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LINK, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Deserialize;

use super::App;
use crate::identity::Secret;
use crate::refused::Problem;

/// The built page, with each text also compressed.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// The file that is the page at every address of it.
const INDEX: &str = "index.html";

/// The page itself. Which screen it shows, it finds out from the address.
pub async fn home(headers: HeaderMap) -> Response {
    serve(INDEX, &headers)
}

/// The page for a table: a browser is told at once what it will need, and saves a slow line two ways there and back.
pub async fn table(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    let mut response = serve(INDEX, &headers);
    let mut announce = |links: &[HeaderValue]| {
        for link in links {
            response.headers_mut().append(LINK, link.clone());
        }
    };
    announce(&NEEDS.table);
    if let Some(game) = Secret::of(&headers).and_then(|secret| game_of(&app, &code, &secret)) {
        announce(&NEEDS.play);
        announce(&game);
    }
    response
}

/// What a player in a running game needs to know of its cards. Nobody else learns here that there is such a table.
fn game_of(app: &App, code: &str, secret: &Secret) -> Option<Vec<HeaderValue>> {
    let moment = app.tables.awake(code)?.moment();
    let room = &moment.room;
    room.member(secret.player(room.id()))?;
    room.running()?;
    let decks = room.decks_in_play()?.iter();
    let links = decks.map(|deck| {
        format!(
            "</api/decks/{}>; rel=preload; as=fetch; crossorigin",
            deck.id
        )
    });
    Some(links.filter_map(|link| link.parse().ok()).collect())
}

/// What the larger screens are made of, as headers that announce it.
struct Needs {
    table: Vec<HeaderValue>,
    play: Vec<HeaderValue>,
}

static NEEDS: LazyLock<Needs> = LazyLock::new(|| {
    let manifest = Dist::get(".vite/manifest.json");
    // There is none while the page itself is missing.
    let chunks: HashMap<String, Chunk> = manifest
        .and_then(|file| serde_json::from_slice(&file.data).ok())
        .unwrap_or_default();
    let links = |name: &str| -> Vec<HeaderValue> {
        let Some(chunk) = chunks.values().find(|chunk| chunk.name == name) else {
            return Vec::new();
        };
        let styles = chunk.css.iter();
        let styles = styles.map(|file| format!("</{file}>; rel=preload; as=style"));
        let script = format!("</{}>; rel=modulepreload", chunk.file);
        let links = styles.chain([script]);
        links.filter_map(|link| link.parse().ok()).collect()
    };
    Needs {
        // What comes first in the page must not wait behind what it needs later.
        table: [links("index"), links("table")].concat(),
        play: links("play"),
    }
});

/// A script of the page and its styles, as the page's build describes them.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Chunk {
    file: String,
    name: String,
    css: Vec<String>,
}

/// One of the page's files.
pub async fn file(uri: Uri, headers: HeaderMap) -> Response {
    serve(uri.path().trim_start_matches('/'), &headers)
}

fn serve(path: &str, headers: &HeaderMap) -> Response {
    let Some((file, encoding)) = find(path, headers) else {
        return Problem::NotFound.into_response();
    };
    let tag = format!("\"{}\"", hex::encode(file.metadata.sha256_hash()));
    // The names of assets say what is in them; everything else is asked for anew.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let answer = [
        (CACHE_CONTROL, cache),
        (ETAG, tag.as_str()),
        (VARY, "accept-encoding"),
    ];
    let known = headers.get(IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, answer).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = [(CONTENT_TYPE, kind.essence_str())];
    let encoding = encoding.map(|encoding| [(CONTENT_ENCODING, encoding)]);
    (answer, kind, encoding, file.data).into_response()
}

/// A file in the best encoding the browser understands.
fn find(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(ACCEPT_ENCODING);
    let accepted = accepted.and_then(|v| v.to_str().ok()).unwrap_or_default();
    let accepts = |wanted: &str| {
        let mut offers = accepted.split(',').map(|offer| offer.trim());
        offers.any(|offer| offer == wanted)
    };
    for (encoding, end) in [("br", "br"), ("gzip", "gz")] {
        if accepts(encoding)
            && let Some(file) = Dist::get(&format!("{path}.{end}"))
        {
            return Some((file, Some(encoding)));
        }
    }
    Dist::get(path).map(|file| (file, None))
}

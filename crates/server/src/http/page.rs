//! What a browser gets: the page in `web/`, built into this program.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

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

//! What a browser gets: the page in `web/`, built into this program.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, LINK, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use fabula_ids::Language;
use fabula_rules::Preset;
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Deserialize;

use super::App;
use super::conditional::{accepted_encodings, entity_tag, is_known};
use crate::identity::Secret;
use crate::problem::Problem;

/// The built page, with each text also compressed.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// The file that is the page at every address of it.
const INDEX: &str = "index.html";

/// The page itself. Which screen it shows, it finds out from the address.
pub async fn home(headers: HeaderMap) -> Response {
    page(&headers, vec![NEEDS.words(language(&headers))])
}

/// The page for a table: a browser is told at once what it will need, and saves a slow line two ways there and back.
pub async fn table(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let mut needed = vec![&NEEDS.start, NEEDS.words(language), &NEEDS.table];
    let game = Secret::of(&headers).and_then(|secret| game_of(&app, &code, &secret, language));
    if let Some(decks) = &game {
        needed.extend([&NEEDS.play, decks]);
    }
    page(&headers, needed)
}

/// The page for the rules of a game, if there is such a game.
pub async fn rules(Path(preset): Path<String>, method: Method, headers: HeaderMap) -> Response {
    match preset.parse::<Preset>() {
        Ok(_) => home(headers).await,
        Err(_) => elsewhere(method, headers).await,
    }
}

/// Any other address. Whoever has mistyped one in a browser gets the page, which says so; a program gets the refusal.
pub async fn elsewhere(method: Method, headers: HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT).and_then(|v| v.to_str().ok());
    let reads = matches!(method, Method::GET | Method::HEAD);
    if !reads || !accepted.is_some_and(|accepted| accepted.contains("text/html")) {
        return Problem::NotFound.into_response();
    }
    let mut response = page(&headers, vec![NEEDS.words(language(&headers))]);
    // The page is there, whatever was asked for is not.
    if response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

/// The page, with headers that announce what it will need.
fn page(headers: &HeaderMap, needed: Vec<&Links>) -> Response {
    let mut response = serve(INDEX, headers);
    // What comes first must not wait behind what is needed later, and nothing need be said twice.
    let mut said = HashSet::new();
    for link in needed.into_iter().flatten() {
        if said.insert(link) {
            response.headers_mut().append(LINK, link.clone());
        }
    }
    response
}

/// Headers that announce files.
type Links = Vec<HeaderValue>;

/// What a player in a running game needs to know of its cards. Nobody else learns here that there is such a table.
fn game_of(app: &App, code: &str, secret: &Secret, language: Language) -> Option<Links> {
    let snapshot = app.tables.loaded(code)?.snapshot();
    let room = &snapshot.room;
    room.member(secret.player(room.id()))?;
    room.running()?;
    let decks = room.decks_in_play()?.iter();
    let links = decks.map(|deck| {
        format!(
            "</api/decks/{}?language={language}>; rel=preload; as=fetch; crossorigin",
            deck.id
        )
    });
    Some(links.filter_map(|link| link.parse().ok()).collect())
}

/// What the screens are made of.
#[derive(Default)]
struct Needs {
    start: Links,
    table: Links,
    play: Links,
    words: HashMap<String, Links>,
}

impl Needs {
    /// What the page says in a language.
    fn words(&self, language: Language) -> &Links {
        self.words.get(language.code()).unwrap_or(&self.start)
    }
}

/// The first of the browser's languages that the page speaks: the one it will begin with, unless somebody has chosen
/// another.
fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|v| v.to_str().ok()).unwrap_or_default();
    let tags = accepted.split([',', ' ']);
    let languages = tags.map(|tag| tag.split(['-', ';']).next().unwrap_or_default());
    let mut spoken = languages.filter_map(|language| language.parse().ok());
    spoken.next().unwrap_or_default()
}

static NEEDS: LazyLock<Needs> = LazyLock::new(|| {
    let manifest = Dist::get(".vite/manifest.json");
    // There is none while the page itself is missing.
    let chunks: Option<Chunks> = manifest.and_then(|file| serde_json::from_slice(&file.data).ok());
    chunks.map(|chunks| chunks.needs()).unwrap_or_default()
});

/// The page's scripts by the names of their sources, as its build describes them.
#[derive(Deserialize)]
struct Chunks(HashMap<String, Chunk>);

/// A script of the page, its styles, and the scripts without which it does not run.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Chunk {
    file: String,
    name: String,
    css: Vec<String>,
    imports: Vec<String>,
}

impl Chunks {
    fn needs(&self) -> Needs {
        let words = self.0.iter().filter_map(|(source, chunk)| {
            let language = source.strip_prefix("src/paraglide/messages/")?;
            Some((language.strip_suffix(".js")?.into(), self.links(chunk)))
        });
        Needs {
            start: self.named("start"),
            table: self.named("table"),
            play: self.named("play"),
            words: words.collect(),
        }
    }

    fn named(&self, name: &str) -> Links {
        let chunk = self.0.values().find(|chunk| chunk.name == name);
        chunk.map(|chunk| self.links(chunk)).unwrap_or_default()
    }

    fn links(&self, chunk: &Chunk) -> Links {
        let needed = chunk.imports.iter().filter_map(|name| self.0.get(name));
        let styles = chunk.css.iter();
        // As the page itself asks for them: otherwise they are fetched twice.
        let styles = styles.map(|file| format!("</{file}>; rel=preload; as=style; crossorigin"));
        let script = format!("</{}>; rel=modulepreload", chunk.file);
        let own = styles.chain([script]).filter_map(|link| link.parse().ok());
        needed
            .flat_map(|chunk| self.links(chunk))
            .chain(own)
            .collect()
    }
}

/// One of the page's files.
pub async fn file(uri: Uri, headers: HeaderMap) -> Response {
    serve(uri.path().trim_start_matches('/'), &headers)
}

fn serve(path: &str, headers: &HeaderMap) -> Response {
    let Some(plain) = Dist::get(path) else {
        return Problem::NotFound.into_response();
    };
    let content_type = plain.metadata.mimetype().to_owned();
    let (file, encoding) = encoded(path, headers).unwrap_or((plain, None));
    // The names of assets say what is in them; everything else is asked for anew.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let answer = [(CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let tag = entity_tag(file.metadata.sha256_hash());
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, answer, tag, ()).into_response();
    }
    let content = (
        [(CONTENT_TYPE, content_type)],
        encoding.map(|encoding| [(CONTENT_ENCODING, encoding)]),
    );
    (answer, tag, content, file.data).into_response()
}

/// A file in the best encoding the browser understands, if it is there in one.
fn encoded(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    accepted_encodings(headers, &["br", "gzip"])
        .into_iter()
        .find_map(|encoding| {
            let end = match encoding {
                "gzip" => "gz",
                other => other,
            };
            let file = Dist::get(&format!("{path}.{end}"))?;
            Some((file, Some(encoding)))
        })
}

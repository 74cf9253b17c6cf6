//! Decks and their pictures. A picture's name is its content's, so it can be kept for ever.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use fabula_deck::{Manifest, Picture};
use fabula_ids::{ContentHash, DeckId, Language};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::App;
use super::api_docs::Problems;
use super::conditional::{entity_tag, is_known};
use super::extract::{PathParam, QueryParams};
use crate::decks::CatalogueDeck;
use crate::problem::Problem;
use crate::table::unavailable;

/// For what never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A deck on offer.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct DeckOffer {
    /// Its name for ever.
    pub id: DeckId,
    /// What it is called.
    pub name: String,
    /// Who made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Under what terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<String>,
    /// How many cards it has.
    pub cards: u16,
    /// A few of its pictures.
    pub samples: Vec<Picture>,
    /// In how many cards a description is given, by language.
    pub described: BTreeMap<String, u16>,
    /// The same deck without the cards that do not suit small children and delicate groups, if it has such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gentle: Option<GentleOffer>,
}

/// The gentle cards of a deck: a deck of its own, for a table to choose instead of the whole one.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GentleOffer {
    /// Its name for ever.
    pub id: DeckId,
    /// How many cards it has.
    pub cards: u16,
}

/// The decks on offer.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Decks {
    /// The first is the usual one.
    pub decks: Vec<DeckOffer>,
}

/// Pictures that show what a deck is like.
const SAMPLES: usize = 5;

impl From<&CatalogueDeck> for DeckOffer {
    fn from(deck: &CatalogueDeck) -> DeckOffer {
        let cards = &deck.manifest.cards;
        let mut described = BTreeMap::new();
        for language in cards.iter().flat_map(|c| c.description.keys()) {
            *described.entry(language.clone()).or_default() += 1;
        }
        // From all over the deck.
        let step = cards.len().div_ceil(SAMPLES).max(1);
        DeckOffer {
            id: deck.id,
            name: deck.manifest.name.clone(),
            author: deck.manifest.author.clone(),
            licence: deck.manifest.licence.clone(),
            cards: cards.len() as u16,
            samples: cards.iter().step_by(step).map(|c| c.small).collect(),
            described,
            gentle: deck.gentle.map(|id| GentleOffer {
                id,
                cards: cards.iter().filter(|card| card.gentle).count() as u16,
            }),
        }
    }
}

/// The decks on offer.
#[utoipa::path(
    get, path = "/api/decks", tag = "decks",
    responses((status = 200, description = "The decks", body = Decks), Problems)
)]
pub async fn list(State(app): State<Arc<App>>) -> Json<Decks> {
    let decks = app
        .services
        .catalogue
        .decks()
        .map(DeckOffer::from)
        .collect();
    Json(Decks { decks })
}

async fn public(app: &App, hash: ContentHash) -> Result<Option<axum::body::Bytes>, Problem> {
    app.services.journal.public(hash).await.map_err(unavailable)
}

/// Who reads about a deck.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Reader {
    /// Only in this language it is told what is seen; where it is not, in English; and no tags. Without it, all there is.
    #[param(inline)]
    language: Option<Language>,
}

/// All cards of a deck, with their pictures' names and what is seen on them.
#[utoipa::path(
    get, path = "/api/decks/{deck}", tag = "decks",
    params(("deck" = String, Path, description = "The deck's name for ever"), Reader),
    responses((status = 200, description = "The manifest", body = Manifest), Problems)
)]
pub async fn manifest(
    State(app): State<Arc<App>>,
    PathParam(deck): PathParam<String>,
    QueryParams(Reader { language }): QueryParams<Reader>,
) -> Result<Response, Problem> {
    let id: DeckId = deck.parse().map_err(|_| Problem::NoSuchDeck)?;
    let manifest = match app.services.catalogue.deck(id) {
        Some(deck) => Manifest::clone(&deck.manifest),
        // Games of the past keep decks that are no longer on offer. Pictures are kept in the same place.
        None => {
            let kept = public(&app, id).await?;
            let manifest = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok());
            manifest.ok_or(Problem::NoSuchDeck)?
        }
    };
    let manifest = match app.services.options.withhold_descriptions {
        true => manifest.without_words(),
        false => manifest,
    };
    let manifest = match language {
        Some(language) => manifest.read_in(language),
        None => manifest,
    };
    Ok(([(CACHE_CONTROL, FOR_EVER)], Json(manifest)).into_response())
}

/// A picture of a public deck.
#[utoipa::path(
    get, path = "/p/{picture}", tag = "decks",
    params(("picture" = String, Path, description = "The picture's name: SHA-256 of its content")),
    responses(
        (status = 200, description = "The picture", body = Vec<u8>, content_type = "image/webp"),
        (status = 304, description = "You have it"),
        Problems,
    )
)]
pub async fn picture(
    State(app): State<Arc<App>>,
    PathParam(picture): PathParam<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let hash: ContentHash = picture.parse().map_err(|_| Problem::NotFound)?;
    let answer = [(CONTENT_TYPE, "image/webp"), (CACHE_CONTROL, FOR_EVER)];
    let tag = entity_tag(hash.0);
    if is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, answer, tag, ()).into_response());
    }
    let bytes = public(&app, hash).await?.ok_or(Problem::NotFound)?;
    // Manifests are stored in the same place.
    if !bytes.starts_with(b"RIFF") {
        return Err(Problem::NotFound);
    }
    Ok((answer, tag, bytes).into_response())
}

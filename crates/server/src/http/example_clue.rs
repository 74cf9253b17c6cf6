//! An example of a clue, for somebody who may give the next one and has never given any.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use fabula_bots::bank::{phrase_said, phrases};
use fabula_bots::example;
use fabula_ids::Language;
use fabula_room::Room;
use fabula_rules::{Card, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::App;
use super::api_docs::Problems;
use super::extract::{AtTable, QueryParams};
use crate::problem::Problem;

/// An example of a clue.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExampleClue {
    /// One of your own cards.
    pub card: Card,
    /// What might be said of it.
    pub text: String,
}

/// What one may be shown.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExampleAnswer {
    /// Nothing if it is not for you to tell, or if nobody has thought of anything for your cards.
    #[schema(required)]
    pub example: Option<ExampleClue>,
}

/// Who reads it.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Reader {
    /// In which language; the table's if you do not say.
    #[param(inline)]
    language: Option<Language>,
}

/// What might be said of one of your cards, while it is for you to tell. No bot says the same that evening.
#[utoipa::path(
    get, path = "/api/tables/{code}/example", tag = "tables",
    params(("code" = String, Path, description = "The table's code"), Reader),
    responses((status = 200, description = "An example, or none", body = ExampleAnswer), Problems)
)]
pub async fn example_clue(
    State(app): State<Arc<App>>,
    at: AtTable,
    QueryParams(Reader { language }): QueryParams<Reader>,
) -> Result<Response, Problem> {
    let player = at.player()?;
    let room = at.table.snapshot().room.clone();
    let seat = room.member(player).and_then(|member| member.seat);
    let withheld = app.services.options.withhold_descriptions || room.settings().agents;
    let hand = seat.filter(|_| !withheld).and_then(|s| hand(&room, s));
    let example = match hand {
        Some(hand) => find(&app, &room, &hand, language).await,
        None => None,
    };
    // What it says of a hand is for nobody else, and for now.
    let answer = Json(ExampleAnswer { example });
    Ok(([(CACHE_CONTROL, "no-store")], answer).into_response())
}

/// The cards of a seat that may tell of one of them, now or if it is the first to have an idea.
fn hand(room: &Room, seat: Seat) -> Option<Vec<Card>> {
    let view = room.running()?.view(Some(seat));
    let tells = |tell: &fabula_rules::TellChoice| !tell.cards.is_empty();
    let may_tell = view.legal.claim || view.legal.tell.as_ref().is_some_and(tells);
    Some(view.hand?.to_vec()).filter(|_| may_tell)
}

/// The first card of a hand for which there is an example that nobody has said yet.
async fn find(
    app: &App,
    room: &Room,
    hand: &[Card],
    language: Option<Language>,
) -> Option<ExampleClue> {
    let decks = room.decks_in_play()?.iter();
    let decks: Vec<_> = decks.map(|deck| (deck.id, deck.cards)).collect();
    let cards = app.services.senses.of(&decks).await;
    let told = room.told_words().iter();
    let told: Vec<usize> = told.filter_map(|text| phrase_said(text)).collect();
    let evening = room.id().to_string();
    let language = language.unwrap_or(room.settings().language);
    hand.iter().find_map(|&card| {
        let phrase = example(&cards, &evening, usize::from(card.0))?;
        let text = phrases()[phrase].text(language).to_string();
        (!told.contains(&phrase)).then_some(ExampleClue { card, text })
    })
}

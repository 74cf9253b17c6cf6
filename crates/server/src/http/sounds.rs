//! Recorded clues: taken in by content, given out to those at the table.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use fabula_ids::{ContentHash, derive_id};
use fabula_rules::ActionId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::App;
use super::api_docs::Problems;
use super::extract::{AtTable, PathParam, RawBody};
use crate::problem::Problem;
use crate::sound_format::{self, Format, SoundError};
use crate::table::unavailable;

/// A recording that was taken in.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recording {
    /// Its name, for a clue and to fetch it.
    pub sound: String,
    /// Its length in milliseconds.
    pub length: u32,
}

impl From<SoundError> for Problem {
    fn from(error: SoundError) -> Problem {
        match error {
            SoundError::TooLarge { max, got } => Problem::SoundTooLarge { max, got },
            SoundError::TooLong { max, got } => Problem::SoundTooLong { max, got },
            SoundError::Empty => Problem::SoundEmpty,
            SoundError::HasPicture => Problem::SoundHasPicture,
            _ => Problem::SoundNotRecognised,
        }
    }
}

/// Reading a file takes a while: not on a thread that serves others, and not too many at once.
async fn recognise(app: &App, bytes: Bytes) -> Result<sound_format::Sound, Problem> {
    let permit = app.sound_checks.acquire().await;
    let _permit = permit.map_err(|_| Problem::Unavailable)?;
    let read = tokio::task::spawn_blocking(move || sound_format::recognise(&bytes));
    let read = read.await.map_err(|_| Problem::SoundNotRecognised)?;
    Ok(read?)
}

/// Record a clue: at most 1 MB and 30 seconds of webm, ogg, mp4 or wav. What it is is told from its content.
#[utoipa::path(
    post, path = "/api/tables/{code}/sounds", tag = "sounds",
    params(("code" = String, Path, description = "The table's code")),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 201, description = "It may be used as a clue", body = Recording), Problems)
)]
pub async fn upload(
    State(app): State<Arc<App>>,
    at: AtTable,
    RawBody(bytes): RawBody,
) -> Result<(StatusCode, Json<Recording>), Problem> {
    let by = at.player()?;
    let room = at.table.snapshot().room.clone();
    let hash = ContentHash::of(&bytes);
    let sound = hash.to_string();
    // Looked at before anything is done or kept, so that a full room costs nothing.
    let known = room.knows_sound(by, &sound)?;
    let found = recognise(&app, bytes.clone()).await?;
    if !known {
        let kept = app.services.journal.put_blob(room.id(), bytes).await;
        kept.map_err(unavailable)?;
        // The same recording again is the same request.
        let id = derive_id("fabula sound", &[&by.0, &hash.0]);
        let id = ActionId(u128::from_be_bytes(id));
        app.tables.add_sound(at.table, by, id, &sound).await?;
    }
    let length = found.length.as_millis() as u32;
    Ok((StatusCode::CREATED, Json(Recording { sound, length })))
}

/// Where a recording is.
#[derive(Deserialize)]
pub struct Which {
    sound: String,
}

/// A recording, for those at the table: whoever recorded it, and everybody once it is a clue.
#[utoipa::path(
    get, path = "/api/tables/{code}/sounds/{sound}", tag = "sounds",
    params(
        ("code" = String, Path, description = "The table's code"),
        ("sound" = String, Path, description = "The recording's name"),
    ),
    responses(
        (status = 200, description = "The recording", body = Vec<u8>, content_type = "audio/*"),
        Problems,
    )
)]
pub async fn fetch(
    State(app): State<Arc<App>>,
    at: AtTable,
    PathParam(Which { sound }): PathParam<Which>,
) -> Result<Response, Problem> {
    let player = at.player()?;
    let room = at.table.snapshot().room.clone();
    let hash: ContentHash = sound.parse().map_err(|_| Problem::NoSuchSound)?;
    // Who has no place must at least be in the room.
    let at_table =
        room.member(player).is_some() || app.tables.is_connected(at.table.clone(), player).await?;
    if !at_table || !room.may_hear(player, &sound) {
        return Err(Problem::NoSuchSound);
    }
    let kept = app.services.journal.blob(room.id(), hash).await;
    let bytes = kept.map_err(unavailable)?.ok_or(Problem::NoSuchSound)?;
    let format = Format::of(&bytes).ok_or(Problem::NoSuchSound)?;
    let content_type = format.content_type();
    let headers = [
        (CONTENT_TYPE, content_type),
        (CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes).into_response())
}

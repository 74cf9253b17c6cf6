//! A problem as an HTTP response: a status, and the refusal as JSON.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use fabula_room::{Refused, RoomRefusal};

use crate::problem::Problem;

impl Problem {
    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::Room(RoomRefusal::Kicked) | Problem::WrongOrigin => StatusCode::FORBIDDEN,
            Problem::Room(_)
            | Problem::NotOver
            | Problem::NoVision
            | Problem::NothingToHold
            | Problem::NothingToAgree => StatusCode::CONFLICT,
            Problem::BadRequest { .. }
            | Problem::OtherVersion { .. }
            | Problem::HelloExpected
            | Problem::SoundNotRecognised
            | Problem::SoundEmpty
            | Problem::SoundHasPicture
            | Problem::SoundTooLong { .. } => StatusCode::BAD_REQUEST,
            Problem::IdentityNeeded => StatusCode::UNAUTHORIZED,
            Problem::NotFound
            | Problem::NoSuchTable
            | Problem::NoSuchDeck
            | Problem::NoSuchGame
            | Problem::NoSuchSound => StatusCode::NOT_FOUND,
            Problem::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Problem::TooLarge { .. } | Problem::SoundTooLarge { .. } => {
                StatusCode::PAYLOAD_TOO_LARGE
            }
            Problem::TooManyGuesses
            | Problem::TooManyTables
            | Problem::TooManyMessages
            | Problem::TooManyRequests
            | Problem::TooManyConnections
            | Problem::TalkTooFast => StatusCode::TOO_MANY_REQUESTS,
            Problem::TableUnreadable | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(Refused::from(&self))).into_response();
        // The metrics count refusals by code.
        response.extensions_mut().insert(RefusedCode(self.code()));
        response
    }
}

/// The code of a refusal, for whoever counts them.
#[derive(Clone, Copy)]
pub struct RefusedCode(pub &'static str);

//! Who somebody is, without accounts: a random secret that only they hold.
//!
//! A browser keeps it in a cookie, an agent sends it as a bearer token. What the server calls a person in
//! a room is a hash of it and of the room, so that neither a log nor a view lets anybody be somebody
//! else, and nobody can be followed from one room to another.

use std::fmt;

use axum::http::HeaderMap;
use axum_extra::headers::authorization::Bearer;
use axum_extra::headers::{Authorization, Cookie, HeaderMapExt};
use cookie::time::Duration;
use cookie::{Cookie as SetCookie, SameSite};
use fabula_ids::{PlayerId, RoomId, derive_id};
use fabula_rules::ActionId;
use sha2::{Digest, Sha256};

/// The cookie's name.
pub const COOKIE_NAME: &str = "fabula";

/// How long a browser keeps it: the most that browsers allow.
const COOKIE_AGE: Duration = Duration::days(400);

/// Somebody's secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// A secret does not belong into a log line.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret from 32 random bytes.
    pub fn new(random: [u8; 32]) -> Secret {
        Secret(random)
    }

    fn parse(text: &str) -> Option<Secret> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Secret(bytes))
    }

    /// As its owner keeps it.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// The secret in a request: a bearer token, or else the cookie.
    pub fn of(headers: &HeaderMap) -> Option<Secret> {
        if let Some(Authorization(bearer)) = headers.typed_get::<Authorization<Bearer>>() {
            return Secret::parse(bearer.token().trim());
        }
        let cookies = headers.typed_get::<Cookie>()?;
        let mut ours = cookies.iter().filter(|(name, _)| *name == COOKIE_NAME);
        ours.find_map(|(_, value)| Secret::parse(value))
    }

    /// Who they are in a room.
    pub fn player(&self, room: RoomId) -> PlayerId {
        let identity = Sha256::digest(self.0);
        PlayerId(derive_id("fabula player", &[&room.0, &identity]))
    }

    /// The name of a room that they asked for under this name: asked again, it is the same room.
    pub fn room(&self, id: ActionId) -> RoomId {
        let identity = Sha256::digest(self.0);
        let id = id.0.to_be_bytes();
        RoomId(derive_id("fabula room", &[&identity, &id]))
    }

    /// The cookie a browser is given. Scripts cannot read it.
    pub fn cookie(&self, secure: bool) -> SetCookie<'static> {
        SetCookie::build((COOKIE_NAME, self.reveal()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .max_age(COOKIE_AGE)
            .secure(secure)
            .build()
    }
}

//! Who somebody is, without accounts: a random secret that only they hold.
//!
//! A browser keeps it in a cookie, an agent sends it as a bearer token. What the server calls a person in
//! a room is a hash of it and of the room, so that neither a log nor a view lets anybody be somebody
//! else, and nobody can be followed from one room to another.

use std::fmt;

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use fabula_journal::RoomId;
use fabula_rules::ActionId;
use sha2::{Digest, Sha256};

use crate::digest;
use crate::room::PlayerId;

/// The cookie's name.
pub const COOKIE_NAME: &str = "fabula";

/// How long a browser keeps it, in seconds: 400 days is the most that browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

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
        let bearer = headers.get(AUTHORIZATION).and_then(|v| v.to_str().ok());
        let bearer = bearer.and_then(|v| v.split_once(' '));
        if let Some((_, token)) = bearer.filter(|(s, _)| s.eq_ignore_ascii_case("bearer")) {
            return Secret::parse(token.trim());
        }
        let cookies = headers.get_all(COOKIE).into_iter();
        cookies
            .filter_map(|v| v.to_str().ok())
            .flat_map(|v| v.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == COOKIE_NAME)
            .find_map(|(_, value)| Secret::parse(value))
    }

    /// Who they are in a room.
    pub fn player(&self, room: RoomId) -> PlayerId {
        let identity = Sha256::digest(self.0);
        PlayerId(digest::short("fabula player", &[&room.0, &identity]))
    }

    /// The name of a room that they asked for under this name: asked again, it is the same room.
    pub fn room(&self, id: ActionId) -> RoomId {
        let identity = Sha256::digest(self.0);
        let id = id.0.to_be_bytes();
        RoomId(digest::short("fabula room", &[&identity, &id]))
    }

    /// The cookie a browser is given. Scripts cannot read it.
    pub fn cookie(&self, secure: bool) -> String {
        let secure = if secure { "; Secure" } else { "" };
        format!(
            "{COOKIE_NAME}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}",
            self.reveal()
        )
    }
}

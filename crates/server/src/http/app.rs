//! What all requests share.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::HeaderMap;
use fabula_ids::PlayerId;
use fabula_room::RoomRefusal;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::origin::PublicUrl;
use super::rate_limits::RateLimits;
use crate::identity::Secret;
use crate::problem::Problem;
use crate::table::{LONGEST_CODE, Services, TableHandle, TableRegistry};

/// What all requests share.
pub struct App {
    /// What all tables share.
    pub services: Arc<Services>,
    /// The tables.
    pub tables: TableRegistry,
    /// Who may ask how often.
    pub rate_limits: Arc<RateLimits>,
    /// Cancelled when the server stops.
    pub stopping: CancellationToken,
    /// Open sockets.
    pub sockets: TaskTracker,
    /// How many recordings are checked at once.
    pub sound_checks: Semaphore,
}

impl App {
    /// Whether a request to a table is counted by no limit: a program on this very computer, at a table for programs. Behind a
    /// proxy nobody is on this computer, whatever the address says.
    pub fn is_without_limits(&self, code: &str, address: IpAddr) -> bool {
        let agents = |table: TableHandle| table.snapshot().room.settings().agents;
        self.is_here(address) && self.tables.loaded(code).is_some_and(agents)
    }

    /// Whether an address is this very computer's.
    pub fn is_here(&self, address: IpAddr) -> bool {
        address.is_loopback() && !self.services.options.behind_proxy
    }

    /// A table for somebody who knows its code. Whoever guesses is slowed down; who has a place is not.
    pub async fn enter(
        &self,
        code: &str,
        secret: Option<&Secret>,
        address: IpAddr,
    ) -> Result<(TableHandle, Option<PlayerId>), Problem> {
        let may_guess = self.rate_limits.may_guess(address);
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
                self.rate_limits.guessed_wrong(address);
                return Err(match may_guess {
                    true => Problem::NoSuchTable,
                    false => Problem::TooManyGuesses,
                });
            }
            Err(problem) => return Err(problem),
        };
        let room = table.snapshot().room.clone();
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
    let options = &app.services.options;
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

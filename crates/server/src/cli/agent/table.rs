//! A table on a server, as a program without a browser uses it: plain HTTP.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use fabula_deck::Manifest;
use fabula_ids::{ContentHash, DeckId};
use fabula_room::{Command, Refused};
use fabula_rules::Turn;
use fabula_server::protocol::TableState;
use serde_json::{Value, json};
use ureq::http::Response;
use ureq::{Agent, Body};

/// The longest that any request takes: longer than the longest wait for news.
const LONGEST: Duration = Duration::from_secs(120);

/// What came of a request.
pub enum Outcome {
    /// It is done.
    Done,
    /// It was refused.
    Refused(Refused),
}

/// A table, and who we are there.
#[derive(Clone)]
pub struct TableClient {
    http: Agent,
    server: String,
    code: String,
    token: String,
}

impl TableClient {
    /// A table on a server, for whoever has this token; without one, for somebody new.
    pub fn new(server: &str, code: &str, token: Option<String>) -> Result<TableClient> {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(LONGEST))
            .build();
        let http: Agent = config.into();
        let server = server.trim_end_matches('/').to_owned();
        let token = match token {
            Some(token) => token,
            None => {
                let mut answer = http.post(format!("{server}/api/tokens")).send_empty()?;
                let answer: Value = answer.body_mut().read_json()?;
                let token = answer["token"]
                    .as_str()
                    .context("the server gives no token")?;
                token.to_owned()
            }
        };
        Ok(TableClient {
            http,
            server,
            code: code.to_owned(),
            token,
        })
    }

    fn url(&self, path: &str) -> String {
        format!("{}/api/tables/{}{path}", self.server, self.code)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    /// The table now, or as soon as it has seen more than so many events.
    pub fn state(&self, after: Option<u64>) -> Result<TableState<'static>> {
        let path = after.map_or(String::new(), |after| format!("?after={after}"));
        let request = self
            .http
            .get(self.url(&path))
            .header("authorization", self.bearer());
        let mut answer = request.call().context("the server does not answer")?;
        read(&mut answer)
    }

    /// Asks the table for something.
    pub fn act(&self, turn: Option<Turn>, command: &Command) -> Result<Outcome> {
        let mut id = [0; 16];
        getrandom::fill(&mut id).map_err(|e| anyhow::anyhow!("no chance: {e}"))?;
        let body = json!({ "id": hex::encode(id), "turn": turn, "command": command });
        let request = self
            .http
            .post(self.url("/do"))
            .header("authorization", self.bearer());
        let mut answer = request
            .send_json(&body)
            .context("the server does not answer")?;
        if answer.status().is_success() {
            return Ok(Outcome::Done);
        }
        let refused = answer.body_mut().read_json();
        Ok(Outcome::Refused(
            refused.context("the server answers something strange")?,
        ))
    }

    /// What there is in a deck.
    pub fn manifest(&self, deck: DeckId) -> Result<Manifest> {
        let mut answer = self
            .http
            .get(format!("{}/api/decks/{deck}", self.server))
            .call()?;
        read(&mut answer)
    }

    /// A picture.
    pub fn picture(&self, hash: ContentHash) -> Result<Vec<u8>> {
        let mut answer = self.http.get(format!("{}/p/{hash}", self.server)).call()?;
        if !answer.status().is_success() {
            bail!("there is no picture {hash}");
        }
        Ok(answer.body_mut().read_to_vec()?)
    }
}

fn read<T: serde::de::DeserializeOwned>(answer: &mut Response<Body>) -> Result<T> {
    if answer.status().is_success() {
        return answer
            .body_mut()
            .read_json()
            .context("the server answers something strange");
    }
    let refused: Refused = answer
        .body_mut()
        .read_json()
        .context("the server refuses")?;
    bail!("{} ({})", refused.message, refused.code)
}

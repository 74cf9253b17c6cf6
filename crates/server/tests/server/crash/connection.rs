//! A player's way to the table: a socket, or plain HTTP.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fabula_room::Refused;
use fabula_server::identity::Secret;
use fabula_server::protocol::{Do, PROTOCOL, TableState, ToClient, ToServer};
use serde_json::Value;
use tokio::time::timeout;

use super::player::Player;
use crate::support::Client;
use crate::support::program::PATIENCE;

/// How long a player who has nothing to do waits for news before they look around.
pub const TICK: Duration = Duration::from_millis(20);

/// The connection is gone.
pub struct Lost;

pub type Answer = Result<u64, Refused>;

/// A player's way to the table.
pub enum Connection {
    Socket(Box<Client>),
    Http {
        client: reqwest::Client,
        url: String,
        secret: Secret,
        state: Box<TableState<'static>>,
    },
}

impl Connection {
    /// Comes (back) to the table and waits for its state.
    pub async fn open(player: &Player, at: SocketAddr) -> Result<Connection, Lost> {
        let secret = &player.secret;
        if player.over_http {
            let client = reqwest::Client::builder().timeout(PATIENCE).build();
            let client = client.expect("a client");
            let url = format!("http://{at}/api/tables/{}", player.code);
            let state = Connection::fetch(&client, &url, secret).await?;
            let (secret, state) = (*secret, Box::new(state));
            return Ok(Connection::Http {
                client,
                url,
                secret,
                state,
            });
        }
        let client = Client::dial(&at, Some(secret)).await;
        let mut client = client.map_err(|_| Lost)?;
        let hello = ToServer::Hello {
            version: PROTOCOL,
            table: player.code.clone(),
            after: Some(player.seen),
            screen: false,
        };
        client.send(&hello).await;
        while client.state.is_none() {
            Connection::listen(&mut client).await?;
        }
        Ok(Connection::Socket(Box::new(client)))
    }

    pub async fn listen(client: &mut Client) -> Result<ToClient<'static>, Lost> {
        let heard = client.next().await;
        if let Some(ended) = &client.ended {
            assert_eq!(ended.bye, None, "who is killed says no goodbye");
        }
        heard.ok_or(Lost)
    }

    pub async fn fetch(
        client: &reqwest::Client,
        url: &str,
        secret: &Secret,
    ) -> Result<TableState<'static>, Lost> {
        let request = client.get(url).bearer_auth(secret.reveal());
        let response = request.send().await.map_err(lost)?;
        let status = response.status();
        let text = response.text().await.map_err(lost)?;
        assert_eq!(status, 200, "{text}");
        Ok(serde_json::from_str(&text).expect("a state"))
    }

    pub fn state(&self) -> &TableState<'static> {
        match self {
            Connection::Socket(client) => client.state(),
            Connection::Http { state, .. } => state,
        }
    }

    /// Asks, perhaps twice in one breath.
    pub async fn ask(&mut self, request: &Do, twice: bool) -> Result<Answer, Lost> {
        match self {
            Connection::Socket(client) => {
                for _ in 0..1 + usize::from(twice) {
                    client.send(&ToServer::Do(request.clone())).await;
                }
                loop {
                    match Connection::listen(client).await? {
                        ToClient::Done { id, position } if id == request.id => {
                            return Ok(Ok(position));
                        }
                        ToClient::Refused {
                            id: Some(id),
                            refused,
                        } if id == request.id => return Ok(Err(refused)),
                        _ => {}
                    }
                }
            }
            Connection::Http {
                client,
                url,
                secret,
                ..
            } => {
                let post = client.post(format!("{url}/do")).json(request);
                let post = post.bearer_auth(secret.reveal());
                if twice && let Some(post) = post.try_clone() {
                    post.send().await.map_err(lost)?;
                }
                let response = post.send().await.map_err(lost)?;
                let ok = response.status().is_success();
                let text = response.text().await.map_err(lost)?;
                let said: Value = serde_json::from_str(&text).expect("JSON");
                Ok(match ok {
                    true => Ok(said["position"].as_u64().expect("a position")),
                    false => Err(serde_json::from_value(said).expect("a refusal")),
                })
            }
        }
    }

    /// Waits until what was done is shown.
    pub async fn catch_up(&mut self, position: u64) -> Result<(), Lost> {
        let begun = Instant::now();
        while self.state().position <= position {
            assert!(begun.elapsed() < PATIENCE, "what was done is not shown");
            self.news().await?;
        }
        Ok(())
    }

    /// Listens for a moment, or until something is new.
    pub async fn news(&mut self) -> Result<(), Lost> {
        match self {
            Connection::Socket(client) => match timeout(TICK, Connection::listen(client)).await {
                Ok(heard) => heard.map(|_| ()),
                Err(_) => Ok(()),
            },
            Connection::Http {
                client,
                url,
                secret,
                state,
            } => {
                let url = format!("{url}?after={}&wait=1", state.position);
                **state = Connection::fetch(client, &url, secret).await?;
                Ok(())
            }
        }
    }
}

/// A connection breaks when the program is killed; but it always answers in time.
pub fn lost(error: reqwest::Error) -> Lost {
    assert!(!error.is_timeout(), "{error}");
    Lost
}

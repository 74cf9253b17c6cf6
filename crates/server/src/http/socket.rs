//! A socket: one person's connection to one table.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use fabula_ids::PlayerId;
use fabula_room::{Refused, Request, RoomRefusal};
use fabula_rules::ActionId;
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::App;
use super::app::base;
use super::extract::{ClientAddress, OptionalIdentity};
use super::rate_limits::{Allowance, allowance};
use crate::identity::Secret;
use crate::problem::Problem;
use crate::protocol::{Bye, Do, PROTOCOL, ToClient, ToServer};
use crate::table::{Broadcast, Snapshot, TableConnection, TableHandle};

/// Opens a socket.
pub async fn open(
    State(app): State<Arc<App>>,
    OptionalIdentity(secret): OptionalIdentity,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|r| Problem::bad(r.body_text()))?;
    let place = app.rate_limits.socket(address);
    let place = place.ok_or(Problem::TooManyConnections)?;
    let base = base(&app, &headers);
    let limit = app.services.options.limits.message_bytes as usize;
    Ok(upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        .on_upgrade(move |socket| async move {
            let metrics = app.services.metrics.clone();
            metrics.connections.inc();
            let sockets = app.sockets.clone();
            let options = &app.services.options;
            let session = Session {
                allowance: allowance(&options.limits, options.time.clone()),
                app,
                socket,
                base,
                heard: Instant::now(),
            };
            sockets.track_future(session.run(secret, address)).await;
            drop(place);
            metrics.connections.dec();
        }))
}

/// Why a connection is over: we say goodbye, or there is nobody to say it to.
enum End {
    Bye(Bye),
    Lost,
}

struct Session {
    app: Arc<App>,
    socket: WebSocket,
    /// Where links lead.
    base: String,
    allowance: Allowance,
    /// When anything last came.
    heard: Instant,
}

/// A message with a name, whatever else it says.
#[derive(Deserialize)]
struct WithId {
    id: ActionId,
}

/// At a table.
struct AtTable {
    table: TableHandle,
    connection: TableConnection,
    player: Option<PlayerId>,
    /// Whether its messages are not counted.
    without_limits: bool,
}

impl Session {
    async fn run(mut self, secret: Option<Secret>, address: IpAddr) {
        let end = match self.hello(secret.as_ref(), address).await {
            Ok(at) => self.stay(at).await,
            Err(end) => end,
        };
        if let End::Bye(bye) = end {
            self.farewell(bye).await;
        }
    }

    /// Waits for the first message and finds the table it is for.
    async fn hello(&mut self, secret: Option<&Secret>, address: IpAddr) -> Result<AtTable, End> {
        let silence = self.app.services.options.timeouts.silence;
        let stopping = self.app.stopping.clone();
        let first = tokio::select! {
            () = stopping.cancelled() => return Err(End::Bye(Bye::Stopping)),
            first = timeout(silence, self.receive()) => first,
        };
        let first = first.map_err(|_| End::Bye(Bye::NoHello))??;
        let (version, code, after, screen) = match serde_json::from_str(&first) {
            Ok(ToServer::Hello {
                version,
                table,
                after,
                screen,
            }) => (version, table, after, screen),
            Ok(_) => return Err(self.turn_away(Problem::HelloExpected, Bye::NoHello).await),
            Err(error) => return Err(self.turn_away(Problem::bad(error), Bye::NoHello).await),
        };
        if version != PROTOCOL {
            let problem = Problem::OtherVersion {
                known: PROTOCOL,
                got: version,
            };
            return Err(self.turn_away(problem, Bye::OtherVersion).await);
        }
        let (table, player) = match self.app.enter(&code, secret, address).await {
            Ok(found) => found,
            Err(problem) => {
                let bye = match problem {
                    Problem::Room(RoomRefusal::Kicked) => Bye::Kicked,
                    Problem::NoSuchTable => Bye::NoSuchTable,
                    Problem::TooManyGuesses => Bye::TooMuch,
                    _ => Bye::Failed,
                };
                return Err(self.turn_away(problem, bye).await);
            }
        };
        let room = table.snapshot().room.clone();
        if after.is_some_and(|after| after > room.position()) {
            tracing::warn!(code, ?after, "somebody saw more than the journal has");
        }
        // A screen is nobody's place, but whoever has none may watch through it.
        let visitor = player.filter(|player| !screen || room.member(*player).is_none());
        let connect = self.app.tables.connect(table.clone(), visitor, screen);
        let connection = match connect.await {
            Ok(connection) => connection,
            Err(problem @ Problem::TooManyConnections) => {
                return Err(self.turn_away(problem, Bye::TooMuch).await);
            }
            Err(problem) => return Err(self.turn_away(problem, Bye::Failed).await),
        };
        let talk = self.app.talk(room.id()).await.unwrap_or_default();
        let welcome = ToClient::Welcome {
            version: PROTOCOL,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            you: player,
            talk,
        };
        self.send(&welcome).await?;
        Ok(AtTable {
            without_limits: self.app.is_without_limits(table.code(), address),
            table,
            connection,
            player: player.filter(|_| !screen),
        })
    }

    async fn turn_away(&mut self, problem: Problem, bye: Bye) -> End {
        match self.refuse(None, &problem).await {
            Ok(()) => End::Bye(bye),
            Err(end) => end,
        }
    }

    /// Stays at the table until one of the two leaves.
    async fn stay(&mut self, mut at: AtTable) -> End {
        let timeouts = self.app.services.options.timeouts.clone();
        let mut ping = interval(timeouts.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let stopping = self.app.stopping.clone();
        at.connection.snapshots.mark_changed();
        loop {
            let step = tokio::select! {
                () = stopping.cancelled() => return End::Bye(Bye::Stopping),
                changed = at.connection.snapshots.changed() => match changed {
                    Ok(()) => {
                        let snapshot = at.connection.snapshots.borrow_and_update().clone();
                        self.show(&at, &snapshot).await
                    }
                    // The table's task has ended: a new connection brings it back.
                    Err(_) => Err(End::Bye(Bye::Failed)),
                },
                broadcast = at.connection.broadcasts.recv() => self.pass_on(&at, broadcast).await,
                message = self.socket.recv() => match self.heard(message) {
                    Ok(_) if !at.without_limits && self.allowance.check().is_err() => {
                        Err(self.turn_away(Problem::TooManyMessages, Bye::TooMuch).await)
                    }
                    Ok(ControlFlow::Continue(())) => Ok(()),
                    Ok(ControlFlow::Break(text)) => self.answer(&at, &text).await,
                    Err(end) => Err(end),
                },
                _ = ping.tick() => self.ping(timeouts.silence).await,
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    /// What came over the socket: something to answer, something to go on after, or the end.
    fn heard(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<ControlFlow<String>, End> {
        self.heard = Instant::now();
        let message = match message {
            None | Some(Ok(Message::Close(_))) => return Err(End::Lost),
            Some(Err(error)) => {
                tracing::debug!(%error, "a connection broke");
                // What is too large ends here: its rest cannot be told from the next message. A connection that is
                // simply gone will not hear it.
                return Err(End::Bye(Bye::TooMuch));
            }
            Some(Ok(message)) => message,
        };
        Ok(match message {
            Message::Text(text) => ControlFlow::Break(text.to_string()),
            // Not a message of ours: it will be refused as such.
            Message::Binary(_) => ControlFlow::Break(String::new()),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => ControlFlow::Continue(()),
        })
    }

    async fn receive(&mut self) -> Result<String, End> {
        loop {
            let message = self.socket.recv().await;
            if let ControlFlow::Break(text) = self.heard(message)? {
                return Ok(text);
            }
        }
    }

    async fn ping(&mut self, silence: Duration) -> Result<(), End> {
        if self.heard.elapsed() > silence {
            return Err(End::Lost);
        }
        self.put(Message::Ping(Default::default())).await
    }

    async fn answer(&mut self, at: &AtTable, text: &str) -> Result<(), End> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                // If its name can be read, whoever waits for an answer gets one.
                let id = serde_json::from_str(text).map(|WithId { id }| id).ok();
                return self.refuse(id, &Problem::bad(error)).await;
            }
        };
        match message {
            ToServer::Ping => self.send(&ToClient::Pong).await,
            ToServer::Away { away } => {
                at.connection.set_away(away);
                Ok(())
            }
            ToServer::Hello { .. } => {
                let problem = Problem::bad("you said hello already");
                self.refuse(None, &problem).await
            }
            ToServer::Do(request) => self.act(at, request).await,
            ToServer::Say { text } => {
                let said = match at.player {
                    Some(player) => self.app.say(at.table.clone(), player, &text).await,
                    None => Err(Problem::IdentityNeeded),
                };
                match said {
                    Ok(_) => Ok(()),
                    Err(problem) => self.refuse(None, &problem).await,
                }
            }
            ToServer::Hold { hold } => {
                let held = match at.player {
                    Some(player) => self.app.tables.hold(at.table.clone(), player, hold).await,
                    None => Err(Problem::IdentityNeeded),
                };
                match held {
                    Ok(()) => Ok(()),
                    Err(problem) => self.refuse(None, &problem).await,
                }
            }
            ToServer::WishGiver { gives } => {
                let said = match at.player {
                    Some(player) => {
                        let table = at.table.clone();
                        self.app.tables.wish_giver(table, player, gives).await
                    }
                    None => Err(Problem::IdentityNeeded),
                };
                match said {
                    Ok(()) => Ok(()),
                    Err(problem) => self.refuse(None, &problem).await,
                }
            }
            ToServer::React { reaction } => {
                let shown = match at.player {
                    Some(player) => self.app.react(at.table.clone(), player, reaction).await,
                    None => Err(Problem::IdentityNeeded),
                };
                match shown {
                    Ok(()) => Ok(()),
                    Err(problem) => self.refuse(None, &problem).await,
                }
            }
        }
    }

    async fn act(&mut self, at: &AtTable, request: Do) -> Result<(), End> {
        let Do { id, turn, command } = request;
        let Some(by) = at.player else {
            return self.refuse(Some(id), &Problem::IdentityNeeded).await;
        };
        let request = Request {
            by,
            id,
            turn,
            command,
        };
        let submitted = self.app.tables.submit(at.table.clone(), request);
        match submitted.await {
            Ok(position) => self.send(&ToClient::Done { id, position }).await,
            Err(problem) => self.refuse(Some(id), &problem).await,
        }
    }

    async fn show(&mut self, at: &AtTable, snapshot: &Snapshot) -> Result<(), End> {
        if at.player.is_some_and(|p| snapshot.room.is_banned(p)) {
            return Err(End::Bye(Bye::Kicked));
        }
        let now = self.app.services.options.time.now();
        let code = at.table.code();
        let link = format!("{}/r/{code}", self.base);
        let state = snapshot.state(code, link, at.player, now);
        self.send(&ToClient::State(Box::new(state))).await
    }

    async fn pass_on(
        &mut self,
        at: &AtTable,
        broadcast: Result<Broadcast, RecvError>,
    ) -> Result<(), End> {
        match broadcast {
            Ok(Broadcast::Said(line)) => {
                let line = (*line).clone();
                self.send(&ToClient::Said { line }).await
            }
            Ok(Broadcast::Reacted { player, reaction }) => {
                self.send(&ToClient::Reacted { player, reaction }).await
            }
            // Too slow for the talk: all of it again. Lines have numbers, so none is shown twice.
            Err(RecvError::Lagged(_)) => {
                let room = at.table.snapshot().room.id();
                for line in self.app.talk(room).await.unwrap_or_default() {
                    self.send(&ToClient::Said { line }).await?;
                }
                Ok(())
            }
            Err(RecvError::Closed) => Err(End::Bye(Bye::Failed)),
        }
    }

    async fn refuse(&mut self, id: Option<ActionId>, problem: &Problem) -> Result<(), End> {
        self.app.services.metrics.refused(problem.code());
        let refused = Refused::from(problem);
        self.send(&ToClient::Refused { id, refused }).await
    }

    async fn send(&mut self, message: &ToClient<'_>) -> Result<(), End> {
        match serde_json::to_string(message) {
            Ok(text) => self.put(Message::Text(text.into())).await,
            Err(error) => {
                tracing::error!(%error, "a message could not be written");
                Err(End::Bye(Bye::Failed))
            }
        }
    }

    /// Sends, but does not wait for ever for somebody who does not read.
    async fn put(&mut self, message: Message) -> Result<(), End> {
        let write = self.app.services.options.timeouts.write;
        match timeout(write, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Lost),
        }
    }

    /// Says goodbye; the other side may be gone, or never read it.
    async fn farewell(&mut self, bye: Bye) {
        if self.send(&ToClient::Bye { bye }).await.is_err() {
            return;
        }
        let reason = serde_json::to_value(bye).unwrap_or_default();
        let close = CloseFrame {
            code: bye.close_code(),
            reason: reason.as_str().unwrap_or_default().into(),
        };
        if self.put(Message::Close(Some(close))).await.is_err() {
            return;
        }
        // Until the other side has closed too, or has had its time: closing at once could lose what is on its
        // way.
        let goodbye = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(Duration::from_secs(2), goodbye).await;
    }
}

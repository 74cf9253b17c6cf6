//! A client of the socket that keeps its own model of the table.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fabula_ids::PlayerId;
use fabula_room::{Command, MemberCommand, Refused, TableView};
use fabula_rules::{ActionId, Seat, View};
use fabula_server::identity::Secret;
use fabula_server::protocol::{Bye, Do, PROTOCOL, TableState, ToClient, ToServer};
use fabula_server::table::{Presence, TalkLine};
use futures::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Reachable;

/// How long a test waits for something that must come. Only a broken server takes so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// How a connection ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended {
    pub bye: Option<Bye>,
    pub code: Option<u16>,
}

/// A client with its own model of the table.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Who we are, as the server says.
    pub you: Option<PlayerId>,
    /// The newest state.
    pub state: Option<TableState<'static>>,
    /// All talk.
    pub talk: Vec<TalkLine>,
    /// All bytes that ever came, message by message.
    pub heard: Vec<String>,
    /// How it ended, if it did.
    pub ended: Option<Ended>,
    bye: Option<Bye>,
}

impl Client {
    /// Opens a socket without saying hello.
    pub async fn dial(server: &impl Reachable, secret: Option<&Secret>) -> Result<Client, WsError> {
        Client::dial_with(server, secret, None).await
    }

    /// Opens a socket from a page of this origin.
    pub async fn dial_with(
        server: &impl Reachable,
        secret: Option<&Secret>,
        origin: Option<&str>,
    ) -> Result<Client, WsError> {
        let url = format!("ws://{}/api/socket", server.address());
        let mut request = url.into_client_request()?;
        let headers = request.headers_mut();
        if let Some(secret) = secret {
            let cookie = format!("fabula={}", secret.reveal());
            headers.insert("cookie", cookie.parse().expect("a value"));
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().expect("a value"));
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client {
            socket,
            you: None,
            state: None,
            talk: Vec::new(),
            heard: Vec::new(),
            ended: None,
            bye: None,
        })
    }

    /// Connects to a table and waits for its state.
    pub async fn join(server: &impl Reachable, secret: &Secret, code: &str) -> Client {
        let mut client = Client::dial(server, Some(secret)).await.expect("a socket");
        client.hello(code).await;
        client.until(|_| true).await;
        client
    }

    /// Opens a screen in the room.
    pub async fn screen(server: &impl Reachable, secret: &Secret, code: &str) -> Client {
        let mut client = Client::dial(server, Some(secret)).await.expect("a socket");
        client.say_hello(code, true).await;
        client.until(|_| true).await;
        client
    }

    /// Connects to a table and sits down.
    pub async fn sit(server: &impl Reachable, secret: &Secret, code: &str, name: &str) -> Client {
        let mut client = Client::join(server, secret, code).await;
        let sat = client
            .ask(MemberCommand::Sit {
                name: name.to_owned(),
                colour: None,
            })
            .await;
        sat.unwrap_or_else(|refused| panic!("{name} cannot sit: {refused:?}"));
        client.until(|state| state.table.you.is_some()).await;
        client
    }

    /// Says hello.
    pub async fn hello(&mut self, code: &str) {
        self.say_hello(code, false).await;
    }

    /// Says hello, perhaps for a screen in the room.
    async fn say_hello(&mut self, code: &str, screen: bool) {
        self.send(&ToServer::Hello {
            version: PROTOCOL,
            table: code.to_owned(),
            after: self.state.as_ref().map(|s| s.position),
            screen,
        })
        .await;
    }

    pub async fn send(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).expect("JSON");
        self.send_raw(Message::text(text)).await;
    }

    /// Sends whatever; a broken connection shows when it is read from.
    pub async fn send_raw(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// The next message, noted in the model; nothing when the connection has ended.
    pub async fn next(&mut self) -> Option<ToClient<'static>> {
        // Pings do not count: a server that says nothing else is broken too.
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(deadline, self.socket.next()).await;
            let message = message.expect("the server says something in time");
            match message {
                Some(Ok(Message::Text(text))) => return Some(self.note(text.as_str())),
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map(|CloseFrame { code, .. }| code.into());
                    let bye = self.bye;
                    self.ended = Some(Ended { bye, code });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    let (bye, code) = (self.bye, None);
                    self.ended.get_or_insert(Ended { bye, code });
                    return None;
                }
            }
        }
    }

    fn note(&mut self, text: &str) -> ToClient<'static> {
        self.heard.push(text.to_owned());
        let message: ToClient<'static> =
            serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"));
        match &message {
            ToClient::Welcome { you, talk, .. } => {
                self.you = *you;
                self.talk.clone_from(talk);
            }
            ToClient::State(state) => {
                let old = self.state.as_ref().map_or(0, |s| s.position);
                assert!(state.position >= old, "the table never goes back");
                self.state = Some(TableState::clone(state));
            }
            ToClient::Said { line } if self.talk.last().is_none_or(|l| l.number < line.number) => {
                self.talk.push(line.clone());
            }
            ToClient::Bye { bye } => self.bye = Some(*bye),
            _ => {}
        }
        message
    }

    /// Reads until the model is so.
    pub async fn until(
        &mut self,
        so: impl Fn(&TableState<'static>) -> bool,
    ) -> &TableState<'static> {
        while !self.state.as_ref().is_some_and(&so) {
            if self.next().await.is_none() {
                panic!("the connection ended: {:?}", self.ended);
            }
        }
        self.state()
    }

    /// Reads until the connection has ended.
    pub async fn end(&mut self) -> &Ended {
        while self.next().await.is_some() {}
        self.ended.as_ref().expect("it has ended")
    }

    /// The newest state.
    pub fn state(&self) -> &TableState<'static> {
        self.state.as_ref().expect("a state")
    }

    pub fn table(&self) -> &TableView<'static> {
        &self.state().table
    }

    /// The newest view of the game.
    pub fn view(&self) -> &View<'static> {
        &self.table().game.as_ref().expect("a game").view
    }

    pub fn seat(&self) -> Seat {
        self.view().you.expect("a seat")
    }

    /// How somebody is present, as we see it.
    pub fn presence_of(&self, player: PlayerId) -> Option<Presence> {
        let presence = self.state().presence.iter();
        presence
            .filter(|p| p.player == player)
            .map(|p| p.presence)
            .next()
    }

    /// A request for the turn we see.
    pub fn request(&self, command: impl Into<Command>) -> Do {
        let game = self.state.as_ref().and_then(|s| s.table.game.as_ref());
        Do {
            id: fresh_id(),
            turn: game.map(|g| g.view.turn),
            command: command.into(),
        }
    }

    /// Asks for something and waits for the answer: its position, or why not.
    pub async fn ask(&mut self, command: impl Into<Command>) -> Result<u64, Refused> {
        let request = self.request(command);
        self.ask_again(request).await
    }

    /// The same with a request made before.
    pub async fn ask_again(&mut self, request: Do) -> Result<u64, Refused> {
        let name = request.id;
        self.send(&ToServer::Do(request)).await;
        loop {
            match self.next().await {
                Some(ToClient::Done { id, position }) if id == name => return Ok(position),
                Some(ToClient::Refused {
                    id: Some(id),
                    refused,
                }) if id == name => return Err(refused),
                Some(_) => {}
                None => panic!("the connection ended: {:?}", self.ended),
            }
        }
    }

    /// Asks, and reads until the model shows it.
    pub async fn must(&mut self, command: impl Into<Command>) {
        let command = command.into();
        let position = match self.ask(command.clone()).await {
            Ok(position) => position,
            Err(refused) => panic!("{command:?}: {refused:?}"),
        };
        self.until(|state| state.position > position).await;
    }
}

/// Somebody: the same number is always the same person.
pub fn secret(n: u8) -> Secret {
    Secret::new([n; 32])
}

/// Fresh ids, never the same twice in a test run.
pub fn fresh_id() -> ActionId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let process = std::process::id();
    ActionId(u128::from(n) << 64 | u128::from(process))
}

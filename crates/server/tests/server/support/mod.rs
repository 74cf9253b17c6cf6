//! A server on a port of its own, with a time of its own, and clients that keep their own model of it.

pub mod program;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use fabula_deck::Deck;
use fabula_ids::PlayerId;
use fabula_journal::{Journal, Sqlite};
use fabula_room::Refused;
use fabula_room::{Command, HostCommand, MemberCommand, Move, TableSettingsChange, TableView};
use fabula_rules::{Action, ActionId, Card, Chance, Clue, Draw, Preset, Seat, Seed, View};
use fabula_server::decks::DeckCatalogue;
use fabula_server::identity::Secret;
use fabula_server::metrics::Metrics;
use fabula_server::options::{BotPace, Span};
use fabula_server::protocol::{Bye, Do, PROTOCOL, TableState, ToClient, ToServer};
use fabula_server::table::{Presence, TalkLine};
use fabula_server::time::DrivenTime;
use fabula_server::{Options, Server, Stop, decks};
use futures::{SinkExt, StreamExt};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for something that must come. Only a broken server takes so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that ends with the test.
pub struct TestServer {
    pub address: SocketAddr,
    pub time: DrivenTime,
    options: Options,
    stop: Stop,
    task: Option<JoinHandle<()>>,
    dir: Arc<TempDir>,
}

impl TestServer {
    /// A server as usual, but with bots that do not dawdle.
    pub async fn start() -> TestServer {
        TestServer::with(|_| {}).await
    }

    /// A server with other options.
    pub async fn with(change: impl FnOnce(&mut Options)) -> TestServer {
        TestServer::with_journal(change, |journal| journal).await
    }

    /// A server with other options, and something between it and its journal.
    pub async fn with_journal(
        change: impl FnOnce(&mut Options),
        between: impl FnOnce(Arc<dyn Journal>) -> Arc<dyn Journal>,
    ) -> TestServer {
        let time = DrivenTime::default();
        let mut options = Options {
            time: Arc::new(time.clone()),
            pace: BotPace {
                think: Span::between(Duration::ZERO, Duration::ZERO),
                claim: Span::between(Duration::ZERO, Duration::ZERO),
            },
            ..Options::default()
        };
        // Everybody in a test has the same address; what is not tested shall not be in the way.
        options.limits.requests_per_second = 1_000_000;
        options.limits.request_burst = 1_000_000;
        options.limits.message_burst = 1_000_000;
        change(&mut options);
        let dir = Arc::new(tempfile::tempdir().expect("a folder"));
        TestServer::on(dir, time, options, between).await
    }

    async fn on(
        dir: Arc<TempDir>,
        time: DrivenTime,
        options: Options,
        between: impl FnOnce(Arc<dyn Journal>) -> Arc<dyn Journal>,
    ) -> TestServer {
        let clock = options.time.clone();
        let journal =
            Sqlite::open_with_clock(dir.path().join("fabula.db"), Arc::new(move || clock.now()))
                .expect("a journal");
        static PLAIN: LazyLock<Deck> = LazyLock::new(|| fabula_deck::plain(84).expect("a deck"));
        let plain = PLAIN.clone();
        let manifest = decks::store(&journal, plain).await.expect("stored");
        let catalogue = DeckCatalogue::new([manifest]);
        let server = Server::new(
            between(Arc::new(journal)),
            catalogue,
            options.clone(),
            Metrics::default(),
        );
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let stop = server.stop();
        let task = tokio::spawn(async move { server.serve(listener).await.expect("served") });
        TestServer {
            address,
            time,
            options,
            stop,
            task: Some(task),
            dir,
        }
    }

    /// Stops the server, and starts another one on what it kept.
    pub async fn restart(mut self) -> TestServer {
        self.stop.now();
        if let Some(task) = self.task.take() {
            task.await.expect("ended");
        }
        let (dir, time) = (self.dir.clone(), self.time.clone());
        TestServer::on(dir, time, self.options.clone(), |journal| journal).await
    }

    /// An address of the API.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Lets time pass.
    pub fn advance(&self, by: Duration) {
        self.time.advance(by);
    }

    /// Opens a table; whoever opens it sits down and is the host.
    pub async fn create(&self, secret: &Secret, name: &str, wish: TableSettingsChange) -> String {
        let body = serde_json::json!({ "name": name, "wish": wish });
        let response = self.post(secret, "/api/tables", body).await;
        let text = response.text().await.expect("a body");
        let opened: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let code = opened["code"].as_str();
        code.unwrap_or_else(|| panic!("{text}")).to_owned()
    }

    /// Posts JSON as somebody.
    pub async fn post(
        &self,
        secret: &Secret,
        path: &str,
        body: serde_json::Value,
    ) -> reqwest::Response {
        let request = reqwest::Client::new().post(self.url(path)).json(&body);
        let request = request.bearer_auth(secret.reveal());
        request.send().await.expect("an answer")
    }

    /// Gets something as somebody.
    pub async fn get(&self, secret: &Secret, path: &str) -> reqwest::Response {
        let request = reqwest::Client::new().get(self.url(path));
        let request = request.bearer_auth(secret.reveal());
        request.send().await.expect("an answer")
    }

    /// Gets JSON as somebody.
    pub async fn json(&self, secret: &Secret, path: &str) -> serde_json::Value {
        let response = self.get(secret, path).await;
        response.json().await.expect("JSON")
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop.now();
        if let Some(task) = &self.task {
            task.abort();
        }
    }
}

/// Where a client can go: a server of this process, or the address of another one.
pub trait Reachable {
    fn address(&self) -> SocketAddr;
}

impl Reachable for TestServer {
    fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Reachable for SocketAddr {
    fn address(&self) -> SocketAddr {
        *self
    }
}

/// Somebody: the same number is always the same person.
pub fn secret(n: u8) -> Secret {
    Secret::new([n; 32])
}

/// A wish for a preset.
pub fn preset(preset: Preset) -> TableSettingsChange {
    TableSettingsChange {
        preset: Some(preset),
        ..TableSettingsChange::default()
    }
}

/// Fresh ids, never the same twice in a test run.
pub fn fresh_id() -> ActionId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let process = std::process::id();
    ActionId(u128::from(n) << 64 | u128::from(process))
}

/// Chance for a test.
pub fn chance(seed: u8, n: u64) -> Draw {
    Draw::new(&Seed([seed; 32]), n)
}

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

    /// The move a random player makes now, if they are waited for.
    pub fn random_move(&self, chance: &mut impl Chance) -> Option<Move> {
        let view = self.view();
        let waited_for = view.awaited.contains(view.you?);
        if view.pauses.any() || !waited_for {
            return None;
        }
        let words = ["Where is happiness?", "Домът", "Čaj o páté", "…"];
        let clue = Clue::text(words[chance.below(words.len())]);
        view.legal.pick(chance, &clue).map(command)
    }

    /// Plays at random until the game is over.
    pub async fn play_to_the_end(&mut self, mut chance: Draw) {
        loop {
            if self.view().turn.phase == fabula_rules::PhaseName::Over {
                return;
            }
            match self.random_move(&mut chance) {
                Some(command) => match self.ask(command).await {
                    Ok(position) => {
                        self.until(|s| s.position > position).await;
                    }
                    // Somebody else was faster.
                    Err(refused) => {
                        let slow = ["stale", "partner-gives", "wrong-phase"];
                        assert!(slow.contains(&refused.code.as_str()), "{refused:?}");
                        if refused.code == "stale" {
                            let now = refused.facts["now"].clone();
                            self.until(|s| {
                                let game = s.table.game.as_ref().expect("a game");
                                serde_json::to_value(game.view.turn).expect("JSON") == now
                            })
                            .await;
                        } else {
                            let position = self.state().position;
                            self.until(|s| s.position > position).await;
                        }
                    }
                },
                None => {
                    let position = self.state().position;
                    self.until(|s| s.position > position).await;
                }
            }
        }
    }
}

/// The rules' action as a command.
pub fn command(action: Action) -> Move {
    let cards = |cards: &[Card]| cards.to_vec();
    match action {
        Action::Claim => Move::Claim,
        Action::Withdraw => Move::Withdraw,
        Action::Tell { card, clue } => Move::Tell { card, clue },
        Action::Give { cards: given } => Move::Give {
            cards: cards(&given),
        },
        Action::TakeBack => Move::TakeBack,
        Action::Vote { cards: ballot, red } => Move::Vote {
            cards: cards(&ballot),
            red,
        },
        Action::Ready => Move::Seen,
        other => panic!("players do not {other:?}"),
    }
}

/// A table of so many persons, all connected; the first is the host.
pub async fn table_of(
    server: &TestServer,
    players: u8,
    wish: TableSettingsChange,
) -> (String, Vec<Client>) {
    let code = server.create(&secret(1), "Player 1", wish).await;
    let mut clients = vec![Client::join(server, &secret(1), &code).await];
    for n in 2..=players {
        clients.push(Client::sit(server, &secret(n), &code, &format!("Player {n}")).await);
    }
    (code, clients)
}

/// A game of so many persons that has begun; the first is the host.
pub async fn game_of(
    server: &TestServer,
    players: u8,
    wish: TableSettingsChange,
) -> (String, Vec<Client>) {
    let (code, mut clients) = table_of(server, players, wish).await;
    clients[0].must(HostCommand::Start).await;
    for client in &mut clients {
        client.until(|s| s.table.game.is_some()).await;
    }
    (code, clients)
}

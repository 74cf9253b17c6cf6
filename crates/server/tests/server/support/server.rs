//! A server on a port of its own, with a time of its own, that ends with its test.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use fabula_bots::RandomMind;
use fabula_deck::Deck;
use fabula_journal::{Journal, Sqlite};
use fabula_room::{Refused, TableSettingsChange};
use fabula_server::decks::DeckCatalogue;
use fabula_server::identity::Secret;
use fabula_server::metrics::Metrics;
use fabula_server::minds::InlineMind;
use fabula_server::options::{BotPace, Span};
use fabula_server::time::DrivenTime;
use fabula_server::{Options, Server, Stop, decks};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::{DAY, chance, secret};

/// A server that ends with the test.
pub struct TestServer {
    pub address: SocketAddr,
    pub time: DrivenTime,
    options: Options,
    stop: Stop,
    task: Option<JoinHandle<()>>,
    dir: Arc<TempDir>,
    deck: Deck,
}

/// Pictures that nothing is said of: they cost nothing.
fn plain_deck() -> Deck {
    static PLAIN: LazyLock<Deck> = LazyLock::new(|| fabula_deck::plain(84).expect("a deck"));
    PLAIN.clone()
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

    /// A server whose chance is the same in every run. No connection counts as dead because a test is slow.
    pub async fn seeded(seed: u8, change: impl FnOnce(&mut Options)) -> TestServer {
        let calls = AtomicU64::new(0);
        TestServer::with(|options| {
            options.entropy = Arc::new(move |bytes| {
                let mut draw = chance(seed, calls.fetch_add(1, Ordering::Relaxed));
                bytes.fill_with(|| draw.below(256) as u8);
            });
            options.timeouts.silence = Duration::from_secs(600);
            change(options);
        })
        .await
    }

    /// A server with the deck that comes with the program, of which much is said.
    pub async fn with_lanterns(change: impl FnOnce(&mut Options)) -> TestServer {
        let deck = fabula_deck::lanterns().expect("the deck");
        TestServer::made(deck, change, |journal| journal).await
    }

    /// A server with other options, and something between it and its journal.
    pub async fn with_journal(
        change: impl FnOnce(&mut Options),
        between: impl FnOnce(Arc<dyn Journal>) -> Arc<dyn Journal>,
    ) -> TestServer {
        TestServer::made(plain_deck(), change, between).await
    }

    async fn made(
        deck: Deck,
        change: impl FnOnce(&mut Options),
        between: impl FnOnce(Arc<dyn Journal>) -> Arc<dyn Journal>,
    ) -> TestServer {
        let time = DrivenTime::default();
        let mut options = Options {
            time: Arc::new(time.clone()),
            pace: BotPace {
                think: Span::between(Duration::ZERO, Duration::ZERO),
                claim: Span::between(Duration::ZERO, Duration::ZERO),
                partner: Span::between(Duration::ZERO, Duration::ZERO),
            },
            // What comes later than its turn, a test could not wait for.
            minds: Arc::new(InlineMind(Arc::new(RandomMind))),
            ..Options::default()
        };
        // Everybody in a test has the same address; what is not tested shall not be in the way.
        options.limits.requests_per_second = 1_000_000;
        options.limits.request_burst = 1_000_000;
        options.limits.message_burst = 1_000_000;
        change(&mut options);
        let dir = Arc::new(tempfile::tempdir().expect("a folder"));
        TestServer::on(dir, deck, time, options, between).await
    }

    async fn on(
        dir: Arc<TempDir>,
        deck: Deck,
        time: DrivenTime,
        options: Options,
        between: impl FnOnce(Arc<dyn Journal>) -> Arc<dyn Journal>,
    ) -> TestServer {
        let clock = options.time.clone();
        let journal =
            Sqlite::open_with_clock(dir.path().join("fabula.db"), Arc::new(move || clock.now()))
                .expect("a journal");
        let stored = decks::store(&journal, deck.clone()).await;
        let manifest = stored.expect("stored");
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
            deck,
        }
    }

    /// Stops the server, and starts another one on what it kept.
    pub async fn restart(mut self) -> TestServer {
        self.stop.now();
        if let Some(task) = self.task.take() {
            task.await.expect("ended");
        }
        let (dir, time) = (self.dir.clone(), self.time.clone());
        TestServer::on(
            dir,
            self.deck.clone(),
            time,
            self.options.clone(),
            |journal| journal,
        )
        .await
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
    pub async fn create(&self, secret: &Secret, name: &str, change: TableSettingsChange) -> String {
        let body = serde_json::json!({ "name": name, "wish": change });
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

    /// One figure of `/metrics`.
    pub async fn metric(&self, name: &str) -> f64 {
        let text = self.get(&secret(0), "/metrics").await.text().await;
        let text = text.expect("figures");
        let mut lines = text.lines().filter_map(|line| line.split_once(' '));
        let value = lines.find_map(|(known, value)| (known == name).then_some(value));
        let value = value.unwrap_or_else(|| panic!("{name} in {text}"));
        value.trim().parse().expect("a number")
    }

    /// Lets so much time pass that no table is in memory any more: the next request reads it from the journal.
    pub async fn forget_tables(&self) {
        while self.metric("fabula_rooms").await != 0.0 {
            self.advance(Duration::from_secs(6 * 60));
            tokio::task::yield_now().await;
        }
    }
}

/// The status of an answer, and the code of the refusal in it.
pub async fn refusal_of(response: reqwest::Response) -> (u16, String) {
    let status = response.status().as_u16();
    let text = response.text().await.expect("a body");
    let refused: Refused =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {status} {text}"));
    (status, refused.code)
}

/// Bots that never get around to it.
pub const IDLE_BOTS: BotPace = BotPace {
    think: Span::between(DAY, DAY),
    claim: Span::between(DAY, DAY),
    partner: Span::between(DAY, DAY),
};

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

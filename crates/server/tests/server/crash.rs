//! `kill -9` at random moments under load: what was acknowledged or shown is there afterwards, nothing has
//! happened twice, and every game goes on to its end.
//!
//! The real program hosts several tables; persons play there at random, over sockets and over plain HTTP,
//! and come back whenever it is killed and started again. `FABULA_KILLS` says how often that is, and
//! `FABULA_SEED` picks other moments.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::fs::{self};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use fabula_ids::DeckId;
use fabula_ids::PlayerId;
use fabula_journal::{Entry, Journal, Sqlite};
use fabula_room::Refused;
use fabula_room::{
    Command, HostCommand, MemberCommand, Move, RoomEvent, TableSettingsChange, TableView,
};
use fabula_rules::{ActionId, Clue, Draw, PhaseName, PhaseView, Player as Kind, Preset, View};
use fabula_server::identity::Secret;
use fabula_server::protocol::{Do, PROTOCOL, TableState, ToClient, ToServer};
use futures::future::join_all;
use reqwest::Response;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::support::program::{Home, PATIENCE, Program};
use crate::support::{Client, chance, command, fresh_id, preset};

/// How long a player who has nothing to do waits for news before they look around.
const TICK: Duration = Duration::from_millis(20);

/// Requests of each player that are asked for again after a crash: fewer than a room remembers.
const ASKED_AGAIN: usize = 4;

/// What is played: by so many persons, the last of them without a socket or not, and so many bots.
const TABLES: [(Preset, usize, bool, usize); 6] = [
    (Preset::Classic, 4, true, 1),
    (Preset::Disney, 3, false, 0),
    (Preset::FirstEdition, 3, false, 2),
    (Preset::FirstEditionTeams, 8, false, 0),
    (Preset::Odyssey, 5, false, 2),
    (Preset::OdysseyParty, 4, true, 3),
];

/// The program at home, with what such a load needs.
fn start(home: &Home) -> Program {
    let mut process = home.server(&["--log", "info", "--messages-per-second", "1000"]);
    process.args(["--tables-per-hour", "1000000", "--decks"]);
    process.arg(home.decks());
    Program::start(home, process)
}

/// Waits until it says where it is.
fn address(program: &mut Program) -> SocketAddr {
    program.listen();
    program.address()
}

/// A copy of the database as the crash left it: looking at it must not tidy it up for the next start.
fn wreck(home: &Home) -> Option<(TempDir, PathBuf)> {
    let copy = tempfile::tempdir().expect("a folder");
    if !home.database().exists() {
        return None;
    }
    for end in ["", "-wal"] {
        let name = format!("fabula.db{end}");
        let from = home.data().join(&name);
        if from.exists() {
            fs::copy(from, copy.path().join(name)).expect("a copy");
        }
    }
    let path = copy.path().join("fabula.db");
    Some((copy, path))
}

/// What the players of a table have been told.
#[derive(Default)]
struct Told {
    /// Requests that were done, and where they stand in the log.
    done: HashMap<ActionId, u64>,
    refused: HashSet<ActionId>,
    /// The highest position anybody was shown.
    seen: u64,
    /// The log as it was after the last crash, and where each request stands in it.
    log: Vec<Entry>,
    ids: HashMap<(Option<PlayerId>, ActionId), u64>,
    /// The host has seen the end of the last game.
    ended: bool,
    /// The last game, counted from 0.
    game: u32,
}

/// What all players share.
struct Load {
    /// Where the program is, while it is.
    address: watch::Sender<Option<SocketAddr>>,
    /// Requests that were done.
    done: watch::Sender<u64>,
    /// Requests that were done before the crash though nobody was told, and those that were not.
    found: Cell<u64>,
    made_up: Cell<u64>,
    refusals: RefCell<BTreeMap<String, u64>>,
    /// No more games are begun.
    finishing: Cell<bool>,
    tables: RefCell<HashMap<String, Told>>,
    /// Further tables that were opened.
    opened: RefCell<Vec<String>>,
}

impl Load {
    fn told<T>(&self, code: &str, tell: impl FnOnce(&mut Told) -> T) -> T {
        tell(self.tables.borrow_mut().entry(code.to_owned()).or_default())
    }

    async fn address(&self) -> SocketAddr {
        let mut address = self.address.subscribe();
        let there = timeout(PATIENCE * 4, address.wait_for(Option::is_some)).await;
        let there = there.expect("the program is started again");
        there.expect("a sender").expect("an address")
    }

    /// Waits until so many more requests are done.
    async fn more_done(&self, more: u64) {
        let mut done = self.done.subscribe();
        let enough = *done.borrow() + more;
        let waited = timeout(PATIENCE, done.wait_for(|done| *done >= enough)).await;
        assert!(waited.is_ok(), "the tables stand still");
    }
}

/// The connection is gone.
struct Lost;

type Answer = Result<u64, Refused>;

/// A player's way to the table.
enum Line {
    Socket(Box<Client>),
    Http {
        client: reqwest::Client,
        url: String,
        secret: Secret,
        state: Box<TableState<'static>>,
    },
}

impl Line {
    /// Comes (back) to the table and waits for its state.
    async fn open(player: &Player, at: SocketAddr) -> Result<Line, Lost> {
        let secret = &player.secret;
        if player.over_http {
            let client = reqwest::Client::builder().timeout(PATIENCE).build();
            let client = client.expect("a client");
            let url = format!("http://{at}/api/tables/{}", player.code);
            let state = Line::fetch(&client, &url, secret).await?;
            let (secret, state) = (*secret, Box::new(state));
            return Ok(Line::Http {
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
            Line::listen(&mut client).await?;
        }
        Ok(Line::Socket(Box::new(client)))
    }

    async fn listen(client: &mut Client) -> Result<ToClient<'static>, Lost> {
        let heard = client.next().await;
        if let Some(ended) = &client.ended {
            assert_eq!(ended.bye, None, "who is killed says no goodbye");
        }
        heard.ok_or(Lost)
    }

    async fn fetch(
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

    fn state(&self) -> &TableState<'static> {
        match self {
            Line::Socket(client) => client.state(),
            Line::Http { state, .. } => state,
        }
    }

    /// Asks, perhaps twice in one breath.
    async fn ask(&mut self, request: &Do, twice: bool) -> Result<Answer, Lost> {
        match self {
            Line::Socket(client) => {
                for _ in 0..1 + usize::from(twice) {
                    client.send(&ToServer::Do(request.clone())).await;
                }
                loop {
                    match Line::listen(client).await? {
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
            Line::Http {
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
    async fn catch_up(&mut self, position: u64) -> Result<(), Lost> {
        let begun = Instant::now();
        while self.state().position <= position {
            assert!(begun.elapsed() < PATIENCE, "what was done is not shown");
            self.news().await?;
        }
        Ok(())
    }

    /// Listens for a moment, or until something is new.
    async fn news(&mut self) -> Result<(), Lost> {
        match self {
            Line::Socket(client) => match timeout(TICK, Line::listen(client)).await {
                Ok(heard) => heard.map(|_| ()),
                Err(_) => Ok(()),
            },
            Line::Http {
                client,
                url,
                secret,
                state,
            } => {
                let url = format!("{url}?after={}&wait=1", state.position);
                **state = Line::fetch(client, &url, secret).await?;
                Ok(())
            }
        }
    }
}

/// A connection breaks when the program is killed; but it always answers in time.
fn lost(error: reqwest::Error) -> Lost {
    assert!(!error.is_timeout(), "{error}");
    Lost
}

/// Somebody who plays at random, and comes back after every crash.
struct Player {
    name: String,
    secret: Secret,
    code: String,
    over_http: bool,
    /// What the table should have before its host begins: persons, and all.
    persons: usize,
    places: usize,
    chance: Draw,
    /// The position of the newest state.
    seen: u64,
    /// The newest line of talk.
    heard: u64,
    /// Asked for and not answered yet.
    pending: Option<Do>,
    /// Done lately.
    lately: VecDeque<(Do, u64)>,
}

impl Player {
    async fn play(mut self, load: &Load) {
        loop {
            let at = load.address().await;
            match self.stay(at, load).await {
                Ok(()) => return,
                // It may not be up again, or its end not yet known.
                Err(Lost) => sleep(Duration::from_millis(2)).await,
            }
        }
    }

    /// Plays until the last game is over, or the connection is.
    async fn stay(&mut self, at: SocketAddr, load: &Load) -> Result<(), Lost> {
        let mut line = Line::open(self, at).await?;
        let back_at = line.state().position;
        self.look(&line, load);
        if let Line::Socket(client) = &line
            && self.heard > 0
        {
            let there = client.talk.iter().any(|said| said.number == self.heard);
            assert!(there, "{}: what was said is gone", self.name);
        }
        for (request, position) in &self.lately {
            let again = line.ask(request, false).await?;
            assert_eq!(again, Ok(*position), "{}: {request:?}", self.name);
        }
        let mut retried = self.pending.is_some();
        loop {
            if self.pending.is_none() {
                self.pending = self.next_request(&line, load);
            }
            if let Some(request) = self.pending.clone() {
                let twice = self.chance.below(10) == 0;
                let answer = line.ask(&request, twice).await?;
                if std::mem::take(&mut retried) {
                    let found = matches!(answer, Ok(position) if position < back_at);
                    let count = if found { &load.found } else { &load.made_up };
                    count.set(count.get() + 1);
                }
                self.pending = None;
                let done = answer.as_ref().ok().copied();
                self.note(request, answer, load);
                match done {
                    Some(position) => line.catch_up(position).await?,
                    None => line.news().await?,
                }
            } else if self.is_over(&line, load) {
                return Ok(());
            } else {
                line.news().await?;
            }
            self.look(&line, load);
        }
    }

    /// Notes what is shown. Nobody is ever shown less than before.
    fn look(&mut self, line: &Line, load: &Load) {
        let position = line.state().position;
        assert!(
            position >= self.seen,
            "{} saw {} events, and now {position}",
            self.name,
            self.seen
        );
        self.seen = position;
        if let Line::Socket(client) = line {
            let newest = client.talk.last().map_or(0, |said| said.number);
            self.heard = self.heard.max(newest);
        }
        load.told(&self.code, |told| told.seen = told.seen.max(position));
    }

    fn note(&mut self, request: Do, answer: Answer, load: &Load) {
        match answer {
            Ok(position) => {
                load.told(&self.code, |told| {
                    let before = told.done.insert(request.id, position);
                    assert_eq!(before, None);
                });
                self.lately.push_back((request, position));
                if self.lately.len() > ASKED_AGAIN {
                    self.lately.pop_front();
                }
                load.done.send_modify(|done| *done += 1);
            }
            Err(refused) => {
                // Somebody else was faster, as happens at a table; anything else would be a surprise.
                let usual = [
                    "stale",
                    "partner-gives",
                    "wrong-phase",
                    "game-running",
                    "already-said",
                ];
                let code = refused.code.as_str();
                assert!(usual.contains(&code), "{request:?}: {refused:?}");
                *load.refusals.borrow_mut().entry(code.into()).or_default() += 1;
                load.told(&self.code, |told| told.refused.insert(request.id));
            }
        }
    }

    fn next_request(&mut self, line: &Line, load: &Load) -> Option<Do> {
        let state = line.state();
        let table = &state.table;
        let command = match &table.game {
            _ if table.you.is_none() => Some(Command::from(MemberCommand::Sit {
                name: self.name.clone(),
                colour: None,
            })),
            Some(game) if game.view.turn.phase != PhaseName::Over => self
                .next_move(&game.view)
                .or_else(|| self.next_whim(&game.view)),
            _ => self.next_chore(table, load),
        };
        Some(Do {
            id: fresh_id(),
            turn: table.game.as_ref().map(|g| g.view.turn),
            command: command?,
        })
    }

    fn next_move(&mut self, view: &View<'_>) -> Option<Command> {
        if view.pauses.any() || !view.awaited.contains(view.you?) {
            return None;
        }
        let clue = Clue::text("Where does the river sleep?");
        let action = view.legal.pick(&mut self.chance, &clue)?;
        Some(command(action).into())
    }

    /// What players do while they wait; it is kept like any move.
    fn next_whim(&mut self, view: &View<'_>) -> Option<Command> {
        match self.chance.below(8) {
            0 => {
                let name = format!("{} {}", self.name, self.chance.below(100));
                let (name, colour) = (Some(name), None);
                Some(MemberCommand::Dress { name, colour }.into())
            }
            1 if view.legal.take_back => Some(Move::TakeBack.into()),
            _ => None,
        }
    }

    /// What a host does between games.
    fn next_chore(&self, table: &TableView<'_>, load: &Load) -> Option<Command> {
        if table.host != table.you {
            return None;
        }
        let is_person = |kind: Kind| kind == Kind::Person;
        let persons = table.players.iter().filter(|p| is_person(p.kind)).count();
        if persons < self.persons {
            return None;
        }
        if table.players.len() < self.places {
            return Some(HostCommand::AddBot { name: None }.into());
        }
        let go_on = table.game.is_none() || !load.finishing.get();
        go_on.then(|| HostCommand::Start.into())
    }

    /// Whether the last game has been played to its end.
    fn is_over(&self, line: &Line, load: &Load) -> bool {
        let table = &line.state().table;
        let Some(game) = &table.game else {
            return false;
        };
        let PhaseView::Over { winners, .. } = &game.view.phase else {
            return false;
        };
        assert!(!winners.is_empty(), "somebody is on the podium");
        load.told(&self.code, |told| {
            if load.finishing.get() && table.host == table.you {
                told.ended = true;
                told.game = game.view.turn.game;
            }
            told.ended
        })
    }
}

/// Opens tables all the time, for nobody in particular.
async fn open_tables(load: &Load) {
    let secret = Secret::new([99; 32]);
    while !load.finishing.get() {
        sleep(Duration::from_millis(30)).await;
        let Some(at) = *load.address.borrow() else {
            continue;
        };
        if let Ok(code) = open_table(at, &secret, &json!({})).await {
            load.opened.borrow_mut().push(code);
        }
    }
}

async fn open_table(at: SocketAddr, secret: &Secret, body: &Value) -> Result<String, Lost> {
    let request = reqwest::Client::new().post(format!("http://{at}/api/tables"));
    let request = request.bearer_auth(secret.reveal()).json(body);
    let response = request.send().await.map_err(lost)?;
    let status = response.status();
    let opened: Value = response.json().await.map_err(lost)?;
    assert_eq!(status, 201, "{opened}");
    Ok(opened["code"].as_str().expect("a code").to_owned())
}

/// The tables, and those who will sit there.
async fn invite(load: &Load, seed: u8) -> Vec<Player> {
    let at = load.address().await;
    let offered = offered(at).await;
    let decks = offered.iter().map(|deck| deck["id"].clone());
    let decks: Vec<DeckId> = decks
        .map(|id| serde_json::from_value(id).expect("an id"))
        .collect();
    let mut players = Vec::new();
    for (number, (game, persons, http, bots)) in TABLES.into_iter().enumerate() {
        let secret = |n: usize| Secret::new([(number * 16 + n) as u8 + 1; 32]);
        let wish = TableSettingsChange {
            decks: Some(decks.clone()),
            ..preset(game)
        };
        let body = json!({ "name": "Player 0", "wish": wish });
        let code = open_table(at, &secret(0), &body).await;
        let code = code.unwrap_or_else(|Lost| panic!("no table"));
        players.extend((0..persons).map(|n| Player {
            name: format!("Player {n}"),
            secret: secret(n),
            code: code.clone(),
            over_http: http && n + 1 == persons,
            persons,
            places: persons + bots,
            chance: chance(seed, (number * 16 + n) as u64 + 1),
            seen: 0,
            heard: 0,
            pending: None,
            lately: VecDeque::new(),
        }));
    }
    players
}

/// Looks at what a crash left behind.
async fn inspect(home: &Home, load: &Load) {
    let Some((_copy, path)) = wreck(home) else {
        return;
    };
    let journal = Sqlite::open(&path).expect("a journal");
    let log = async |code: &str| {
        let room = journal.find_code(code).await.expect("read");
        let room = room.unwrap_or_else(|| panic!("the table {code} is gone"));
        journal.read(room, 0).await.expect("read")
    };
    // Meanwhile players may still hear what was said before the end.
    let opened = load.opened.borrow().clone();
    for code in &opened {
        assert_eq!(log(code).await.len(), 1, "a table that was opened");
    }
    let codes: Vec<String> = load.tables.borrow().keys().cloned().collect();
    for code in &codes {
        let log = log(code).await;
        load.told(code, |told| told.compare(log));
    }
    drop(journal);
    let database = rusqlite::Connection::open(path).expect("a database");
    let check = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
    let sound = database.query_row("PRAGMA integrity_check", [], check);
    assert_eq!(sound.as_deref(), Ok("ok"));
}

impl Told {
    /// Compares the log with what players were told, and with what it was before.
    fn compare(&mut self, log: Vec<Entry>) {
        let known = self.log.len();
        assert!(log.starts_with(&self.log), "the past has changed");
        assert!(
            log.len() as u64 >= self.seen,
            "{} events were shown, {} are there",
            self.seen,
            log.len()
        );
        for (position, entry) in log.iter().enumerate().skip(known) {
            assert_eq!(entry.position, position as u64, "a gap");
            let event: RoomEvent = serde_json::from_slice(&entry.bytes).expect("an event");
            let twice = self.ids.insert((event.by, event.id), entry.position);
            assert_eq!(twice, None, "it happened twice: {event:?}");
            assert!(!self.refused.contains(&event.id), "it was refused");
        }
        let by_id: HashMap<ActionId, u64> =
            self.ids.iter().map(|(&(_, id), &at)| (id, at)).collect();
        for (id, position) in &self.done {
            assert_eq!(by_id.get(id), Some(position), "{id:?} was acknowledged");
        }
        self.log = log;
    }
}

/// When the program is killed.
#[derive(Clone, Copy, Debug)]
enum Snapshot {
    /// While it starts.
    Starting,
    /// As soon as it is ready: everybody is coming back.
    Ready,
    /// While it imports a deck.
    Importing,
    /// After so many more requests, and perhaps in the middle of the next.
    Playing,
    /// Some time after the first request.
    Later,
}

const MOMENTS: [Snapshot; 8] = [
    Snapshot::Starting,
    Snapshot::Playing,
    Snapshot::Importing,
    Snapshot::Later,
    Snapshot::Ready,
    Snapshot::Playing,
    Snapshot::Later,
    Snapshot::Playing,
];

/// Kills the program so many times, and lets it run at last.
async fn kill_often(home: &Home, load: &Load, chance: &mut Draw, kills: usize) -> Program {
    let micros = |chance: &mut Draw, most: usize| Duration::from_micros(chance.below(most) as u64);
    for kill in 1..=kills {
        let snapshot = MOMENTS[kill % MOMENTS.len()];
        if let Snapshot::Importing = snapshot {
            home.add_deck(&format!("deck {kill}"), 8, (500, 750));
        }
        let mut program = start(home);
        match snapshot {
            Snapshot::Starting => sleep(micros(chance, 60_000)).await,
            Snapshot::Importing => {
                let begun = Instant::now();
                while !program.errors().contains("importing a deck") {
                    assert!(
                        begun.elapsed() < PATIENCE,
                        "no import:\n{}",
                        program.errors()
                    );
                    sleep(Duration::from_millis(1)).await;
                }
                sleep(micros(chance, 300_000)).await;
            }
            Snapshot::Ready => {
                load.address.send_replace(Some(address(&mut program)));
                sleep(micros(chance, 20_000)).await;
            }
            Snapshot::Playing => {
                load.address.send_replace(Some(address(&mut program)));
                load.more_done(1 + chance.below(300) as u64).await;
                // Nobody listens in this time, so what is done now is done though nobody is told.
                std::thread::sleep(micros(chance, 3_000));
            }
            Snapshot::Later => {
                load.address.send_replace(Some(address(&mut program)));
                load.more_done(1).await;
                sleep(Duration::from_millis(5) + micros(chance, 395_000)).await;
            }
        }
        program.kill();
        load.address.send_replace(None);
        let said = program.errors();
        assert!(!said.contains("ERROR") && !said.contains("WARN"), "{said}");
        inspect(home, load).await;
    }
    let mut program = start(home);
    load.address.send_replace(Some(address(&mut program)));
    program
}

async fn get(at: SocketAddr, path: &str) -> Response {
    let response = reqwest::get(format!("http://{at}{path}")).await;
    let response = response.expect("an answer");
    assert_eq!(response.status(), 200, "{path}");
    response
}

/// The decks on offer.
async fn offered(at: SocketAddr) -> Vec<Value> {
    let decks: Value = get(at, "/api/decks").await.json().await.expect("JSON");
    decks["decks"].as_array().expect("decks").clone()
}

/// Every deck is offered, with all its pictures.
async fn look_at_decks(home: &Home, at: SocketAddr) {
    let offered = offered(at).await;
    let folders = fs::read_dir(home.decks()).expect("decks").count();
    assert_eq!(offered.len(), 1 + folders, "Lanterns, and the folders'");
    for deck in offered {
        let id = deck["id"].as_str().expect("an id");
        let manifest = get(at, &format!("/api/decks/{id}")).await;
        let manifest: Value = manifest.json().await.expect("JSON");
        for card in manifest["cards"].as_array().expect("cards") {
            for size in ["small", "large"] {
                let hash = card[size]["hash"].as_str().expect("a hash");
                get(at, &format!("/p/{hash}")).await;
            }
        }
    }
}

/// Lets the program check the log of every game of a table.
async fn verify(home: &Home, at: SocketAddr, code: &str, games: u32) {
    for game in 0..games {
        let url = format!("http://{at}/api/tables/{code}/log?game={game}");
        let response = reqwest::get(url).await.expect("an answer");
        assert_eq!(response.status(), 200, "game {game}");
        let path = home.path("game.json");
        let bytes = response.bytes().await.expect("a log");
        fs::write(&path, bytes).expect("written");
        let verified = home
            .fabula(&["verify"])
            .arg(&path)
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&verified.stdout).into_owned();
        assert!(verified.status.success(), "{said}");
        assert!(said.contains("Everything fits"), "{said}");
    }
}

fn number(name: &str, usual: usize) -> usize {
    let said = std::env::var(name).ok();
    said.map_or(usual, |n| n.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kill_9() {
    let (kills, seed) = (number("FABULA_KILLS", 8), number("FABULA_SEED", 1));
    let begun = Instant::now();
    let home = Home::new();
    home.add_deck("a usual one", 84, (20, 30));
    let load = Load {
        address: watch::Sender::new(None),
        done: watch::Sender::new(0),
        found: Cell::new(0),
        made_up: Cell::new(0),
        refusals: RefCell::default(),
        finishing: Cell::new(false),
        tables: RefCell::default(),
        opened: RefCell::default(),
    };
    let mut snapshots = chance(seed as u8, 0);

    // Also where there is nothing yet.
    let mut program = start(&home);
    sleep(Duration::from_millis(snapshots.below(60) as u64)).await;
    program.kill();
    inspect(&home, &load).await;

    let mut program = start(&home);
    load.address.send_replace(Some(address(&mut program)));
    let players = invite(&load, seed as u8).await;
    program.kill();
    load.address.send_replace(None);

    let persons = players.len();
    let playing = async {
        let playing = join_all(players.into_iter().map(|player| player.play(&load)));
        playing.await;
    };
    let killing = async {
        let program = kill_often(&home, &load, &mut snapshots, kills).await;
        load.finishing.set(true);
        program
    };
    let (mut program, (), ()) = tokio::join!(killing, playing, open_tables(&load));

    let at = load.address().await;
    look_at_decks(&home, at).await;
    let games = |told: &Told| told.game + 1;
    let tables: Vec<(String, u32)> = {
        let tables = load.tables.borrow();
        let tables = tables.iter();
        tables
            .map(|(code, told)| (code.clone(), games(told)))
            .collect()
    };
    for (code, games) in &tables {
        verify(&home, at, code, *games).await;
    }
    program.kill();
    inspect(&home, &load).await;

    let games: u32 = tables.iter().map(|(_, games)| games).sum();
    let tables = load.tables.borrow();
    let events: usize = tables.values().map(|told| told.log.len()).sum();
    println!(
        "{} kills in {:.1} s: {persons} persons at {} tables played {games} games; {} requests were \
         acknowledged, {events} events kept, {} more tables opened.",
        kills + 3,
        begun.elapsed().as_secs_f64(),
        TABLES.len(),
        *load.done.borrow(),
        load.opened.borrow().len(),
    );
    println!(
        "Asked again after a crash: {} were there though nobody had been told, {} were not. Refused: {:?}.",
        load.found.get(),
        load.made_up.get(),
        load.refusals.borrow(),
    );
}

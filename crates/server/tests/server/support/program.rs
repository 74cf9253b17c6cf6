//! The real program, run as a host runs it. However a test ends, it ends too.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command as Process, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use fabula_room::{HostCommand, TableSettingsChange};
use fabula_server::identity::Secret;
use image::{Rgb, RgbImage};
use reqwest::Response;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Client, secret};

/// How long the program may take for anything. Only a broken one takes so long.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A folder of its own for all that a run of the program needs: data, decks, and its log.
pub struct Sandbox(TempDir);

impl Sandbox {
    pub fn new() -> Sandbox {
        Sandbox(tempfile::tempdir().expect("a folder"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn data(&self) -> PathBuf {
        self.path("data")
    }

    pub fn database(&self) -> PathBuf {
        self.data().join("fabula.db")
    }

    /// The program, told nothing by the environment.
    pub fn fabula(&self, args: &[&str]) -> Process {
        let mut process = Process::new(env!("CARGO_BIN_EXE_fabula"));
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("FABULA_") {
                process.env_remove(name);
            }
        }
        process.args(args).current_dir(self.0.path());
        process
    }

    /// The program as most tests want it: on some free port, with quick bots.
    pub fn server(&self, args: &[&str]) -> Process {
        let mut process = self.fabula(&["--listen", "127.0.0.1:0"]);
        process.env("FABULA_BOT_THINK", "0");
        process.env("FABULA_BOT_CLAIM", "0");
        process.args(args).arg("--data").arg(self.data());
        process
    }

    pub fn serve(&self, args: &[&str]) -> Program {
        let mut program = Program::start(self, self.server(args));
        program.listen();
        program.settle();
        program
    }

    pub fn decks(&self) -> PathBuf {
        self.path("decks")
    }

    /// A deck of so many pictures of this size.
    pub fn add_deck(&self, name: &str, cards: u32, (width, height): (u32, u32)) -> PathBuf {
        let folder = self.decks().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        for card in 0..cards {
            let shade = |x: u32, n: u32| (x * n + card * 37 + name.len() as u32) as u8;
            let pixel = |x, y| Rgb([shade(x, 1), shade(y, 2), shade(x + y, 3)]);
            let picture = RgbImage::from_fn(width, height, pixel);
            let path = folder.join(format!("{card:03}.png"));
            picture.save(path).expect("a picture");
        }
        folder
    }
}

/// A run of the program.
pub struct Program {
    child: Child,
    address: Option<SocketAddr>,
    errors: PathBuf,
}

impl Program {
    pub fn start(sandbox: &Sandbox, process: Process) -> Program {
        let log = File::create(sandbox.path("errors")).expect("a log");
        Program::start_logging(sandbox, process, log)
    }

    /// Its log goes elsewhere than where `errors` looks.
    pub fn start_logging(
        sandbox: &Sandbox,
        mut process: Process,
        log: impl Into<Stdio>,
    ) -> Program {
        process.stdin(Stdio::null()).stderr(log);
        let child = process.stdout(Stdio::piped()).spawn();
        Program {
            child: child.expect("the program starts"),
            address: None,
            errors: sandbox.path("errors"),
        }
    }

    /// Waits until it has greeted its host; gives the greeting.
    pub fn listen(&mut self) -> String {
        let out = self.child.stdout.take().expect("its output, once");
        let mut greeting = String::new();
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            greeting += &line;
            greeting.push('\n');
            if let Some((_, address)) = line.split_once("On this computer   http://") {
                let address = address.replace("localhost", "127.0.0.1");
                self.address = Some(address.parse().expect("an address"));
            }
            if line.starts_with("Ctrl-C") {
                return greeting;
            }
        }
        panic!("it does not start: {greeting}\n{}", self.errors());
    }

    /// Waits until it answers: then it also hears signals.
    pub fn settle(&self) {
        let mut socket = TcpStream::connect(self.address()).expect("a connection");
        let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        socket.write_all(request).expect("sent");
        socket.read_to_end(&mut Vec::new()).expect("an answer");
    }

    pub fn address(&self) -> SocketAddr {
        self.address.expect("an address")
    }

    /// What it said on its standard error.
    pub fn errors(&self) -> String {
        fs::read_to_string(&self.errors).unwrap_or_default()
    }

    pub fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.child.id());
        let sent = Process::new("sh").args(["-c", &kill]).status();
        assert!(sent.expect("a shell").success());
    }

    pub fn wait(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("its state") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it goes on: {}", self.errors());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Stops it as a host would.
    pub fn stop(mut self) {
        self.signal("TERM");
        assert_eq!(self.wait().code(), Some(0), "{}", self.errors());
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        let running = self.child.try_wait().expect("its state").is_none();
        assert!(running, "it has ended by itself");
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
    }

    pub async fn get(&self, path: &str) -> Response {
        let url = format!("http://{}{path}", self.address());
        reqwest::get(url).await.expect("an answer")
    }

    pub async fn json(&self, path: &str) -> Value {
        let response = self.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        response.json().await.expect("JSON")
    }

    pub async fn open(&self, secret: &Secret, change: &TableSettingsChange) -> (u16, Value) {
        let url = format!("http://{}/api/tables", self.address());
        let body = json!({ "name": "Ana", "wish": change });
        let request = reqwest::Client::new().post(url).json(&body);
        let response = request.bearer_auth(secret.reveal()).send().await;
        let response = response.expect("an answer");
        let status = response.status().as_u16();
        (status, response.json().await.expect("JSON"))
    }

    /// A table of one person, who is connected, and three bots, with a game that has begun.
    pub async fn game(&self, change: &TableSettingsChange) -> (String, Client) {
        let (status, opened) = self.open(&secret(1), change).await;
        assert_eq!(status, 201, "{opened}");
        let code = opened["code"].as_str().expect("a code").to_owned();
        let mut ana = Client::join(&self.address(), &secret(1), &code).await;
        for _ in 0..3 {
            ana.must(HostCommand::ADD_ANY_BOT).await;
        }
        ana.must(HostCommand::Start).await;
        (code, ana)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

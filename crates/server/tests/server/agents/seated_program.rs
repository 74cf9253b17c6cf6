//! A program at a table: the real server, the real `fabula agent`, and a small program in Python. All of it ends with the test.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

use fabula_room::{Command, Persona, TableSettingsChange};
use fabula_room::{HostCommand, Refused};
use reqwest::Client;
use serde_json::{Value, json};

use crate::support::program::{PATIENCE, Program, Sandbox};
use crate::support::{fresh_id, secret};

/// Writes down every message, and what is in the pictures it names; answers with the first that is allowed.
const RECORDER: &str = r#"
import hashlib, json, sys

log = open(sys.argv[1], "a")
for line in sys.stdin:
    message = json.loads(line)
    for card in message.get("cards", []):
        picture = card.get("picture", "data:")
        if not picture.startswith("data:"):
            card["sha256"] = hashlib.sha256(open(picture, "rb").read()).hexdigest()
    log.write(json.dumps(message) + "\n")
    log.flush()
    match message["type"]:
        case "clue":
            answer = {"card": message["hand"][0], "clue": "The first of mine"}
        case "give":
            answer = {"cards": message["hand"][:message["count"]]}
        case "vote":
            answer = {"cards": message["choices"][:message["min"]]}
        case _:
            continue
    print(json.dumps({"id": message["id"], **answer}), flush=True)
log.write('{"type": "end of input"}\n')
"#;

/// A table for agents, on a server of its own whose bots do not dawdle.
pub struct ProgramTable {
    pub sandbox: Sandbox,
    pub server: Program,
    pub code: String,
}

/// A program at a table, and `fabula agent` between them.
pub struct SeatedProgram {
    agent: Program,
    errors: PathBuf,
}

/// The example that comes with the program.
pub fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/agent.py")
}

/// A command that runs a program in Python.
pub fn python(program: &Path, argument: &str) -> String {
    format!("python3 '{}' '{argument}'", program.display())
}

impl ProgramTable {
    /// A table where nobody sits yet. The first to sit down will be the host.
    pub async fn open(change: &TableSettingsChange) -> ProgramTable {
        ProgramTable::open_with(&[], change).await
    }

    /// The same on a server with other options.
    pub async fn open_with(args: &[&str], change: &TableSettingsChange) -> ProgramTable {
        let sandbox = Sandbox::new();
        // Bots leave the first clue to the programs.
        let server = sandbox.serve(&[&["--bot-claim", "30"], args].concat());
        let code = open(&server, change).await;
        ProgramTable {
            sandbox,
            server,
            code,
        }
    }

    /// Another table on the same server.
    pub async fn move_to_another(&mut self, change: &TableSettingsChange) {
        self.code = open(&self.server, change).await;
    }

    /// Writes a program.
    pub fn write(&self, name: &str, program: &str) -> PathBuf {
        let path = self.sandbox.path(name);
        fs::write(&path, program).expect("a program");
        path
    }

    /// Starts `fabula agent`.
    fn start(&self, code: &str, name: &str, command: &str, args: &[&str]) -> SeatedProgram {
        let server = format!("http://{}", self.server.address());
        let mut agent = self.sandbox.fabula(&["agent", "--server", &server]);
        agent.args(["--table", code, "--name", name]);
        agent.args(["--command", command]).args(args);
        let errors = self.sandbox.path(&format!("{name} {code}"));
        let log = File::create(&errors).expect("a log");
        let agent = Program::start_logging(&self.sandbox, agent, log);
        SeatedProgram { agent, errors }
    }

    /// What is said about a program that cannot be seated.
    pub fn refused(&self, code: &str, name: &str, command: &str) -> String {
        self.start(code, name, command, &[]).fail()
    }

    /// Seats a program, and waits until it sits. It is whoever has this secret.
    pub async fn seat(&self, n: u8, name: &str, command: &str, args: &[&str]) -> SeatedProgram {
        let seats = self.players().await;
        let token = secret(n).reveal();
        let args = [&["--token", &token], args].concat();
        let program = self.start(&self.code, name, command, &args);
        self.until(|state| state["table"]["players"].as_array().map(Vec::len) == Some(seats + 1))
            .await;
        program
    }

    /// Seats a program that writes down what it is told.
    pub async fn seat_recorder(&self, n: u8, name: &str, args: &[&str]) -> SeatedProgram {
        let recorder = self.write("recorder.py", RECORDER);
        let log = self.record_of(name);
        let log = log.to_str().expect("UTF-8");
        self.seat(n, name, &python(&recorder, log), args).await
    }

    fn record_of(&self, name: &str) -> PathBuf {
        self.sandbox.path(&format!("{name} {}.jsonl", self.code))
    }

    /// What a recorder was told.
    pub fn record(&self, name: &str) -> Vec<Value> {
        let text = fs::read_to_string(self.record_of(name)).expect("a record");
        let read = |line| serde_json::from_str(line).expect("JSON");
        text.lines().map(read).collect()
    }

    /// Waits until a recorder has been told something of this kind: it hears of the table a moment later than the host.
    pub async fn until_told(&self, name: &str, kind: &str) {
        for _ in 0..1_000 {
            let text = fs::read_to_string(self.record_of(name)).unwrap_or_default();
            let told = text
                .lines()
                .filter_map(|line| serde_json::from_str::<Value>(line).ok());
            if told.into_iter().any(|told| told["type"] == kind) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("{name} was never told of {kind}");
    }

    pub async fn add_bot(&self, persona: Persona) {
        let persona = Some(persona);
        self.host(HostCommand::AddBot {
            name: None,
            persona,
        })
        .await;
    }

    /// The host asks for something.
    pub async fn host(&self, command: HostCommand) {
        let url = format!(
            "http://{}/api/tables/{}/do",
            self.server.address(),
            self.code
        );
        let body = json!({ "id": fresh_id(), "command": Command::from(command) });
        let request = Client::new().post(url).json(&body);
        let response = request.bearer_auth(secret(1).reveal()).send().await;
        let response = response.expect("an answer");
        if response.status() != 200 {
            let refused: Refused = response.json().await.expect("a refusal");
            panic!("{refused:?}");
        }
    }

    async fn players(&self) -> usize {
        let state = self
            .server
            .json(&format!("/api/tables/{}", self.code))
            .await;
        state["table"]["players"].as_array().expect("a list").len()
    }

    /// Waits until the table is so. Gives it as a stranger sees it.
    pub async fn until(&self, so: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        let mut after = 0;
        loop {
            let path = format!("/api/tables/{}?after={after}", self.code);
            let state = self.server.json(&path).await;
            if so(&state) {
                return state;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not come: {state}");
            after = state["position"].as_u64().expect("a position");
        }
    }

    /// Waits until the game is over.
    pub async fn over(&self) -> Value {
        self.until(|state| state["table"]["game"]["view"]["turn"]["phase"] == "over")
            .await
    }

    /// The rounds of the last game, as the album has them.
    pub async fn rounds(&self) -> Vec<Value> {
        let path = format!("/api/tables/{}/album", self.code);
        let album = self.server.json(&path).await;
        let game = album["games"].as_array().and_then(|games| games.last());
        let rounds = game.expect("a game")["rounds"].as_array();
        rounds.expect("rounds").clone()
    }
}

async fn open(server: &Program, change: &TableSettingsChange) -> String {
    let url = format!("http://{}/api/tables", server.address());
    let request = Client::new().post(url).json(&json!({ "wish": change }));
    let response = request.bearer_auth(secret(1).reveal()).send().await;
    let response = response.expect("an answer");
    assert_eq!(response.status(), 201);
    let opened: Value = response.json().await.expect("JSON");
    opened["code"].as_str().expect("a code").to_owned()
}

impl SeatedProgram {
    /// Waits until `fabula agent` gives up. Gives what it said about it.
    pub fn fail(mut self) -> String {
        let status = self.agent.wait();
        let said = fs::read_to_string(&self.errors).expect("a log");
        assert_eq!(status.code(), Some(2), "{said}");
        said
    }

    /// Waits until `fabula agent` ends, as it does after a game. Gives what it said on its standard error.
    pub fn end(mut self) -> String {
        let status = self.agent.wait();
        let said = fs::read_to_string(&self.errors).expect("a log");
        assert_eq!(status.code(), Some(0), "{said}");
        assert!(!said.contains("panicked"), "{said}");
        said
    }
}

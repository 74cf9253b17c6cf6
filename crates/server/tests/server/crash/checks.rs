//! What a crash left behind is whole: the logs, the decks, the database.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;

use fabula_journal::{Journal, Sqlite};
use reqwest::Response;
use serde_json::Value;
use tempfile::TempDir;

use super::record::Run;
use crate::support::program::Sandbox;

/// A copy of the database as the crash left it: looking at it must not tidy it up for the next start.
pub fn copy_of_the_database(sandbox: &Sandbox) -> Option<(TempDir, PathBuf)> {
    let copy = tempfile::tempdir().expect("a folder");
    if !sandbox.database().exists() {
        return None;
    }
    for end in ["", "-wal"] {
        let name = format!("fabula.db{end}");
        let from = sandbox.data().join(&name);
        if from.exists() {
            fs::copy(from, copy.path().join(name)).expect("a copy");
        }
    }
    let path = copy.path().join("fabula.db");
    Some((copy, path))
}

/// Looks at what a crash left behind.
pub async fn inspect(sandbox: &Sandbox, run: &Run) {
    let Some((_copy, path)) = copy_of_the_database(sandbox) else {
        return;
    };
    let journal = Sqlite::open(&path).expect("a journal");
    let log = async |code: &str| {
        let room = journal.find_code(code).await.expect("read");
        let room = room.unwrap_or_else(|| panic!("the table {code} is gone"));
        journal.read(room, 0).await.expect("read")
    };
    // Meanwhile players may still hear what was said before the end.
    let opened = run.opened.borrow().clone();
    for code in &opened {
        assert_eq!(log(code).await.len(), 1, "a table that was opened");
    }
    let codes: Vec<String> = run.tables.borrow().keys().cloned().collect();
    for code in &codes {
        let log = log(code).await;
        run.record(code, |record| record.compare(log));
    }
    drop(journal);
    let database = rusqlite::Connection::open(path).expect("a database");
    let check = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
    let sound = database.query_row("PRAGMA integrity_check", [], check);
    assert_eq!(sound.as_deref(), Ok("ok"));
}

pub async fn get(at: SocketAddr, path: &str) -> Response {
    let response = reqwest::get(format!("http://{at}{path}")).await;
    let response = response.expect("an answer");
    assert_eq!(response.status(), 200, "{path}");
    response
}

/// The decks on offer.
pub async fn offered(at: SocketAddr) -> Vec<Value> {
    let decks: Value = get(at, "/api/decks").await.json().await.expect("JSON");
    decks["decks"].as_array().expect("decks").clone()
}

/// Every deck is offered, with all its pictures.
pub async fn look_at_decks(sandbox: &Sandbox, at: SocketAddr) {
    let offered = offered(at).await;
    let folders = fs::read_dir(sandbox.decks()).expect("decks").count();
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
pub async fn verify(sandbox: &Sandbox, at: SocketAddr, code: &str, games: u32) {
    for game in 0..games {
        let url = format!("http://{at}/api/tables/{code}/log?game={game}");
        let response = reqwest::get(url).await.expect("an answer");
        assert_eq!(response.status(), 200, "game {game}");
        let path = sandbox.path("game.json");
        let bytes = response.bytes().await.expect("a log");
        fs::write(&path, bytes).expect("written");
        let verified = sandbox
            .fabula(&["verify"])
            .arg(&path)
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&verified.stdout).into_owned();
        assert!(verified.status.success(), "{said}");
        assert!(said.contains("Everything fits"), "{said}");
    }
}

//! Backups of a program that runs.

use std::fs;

use fabula_room::{HostCommand, TableSettingsChange};
use fabula_rules::PhaseName;

use super::{backup, output, refused};
use crate::support::program::{Program, Sandbox};
use crate::support::{Client, chance, secret};

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_in_the_middle_of_games_goes_on_elsewhere() {
    let sandbox = Sandbox::new();
    let program = sandbox.serve(&["--messages-per-second", "1000"]);
    let (code, mut ana) = program.game(&TableSettingsChange::default()).await;
    let mut quiet = Vec::new();
    for _ in 0..3 {
        let (_, opened) = program
            .open(&secret(2), &TableSettingsChange::default())
            .await;
        quiet.push(opened["code"].as_str().expect("a code").to_owned());
    }
    let position = ana.state().position;

    // Game after game, while it is copied.
    let stop = tokio::sync::watch::Sender::new(false);
    let mut stopped = stop.subscribe();
    let playing = tokio::spawn(async move {
        let mut games = 0;
        while !*stopped.borrow_and_update() {
            ana.play_to_the_end(chance(5, games)).await;
            ana.must(HostCommand::Start).await;
            games += 1;
        }
        (ana.state().position, games)
    });
    let copy = sandbox.path("elsewhere/fabula.db");
    fs::create_dir(sandbox.path("elsewhere")).expect("a folder");
    let made = backup(&sandbox, &sandbox.data(), &copy);
    let said = tokio::task::spawn_blocking(|| output(made)).await;
    let said = said.expect("a task");
    assert!(said.starts_with("Everything is in "), "{said}");
    let files = fs::read_dir(sandbox.path("elsewhere")).expect("a folder");
    assert_eq!(files.count(), 1, "one file, and no remains");
    stop.send_replace(true);
    let (later, games) = playing.await.expect("played");
    assert!(games > 0);

    let mut process = sandbox.fabula(&["--listen", "127.0.0.1:0", "--bot-think", "0"]);
    process.args(["--data", "elsewhere", "--bot-claim", "0"]);
    process.args(["--messages-per-second", "1000"]);
    let mut other = Program::start(&sandbox, process);
    other.listen();
    let mut ana = Client::join(&other.address(), &secret(1), &code).await;
    let copied = ana.state().position;
    assert!((position..=later).contains(&copied), "{copied}");
    ana.play_to_the_end(chance(6, 0)).await;
    assert_eq!(ana.view().turn.phase, PhaseName::Over);
    for code in quiet {
        let path = format!("/api/tables/{code}");
        assert_eq!(other.get(&path).await.status(), 200);
    }
    let log = other.get(&format!("/api/tables/{code}/log")).await;
    fs::write(sandbox.path("log.json"), log.bytes().await.expect("a log")).expect("written");
    let verified = output(sandbox.fabula(&["verify", "log.json"]));
    assert!(verified.contains("Everything fits"), "{verified}");
}

#[test]
fn a_backup_that_cannot_be_made_says_why_and_leaves_nothing_behind() {
    let sandbox = Sandbox::new();
    let (nowhere, file) = (sandbox.path("nowhere"), sandbox.path("copy.db"));
    let said = refused(&sandbox, backup(&sandbox, &nowhere, &file));
    assert!(said.contains("there is no database"), "{said}");
    assert!(!nowhere.exists() && !file.exists());

    sandbox.serve(&[]).stop();
    fs::write(&file, "precious").expect("written");
    let said = refused(&sandbox, backup(&sandbox, &sandbox.data(), &file));
    assert!(said.contains("copy.db is there already"), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");

    let far = sandbox.path("no/such/folder/copy.db");
    let said = refused(&sandbox, backup(&sandbox, &sandbox.data(), &far));
    assert!(said.contains("No such file or directory"), "{said}");
    assert!(!sandbox.path("no").exists());
}

#[test]
fn a_backup_leaves_other_files_alone() {
    let sandbox = Sandbox::new();
    sandbox.serve(&[]).stop();
    fs::write(sandbox.path("copy.part"), "precious").expect("written");
    // Whether it can be made under these circumstances is another question.
    let _ = backup(&sandbox, &sandbox.data(), &sandbox.path("copy.db")).status();
    let kept = fs::read_to_string(sandbox.path("copy.part"));
    assert_eq!(kept.ok().as_deref(), Some("precious"));
}

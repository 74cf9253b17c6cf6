//! Stopping the program.

use std::io::Read;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use fabula_room::TableSettingsChange;
use fabula_server::protocol::Bye;

use crate::support::program::{Program, Sandbox};
use crate::support::{Client, Ended, chance, secret};

#[tokio::test]
async fn a_signal_stops_it_and_everybody_is_told() {
    for signal in ["TERM", "INT"] {
        let sandbox = Sandbox::new();
        let mut program = sandbox.serve(&["--log", "info"]);
        let (code, mut ana) = program.game(&TableSettingsChange::default()).await;
        let position = ana.state().position;
        // Somebody waits for news, somebody does not speak, and somebody has asked and stays connected.
        let at = program.address();
        let far = u64::MAX / 4;
        let url = format!("http://{at}/api/tables/{code}?after={far}");
        let waiting = tokio::spawn(async move { reqwest::get(url).await });
        let mut silent = TcpStream::connect(at).expect("a connection");
        let client = reqwest::Client::new();
        let asked = client.get(format!("http://{at}/healthz")).send().await;
        assert_eq!(asked.expect("an answer").status(), 200);
        tokio::time::sleep(Duration::from_millis(100)).await;

        let begun = Instant::now();
        program.signal(signal);
        let (bye, close) = (Some(Bye::Stopping), Some(1001));
        assert_eq!(ana.end().await, &Ended { bye, code: close });
        let waited = waiting.await.expect("a task").expect("an answer");
        assert_eq!(waited.status(), 200);
        assert_eq!(program.wait().code(), Some(0), "{}", program.errors());
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(5), "{signal}: {took:?}");
        assert!(program.errors().contains("stopped"), "{}", program.errors());
        assert!(matches!(silent.read(&mut [0; 8]), Ok(0) | Err(_)));

        // Everything is in one file, and goes on.
        assert!(!sandbox.data().join("fabula.db-wal").exists());
        let program = sandbox.serve(&[]);
        let mut ana = Client::join(&program.address(), &secret(1), &code).await;
        assert!(ana.state().position >= position);
        ana.play_to_the_end(chance(3, 0)).await;
        program.stop();
    }
}

#[test]
fn a_signal_right_after_the_greeting_is_heard() {
    let sandbox = Sandbox::new();
    for _ in 0..20 {
        let mut program = Program::start(&sandbox, sandbox.server(&[]));
        program.listen();
        program.stop();
    }
}

#[test]
fn it_stops_also_when_nobody_reads_its_log() {
    let sandbox = Sandbox::new();
    let process = sandbox.server(&["--log", "info"]);
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut program = Program::start_logging(&sandbox, process, writer);
    program.listen();
    program.settle();
    drop(reader);
    program.stop();
}

#[tokio::test]
async fn somebody_who_does_not_listen_cannot_hold_it_up() {
    let sandbox = Sandbox::new();
    let mut program = sandbox.serve(&[]);
    // Connected to a table, but deaf from now on: no goodbye is ever answered.
    let (_code, ana) = program.game(&TableSettingsChange::default()).await;
    let begun = Instant::now();
    program.signal("TERM");
    assert_eq!(program.wait().code(), Some(0), "{}", program.errors());
    assert!(begun.elapsed() < Duration::from_secs(8));
    drop(ana);
}

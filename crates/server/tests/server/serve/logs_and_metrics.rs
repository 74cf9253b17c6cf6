//! What the program says about itself: logs and metrics.

use std::time::{Duration, Instant};

use fabula_room::{Move, TableSettingsChange};
use reqwest::header::CONTENT_TYPE;
use serde_json::{Value, json};

use crate::support::chance;
use crate::support::program::{PATIENCE, Sandbox};

#[tokio::test]
async fn logs_are_json_if_wanted() {
    let sandbox = Sandbox::new();
    sandbox.add_deck("owls", 3, (8, 12));
    let args = ["--log", "debug", "--log-format", "json", "--decks", "decks"];
    let mut program = sandbox.serve(&args);
    program.get("/api/tables/1").await;
    program.signal("TERM");
    program.wait();
    let errors = program.errors();
    let read = |line| serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    let lines: Vec<Value> = errors.lines().map(read).collect();
    let said: Vec<_> = lines.iter().map(|l| &l["fields"]["message"]).collect();
    for message in ["importing a deck", "stopped"] {
        assert!(said.contains(&&json!(message)), "{said:?}");
    }
    assert!(lines.iter().all(|l| l["timestamp"].is_string()));
}

/// The value of a metric, if it is there.
fn value(metrics: &str, name: &str) -> Option<f64> {
    let line = metrics.lines().find_map(|l| l.strip_prefix(name))?;
    line.trim().parse().ok()
}

#[tokio::test]
async fn the_metrics_count_what_happens() {
    let sandbox = Sandbox::new();
    let program = sandbox.serve(&[]);
    let metrics = async || {
        let response = program.get("/metrics").await;
        assert_eq!(response.status(), 200);
        let kind = response.headers()[CONTENT_TYPE].to_str().expect("text");
        assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
        response.text().await.expect("a body")
    };
    let fresh = metrics().await;
    assert_eq!(value(&fresh, "fabula_rooms "), Some(0.0), "{fresh}");
    assert!(fresh.ends_with("# EOF\n"), "{fresh}");

    let (_code, mut ana) = program.game(&TableSettingsChange::default()).await;
    ana.play_to_the_end(chance(8, 0)).await;
    let late = ana.ask(Move::Claim).await;
    assert_eq!(late.expect_err("a refusal").code, "game-over");
    assert_eq!(program.get("/api/tables/1").await.status(), 404);
    let played = metrics().await;
    let is = |name: &str| value(&played, name).unwrap_or_else(|| panic!("{name}: {played}"));
    assert_eq!(is("fabula_rooms "), 1.0);
    assert_eq!(is("fabula_connections "), 1.0);
    assert_eq!(is("fabula_seats{kind=\"person\"} "), 1.0);
    assert_eq!(is("fabula_seats{kind=\"bot\"} "), 3.0);
    // The table, three bots.
    assert_eq!(is("fabula_actions_total{kind=\"lobby\"} "), 4.0);
    assert_eq!(is("fabula_actions_total{kind=\"start\"} "), 1.0);
    let moves: f64 = ["player", "bot"]
        .map(|kind| is(&format!("fabula_actions_total{{kind=\"{kind}\"}} ")))
        .iter()
        .sum();
    assert_eq!(moves + 5.0, ana.state().position as f64);
    assert_eq!(is("fabula_refusals_total{code=\"game-over\"} "), 1.0);
    assert_eq!(is("fabula_refusals_total{code=\"no-such-table\"} "), 1.0);
    let commits = is("fabula_journal_commit_seconds_count ");
    assert!(commits > 0.0 && is("fabula_journal_commit_seconds_sum ") > 0.0);
    assert!(is("fabula_journal_writes_total ") >= commits);
    assert_eq!(is("fabula_journal_failures_total "), 0.0);

    drop(ana);
    let begun = Instant::now();
    while value(&metrics().await, "fabula_connections ") != Some(0.0) {
        assert!(begun.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

//! The program as a person at a terminal uses it.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn fabula(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fabula"))
        .args(args)
        .output()
        .expect("the program runs")
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn simulate(args: &str) -> Value {
    let mut all = vec!["simulate", "--json"];
    all.extend(args.split_whitespace());
    serde_json::from_str(&stdout(&fabula(&all))).expect("one JSON object")
}

#[test]
fn first_edition_lasts_as_long_as_its_84_cards() {
    for (players, rounds) in [(3, 13), (4, 15), (5, 11), (6, 8)] {
        let sim = simulate(&format!(
            "--preset first-edition --players {players} --games 200 --seed 3"
        ));
        assert_eq!(sim["rounds"]["min"], rounds);
        assert_eq!(sim["rounds"]["max"], rounds);
        assert_eq!(sim["reshuffles"]["games_share"], 0.0);
    }
}

#[test]
fn a_simulation_reports_what_was_asked_for_in_every_preset() {
    let presets = [
        ("classic", 3, 30),
        ("classic", 8, 30),
        ("disney", 6, 30),
        ("first-edition", 5, 0),
        ("first-edition-teams", 8, 30),
        ("odyssey", 12, 30),
        ("odyssey-party", 6, 0),
        ("odyssey-teams", 10, 0),
    ];
    for (preset, players, target) in presets {
        let sim = simulate(&format!(
            "--preset {preset} --players {players} --games 100 --seed 5"
        ));
        assert_eq!(sim["games"], 100, "{preset}");
        assert!(sim["rounds"]["min"].as_u64() <= sim["rounds"]["max"].as_u64());
        assert!(sim["score"]["max"].as_u64() >= Some(target), "{preset}");
        let wins = sim["seat_wins"].as_array().expect("a list");
        assert_eq!(wins.len(), players);
        let all: u64 = wins.iter().filter_map(Value::as_u64).sum();
        let mean = sim["winners_mean"].as_f64().expect("a number");
        assert!((mean * 100.0 - all as f64).abs() < 1e-6 && mean >= 1.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_one_others() {
    let a = simulate("--players 5 --games 300 --seed 11");
    assert_eq!(a, simulate("--players 5 --games 300 --seed 11"));
    assert_ne!(a, simulate("--players 5 --games 300 --seed 12"));
}

#[test]
fn what_cannot_be_played_is_refused_with_the_limit() {
    let cases = [
        ("--preset classic --players 9", "at most 8 players"),
        ("--preset odyssey-party --players 5", "at least 6 players"),
        ("--preset odyssey-teams --players 7", "even number"),
        ("--preset odyssey --players 12 --cards 71", "72 cards"),
        ("--preset first-edition --players 4 --cards 27", "28 cards"),
    ];
    for (args, limit) in cases {
        let mut all = vec!["simulate"];
        all.extend(args.split_whitespace());
        let output = fabula(&all);
        assert_eq!(output.status.code(), Some(2), "{args}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(limit), "{args}: {said}");
    }
}

#[test]
fn the_report_and_the_plot_are_made() {
    let dir = tempfile::tempdir().expect("a folder");
    let plot = dir.path().join("plot.svg");
    let output = fabula(&[
        "simulate",
        "--games",
        "50",
        "--plot",
        plot.to_str().expect("UTF-8"),
    ]);
    let text = stdout(&output);
    for part in [
        "Rounds per game",
        "Storyteller scores in",
        "reshuffled",
        "Seat",
    ] {
        assert!(text.contains(part), "{text}");
    }
    let svg = std::fs::read_to_string(plot).expect("a plot");
    assert!(svg.starts_with("<svg") && svg.contains("Mean score of each seat"));
    assert!(svg.contains("Length of games") && svg.contains("<polyline"));
}

fn log_of(dir: &Path, preset: &str) -> String {
    let path = dir.join("log.json");
    let name = path.to_str().expect("UTF-8").to_owned();
    stdout(&fabula(&[
        "simulate", "--preset", preset, "--games", "1", "--log", &name,
    ]));
    name
}

#[test]
fn a_log_that_was_kept_is_found_sound() {
    let dir = tempfile::tempdir().expect("a folder");
    for preset in ["classic", "odyssey-party", "first-edition-teams"] {
        let log = log_of(dir.path(), preset);
        assert!(stdout(&fabula(&["verify", &log])).contains("Everything fits"));
        assert!(stdout(&fabula(&["verify", "--story", &log])).contains("claims the clue"));
        let report: Value =
            serde_json::from_str(&stdout(&fabula(&["verify", "--json", &log]))).expect("JSON");
        assert_eq!(report["findings"], Value::Array(vec![]));
    }
}

#[test]
fn a_log_that_was_changed_is_found_out() {
    let dir = tempfile::tempdir().expect("a folder");
    let log = log_of(dir.path(), "classic");
    let text = std::fs::read_to_string(&log).expect("a log");
    std::fs::write(&log, text.replacen("\"points\":3", "\"points\":4", 1)).expect("written");
    let output = fabula(&["verify", &log]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("should get 3, the log says 4"), "{said}");
}

#[test]
fn what_is_no_log_is_refused_with_the_reason() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("x.json");
    let name = path.to_str().expect("UTF-8");
    let cases = [
        ("hello", "not JSON"),
        ("[]", "not a Fabula log"),
        (r#"{"format":"recipe","version":1,"events":[]}"#, "recipe"),
        (
            r#"{"format":"fabula-log","version":9,"events":[]}"#,
            "version 9",
        ),
        (
            r#"{"format":"fabula-log","version":1,"events":[{"v":7}]}"#,
            "version 7",
        ),
    ];
    for (text, reason) in cases {
        std::fs::write(&path, text).expect("written");
        let output = fabula(&["verify", name]);
        assert_eq!(output.status.code(), Some(2), "{text}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(reason), "{said}");
    }
    assert_eq!(fabula(&["verify", "/nowhere.json"]).status.code(), Some(2));
}

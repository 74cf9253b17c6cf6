//! Logs written by earlier builds are still read, still replay to the same end, and still check out.
//!
//! `tests/logs/v1` was written by the first build and is never written again; a new version of events
//! gets a folder of its own. `FABULA_BLESS=1` writes only what is missing.

use std::collections::BTreeSet;
use std::path::PathBuf;

use fabula_rules::{Action, Actor, Draw, Event, Game, Log, Preset, Seat};
use serde_json::Value;

use crate::random_games::{Evening, seed, setup};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/logs/v1")
}

/// A game with some trouble in it that came to its end: of many, the one with the most kinds of it.
fn evening(preset: Preset) -> Vec<Event> {
    let players = preset.player_counts().nth(1).unwrap_or(8);
    let trouble = if preset.settings().kind.pairs() {
        8
    } else {
        20
    };
    (0..500)
        .map(|n| {
            let setup = setup(preset, players, 84, n);
            let mut evening = Evening::new(setup, Draw::new(&seed(n), 8), trouble);
            // What can only happen at the start, and seldom does.
            let first = Actor::Seat(Seat::new(0).expect("a seat"));
            evening.happens(first, Action::Claim);
            evening.happens(first, Action::Withdraw);
            evening.happens(Actor::Clock, Action::MoveOn);
            (0..400).find(|_| !evening.step());
            evening
        })
        .filter(|e| e.game.is_over() && e.game.round() > 5)
        .max_by_key(|e| kinds(&e.events).len())
        .expect("some evening ends well")
        .events
}

/// The kinds of actions and changes in a log.
fn kinds(events: &[Event]) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for event in events {
        let event = serde_json::to_value(event).expect("JSON");
        let changes = event["changes"].as_array().expect("a list");
        for thing in changes.iter().chain([&event["cause"]["action"]]) {
            kinds.insert(thing["type"].as_str().expect("a kind").to_owned());
        }
    }
    kinds
}

/// The end of a game in one line: scores by side, then winners.
fn end(game: &Game) -> String {
    let scores: Vec<String> = (game.scores().iter())
        .map(|s| format!("{}:{}", s.side.index(), s.score))
        .collect();
    let winners: Vec<usize> = game.winners().iter().map(|s| s.index()).collect();
    format!("{} won by {winners:?}\n", scores.join(" "))
}

fn logs() -> Vec<(String, Log, String)> {
    let read = |preset: Preset| {
        let path = folder().join(format!("{preset}.json"));
        if std::env::var_os("FABULA_BLESS").is_some() && !path.exists() {
            let events = evening(preset);
            let log = Log::export(&events).expect("an ended game");
            std::fs::write(&path, log.to_json()).expect("written");
            let game = Game::replay(&events).expect("a game");
            std::fs::write(path.with_extension("end.txt"), end(&game)).expect("written");
        }
        let json = std::fs::read(&path).expect("a committed log");
        let log = Log::from_json(&json).expect("a readable log");
        let end = std::fs::read_to_string(path.with_extension("end.txt")).expect("its end");
        (preset.to_string(), log, end)
    };
    Preset::all().map(read).collect()
}

#[test]
fn old_logs_replay_to_the_same_end() {
    for (name, log, was) in logs() {
        let game = Game::replay(log.events()).expect("a game");
        assert!(game.is_over(), "{name}");
        assert_eq!(end(&game), was, "{name}");
        assert_eq!(game.misplaced(), vec![], "{name}");
    }
}

#[test]
fn old_logs_check_out() {
    for (name, log, _) in logs() {
        assert_eq!(log.verify().findings, vec![], "{name}");
    }
}

#[test]
fn old_logs_are_written_again_to_the_byte() {
    for (name, log, _) in logs() {
        let json = std::fs::read_to_string(folder().join(format!("{name}.json"))).expect("a log");
        assert!(log.to_json() == json, "{name} is written otherwise today");
    }
}

/// A log that never had a kind of event proves nothing about it.
#[test]
fn between_them_old_logs_have_every_kind_of_action_and_change() {
    let seen: BTreeSet<String> = (logs().iter())
        .flat_map(|(_, log, _)| kinds(log.events()))
        .collect();
    let all = include_str!("../logs/v1/kinds.txt").split_whitespace();
    let missing: Vec<&str> = all.filter(|&kind| !seen.contains(kind)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn an_event_of_an_unknown_version_is_refused_with_a_clear_reason() {
    let (_, log, _) = logs().swap_remove(0);
    let mut log: Value = serde_json::from_str(&log.to_json()).expect("JSON");
    log["events"][3]["v"] = 2.into();
    let error = Log::from_json(log.to_string().as_bytes()).expect_err("unknown version");
    let said = error.to_string();
    assert!(
        said.contains("event 3") && said.contains("version 2"),
        "{said}"
    );
}

//! A log that was tampered with is found out, and never brings the check down.

use fabula_rules::{Draw, Finding, Log, Preset};
use serde_json::{Value, json};

use crate::random_games::{Evening, seed, setup};

fn log(preset: Preset) -> Value {
    let players = preset.player_counts().last().expect("some number");
    let chance = Draw::new(&seed(1), 9);
    let mut evening = Evening::new(setup(preset, players, 84, 4), chance, 0);
    while evening.step() {}
    let log = Log::export(&evening.events).expect("an ended game");
    serde_json::from_str(&log.to_json()).expect("JSON")
}

fn findings(log: &Value) -> Vec<Finding> {
    let log = Log::from_json(log.to_string().as_bytes()).expect("a readable log");
    log.verify().findings
}

/// The first change of a kind, for writing.
fn change<'l>(log: &'l mut Value, kind: &str) -> &'l mut Value {
    let events = log["events"].as_array_mut().expect("a list");
    let changes = events
        .iter_mut()
        .flat_map(|e| e["changes"].as_array_mut().expect("a list"));
    changes
        .into_iter()
        .find(|c| c["type"] == kind)
        .expect("a change of that kind")
}

#[test]
fn a_better_score_is_found_out() {
    for preset in Preset::all() {
        let mut log = log(preset);
        let scored = change(&mut log, "scored");
        let points = scored["result"]["lines"][0]["points"]
            .as_u64()
            .expect("points");
        scored["result"]["lines"][0]["points"] = (points + 2).into();
        let found = findings(&log);
        assert!(
            matches!(found[..], [Finding::Points { .. }]),
            "{preset}: {found:?}"
        );
    }
}

#[test]
fn a_better_total_is_found_out() {
    let mut log = log(Preset::Classic);
    change(&mut log, "scored")["result"]["scores"][1]["score"] = 29.into();
    assert!(matches!(
        findings(&log)[0],
        Finding::Scores { round: 1, .. }
    ));
}

#[test]
fn a_stacked_deck_is_found_out() {
    let mut log = log(Preset::Odyssey);
    let deck = change(&mut log, "started")["deck"]
        .as_array_mut()
        .expect("a deck");
    deck.swap(70, 80);
    assert!(matches!(
        findings(&log)[0],
        Finding::Chance {
            event: 0,
            draw: 0,
            ..
        }
    ));
}

#[test]
fn a_table_laid_otherwise_is_found_out() {
    let mut log = log(Preset::Classic);
    change(&mut log, "laid")["table"]
        .as_array_mut()
        .expect("a table")
        .reverse();
    let found = findings(&log);
    assert!(
        matches!(found[0], Finding::Chance { draw: 1, .. }),
        "{found:?}"
    );
}

#[test]
fn another_seed_is_found_out() {
    let mut log = log(Preset::Disney);
    let setup = &mut log["events"][0]["cause"]["action"]["setup"];
    setup["seed"] = Value::String("ab".repeat(32));
    let found = findings(&log);
    assert!(matches!(found[0], Finding::Commitment { .. }), "{found:?}");
    assert!(found.iter().any(|f| matches!(f, Finding::Chance { .. })));
}

#[test]
fn another_winner_is_found_out() {
    let mut log = log(Preset::Classic);
    let winner = change(&mut log, "ended")["winners"].take();
    let other = if winner == json!([0]) {
        json!([1])
    } else {
        json!([0])
    };
    change(&mut log, "ended")["winners"] = other;
    assert!(matches!(findings(&log)[..], [Finding::Outcome { .. }]));
}

#[test]
fn a_vote_for_ones_own_card_is_found_out() {
    let mut log = log(Preset::Classic);
    let laid = change(&mut log, "laid")["table"].clone();
    let voted = change(&mut log, "voted");
    let seat = voted["seat"].clone();
    let table = laid.as_array().expect("a table");
    let own = table.iter().find(|l| l["owner"] == seat).expect("own card")["card"].clone();
    voted["cards"] = json!([own]);
    let events = log["events"].as_array_mut().expect("a list");
    let event = events
        .iter_mut()
        .find(|e| e["cause"]["action"]["type"] == "vote")
        .expect("a vote");
    event["cause"]["action"]["cards"] = json!([own]);
    let found = findings(&log);
    let own_card = |f: &Finding| {
        matches!(
            f,
            Finding::Impossible {
                code: "own-card",
                ..
            }
        )
    };
    assert!(found.iter().any(own_card), "{found:?}");
}

#[test]
fn a_card_from_nowhere_is_found_out() {
    let mut log = log(Preset::FirstEdition);
    change(&mut log, "drew")["cards"][0] = 999.into();
    let found = findings(&log);
    assert!(
        found.iter().any(|f| matches!(f, Finding::Cards { .. })),
        "{found:?}"
    );
}

#[test]
fn a_missing_event_and_a_missing_end_are_found_out() {
    let mut log = log(Preset::OdysseyTeams);
    let events = log["events"].as_array_mut().expect("a list");
    let end = events.pop().expect("an end");
    assert_eq!(findings(&log), vec![Finding::NotOver]);
    let events = log["events"].as_array_mut().expect("a list");
    events.push(end);
    events.remove(5);
    assert!(!findings(&log).is_empty());
}

#[test]
fn a_log_of_other_rules_is_checked_for_what_does_not_depend_on_them() {
    let mut log = log(Preset::Classic);
    log["events"][0]["cause"]["action"]["setup"]["rules"] = 0.into();
    let points = &mut change(&mut log, "scored")["result"]["lines"][0]["points"];
    *points = 7.into();
    let read = Log::from_json(log.to_string().as_bytes()).expect("a readable log");
    let report = read.verify();
    assert_eq!((report.other_rules, report.findings), (Some(0), vec![]));
    change(&mut log, "drew")["cards"][0] = 999.into();
    assert!(matches!(findings(&log)[..], [Finding::Cards { .. }, ..]));
}

/// A seat that was never there is taken, and everybody else leaves: no game gets there.
#[test]
fn a_log_that_goes_in_circles_is_left_after_a_while() {
    let mut log = log(Preset::Classic);
    let events = log["events"].as_array_mut().expect("a list");
    events.truncate(3);
    let mut changes = vec![json!({"type": "took", "seat": 15, "by": "person"})];
    changes.push(json!({"type": "appointed", "seat": 0, "draw": 1}));
    changes.extend((0..8).map(|seat| json!({"type": "left", "seat": seat})));
    events[1]["changes"] = changes.into();
    events[2]["cause"]["actor"] = json!("host");
    events[2]["cause"]["action"] = json!({"type": "pause"});
    assert!(!findings(&log).is_empty());
}

#[test]
fn a_log_of_nothing_but_nonsense_gives_a_report_that_can_be_read() {
    let mut log = log(Preset::Odyssey);
    let events = log["events"].as_array_mut().expect("a list");
    for event in events.iter_mut().skip(1) {
        event["changes"] =
            json!([{"type": "discarded"}, {"type": "drew", "seat": 1, "cards": [1, 2, 3]}]);
    }
    let found = findings(&log);
    assert_eq!(found.len(), 100);
    assert!(found.iter().all(|f| f.to_string().len() < 2_000));
}

/// Values all over a log are replaced by others, of the same kind or not.
#[test]
fn no_nonsense_in_a_log_makes_the_check_panic() {
    let mut chance = Draw::new(&seed(3), 10);
    let numbers = [0u64, 1, 2, 5, 11, 15, 83, 84, 255, 65_535, 1 << 40];
    let nonsense = [
        json!(-1),
        json!(1e30),
        json!(""),
        json!(null),
        json!([]),
        json!({}),
    ];
    let (mut read, mut found) = (0, 0);
    for preset in Preset::all() {
        let sound = log(preset);
        let mut paths = Vec::new();
        walk(&sound, String::new(), &mut paths);
        for _ in 0..120 {
            let mut log = sound.clone();
            let path = &paths[chance.below(paths.len())];
            let value = log.pointer_mut(path).expect("a path");
            *value = match value {
                Value::Number(_) => numbers[chance.below(numbers.len())].into(),
                Value::Array(list) => {
                    chance.shuffle(list);
                    list.iter().skip(chance.below(2)).cloned().collect()
                }
                _ => nonsense[chance.below(nonsense.len())].clone(),
            };
            if let Ok(log) = Log::from_json(log.to_string().as_bytes()) {
                read += 1;
                found += !log.verify().is_sound() as usize;
            }
        }
    }
    assert!(
        read > 250 && found > read / 2,
        "{read} were readable, {found} found out"
    );
}

fn walk(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                walk(value, format!("{path}/{key}"), out);
            }
        }
        Value::Array(list) => {
            for (i, value) in list.iter().enumerate() {
                walk(value, format!("{path}/{i}"), out);
            }
        }
        _ => {}
    }
    if !path.is_empty() {
        out.push(path);
    }
}
